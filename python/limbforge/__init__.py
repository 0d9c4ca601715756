"""Constant-time field arithmetic, compiled from a prime and checked for all inputs."""

from . import forge25519
from ._native import Element, Field
from .record import Record, read_record

__all__ = ["Element", "Field", "Record", "forge25519", "read_record"]
