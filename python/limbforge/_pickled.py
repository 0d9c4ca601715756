"""Fields and elements of pickles. A field is compiled once, however many elements of it are read."""

from functools import lru_cache

from ._native import Field


@lru_cache(maxsize=64)
def field(prime, recipe):
    return Field(prime, recipe)


def element(prime, recipe, encoding):
    return field(prime, recipe).from_bytes(encoding)
