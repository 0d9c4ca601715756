"""Keys, messages and signatures in columns: lists, buffers, numpy and Arrow have the same verdicts."""

import itertools
import pickle
import random

import nacl.exceptions
import nacl.signing
import numpy as np
import pandas
import polars
import pyarrow as pa
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ed25519

from limbforge import forge25519
from limbforge.forge25519 import Verdicts, verify_many

RNG = random.Random(3)
NEUTRAL = (1).to_bytes(32, "little")


def pool(count):
    """Rows of which a third is wrong, some under some rules only, and the verdicts of PyNaCl."""
    rows = []
    for i in range(count):
        key = nacl.signing.SigningKey(RNG.randbytes(32))
        message = RNG.randbytes(RNG.choice([0, 1, 12, 13, 63, 64, 200, 3000]))
        row = [bytes(key.verify_key), message, key.sign(message).signature]
        if i % 3 == 1:
            at = RNG.randrange(3)
            row[at] = row[at][:-1] + bytes([(row[at] or b"\0")[-1] ^ 1])
        rows.append(tuple(row))
    rows[2] = (NEUTRAL, b"anything", NEUTRAL + bytes(32))
    rows[5] = ((2**255 - 18).to_bytes(32, "little"), b"anything", NEUTRAL + bytes(32))
    rows[6] = ((2).to_bytes(32, "little"), b"no point", rows[0][2])
    return rows


POOL = pool(90)


def take(count):
    return tuple(map(list, zip(*itertools.islice(itertools.cycle(POOL), count)))) or ([], [], [])


def fixed(items, width):
    return np.frombuffer(b"".join(items), np.uint8).reshape(-1, width)


def chunked(items, kind):
    parts = [pa.array(items[i : i + 7], kind) for i in range(0, len(items), 7)]
    return pa.chunked_array([pa.array([], kind), *parts, pa.array([], kind)], kind)


def sliced(items, kind):
    width = kind.byte_width if pa.types.is_fixed_size_binary(kind) else 3
    return pa.array([b"x" * width] * 3 + items + [b"y" * width, None], kind).slice(3, len(items))


def views(items):
    return pa.array(items, pa.binary()).cast(pa.binary_view())


