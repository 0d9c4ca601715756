"""The README's snippet runs."""

import pathlib
import re


def test_the_snippets_run():
    text = (pathlib.Path(__file__).parents[1] / "README.md").read_text()
    snippets = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(snippet, {})
