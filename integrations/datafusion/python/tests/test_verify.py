"""verify_ed25519 in the DataFusion of PyPI, which was built elsewhere, beside PyNaCl."""

import datafusion
import nacl.exceptions
import nacl.signing
import pyarrow as pa
import pytest
from limbforge_datafusion import VerifyEd25519

NAMES = ("key", "message", "signature")


def rows(count):
    """Signed messages of five bytes; every third is spoilt."""
    for i in range(count):
        signer = nacl.signing.SigningKey(bytes([i % 5 + 1]) * 32)
        message = b"%05d" % i
        signature = signer.sign(message).signature
        if i % 3 == 2:
            signature = signature[:-1] + bytes([signature[-1] ^ 1])
        yield bytes(signer.verify_key), message, signature


def single(key, message, signature):
    try:
        nacl.signing.VerifyKey(key).verify(message, signature)
    except nacl.exceptions.BadSignatureError:
        return False
    return True


@pytest.fixture
def context():
    context = datafusion.SessionContext()
    context.register_udf(datafusion.udf(VerifyEd25519()))
    return context


def verdicts(context, columns, call="verify_ed25519(key, message, signature)"):
    table = pa.table(columns)
    context.register_record_batches("t", [table.to_batches(max_chunksize=100)])
    return context.sql(f"SELECT {call} AS v FROM t").to_arrow_table()["v"].to_pylist()


@pytest.mark.parametrize("count", [1, 8, 9, 250])
@pytest.mark.parametrize("kind", [pa.binary, pa.large_binary, pa.binary_view, "fixed", "dictionary"])
def test_verdicts_are_those_of_pynacl(context, kind, count):
    values = dict(zip(NAMES, zip(*rows(count))))
    expected = [single(*row) for row in rows(count)]
    columns = {}
    for name, column in values.items():
        plain = pa.array(column, pa.binary())
        if kind == "fixed":
            columns[name] = plain.cast(pa.binary(len(column[0])))
        elif kind == "dictionary":
            columns[name] = plain.dictionary_encode()
        else:
            columns[name] = plain.cast(kind())
    assert verdicts(context, columns) == expected


def test_nulls_and_malformed_values(context):
    good = [list(row) for row in rows(4)]
    for at in range(3):
        good[at][at] = None
    short = [list(row) for row in rows(2)]
    short[0][0] = b"short"
    short[1][2] = b""
    columns = {name: pa.array(column, pa.binary()) for name, column in zip(NAMES, zip(*good, *short))}
    assert verdicts(context, columns) == [None, None, None, True, False, False]


def test_rules(context):
    columns = {name: pa.array(column, pa.binary()) for name, column in zip(NAMES, zip(*rows(3)))}
    for rule in ("rfc8032", "zip215", "strict", "dalek-strict", "ref10"):
        assert verdicts(context, columns, f"verify_ed25519(key, message, signature, '{rule}')") == [True, True, False]
        context.deregister_table("t")
    with pytest.raises(Exception, match="knows no rule strictly; write one of 'rfc8032'"):
        verdicts(context, columns, "verify_ed25519(key, message, signature, 'strictly')")


def test_identity_of_the_rules(context):
    """Key and R are the identity, S = 0: valid unless small order is refused."""
    identity = bytes([1]) + bytes(31)
    columns = {"key": [identity], "message": [b"any"], "signature": [identity + bytes(32)]}
    found = {}
    for rule in ("rfc8032", "zip215", "strict", "dalek-strict", "ref10"):
        found[rule] = verdicts(context, columns, f"verify_ed25519(key, message, signature, '{rule}')")[0]
        context.deregister_table("t")
    assert found == {"rfc8032": True, "zip215": True, "strict": False, "dalek-strict": False, "ref10": True}


def test_types_are_refused(context):
    columns = {"key": ["text"], "message": [b""], "signature": [b""]}
    with pytest.raises(Exception, match="the key of verify_ed25519 is"):
        verdicts(context, columns)