SHAPES = {
    "flat": lambda k, m, s: (b"".join(k), m, b"".join(s)),
    "writable": lambda k, m, s: (bytearray(b"".join(k)), map(bytearray, m), memoryview(bytearray(b"".join(s)))),
    "numpy": lambda k, m, s: (fixed(k, 32), [np.frombuffer(x, np.uint8) for x in m], fixed(s, 64)),
    "strided": lambda k, m, s: (fixed(k, 32).repeat(2, 0)[::2], m, np.asfortranarray(fixed(s, 64))),
    "mixed": lambda k, m, s: (k, chunked(m, pa.binary()), fixed(s, 64)),
    "fixed": lambda k, m, s: (pa.array(k, pa.binary(32)), pa.array(m, pa.binary()), pa.array(s, pa.binary(64))),
    "large": lambda k, m, s: (pa.array(k, pa.binary()), pa.array(m, pa.large_binary()), pa.array(s, pa.large_binary())),
    "views": lambda k, m, s: (views(k), views(m), views(s)),
    "chunked": lambda k, m, s: (chunked(k, pa.binary(32)), pa.array(m, pa.binary()), chunked(s, pa.binary())),
    "sliced": lambda k, m, s: (sliced(k, pa.binary(32)), sliced(m, pa.binary()), sliced(s, pa.binary(64))),
    "polars": lambda k, m, s: tuple(polars.Series(items, dtype=polars.Binary) for items in (k, m, s)),
    "pandas": lambda k, m, s: tuple(pandas.Series(items, dtype=pandas.ArrowDtype(pa.binary())) for items in (k, m, s)),
    "sliced views": lambda k, m, s: (
        sliced(k, pa.binary_view()),
        sliced(m, pa.binary_view()),
        sliced(s, pa.large_binary()),
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [*range(10), 64, 1000])
def test_every_shape_has_the_verdicts_of_lists(shape, count):
    rows = take(count)
    for rule in forge25519.RULES if count < 1000 else ["rfc8032"]:
        wanted = verify_many(*rows, rule)
        assert type(wanted) is list
        found = verify_many(*SHAPES[shape](*rows), rule)
        assert type(found) is Verdicts and found == wanted and list(found) == wanted
        assert pa.array(found).to_pylist() == wanted
        assert found.bitmap == np.packbits(np.array(wanted, bool), bitorder="little").tobytes()


def test_verdicts_of_the_pool_are_those_of_the_others():
    found = verify_many(*SHAPES["fixed"](*take(90)))
    for i, (key, message, signature) in enumerate(POOL):
        if i in (2, 5, 6):
            continue
        try:
            nacl.signing.VerifyKey(key).verify(message, signature)
            theirs = True
        except nacl.exceptions.BadSignatureError:
            theirs = False
        try:
            ed25519.Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
            others = True
        except InvalidSignature:
            others = False
        assert found[i] == theirs == others == (i % 3 != 1), i
    strict = verify_many(*SHAPES["fixed"](*take(7)), "strict")
    loose = verify_many(*SHAPES["fixed"](*take(7)), "zip215")
    assert (found[2], found[5], found[6]) == (True, False, False)
    assert [strict[i] for i in (2, 5, 6)] == [False] * 3 and [loose[i] for i in (2, 5, 6)] == [True, True, False]


def test_a_null_is_a_null_and_no_row_is_lost():
    keys, messages, signatures = take(100)
    wanted = verify_many(keys, messages, signatures)
    for i in range(0, 100, 7):
        [keys, messages, signatures][i % 3][i] = wanted[i] = None
    for kinds in ([pa.binary(32), pa.binary(), pa.binary(64)], [pa.binary(), pa.large_binary(), pa.binary_view()]):
        columns = [pa.array(items, kind) for items, kind in zip((keys, messages, signatures), kinds)]
        found = verify_many(*columns)
        assert found == wanted and found.count(None) == 15 and pa.array(found).null_count == 15
        valid = np.array([verdict is not None for verdict in wanted])
        assert found.validity == np.packbits(valid, bitorder="little").tobytes()
        assert found.bitmap == np.packbits(np.array(wanted) == True, bitorder="little").tobytes()  # noqa: E712
        # A slice's validity begins inside a byte.
        for start in (1, 7, 8, 13):
            assert verify_many(*(column.slice(start) for column in columns)) == wanted[start:]
    columns[1] = pa.nulls(100)
    assert verify_many(*columns) == [None] * 100
    assert verify_many(pa.nulls(0), pa.nulls(0), pa.nulls(0)) == []


def test_verdicts_are_a_sequence():
    found = verify_many(*SHAPES["fixed"](*take(20)))
    items = list(found)
    assert found[-1] == items[-1] and found[3:17:2] == items[3:17:2] and found[::-1] == items[::-1]
    assert True in found and len(found) == 20 and found == tuple(items) and found != items[:-1] and found != "x"
    assert found.count(True) + found.count(False) == 20 and found.validity is None and found.count(None) == 0
    assert found[1:9].bitmap == np.packbits(np.array(items[1:9]), bitorder="little").tobytes()
    assert list(reversed(found)) == items[::-1]
    valid = items.count(True)
    assert np.array(found).tolist() == items
    assert repr(found) == f"Verdicts({valid} valid, {20 - valid} not valid, 0 null)"
    for wrong in (20, -21, 2**70):
        with pytest.raises(IndexError):
            found[wrong]
    with pytest.raises(TypeError):
        found["x"]
    assert pa.array(found[5:]).to_pylist() == polars.Series(found[5:]).to_list() == items[5:]
    assert pa.types.is_boolean(pa.array(found).type) and polars.Series(found).dtype == polars.Boolean
    for other in (found, Verdicts([True, None, False]), Verdicts([])):
        assert pickle.loads(pickle.dumps(other)) == other
    with pytest.raises(TypeError):
        Verdicts(["yes"])
