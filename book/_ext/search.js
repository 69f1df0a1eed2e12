// Sphinx looks for stems in a page's text: that of "grey" is "grei", which stands nowhere. Look for what was typed, too.
// It shows the last of them that the text holds, and the empty word stands at the start of any text.
const summaryOf = Search.makeSearchSummary;
Search.makeSearchSummary = (html, stems, anchor) => {
  const typed = splitQuery(new URLSearchParams(location.search).get("q") ?? "");
  return summaryOf(html, ["", ...stems, ...typed], anchor);
};

// The text that a hit shows: of a page what its readers see, and of a word in the glossary what it means.
Search.htmlToText = (html, anchor) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  page.querySelectorAll("script, style, nav, .headerlink, .onlyprint").forEach((part) => part.remove());
  const place = (anchor && page.querySelector(anchor)) || page.querySelector('[role="main"]');
  let entry = place?.closest("dl.glossary :is(dt, dd)");
  while (entry?.localName === "dt") entry = entry.nextElementSibling;
  return ((entry ?? place)?.textContent ?? "").replace(/\s+/g, " ").trim();
};

// Sphinx has no German for the line above the hits.
if (document.documentElement.lang === "de")
  Documentation.TRANSLATIONS["Search finished, found ${resultCount} page(s) matching the search query."] = "${resultCount} Seite(n) gefunden.";
