"""The figures of the page *How fast*: kept by the benchmarks, of benchmarks that there are."""

import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "book" / "reference" / "how-fast.md"
BENCHMARKS = {
    name
    for file in (ROOT / "tests" / "bench").glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.fixture(scope="module")
def speed() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PAGE.parent / "speed.json").read_text(encoding="utf-8"))
    return found


def test_each_is_of_a_benchmark_there_is(speed: dict[str, Any]) -> None:
    assert {name.partition("[")[0] for name in speed["benchmarks"]} <= BENCHMARKS


def test_each_is_a_time(speed: dict[str, Any]) -> None:
    assert all(0 < found["seconds"] < 10_000 for found in speed["benchmarks"].values())


def test_the_day_and_the_kind_of_machine_are_named_and_no_more_of_it(speed: dict[str, Any]) -> None:
    assert date.fromisoformat(speed["date"]) > date(2026, 1, 1)
    assert set(speed) == {"date", "processor", "system", "python", "numpy", "benchmarks"}


def test_the_page_asks_for_benchmarks_there_are() -> None:
    asked = set(re.findall(r"test_\w+", PAGE.read_text(encoding="utf-8")))
    assert asked
    assert asked <= BENCHMARKS | {"test_one_guess"}
