"""The built book as files: links that lead somewhere, from any folder of any host, and nothing stale in a browser."""

import json
import re
import zlib
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from runpy import run_path
from urllib.parse import parse_qs, unquote, urlsplit

import pandas as pd
import pytest
from browser.book import BOOK, BUNDLES, PAGES, ROOT

import mmteach

NOTEBOOKS: dict[str, list[str]] = run_path(str(ROOT / "book" / "_ext" / "notebooks.py"))["NOTEBOOKS"]
EDITIONS = ("", "fr/", "de/")


class Links(HTMLParser):
    """What a page leads to or loads, and the places in it that others can lead to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.hrefs: list[str] = []
        self.ids: set[str] = set()
        self.downloads: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids |= {given[name] or "" for name in ("id", "name") if name in given}
        self.hrefs += [given[name] or "" for name in ("href", "src") if name in given]
        if "download" in given:
            self.downloads.add(given.get("href") or "")


@cache
def links(file: Path) -> Links:
    return Links(file.read_text(encoding="utf-8"))


def local(page: str) -> Iterator[tuple[str, Path, str, dict[str, list[str]]]]:
    """Each link within the site: as written, its file, its fragment and its query."""
    for href in sorted(set(links(BOOK / page).hrefs)):
        parts = urlsplit(href)
        if not parts.scheme and not parts.netloc:
            file = (BOOK / page).parent / unquote(parts.path) if parts.path else BOOK / page
            yield href, file.resolve(), unquote(parts.fragment), parse_qs(parts.query)


@pytest.mark.parametrize("page", PAGES)
class TestEveryPage:
    def test_links_lead_to_files_and_to_places_in_them(self, page: str) -> None:
        dead = []
        for href, file, fragment, query in local(page):
            here = file.suffix == ".html" and "lab" not in file.relative_to(BOOK).parts
            # A fragment with a "=" says what a board shows; it is no place on the page.
            lost = here and fragment and "=" not in fragment and fragment not in links(file).ids
            unopened = [name for name in query.get("path", ()) if not (BOOK / "lab/files" / name).is_file()]
            if not file.is_file() or lost or unopened:
                dead.append(href)
        assert dead == []

    def test_nothing_depends_on_the_folder_that_the_site_is_in(self, page: str) -> None:
        assert [href for href in links(BOOK / page).hrefs if href.startswith("/")] == []

    def test_our_scripts_and_styles_are_asked_for_by_their_contents(self, page: str) -> None:
        # So a returning reader's browser never takes an older file for this one. (Sphinx counts so for every file, but
        # the theme writes over pygments.css afterwards.)
        saved = links(BOOK / page).downloads  # files to keep, which no page runs
        asked = {file: query.get("v") for href, file, _, query in local(page) if href not in saved}
        ours = [file for file in asked if file.suffix == ".mjs" or file.name == "book.css"]
        assert [file.name for file in ours if asked[file] != [checksum(file)]] == []
        assert "book.css" in {file.name for file in ours}

    def test_the_version_is_below_it(self, page: str) -> None:
        assert f"<p>mmteach {mmteach.__version__}</p>" in (BOOK / page).read_text(encoding="utf-8")


def checksum(file: Path) -> str:
    contents = file.read_bytes().replace(b"\r", b"")
    return f"{zlib.crc32(contents):08x}"


@pytest.mark.parametrize("bundle", BUNDLES, ids=lambda bundle: bundle.name)
def test_a_bundle_brings_nothing_along_that_could_be_older(bundle: Path) -> None:
    source = bundle.read_text(encoding="utf-8")
    assert re.findall(r"(?:^|[;}])import\b.{20}|\bimport\(|\bfrom ?[\"']", source) == []
    # Its worker is the same module at the same address, version and all.
    workers = re.findall(r"new Worker\((\w+)", source)
    assert len(workers) == source.count("new Worker") <= 1
    assert not workers or "import.meta.url" in source


class TestNotebooks:
    def test_every_notebook_is_offered_by_a_page(self) -> None:
        offered = {name for names in NOTEBOOKS.values() for name in names}
        kept = {file.name for file in (ROOT / "notebooks").iterdir() if file.suffix in (".ipynb", ".csv")}
        assert offered == kept

    @pytest.mark.parametrize("page", NOTEBOOKS)
    def test_a_lesson_opens_its_notebook_in_every_edition(self, page: str) -> None:
        assert (BOOK / "lab").is_dir(), "The notebooks' site is not built: run make lab book first."
        for edition in EDITIONS:
            path = f"{edition}{page}.html"
            if path in PAGES:
                led = {file.relative_to(BOOK).as_posix() for _, file, _, _ in local(path)}
                assert {"lab/notebooks/index.html", *(f"notebooks/{name}" for name in NOTEBOOKS[page])} <= led

    def test_python_in_the_browser_comes_from_the_site_itself(self) -> None:
        config = json.loads((BOOK / "lab/jupyter-lite.json").read_text("utf-8"))["jupyter-config-data"]
        python = config["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
        lock_file = BOOK / "lab" / python["loadPyodideOptions"]["lockFileURL"]
        assert (BOOK / "lab" / python["pyodideUrl"]).is_file()
        assert python["disablePyPIFallback"]
        packages = json.loads(lock_file.read_text("utf-8"))["packages"]
        assert "mmteach" in packages
        assert [
            p["name"] for p in packages.values() if not (lock_file.parent / p["file_name"]).is_file()
        ] == []


class TestFirstPage:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_the_books_own_address_has_its_name_and_leads_on(self, edition: str) -> None:
        first = (BOOK / edition / "index.html").read_text(encoding="utf-8")
        assert re.search(r'property="og:title" content="[^"]+"', first)
        assert 'content="0; url=intro.html"' in first

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_it_says_the_books_name_once(self, edition: str) -> None:
        intro = (BOOK / edition / "intro.html").read_text(encoding="utf-8")
        [title] = re.findall("<title>(.*?)</title>", intro)
        assert f'property="og:title" content="{title}"' in intro


class TestTables:
    TABLES = run_path(str(ROOT / "book" / "_ext" / "tables.py"))

    def marked(self, *cells: object) -> bool:
        frame = pd.DataFrame({"Column": [*cells], "Words": "a"})
        return 'class="number"' in self.TABLES["TABLE"].sub(self.TABLES["marked"], frame.to_html(index=False))

    @pytest.mark.parametrize(
        "cells", [(1, 20), ("1,296", "−3", "+4"), ("4.37 ★", "–"), ("3 %", "17.0%"), ("2.5 ms",)]
    )
    def test_a_column_of_numbers_is_marked(self, cells: tuple[object, ...]) -> None:
        assert self.marked(*cells)

    @pytest.mark.parametrize("cells", [("RBRG",), ("4 × 6",), ("0, 3",), (1, "none"), ("1 exact",)])
    def test_a_column_with_anything_else_is_not(self, cells: tuple[object, ...]) -> None:
        assert not self.marked(*cells)

    def test_the_text_of_a_table_stays_as_it_is(self) -> None:
        html = pd.DataFrame({"A & B": ["<b> “x”"], "C": [7]}).to_html(index=False)
        aligned = self.TABLES["TABLE"].sub(self.TABLES["marked"], html)
        assert aligned.replace(' class="number"', "") == html
