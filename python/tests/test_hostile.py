"""Columns that are wrong have an error of Python, of one line; nothing panics, and no verdict is made up."""

import resource
import signal
import threading

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limbforge import forge25519
from limbforge.forge25519 import SigningKey, Verdicts, verify_many

KEY = SigningKey(bytes(32))
PUBLIC, SIGNATURE = bytes(KEY.verify_key), KEY.sign(b"m").signature
KEYS, MESSAGES, SIGNATURES = pa.array([PUBLIC] * 4), pa.array([b"m"] * 4), pa.array([SIGNATURE] * 4)
ROW = np.frombuffer(PUBLIC, np.uint8)


def lying(offsets, kind=pa.binary(), width=np.int32, data=PUBLIC * 4):
    """Keys whose offsets nobody has checked: pyarrow checks some of them, before they are written."""
    memory = np.zeros(len(offsets), width)
    array = pa.Array.from_buffers(kind, len(offsets) - 1, [None, pa.py_buffer(memory), pa.py_buffer(data)])
    memory[:] = offsets
    return array


class Exports:
    def __init__(self, array=None, stream=None):
        if array is not None:
            self.__arrow_c_array__ = lambda requested_schema=None: array
        if stream is not None:
            self.__arrow_c_stream__ = lambda requested_schema=None: stream


class Raises:
    def __arrow_c_array__(self, requested_schema=None):
        raise KeyError("mine")


def used(array):
    """The capsules of an array after someone has read them."""
    capsules = array.__arrow_c_array__()
    assert len(verify_many(Exports(capsules), MESSAGES, SIGNATURES)) == 4
    return capsules


VALUE_ERRORS = {
    "31 bytes": lambda: verify_many(pa.array([PUBLIC] * 3 + [PUBLIC[1:]]), MESSAGES, SIGNATURES),
    "fixed 31": lambda: verify_many(pa.array([PUBLIC[1:]] * 4, pa.binary(31)), MESSAGES, SIGNATURES),
    "fixed 31, no rows": lambda: verify_many(pa.array([], pa.binary(31)), [], []),
    "63 bytes": lambda: verify_many(KEYS, MESSAGES, pa.array([SIGNATURE[1:]] * 4)),
    "counts": lambda: verify_many(KEYS, MESSAGES, SIGNATURES.slice(1)),
    "counts of nulls": lambda: verify_many(KEYS, pa.nulls(5), SIGNATURES),
    "chunks": lambda: verify_many(pa.chunked_array([KEYS, KEYS]), MESSAGES, SIGNATURES),
    "rule": lambda: verify_many(KEYS, MESSAGES, SIGNATURES, "RFC8032"),
    "errors": lambda: verify_many(KEYS, MESSAGES, SIGNATURES, errors="ignore"),
    "shape": lambda: verify_many(np.zeros((4, 33), np.uint8), MESSAGES, SIGNATURES),
    "three axes": lambda: verify_many(np.zeros((4, 32, 1), np.uint8), MESSAGES, SIGNATURES),
    "no axis": lambda: verify_many(np.uint8(3).reshape(()), MESSAGES, SIGNATURES),
    "flat": lambda: verify_many(bytes(33), MESSAGES, SIGNATURES),
    "offsets fall": lambda: verify_many(lying([0, 64, 32, 96, 128]), MESSAGES, SIGNATURES),
    "offsets end early": lambda: verify_many(lying([0, 32, 640, 96, 128]), MESSAGES, SIGNATURES),
    "offsets below 0": lambda: verify_many(lying([-32, 0, 32, 64, 96]), MESSAGES, SIGNATURES),
    "end below 0": lambda: verify_many(lying([0, 32, 64, 96, -1]), MESSAGES, SIGNATURES),
    "large": lambda: verify_many(lying([0, 64, 32, 96, 128], pa.large_binary(), np.int64), MESSAGES, SIGNATURES),
    "used": lambda: verify_many(Exports(used(KEYS)), MESSAGES, SIGNATURES),
    "a released view": lambda: verify_many(released(), MESSAGES, SIGNATURES),
}


def released():
    view = memoryview(PUBLIC * 4)
    view.release()
    return view


