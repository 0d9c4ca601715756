"""Measurements as data frames: the records that `limbforge tune --json` writes, and that of the published crates."""

import json
import os
from itertools import product

from . import _native

__all__ = ["Record", "read_record"]

#: Columns of text, then of numbers.
_TEXT = ("processor", "prime", "recipe", "peer", "language", "compiler", "quantity")
_NUMBERS = ("median", "spread")

#: Records that do not name their quantities have these.
_OPERATIONS = ("mul", "square")


class Record:
    """Rows of medians and spreads, in core cycles per call: one for each recipe or peer, compiler and quantity.

    `processor`, `prime`, `recipe`, `peer` (a published library, then `recipe`, `language` and `compiler` are None),
    `language`, `compiler`, `quantity` (such as "mul_latency"), `median`, `spread` (half the interquartile range). Rows
    are in the order of the record, the best recipe first. `a + b` has the rows of both.
    """

    __slots__ = ("_rows",)

    def __init__(self, rows):
        self._rows = tuple(rows)

    def __len__(self):
        return len(self._rows)

    def __add__(self, other):
        return Record(self._rows + other._rows) if isinstance(other, Record) else NotImplemented

    def __repr__(self):
        processors = sorted({row[0] for row in self._rows})
        return f"Record({len(self)} rows of {', '.join(processors) or 'no processor'})"

    def columns(self):
        """A dict of lists, as `pandas.DataFrame` and `polars.DataFrame` take it."""
        names = _TEXT + _NUMBERS
        return {name: [row[i] for row in self._rows] for i, name in enumerate(names)}

    def to_pandas(self):
        """A `pandas.DataFrame`; pandas has to be installed."""
        import pandas

        return pandas.DataFrame(self.columns())

    def to_arrow(self):
        """A `pyarrow.Table`; pyarrow has to be installed."""
        import pyarrow

        return pyarrow.table(self)

    def __arrow_c_stream__(self, requested_schema=None):
        """The rows for any library that reads Arrow, by its PyCapsule interface."""
        columns = self.columns()
        return _native.arrow_stream([(n, columns[n]) for n in _TEXT], [(n, columns[n]) for n in _NUMBERS])


def read_record(path):
    """The record in a file.

    Raises OSError if it cannot be read, and ValueError if it has neither the ranking of `limbforge tune --json` nor the
    contests of `record/peers-*.json`.
    """
    path = os.fspath(path)
    try:
        with open(path, encoding="utf-8") as file:
            record = json.load(file)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path!r} is not JSON: {error}") from None
    if not isinstance(record, dict) or not ("ranking" in record or "contests" in record):
        raise ValueError(f"{path!r} has no measurements of a field; pass a file that `limbforge tune --json` wrote")
    try:
        return Record(_rows(record))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        reason = f"{type(error).__name__}: {error}".replace("\n", " ")
        raise ValueError(f"{path!r} is not a record as `limbforge tune --json` writes it ({reason})") from None


def _rows(record):
    processor = _text(record["environment"]["cpu"])
    quantities = record.get("quantities") or [f"{a}_{b}" for a, b in product(_OPERATIONS, ("latency", "throughput"))]
    if "ranking" in record:
        contests = [(record["prime"], record["ranking"], record.get("inversions", ()))]
    else:
        contests = [(each["value"], each["rows"], each.get("inversions", ())) for each in record["contests"]]
    for prime, entries, inversions in contests:
        for entry in entries:
            origin = (processor, _text(prime), *_origin(entry))
            for quantity, median, spread in zip(quantities, entry["medians"], entry["spreads"], strict=True):
                yield (*origin, _text(quantity), float(median), float(spread))
        for entry in inversions:
            median = entry["cycles"] if "cycles" in entry else entry["median"]
            origin = (processor, _text(prime), *_origin(entry))
            yield (*origin, "invert", float(median), float(entry["spread"]))


def _origin(entry):
    """Recipe, peer, language and compiler of an entry."""
    if "recipe" in entry:
        recipe, built_by = entry["recipe"], entry["compiler"]
    else:
        recipe, built_by = entry["name"], entry["built_by"]
    if built_by is None:
        return None, _text(recipe), None, None
    # The language, then the compiler with its version: "c gcc 12.2.0".
    language, compiler = built_by.split(" ", 1)
    return _text(recipe), None, language, compiler


def _text(value):
    if not isinstance(value, str):
        raise TypeError(f"text expected, found {type(value).__name__}")
    return value
