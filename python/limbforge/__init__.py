"""Constant-time field arithmetic, compiled from a prime and checked for all inputs."""

from . import forge25519
from ._native import Element, Field

__all__ = ["Element", "Field", "forge25519"]