TYPE_ERRORS = {
    "utf8": lambda: verify_many(KEYS, pa.array(["m"] * 4), SIGNATURES),
    "int": lambda: verify_many(pa.array([1, 2, 3, 4]), MESSAGES, SIGNATURES),
    "dictionary": lambda: verify_many(KEYS.dictionary_encode(), MESSAGES, SIGNATURES),
    "list": lambda: verify_many(KEYS, pa.array([[b"m"]] * 4), SIGNATURES),
    "table": lambda: verify_many(pa.table({"key": KEYS}), MESSAGES, SIGNATURES),
    "batch": lambda: verify_many(pa.record_batch({"key": KEYS}), MESSAGES, SIGNATURES),
    "None in a list": lambda: verify_many([PUBLIC, None], [b"m"] * 2, [SIGNATURE] * 2),
    "elements": lambda: verify_many(np.zeros((4, 32), np.int64), MESSAGES, SIGNATURES),
    "signed": lambda: verify_many(np.zeros((4, 32), np.int8), MESSAGES, SIGNATURES),
    "objects": lambda: verify_many(np.array([PUBLIC] * 4, object), MESSAGES, np.array([None] * 4)),
    "one flat buffer of messages": lambda: verify_many(KEYS, b"mmmm", SIGNATURES),
    "str": lambda: verify_many(KEYS, "mmmm", SIGNATURES),
    "None": lambda: verify_many(KEYS, None, SIGNATURES),
    "no tuple": lambda: verify_many(Exports(7), MESSAGES, SIGNATURES),
    "no capsules": lambda: verify_many(Exports((1, 2)), MESSAGES, SIGNATURES),
    "wrong capsules": lambda: verify_many(Exports(KEYS.__arrow_c_array__()[::-1]), MESSAGES, SIGNATURES),
    "wrong stream": lambda: verify_many(Exports(stream=KEYS.__arrow_c_array__()[0]), MESSAGES, SIGNATURES),
    "a key as message": lambda: verify_many([PUBLIC], [KEY.verify_key], [SIGNATURE]),
    "secret keys": lambda: verify_many([KEY], [b"m"], [SIGNATURE]),
}


@pytest.mark.parametrize("error,name", [(ValueError, n) for n in VALUE_ERRORS] + [(TypeError, n) for n in TYPE_ERRORS])
def test_wrong_columns_have_an_error_of_one_line(error, name):
    calls = VALUE_ERRORS if error is ValueError else TYPE_ERRORS
    with pytest.raises(error) as raised:
        calls[name]()
    assert "\n" not in str(raised.value) and len(str(raised.value)) > 10


def test_errors_say_which_row_and_pass_through():
    keys = pa.chunked_array([[PUBLIC], [], [PUBLIC, b"short", PUBLIC]])
    with pytest.raises(ValueError, match=r"^key 2 has 5 bytes; pass 32$"):
        verify_many(keys, MESSAGES, SIGNATURES)
    with pytest.raises(KeyError, match="mine"):
        verify_many(Raises(), MESSAGES, SIGNATURES)
    # Rows behind those that were verified in a first block.
    many = [PUBLIC] * 20000 + [b""]
    with pytest.raises(ValueError, match=r"^key 20000 has 0 bytes"):
        verify_many(many, [b"m"] * 20001, [SIGNATURE] * 20001)


def test_messages_of_one_length_may_have_none():
    for width in (0, 1):
        messages, signature = [b"m"[:width]] * 9, KEY.sign(b"m"[:width]).signature
        keys, signatures, columns = [PUBLIC] * 9, [signature] * 9, np.frombuffer(b"m" * 9 * width, np.uint8)
        assert verify_many(keys, pa.array(messages, pa.binary(width)), signatures) == [True] * 9
        assert verify_many(keys, columns.reshape(9, width), signatures) == [True] * 9
    empty = np.zeros((0, 32), np.uint8), np.zeros((0, 5), np.uint8), np.zeros((0, 64), np.uint8)
    assert verify_many(*empty) == [] and verify_many(*empty).bitmap == b"" == verify_many(b"", [], b"").bitmap


def test_long_columns_of_little_memory():
    with pytest.raises(MemoryError):
        verify_many(np.broadcast_to(ROW, (1 << 44, 32)), MESSAGES, SIGNATURES)
    # As many rows cannot be verified, but are not allocated before the first.
    nothing = np.zeros((1 << 50, 0), np.uint8)
    with pytest.raises(ValueError, match="4 signatures"):
        verify_many(KEYS, nothing, SIGNATURES)
    nulls = pa.nulls(1_000_000)
    assert verify_many(nulls, nulls, nulls).count(None) == 1_000_000


def test_with_errors_null_wrong_lengths_are_nulls():
    keys = pa.array([PUBLIC, b"short", PUBLIC, None])
    signatures = pa.array([SIGNATURE, SIGNATURE, b"", SIGNATURE])
    assert verify_many(keys, MESSAGES, signatures, errors="null") == [True, None, None, None]
    assert verify_many([PUBLIC, b""], [b"m"] * 2, [SIGNATURE] * 2, errors="null") == [True, None]


ITEMS = st.lists(st.one_of(st.none(), st.binary(max_size=70), st.sampled_from([PUBLIC, SIGNATURE, b"m"])), max_size=12)
KINDS = st.sampled_from([pa.binary(), pa.large_binary(), pa.binary_view()])


@st.composite
def columns(draw):
    """An Arrow column that is cut into slices and chunks, and its items."""
    items, kind = draw(ITEMS), draw(KINDS)
    array = pa.array(items, kind)
    cuts = sorted(draw(st.lists(st.integers(0, len(items)), max_size=4)))
    bounds = list(zip([cuts[0] if cuts else 0, *cuts], cuts))
    if not bounds:
        return array, items
    chunks = [array.slice(a, b - a) for a, b in bounds]
    return pa.chunked_array(chunks, kind), items[bounds[0][0] : bounds[-1][1]]


