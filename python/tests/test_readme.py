"""The README's snippets run."""

import pathlib
import re


def test_the_snippets_run(monkeypatch):
    root = pathlib.Path(__file__).parents[2]
    monkeypatch.chdir(root)
    text = (root / "python/README.md").read_text()
    snippets = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(snippets) == 3
    for snippet in snippets:
        exec(snippet, {})
