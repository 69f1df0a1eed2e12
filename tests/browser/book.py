"""The built book, served as `make serve` serves it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from runpy import run_path
from threading import Thread

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "_build" / "html"
BUNDLES = sorted((ROOT / "mmteach" / "static").glob("*.mjs"))
# Each index.html only leads on to the first page; the theme's files and the notebooks' site are no pages of ours.
PAGES = sorted(
    str(page.relative_to(BOOK))
    for page in BOOK.rglob("*.html")
    if not {"_static", "lab"} & set(page.relative_to(BOOK).parts) and page.name != "index.html"
)

LOCAL = "127.0.0.1"
STRICT = "default-src 'self'"  # no inline script, no inline style, nothing from elsewhere


class Site:
    """The built book at `base`, as `make serve` serves it, with pages of a test's own beside it."""

    def __init__(self, base: str, pages: dict[str, tuple[str, str | None]]) -> None:
        self.base = base
        self._pages = pages

    def add(self, path: str, body: str, policy: str | None = None) -> str:
        """Serve a page whose body is `body` and whose only scripts are the bundles; `policy` is its CSP header."""
        head = [
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boards</title>',
            '<link rel="icon" href="/_static/favicon.svg">',
            *(f'<script type="module" src="/bundles/{bundle.name}"></script>' for bundle in BUNDLES),
        ]
        html = f'<!doctype html><html lang="en">{"".join(head)}<main>{body}</main></html>'
        self._pages[f"/{path}"] = (html, policy)
        return path


@contextmanager
def served() -> Iterator[Site]:
    """The book on a free port. Raises ``RuntimeError`` when there is none."""
    if not (BOOK / "intro.html").exists():
        raise RuntimeError("The book is not built: run make book first.")
    if any(not _same(bundle, BOOK / "_static" / bundle.name) for bundle in BUNDLES):
        raise RuntimeError("The book was built with older boards: run make book first.")
    pages: dict[str, tuple[str, str | None]] = {}

    class Handler(run_path(str(ROOT / "book" / "serve.py"))["Handler"]):  # type: ignore[misc, name-defined]
        def translate_path(self, path: str) -> str:
            bundles = {f"/bundles/{bundle.name}": str(bundle) for bundle in BUNDLES}
            return bundles.get(path) or str(super().translate_path(path))

        def do_GET(self) -> None:  # noqa: N802
            if self.path not in pages:
                return super().do_GET()
            html, policy = pages[self.path]
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            if policy:
                self.send_header("Content-Security-Policy", policy)
            self.end_headers()
            self.wfile.write(html.encode())
            return None

    server = ThreadingHTTPServer((LOCAL, 0), partial(Handler, directory=str(BOOK)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Site(f"http://{LOCAL}:{server.server_port}", pages)
    finally:
        server.shutdown()
        server.server_close()


def _same(file: Path, copy: Path) -> bool:
    return copy.exists() and file.read_bytes() == copy.read_bytes()
