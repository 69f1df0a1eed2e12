"""The Python that the README shows, run as it stands."""

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_readme_shows_python() -> None:
    assert BLOCKS
    assert all(block.startswith(">>> ") for block in BLOCKS)


@pytest.mark.parametrize("block", BLOCKS)
def test_each_block_prints_what_the_readme_says(block: str) -> None:
    session = doctest.DocTestParser().get_doctest(block, {}, README.name, str(README), 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(session, out=report.append)
    assert result.attempted
    assert not result.failed, "".join(report)
