"""Build the notebooks' site: JupyterLab as files, with Python in the browser and no request to another host.

``python book/lab/build.py FETCHED SITE``: FETCHED has the folders ``tools`` and ``wheels``, and mmteach's own wheel in
``mmteach``.
"""

import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import jupyter_server

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "frontend" / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LANGUAGES = ("root", "en", "fr", "de")
KERNEL = "@jupyterlite/pyodide-kernel-extension"
SETTINGS = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false"},
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
}


def main(fetched: Path, site: Path) -> None:
    """Build the site anew."""
    shutil.rmtree(site, ignore_errors=True)
    with TemporaryDirectory() as folder:
        lite = Path(folder)
        python = add_python(lite / "static", python_wheels(fetched))
        config = {"appName": "mmteach", "litePluginSettings": {f"{KERNEL}:kernel": python}}
        write_json(
            lite / "jupyter-lite.json", {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}
        )
        write_json(lite / "overrides.json", SETTINGS)
        run_jupyterlite(lite, fetched, site)
        shutil.move(lite / "static", site)
    # The notebook's page shows by its icon whether Python is at work.
    shutil.copytree(Path(jupyter_server.DEFAULT_STATIC_FILES_PATH, "favicons"), site / "static" / "favicons")


def python_wheels(fetched: Path) -> list[Path]:
    """All that Python in the browser loads: what was fetched, what comes with JupyterLite, and mmteach."""
    kernel = labextensions(fetched) / KERNEL / "static" / "pypi"
    wheels = [
        wheel
        for folder in (fetched / "wheels", kernel, fetched / "mmteach")
        for wheel in folder.glob("*.whl")
    ]
    front_ends = ("jupyterlab_widgets", "widgetsnbextension")
    return sorted(wheel for wheel in wheels if not wheel.name.startswith(front_ends))


def labextensions(fetched: Path) -> Path:
    """Where the tools keep their extensions of JupyterLab."""
    return fetched / "tools" / "share" / "jupyter" / "labextensions"


def add_python(static: Path, wheels: list[Path]) -> dict[str, Any]:
    """Put Python and its packages into `static`; the settings by which JupyterLite finds them.

    Each folder is named by what is in it: a browser that keeps files never mixes those of an older site with new ones.
    """
    version = read_json(PYODIDE / "package.json")["version"]
    runtime, packages = static / f"pyodide-{version}", static / "packages"
    for folder in (runtime, packages):
        folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, runtime)
    entries = [add_wheel(wheel, packages) for wheel in wheels]
    lock = {
        **read_json(PYODIDE / "pyodide-lock.json"),
        "packages": {entry["name"]: entry for entry in entries},
    }
    write_json(packages / "pyodide-lock.json", lock)
    packages = packages.rename(f"{packages}-{digest(packages / 'pyodide-lock.json')[:8]}")
    return {
        "pyodideUrl": f"./static/{runtime.name}/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {
            "lockFileURL": f"./static/{packages.name}/pyodide-lock.json",
            "packages": list(lock["packages"]),  # all at once, when Python starts
        },
    }


def add_wheel(wheel: Path, folder: Path) -> dict[str, Any]:
    """Copy a wheel into `folder`; the entry by which Pyodide loads it."""
    copy = shutil.copy(wheel, folder / wheel.name)
    if wheel.name.startswith("babel-"):
        leave_out_languages(wheel, copy)
    name, version, *_ = wheel.name.split("-")
    return {
        "name": name.replace("_", "-").lower(),
        "version": version,
        "file_name": copy.name,
        "sha256": digest(copy),
        "package_type": "package",
        "install_dir": "site",
        "imports": [],
        "depends": [],
    }


def leave_out_languages(wheel: Path, copy: Path) -> None:
    """Of Babel's many languages, ten megabytes, keep those that mmteach speaks."""
    with ZipFile(wheel) as whole, ZipFile(copy, "w", ZIP_DEFLATED) as part:
        for name in whole.namelist():
            path = Path(name)
            if path.parent.name != "locale-data" or path.stem in LANGUAGES:
                part.writestr(name, whole.read(name))


def run_jupyterlite(lite: Path, fetched: Path, site: Path) -> None:
    """Let JupyterLite build the site from the files in `lite`, with the notebooks and the front ends of widgets."""
    command = [
        sys.executable,
        "-m",
        "jupyterlite_core",
        "build",
        "--no-sourcemaps",
        "--no-unused-shared-packages",
    ]
    command += [f"--output-dir={site}", f"--contents={ROOT / 'notebooks'}", "--apps=lab", "--apps=notebooks"]
    # No extension of the JupyterLab in .venv, but those of our own list.
    command += ["--ignore-sys-prefix", "--no-libarchive"]
    command += [f"--FederatedExtensionAddon.extra_labextensions_path={labextensions(fetched)}"]
    for name in ("anywidget", "jupyterlab_widgets"):
        command += [f"--LiteBuildConfig.federated_extensions={next((fetched / 'wheels').glob(f'{name}-*'))}"]
    env = {**os.environ, "PYTHONPATH": str(fetched / "tools")}
    built = subprocess.run(
        command, check=False, cwd=lite, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if built.returncode:
        raise SystemExit(f"JupyterLite failed:\n{built.stdout}")


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    return sha256(file.read_bytes()).hexdigest()


def read_json(path: Path) -> Any:
    """What a file of JSON says."""
    return json.loads(path.read_text("utf-8"))


def write_json(path: Path, value: object) -> None:
    """Write a file of JSON."""
    path.write_text(json.dumps(value, indent=1), "utf-8")


if __name__ == "__main__":
    main(*(Path(folder).resolve() for folder in sys.argv[1:]))
