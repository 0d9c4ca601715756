"""Keys, signatures and X25519, beside PyNaCl and cryptography."""

import random
import threading

import nacl.bindings
import nacl.signing
import pytest
from cryptography.hazmat.primitives.asymmetric import ed25519, x25519

from limbforge import forge25519
from limbforge.forge25519 import BadSignatureError, SigningKey, VerifyKey, verify_many

RNG = random.Random(2)


def signed(count):
    seeds = [RNG.randbytes(32) for _ in range(count)]
    messages = [RNG.randbytes(RNG.choice([0, 1, 63, 64, 200, 5000])) for _ in seeds]
    theirs = [nacl.signing.SigningKey(seed) for seed in seeds]
    signatures = [key.sign(message).signature for key, message in zip(theirs, messages)]
    return seeds, [bytes(key.verify_key) for key in theirs], messages, signatures


def test_keys_and_signatures_are_those_of_the_others():
    for seed, public, message, signature in zip(*signed(20)):
        key = SigningKey(seed)
        other = ed25519.Ed25519PrivateKey.from_private_bytes(seed)
        assert bytes(key) == seed and bytes(key.verify_key) == public
        made = key.sign(message)
        assert made == signature + message and (made.signature, made.message) == (signature, message)
        assert made.signature == other.sign(message)
        assert key.verify_key.verify(made) == key.verify_key.verify(bytearray(message), signature) == message
        for rule in forge25519.RULES:
            assert key.verify_key.verify(message, signature, rule) == message
            with pytest.raises(BadSignatureError):
                key.verify_key.verify(message + b"!", signature, rule)
    assert bytes(SigningKey.generate()) != bytes(SigningKey.generate())


def accepts(key, message, signature):
    try:
        nacl.signing.VerifyKey(key).verify(message, signature)
    except nacl.exceptions.BadSignatureError:
        return False
    return True


def test_many_have_the_verdicts_of_each():
    _, keys, messages, signatures = signed(67)
    for i in range(0, 67, 3):
        which, at = RNG.randrange(3), RNG.randrange(32)
        if which == 0:
            keys[i] = bytes(b ^ (j == at) for j, b in enumerate(keys[i]))
        elif which == 1:
            messages[i] += b"?"
        else:
            signatures[i] = bytes(b ^ (j == at) for j, b in enumerate(signatures[i]))
    wanted = [accepts(*row) for row in zip(keys, messages, signatures)]
    assert True in wanted and wanted.count(False) == 23
    for rule in forge25519.RULES:
        assert verify_many(keys, messages, signatures, rule) == wanted
    shapes = [bytes, bytearray, memoryview, lambda b: memoryview(bytearray(b))]
    for shape in shapes:
        assert verify_many(shape(b"".join(keys)), map(shape, messages), shape(b"".join(signatures))) == wanted
        assert verify_many(map(shape, keys), messages, list(map(shape, signatures))) == wanted
    assert verify_many([], [], []) == verify_many(b"", [], b"") == []


def test_rules_differ_where_they_should():
    # The key and R are the neutral point, and S is 0.
    neutral = (1).to_bytes(32, "little")
    row = ([neutral], [b"anything"], [neutral + bytes(32)])
    found = {rule: verify_many(*row, rule)[0] for rule in forge25519.RULES}
    assert found == {"rfc8032": True, "zip215": True, "strict": False, "dalek-strict": False, "ref10": True}
    # y = 1 + p is not canonical.
    other = (2**255 - 18).to_bytes(32, "little")
    row = ([other], [b"anything"], [neutral + bytes(32)])
    found = {rule: verify_many(*row, rule)[0] for rule in forge25519.RULES}
    assert found == {"rfc8032": False, "zip215": True, "strict": False, "dalek-strict": False, "ref10": True}


def test_bad_input_has_an_error_of_python():
    key = SigningKey(bytes(32))
    public, signature = bytes(key.verify_key), key.sign(b"m").signature
    no_point = (2).to_bytes(32, "little")
    calls = [
        lambda: SigningKey(bytes(31)),
        lambda: VerifyKey(bytes(33)),
        lambda: VerifyKey(no_point),
        lambda: key.verify_key.verify(b"m", signature[1:]),
        lambda: key.verify_key.verify(bytes(63)),
        lambda: key.verify_key.verify(b"m", signature, "RFC"),
        lambda: verify_many([public], [], [signature]),
        lambda: verify_many([public], [b"m"], [signature, signature]),
        lambda: verify_many(public + b"0", [b"m"], signature),
        lambda: verify_many([public], [b"m"], [signature], "none"),
        lambda: verify_many([public, b""], [b"m"] * 2, [signature] * 2),
        lambda: forge25519.x25519(bytes(32), bytes(32)),
        lambda: forge25519.x25519(bytes(32), bytes(31)),
        lambda: forge25519.x25519_public(b""),
    ]
    for call in calls:
        with pytest.raises(ValueError) as error:
            call()
        assert "\n" not in str(error.value) and not isinstance(error.value, BadSignatureError)
    calls = [
        lambda: SigningKey("0" * 32),
        lambda: VerifyKey(None),
        lambda: key.sign("m"),
        lambda: verify_many(None, [b"m"], [signature]),
        lambda: verify_many([public], ["m"], [signature]),
        lambda: verify_many([public], b"m", [signature]),
        lambda: verify_many([7], [b"m"], [signature]),
        lambda: verify_many([public], [b"m"], [signature], 1),
        lambda: forge25519.x25519(1, bytes(32)),
    ]
    for call in calls:
        with pytest.raises(TypeError):
            call()
    # No row is lost: a key that is no point has a verdict.
    assert verify_many([public, no_point, public], [b"m"] * 3, [signature] * 3) == [True, False, True]


def test_the_interpreter_is_released():
    _, keys, messages, signatures = signed(1)
    rows = (keys * 20000, messages * 20000, signatures * 20000)
    ticks, done = [], threading.Event()

    def work():
        assert verify_many(*rows) == [True] * 20000
        done.set()

    worker = threading.Thread(target=work)
    worker.start()
    while not done.wait(0.001):
        ticks.append(1)
    worker.join()
    assert len(ticks) > 20


def test_x25519_is_that_of_the_others():
    for _ in range(20):
        mine, yours = RNG.randbytes(32), RNG.randbytes(32)
        public = forge25519.x25519_public(yours)
        assert public == nacl.bindings.crypto_scalarmult_base(yours)
        shared = forge25519.x25519(mine, bytearray(public))
        other = x25519.X25519PrivateKey.from_private_bytes(mine)
        assert shared == other.exchange(x25519.X25519PublicKey.from_public_bytes(public))
        assert shared == nacl.bindings.crypto_scalarmult(mine, public)
