"""Keeps of each measurement what the book's page *How fast* shows, and of the machine no more than its kind."""

import platform
from datetime import date
from typing import Any

import numpy as np
import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_benchmark_generate_json(benchmarks: list[Any], machine_info: dict[str, Any]) -> dict[str, Any]:
    """What ``--benchmark-json`` writes: the least time of each benchmark in seconds, and what it noted by itself."""
    return {
        "date": date.today().isoformat(),
        "processor": machine_info["cpu"].get("brand_raw", platform.machine()),
        "system": platform.system(),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "benchmarks": {
            bench.name: {"seconds": bench.stats.min, **bench.extra_info}
            for bench in benchmarks
            if not bench.has_error
        },
    }
