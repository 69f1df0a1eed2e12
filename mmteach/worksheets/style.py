"""The style of a worksheet in HTML: black on white on every screen, as on paper."""

PAGE = """
@page { size: A4; margin: 15mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
html { background: #fff; }
body { max-width: 180mm; margin: 0 auto; padding: 1rem; }
@media print { body { padding: 0; } }
"""

SHEET = """
.mm-worksheet { background: #fff; color: #000; font: 11pt/1.4 "DejaVu Sans", Verdana, sans-serif; }
div.mm-worksheet { padding: 1em; }
.mm-worksheet :is(h1, h2, h3, p, ol, ul, li, table) { color: inherit; margin: 0; padding: 0; }
.mm-worksheet :is(h1, h2, h3) { font-size: 1.7em; line-height: 1.2; }
.mm-worksheet p { margin-block: .5em; }
.mm-worksheet .small { font-size: .85em; }
.mm-worksheet :is(.items, .legend, .board) { list-style: none; }
.mm-worksheet .line { flex: 1; border-bottom: 1px solid #777; min-height: 1.6em; }
.mm-worksheet .pupil { display: flex; flex-wrap: wrap; gap: 1.5em; }
.mm-worksheet .pupil > span { display: flex; gap: .5em; flex: 2 1 12em; }
.mm-worksheet .pupil > :last-child { flex: 1 1 8em; }
.mm-worksheet .legend { display: flex; flex-wrap: wrap; gap: .3em 1.2em; font-size: .85em; margin-bottom: 1em; }
.mm-worksheet .legend li { display: flex; align-items: center; gap: .3em; }
.mm-worksheet .legend .peg { width: 1.8em; height: 1.8em; }
.mm-worksheet .items { counter-reset: item; display: grid; gap: 0 2em; }
.mm-worksheet .columns-2 { grid-template-columns: repeat(auto-fill, minmax(min(19em, 100%), 1fr)); }
.mm-worksheet .items > li { counter-increment: item; border-top: 1px solid #777; padding: .6em 0 .9em 1.9em;
  position: relative; break-inside: avoid; min-width: 0; }
.mm-worksheet .items > li::before { content: counter(item); position: absolute; left: 0; font-weight: bold; }
.mm-worksheet .code { display: flex; align-items: center; margin-block: .25em; }
.mm-worksheet .name { display: inline-block; min-width: 5em; padding-right: .6em; }
.mm-worksheet .pegs { display: flex; gap: .15em; }
.mm-worksheet .peg { width: 2.1em; height: 2.1em; flex: none; }
.mm-worksheet .peg path { stroke: #16181d; stroke-width: 5; stroke-linejoin: round; }
.mm-worksheet .peg text { font: bold 42px "DejaVu Sans", Verdana, sans-serif; fill: #000; text-anchor: middle;
  dominant-baseline: central; }
.mm-worksheet .board { counter-reset: row; }
.mm-worksheet .board li { counter-increment: row; display: flex; align-items: center; margin-bottom: .3em; }
.mm-worksheet .board li::before { content: counter(row); font-weight: bold; width: 1.2em; }
.mm-worksheet .tray { display: grid; font-size: .8em; line-height: 1.3; margin-left: 1em; white-space: nowrap; }
.mm-worksheet .tray > span { display: flex; align-items: center; gap: .4em; }
.mm-worksheet .key-peg { width: .8em; height: .8em; flex: none; }
.mm-worksheet .code .tray { margin-left: 0; }
.mm-worksheet .box { display: inline-block; width: 2em; height: 2em; border: 1px solid #555; border-radius: .25em;
  vertical-align: middle; margin-right: .3em; }
.mm-worksheet .boxes { display: flex; flex-wrap: wrap; gap: .3em 1em; }
.mm-worksheet .choice { white-space: nowrap; }
.mm-worksheet .lines > * { display: flex; gap: .5em; min-height: 2em; align-items: end; }
.mm-worksheet table { border-collapse: collapse; width: 100%; font-size: .95em; }
.mm-worksheet :is(th, td) { border: 1px solid #777; padding: .3em .5em; text-align: left; vertical-align: top;
  background: none; color: inherit; }
.mm-worksheet :is(th, .unused) { background: #ececec; print-color-adjust: exact; }
.mm-worksheet .key { break-before: page; margin-top: 2em; }
.mm-worksheet .key ol { padding-left: 2em; }
.mm-worksheet .key li { margin-bottom: .5em; break-inside: avoid; }
.mm-worksheet .again { border-top: 1px solid #777; padding-top: .4em; font-size: .7em; overflow-wrap: anywhere; }
.mm-worksheet .again code { color: inherit; background: none; }
.mm-worksheet .peg path { print-color-adjust: exact; }
@media (max-width: 32em) {
  .mm-worksheet :is(th, td) { font-size: .8em; padding: .2em; overflow-wrap: anywhere; }
}
@media print {
  .mm-worksheet { font-size: 9.5pt; }
  .mm-worksheet .columns-2 { grid-template-columns: 1fr 1fr; }
  .mm-worksheet .key { margin-top: 0; }
}
"""