def one(key, message, signature):
    if None in (key, message, signature) or len(key) != 32 or len(signature) != 64:
        return None
    return verify_many([key], [message], [signature])[0]


@settings(max_examples=300, deadline=None)
@given(columns(), columns(), columns(), st.sampled_from(forge25519.RULES))
def test_any_arrow_columns_have_the_verdicts_of_each_row(keys, messages, signatures, rule):
    count = min(len(keys[1]), len(messages[1]), len(signatures[1]))
    arrays = [column.slice(len(column) - count) for column, _ in (keys, messages, signatures)]
    rows = list(zip(*(items[len(items) - count :] for _, items in (keys, messages, signatures))))
    found = verify_many(*arrays, rule, errors="null")
    assert isinstance(found, Verdicts) and found == [one(*row) for row in rows]
    assert pa.array(found).to_pylist() == list(found)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.integers(-70, 200), min_size=2, max_size=8), st.booleans())
def test_any_offsets_are_verdicts_or_an_error(offsets, large):
    keys = lying(offsets, *((pa.large_binary(), np.int64) if large else ()))
    rows = len(offsets) - 1
    honest = offsets[0] >= 0 and sorted(offsets) == offsets and offsets[-1] <= 128
    # Bytes behind the last offset are the producer's promise: the interface has no length of the values.
    if offsets[-1] > 128:
        return
    try:
        found = verify_many(keys, [b"m"] * rows, [SIGNATURE] * rows, errors="null")
    except ValueError as error:
        assert "\n" not in str(error) and not honest
    else:
        assert honest and len(found) == rows


ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=3), st.binary(max_size=70))
    | st.just(ROW),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=1), inner, max_size=2)),
    max_leaves=4,
)


@settings(max_examples=400, deadline=None)
@given(ANYTHING, ANYTHING, ANYTHING, st.sampled_from(forge25519.RULES) | ANYTHING, st.sampled_from(["raise", "null"]))
def test_any_objects_have_verdicts_or_an_error_of_python(keys, messages, signatures, rule, errors):
    # A panic is a BaseException, which passes.
    try:
        found = verify_many(keys, messages, signatures, rule, errors)
    except (TypeError, ValueError) as error:
        assert "\n" not in str(error)
    else:
        assert len(found) == len(list(found))


def test_the_interpreter_is_released_and_writers_change_nothing():
    """While one thread verifies, another runs, and overwrites the buffers that were passed."""
    count = 20000
    keys, messages = np.tile(ROW, (count, 1)), np.full((count, 1), ord("m"), np.uint8)
    signature, started, ticks, found = bytearray(SIGNATURE), threading.Event(), 0, []

    def signatures():
        # The last column that is read. Each item is, before the next is asked for.
        for _ in range(count):
            yield signature
        started.set()

    worker = threading.Thread(target=lambda: found.append(verify_many(keys, messages, signatures())))
    worker.start()
    started.wait()
    while worker.is_alive():
        keys[ticks % count] ^= 1
        messages[ticks % count] ^= 1
        signature[ticks % 64] ^= 1
        ticks += 1
    worker.join()
    assert found[0] == [True] * count and ticks > 10


class Stop(Exception):
    pass


def test_signals_stop_it_between_groups_of_rows():
    def stop(*_):
        raise Stop

    count, found = 500_000, []
    rows = PUBLIC * count, np.full((count, 1), ord("m"), np.uint8), SIGNATURE * count
    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(Stop):
            found.append(verify_many(*rows))
        # Without a look for signals, the handler would run after the call, before the next line.
        assert not found
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_arrow_memory_is_not_copied():
    # Pages of zeros that nobody has written have no memory. The rows have null keys, so that nothing is hashed.
    size = 1 << 30
    values = np.zeros(size, np.uint8)
    offsets = np.array([0, size, size, size, size], np.int64)
    messages = pa.Array.from_buffers(pa.large_binary(), 4, [None, pa.py_buffer(offsets), pa.py_buffer(values)])
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert verify_many(pa.nulls(4), messages, SIGNATURES) == [None] * 4
    # In kilobytes.
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < size // 1024 // 4


def test_arrow_memory_is_given_back():
    before = pa.total_allocated_bytes()
    for wrong in (False, True):
        keys = pa.array([PUBLIC] * 1000)
        signatures = pa.chunked_array([[SIGNATURE] * 500, [SIGNATURE] * (499 if wrong else 500)])
        try:
            found = pa.array(verify_many(keys, pa.array([b"m"] * 1000), signatures))
            assert not wrong and found.true_count == 1000
            del found
        except ValueError:
            assert wrong
        del keys, signatures
        assert pa.total_allocated_bytes() == before
