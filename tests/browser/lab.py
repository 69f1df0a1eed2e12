"""A real JupyterLab with the wheel of this clone in it, and a notebook open in the browser."""

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from .book import LOCAL, ROOT

REQUIREMENTS = ROOT / "requirements.txt"
START = 180_000  # how long a test waits for a kernel, which starts a Python first, in ms
SLOW = "Plugin .* is taking too long to activate"  # JupyterLab counts seconds, too


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"


def built_wheel(folder: Path) -> Path:
    """The wheel of this clone, built into `folder`."""
    _run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    return next(folder.glob("*.whl"))


def environment(wheel: Path) -> Path:
    """The ``bin`` of an environment with JupyterLab and that wheel, and nothing else but what they ask for.

    JupyterLab is kept in ``.cache`` as long as its exact versions are the same; the wheel is always installed anew.
    """
    pins = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()[:12]
    folder = ROOT / ".cache" / f"jupyterlab-{pins}"
    ready, bin_ = folder / "ready", folder / "bin"
    pip = (bin_ / "python", "-m", "pip", "--quiet", "--disable-pip-version-check")
    if not ready.exists():
        _run(sys.executable, "-m", "venv", "--clear", folder)
        _run(*pip, "install", "--constraint", REQUIREMENTS, "jupyterlab")
        ready.touch()
    _run(*pip, "uninstall", "--yes", "mmteach")
    _run(*pip, "install", "--constraint", REQUIREMENTS, wheel)
    return bin_


def notebook(path: Path, cells: Sequence[str]) -> None:
    """Write a notebook of code cells."""
    empty = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    content = {
        "cells": [{**empty, "id": f"cell-{k}", "source": source} for k, source in enumerate(cells)],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(content), encoding="utf-8")


@contextmanager
def running(bin_: Path, folder: Path) -> Iterator[str]:
    """The address of a JupyterLab that serves `folder`, with settings of its own."""
    options = {
        "ServerApp.port": 0,  # any that is free
        "ServerApp.ip": LOCAL,
        "ServerApp.root_dir": folder,
        "IdentityProvider.token": "",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    }
    command = [bin_ / "jupyter", "lab", "--no-browser", "--allow-root"]
    command += [f"--{name}={value}" for name, value in options.items()]
    own = {f"JUPYTER_{kind}_DIR": str(folder / f".{kind.lower()}") for kind in ("CONFIG", "DATA", "RUNTIME")}
    env = {**os.environ, **own, "IPYTHONDIR": str(folder / ".ipython"), "JUPYTER_PREFER_ENV_PATH": "1"}
    _refuse_news(folder / ".config")
    log = folder / "lab.log"
    with log.open("w") as out:
        process = subprocess.Popen(command, env=env, cwd=folder, stdout=out, stderr=subprocess.STDOUT)
        try:
            yield _address(folder / ".runtime", process, log)
        finally:
            process.terminate()
            process.wait(30)


def _refuse_news(config: Path) -> None:
    """Answer the question that a new JupyterLab puts before its user."""
    settings = config / "lab/user-settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"fetchNews": "false"}')


def _address(runtime: Path, process: subprocess.Popen[bytes], log: Path) -> str:
    """Where JupyterLab listens, as it writes itself when it does."""
    for _ in range(START // 200):  # that many naps of 200 ms
        assert process.poll() is None, f"JupyterLab ended:\n{log.read_text()}"
        with suppress(FileNotFoundError, json.JSONDecodeError):  # not there yet, or not whole
            return str(json.loads((runtime / f"jpserver-{process.pid}.json").read_text())["url"]).rstrip("/")
        time.sleep(0.2)
    raise AssertionError(f"JupyterLab does not answer:\n{log.read_text()}")


def cell(page: Page, nth: int) -> Locator:
    """The cell with that index."""
    return page.locator(".jp-Notebook-cell").nth(nth)


def run_cell(page: Page, nth: int) -> Locator:
    """Run a cell, wait until it is done, and give its output."""
    here = cell(page, nth)
    prompt = here.locator(".jp-InputPrompt")
    before = prompt.inner_text()
    here.locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    expect(prompt).not_to_have_text(before, timeout=START)
    expect(prompt).not_to_have_text("[*]:", timeout=START)
    return here.locator(".jp-OutputArea-output")


def read(page: Page, nth: int) -> Locator:
    """Run a cell that looks at a board, and give its output.

    While the kernel takes a change, the board holds the next ones back: they are there at the second run.
    """
    run_cell(page, nth)
    return run_cell(page, nth)
