"""The small server behind `make serve`."""

import socket
from pathlib import Path
from runpy import run_path
from threading import Thread
from urllib.request import urlopen

listen = run_path(str(Path(__file__).parent.parent / "book" / "serve.py"))["listen"]


def test_a_module_comes_as_javascript_and_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "board.mjs").write_text("export default 1;")
    with listen(str(tmp_path), 8000) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        with urlopen(f"http://127.0.0.1:{server.server_port}/board.mjs") as answer:
            assert answer.headers["Content-Type"] == "text/javascript"
            assert answer.headers["Cache-Control"] == "no-cache"
        server.shutdown()


def test_a_port_in_use_is_passed_over(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with listen(str(tmp_path), port) as server:
            assert server.server_port > port


def test_only_this_machine_is_served(tmp_path: Path) -> None:
    with listen(str(tmp_path), 8000) as server:
        assert server.server_address[0] == "127.0.0.1"
