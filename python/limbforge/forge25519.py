"""Ed25519 (RFC 8032) and X25519 (RFC 7748), with the names of PyNaCl's nacl.signing.

Bytes are read without a copy from `bytes` objects. Other buffers are copied, because their owners may change them
while the interpreter is released.
"""

import os

from . import _native

__all__ = [
    "RULES",
    "BadSignatureError",
    "SignedMessage",
    "SigningKey",
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
        if not _native.verify_many([self._bytes], [smessage], [signature], rule)[0]:
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


def verify_many(keys, messages, signatures, rule="rfc8032"):
    """A list with a bool for each signature, in order; the interpreter is released while they are verified.

    `keys` and `signatures` are sequences of bytes, or one buffer with 32 and 64 bytes for each. A key that encodes no
    point verifies nothing. ValueError for wrong lengths and unknown rules.
    """
    if not isinstance(keys, (bytes, bytearray, memoryview)) and hasattr(keys, "__iter__"):
        keys = [key._bytes if isinstance(key, VerifyKey) else key for key in keys]
    return _native.verify_many(keys, messages, signatures, rule)


def x25519_public(secret):
    """The public key of a secret; both have 32 bytes."""
    return _native.x25519_public(secret)


def x25519(secret, public):
    """The secret that two sides share, of 32 bytes; hash it before use. ValueError if the public key has small order."""
    return _native.x25519(secret, public)
