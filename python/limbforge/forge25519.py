"""Ed25519 (RFC 8032) and X25519 (RFC 7748), with the names of PyNaCl's nacl.signing.

Bytes are read without a copy from `bytes` objects and Arrow arrays, which never change. Other buffers are copied,
because their owners may change them while the interpreter is released, even if the buffer is read-only.
"""

import os

from . import _native
from ._native import Verdicts

__all__ = [
    "RULES",
    "BadSignatureError",
    "SignedMessage",
    "SigningKey",
    "Verdicts",
    "VerifyKey",
    "verify_many",
    "x25519",
    "x25519_public",
]

#: The rules for valid signatures: docs/rules.md compares them.
RULES = ("rfc8032", "zip215", "strict", "dalek-strict", "ref10")


class BadSignatureError(ValueError):
    """A signature is not valid."""


class SignedMessage(bytes):
    """A signature of 64 bytes, then the message."""

    @property
    def signature(self):
        return bytes(self[:64])

    @property
    def message(self):
        return bytes(self[64:])


class VerifyKey:
    """A public key, of 32 bytes."""

    __slots__ = ("_bytes",)

    def __init__(self, key):
        if not _native.decodes(key):
            raise ValueError("the public key encodes no point of the curve; pass another")
        self._bytes = bytes(key)

    def verify(self, smessage, signature=None, rule="rfc8032"):
        """The message, if its signature is valid; `smessage` is signature and message if `signature` is None."""
        if signature is None:
            smessage = memoryview(smessage).cast("B").tobytes()
            if len(smessage) < 64:
                raise ValueError(f"a signed message has 64 bytes or more; found {len(smessage)}")
            signature, smessage = smessage[:64], smessage[64:]
        if not _native.verify_many([self._bytes], [smessage], [signature], rule, "raise")[0]:
            raise BadSignatureError("the signature is not valid for this message and key")
        return bytes(smessage)

    def __bytes__(self):
        return self._bytes

    def __eq__(self, other):
        return isinstance(other, VerifyKey) and self._bytes == other._bytes

    def __hash__(self):
        return hash(self._bytes)

    def __repr__(self):
        return f"VerifyKey({self._bytes!r})"


class SigningKey:
    """A secret key, from a seed of 32 bytes. The library wipes its copy; Python's own bytes stay in memory."""

    __slots__ = ("_seed", "verify_key")

    def __init__(self, seed):
        self._seed = _native.Seed(seed)
        self.verify_key = VerifyKey(self._seed.public())

    @classmethod
    def generate(cls):
        """A key from the operating system's random bytes."""
        return cls(os.urandom(32))

    def sign(self, message):
        """The signature and the message."""
        signature = self._seed.sign(message)
        return SignedMessage(signature + bytes(message))

    def __bytes__(self):
        return self._seed.seed()


def verify_many(keys, messages, signatures, rule="rfc8032", errors="raise"):
    """A verdict for each row, in order; the interpreter is released while signatures are verified.

    Each argument is one of these, in any mixture, with as many rows as the others:

    - an iterable of bytes or other buffers; keys may be `VerifyKey`;
    - one buffer of bytes, such as a numpy array of uint8 of shape (n, 32) for keys, (n, 64) for signatures and
      (n, length) for messages; keys and signatures may also be one after the other in a flat buffer;
    - an object with `__arrow_c_array__` or `__arrow_c_stream__`, of type binary, large_binary, binary_view,
      fixed_size_binary or null.

    Returns a list of bools if all three are iterables, otherwise `Verdicts`: a sequence with a `bitmap`, which is an
    Arrow array too. A null in any of the three is a null in the verdicts. A key that encodes no point verifies nothing.

    Raises ValueError if numbers of rows differ, for a wrong shape, an unknown rule, and a key or signature of a wrong
    length; with errors="null" such a row has the verdict None instead. Raises TypeError for other types.
    """
    return _native.verify_many(keys, messages, signatures, rule, errors)


def x25519_public(secret):
    """The public key of a secret; both have 32 bytes."""
    return _native.x25519_public(secret)


def x25519(secret, public):
    """The secret that two sides share, of 32 bytes; hash it before use. ValueError if the key has small order."""
    return _native.x25519(secret, public)
