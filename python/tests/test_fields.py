"""Fields and elements, compared with Python's integers."""

import copy
import math
import pickle
import random

import pytest

import limbforge
from limbforge import Field

P25519 = 2**255 - 19
MONTGOMERY = "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)"
LANES = "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)"
LOOSE = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)"
FIELDS = [(P25519, None), (P25519, LOOSE), ("p256", MONTGOMERY), (2**61 - 1, None), ("0xffffffff00000001", None)]


@pytest.fixture(scope="module", params=FIELDS, ids=str)
def field(request):
    return Field(*request.param)


def samples(p):
    rng = random.Random(1)
    edges = [0, 1, 2, p - 1, p - 2, p // 2, p, p + 1, -1, -p, 2 * p + 3, 2**600]
    return edges + [rng.randrange(p) for _ in range(6)]


def test_elements_are_numbers(field):
    p = field.prime
    for a in samples(p):
        x = field(a)
        assert int(x) == a % p and x == a % p and hash(x) == hash(a % p)
        assert int(-x) == -a % p and int(+x) == a % p and bool(x) == (a % p != 0)
        assert field.from_bytes(bytes(x)) == x and int.from_bytes(bytes(x), "little") == a % p
        for b in samples(p):
            y = field(b)
            assert int(x + y) == int(a + y) == int(x + b) == (a + b) % p
            assert int(x - y) == int(a - y) == int(x - b) == (a - b) % p
            assert int(x * y) == int(a * y) == int(x * b) == a * b % p
            assert (x == y) == ((a - b) % p == 0)


def test_sums_of_sums_stay_within_bounds(field):
    # Sums grow by a bit with each step unless they are carried, and differences wrap.
    p = field.prime
    x, y = field(p - 1), field(p - 2)
    a, b = p - 1, p - 2
    for _ in range(200):
        x, y = x + x - y, -y - x
        a, b = (a + a - b) % p, (-b - a) % p
        assert (int(x), int(y)) == (a, b)


def test_quotients_and_powers(field):
    p = field.prime
    for a in samples(p)[1:8]:
        x = field(a)
        for n in (0, 1, 2, 3, 65537, 2**64, p - 1):
            assert int(x**n) == pow(a, n, p)
        if a % p:
            assert int(1 / x) == int(x**-1) == pow(a, -1, p) and int(x**-3) == pow(a, -3, p)
            assert int(7 / x) == 7 * pow(a, -1, p) % p and x / a == 1


def test_elements_take_part_in_pythons_own_functions(field):
    p, xs = field.prime, [field(n) for n in (2, 3, 5)]
    assert sum(xs) == 10 and math.prod(xs) == 30 % p and sorted({field(7): 1, 7: 2}.values()) == [2]
    x = field(-1)
    assert f"{x}" == str(x) == repr(x) and f"{x:x}" == f"{p - 1:x}" and f"{x:>100_d}" == f"{p - 1:>100_d}"
    with pytest.raises(ValueError):
        f"{x:nonsense}"
    for order in (lambda: x < 1, lambda: x >= x, lambda: x // 2, lambda: x % 2, lambda: 2**x, lambda: [0][x]):
        with pytest.raises(TypeError):
            order()


def test_copies_and_pickles(field):
    xs = [field(n) for n in (0, 1, -1, 2**300)]
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        ys = pickle.loads(pickle.dumps(xs, protocol))
        assert ys == xs and all(y.field == field and y + x == 2 * x for x, y in zip(xs, ys))
    assert copy.copy(field) == copy.deepcopy(field) == pickle.loads(pickle.dumps(field)) == field
    assert copy.copy(xs[3]) == copy.deepcopy(xs[3]) == xs[3]


def test_bad_input_has_an_error_of_python(field):
    p, zero, one = field.prime, field(0), field(1)
    for divide in (lambda: one / zero, lambda: 1 / zero, lambda: one / 0, lambda: one / p, lambda: zero**-1):
        with pytest.raises(ZeroDivisionError):
            divide()
    for wrong in (1.5, "1", None, b"1"):
        for use in (lambda: one + wrong, lambda: wrong * one, lambda: one / wrong, lambda: one**wrong):
            with pytest.raises(TypeError):
                use()
        assert one != wrong
    for wrong in (1.5, "1", None):
        with pytest.raises(TypeError):
            field(wrong)
    with pytest.raises(ValueError, match="two fields"):
        one + Field(2**127 - 1)(1)
    with pytest.raises(ValueError):
        pow(one, 2, 3)
    for wrong in (b"", bytes(field.bytes - 1), bytes(field.bytes + 1), p.to_bytes(field.bytes, "little")):
        with pytest.raises(ValueError):
            field.from_bytes(wrong)
    with pytest.raises(TypeError):
        field.from_bytes("1" * field.bytes)


@pytest.mark.parametrize("prime", [2**255 - 18, 2**255 - 17, 0, 4, -7, 2**5000 - 1, "2^255-", "p257", ""])
def test_numbers_that_are_not_usable_primes(prime):
    with pytest.raises(ValueError) as error:
        Field(prime)
    assert "\n" not in str(error.value)


def test_other_arguments_that_are_refused():
    for wrong in (2.5, None, b"p256"):
        with pytest.raises(TypeError):
            Field(wrong)
    for recipe in ("", "nonsense", LANES, "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)"):
        with pytest.raises(ValueError):
            Field(P25519, recipe)
    field = Field(P25519)
    for arguments in (("fortran",), ("rust", "a b"), ("c", "")):
        with pytest.raises(ValueError):
            field.emit(*arguments)
    with pytest.raises(ValueError):
        field.plan(cpu="abacus")


def test_source_and_plans():
    field = Field("2^255-19")
    assert field == Field(P25519) and repr(field).startswith("Field(") and eval(repr(field)) == field
    assert "pub const fn mul(" in field.emit("rust") and "mine_mul(" in field.emit("c", "mine")
    assert field.recipe in field.emit("go") and "package" in field.emit("go")
    rows = field.plan()
    means = [r["mul_latency"] * r["mul_throughput"] * r["square_latency"] * r["square_throughput"] for r in rows]
    assert len(rows) > 3 and means == sorted(means)
    other = Field(P25519, rows[1]["recipe"])
    assert other != field and int(other(3) ** 100) == pow(3, 100, P25519)
    assert other(5) == field(5) and len({other(5), field(5), 5}) == 1 and field(5) != 5 + P25519


@pytest.mark.parametrize("prime", [2**255 - 19, 2**127 - 1, 2**64 - 59, 65537, 7, 5])
def test_every_listed_recipe_computes(prime):
    recipes = [row["recipe"] for row in Field(prime).plan()]
    assert recipes
    for recipe in recipes[::8]:
        field = Field(prime, recipe)
        x = field(-2)
        assert [int(x + 1), int(x - 1), int(-x), int(x * x), int(1 / x)] == [
            n % prime for n in (-1, -3, 2, 4, pow(-2, -1, prime))
        ]
        assert field.emit("rust") and bytes(x**5) == ((-32) % prime).to_bytes(field.bytes, "little")


def test_the_package_names_what_it_has():
    assert all(hasattr(limbforge, name) for name in limbforge.__all__)
