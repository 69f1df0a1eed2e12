"""What the repository promises, checked on the files themselves."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import mmteach

ROOT = Path(__file__).parent.parent
REQUIREMENTS = ("requirements.txt", "tests/requirements.txt")
PIN = re.compile(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def tracked() -> Iterator[tuple[str, str]]:
    """Name and text of every text file that git tracks."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    for name in filter(None, names.stdout.split("\0")):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in content:
            yield name, content.decode("utf-8")


def lines(name: str) -> list[str]:
    """The lines of a requirements file that say something to pip."""
    return [line for line in read(name).splitlines() if line and not line.startswith("#")]


def pins() -> dict[str, str]:
    """Version by canonical name, from both requirements files."""
    pairs = (line.split("==") for name in REQUIREMENTS for line in lines(name) if "==" in line)
    return {canonicalize_name(name): number for name, number in pairs}


def required(names: list[str]) -> set[str]:
    """Those packages and all that they ask for, extras too, by canonical name."""
    todo, seen = [Requirement(name) for name in names], set()
    while todo:
        package = todo.pop()
        if str(package) in seen:
            continue
        seen.add(str(package))
        for needed in map(Requirement, requires(package.name) or ()):
            if not needed.marker or any(needed.marker.evaluate({"extra": e}) for e in ("", *package.extras)):
                todo.append(needed)
    return {canonicalize_name(Requirement(text).name) for text in seen}


class TestVersions:
    @pytest.mark.parametrize("name", [*REQUIREMENTS, "book/lab/requirements.txt"])
    def test_every_requirement_is_an_exact_version(self, name: str) -> None:
        loose = [line for line in lines(name) if not PIN.fullmatch(line)]
        assert loose == (["-r ../requirements.txt"] if name.startswith("tests/") else [])

    def test_python_in_the_browser_gets_pinned_versions(self) -> None:
        names = lines("book/lab/browser.txt")
        loose = [name for name in names if not PIN.fullmatch(name) and canonicalize_name(name) not in pins()]
        assert names
        assert loose == []

    def test_what_a_pinned_package_requires_is_pinned_too(self) -> None:
        assert required(list(pins())) - pins().keys() == set()

    def test_what_the_package_requires_is_pinned(self) -> None:
        project = tomllib.loads(read("pyproject.toml"))["project"]
        for needed in map(Requirement, project["dependencies"]):
            assert needed.specifier.contains(pins()[canonicalize_name(needed.name)])

    def test_one_version_everywhere(self) -> None:
        project = tomllib.loads(read("pyproject.toml"))["project"]
        assert project["version"] == mmteach.__version__
        assert f"\nversion: {mmteach.__version__}\n" in read("CITATION.cff")
        assert mmteach.__version__ in read("CHANGELOG.md")


class TestTrackedFiles:
    def test_no_download_address_of_a_registry(self) -> None:
        hosts = re.compile(r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|deb[.]debian[.]org")
        assert [name for name, text in tracked() if hosts.search(text)] == []

    def test_the_npm_lock_leaves_the_registry_to_the_client(self) -> None:
        packages = json.loads(read("frontend/package-lock.json"))["packages"]
        assert packages
        assert [name for name, package in packages.items() if "://" in package.get("resolved", "")] == []

    def test_no_path_of_one_machine(self) -> None:
        paths = re.compile(r"(?<![\w.:/)\]}<-])/(?:work|tmp|root|home|Users)/\w")
        found = [f"{name}: {hit[0]}" for name, text in tracked() for hit in paths.finditer(text)]
        assert found == []

    def test_notebooks_are_kept_without_outputs(self) -> None:
        for name, text in tracked():
            if name.endswith(".ipynb"):
                assert [c for c in json.loads(text)["cells"] if c.get("outputs")] == [], name


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def sentences(entry: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """Key and sentence of each leaf; the forms of a plural count as one sentence."""
    for name, value in entry.items():
        if isinstance(value, str):
            yield path + name, value
        elif value.keys() <= PLURALS:
            yield path + name, " ".join(value.values())
        else:
            yield from sentences(value, f"{path}{name}.")


def catalogue(lang: str) -> dict[str, str]:
    return dict(sentences(json.loads(read(f"mmteach/locale/{lang}.json"))))


@pytest.mark.parametrize("lang", ["fr", "de"])
class TestCatalogues:
    def test_the_same_sentences_in_every_language(self, lang: str) -> None:
        assert sorted(catalogue("en").keys() ^ catalogue(lang).keys()) == []

    def test_a_translation_fills_in_only_what_the_english_does(self, lang: str) -> None:
        places, english = re.compile(r"{(\w+)}"), catalogue("en")
        for key, sentence in catalogue(lang).items():
            assert set(places.findall(sentence)) <= set(places.findall(english[key])), key


class TestImports:
    def test_import_mmteach_loads_nothing_heavy(self) -> None:
        code = "import sys, mmteach; print(*sorted({name.split('.')[0] for name in sys.modules}))"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
        heavy = {"anywidget", "ipywidgets", "IPython", "matplotlib", "numpy", "pandas", "sphinx", "traitlets"}
        assert heavy & set(run.stdout.split()) == set()

    def test_every_public_name_is_there(self) -> None:
        assert [name for name in mmteach.__all__ if not hasattr(mmteach, name)] == []
        assert {*mmteach.__all__, "decrypto", "plots"} <= set(dir(mmteach))
        assert mmteach.decrypto.__name__ == "mmteach.decrypto"

    def test_nothing_imports_what_stands_on_top(self) -> None:
        package, top = ROOT / "mmteach", {"mmteach.widgets", "mmteach.sphinx"}
        below = [
            f
            for f in package.rglob("*.py")
            if f.relative_to(package).parts[0] not in ("widgets", "sphinx.py")
        ]
        assert below
        assert [f.name for f in below if top & _imported(f)] == []


def _imported(file: Path) -> set[str]:
    """The modules that a file imports, each as its first two names: `mmteach.widgets` for all that is in it."""
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return {".".join(name.split(".")[:2]) for name in names}
