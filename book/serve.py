"""Serve a built book on this machine: ``python book/serve.py _build/html [port]``."""

import sys
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Files of the book, as a fresh build left them."""

    # A browser runs a module only when it comes as JavaScript; some systems' tables do not know .mjs.
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def end_headers(self) -> None:
        """Let the browser ask again each time: the next build must show at the next load."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file; a reader who leaves before it is whole is no error."""
        with suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, *_: object) -> None:
        """Keep the address on the screen."""


def listen(directory: str, port: int) -> ThreadingHTTPServer:
    """A server on `port`, or on the next port that is free."""
    for candidate in range(port, port + 100):
        with suppress(OSError):
            return ThreadingHTTPServer((HOST, candidate), partial(Handler, directory=directory))
    raise SystemExit(f"No port from {port} to {port + 99} is free.")


def main(directory: str, port: str = "8000") -> None:
    """Print the address and serve until Ctrl+C."""
    with listen(directory, int(port)) as server:
        print(f"\nThe book is at http://{HOST}:{server.server_port}/ (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main(*sys.argv[1:])
