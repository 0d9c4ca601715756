"""Answers lines "action" and "derive PUBLIC" with the nanoseconds of CPU time that highctidh took, the key's exponents
and its result. Each answer is of a new key. The argument is 511 (2^220 keys) or 512 (2^256 keys)."""

import sys
import time

from highctidh import ctidh

field = ctidh(int(sys.argv[1]))
for line in sys.stdin:
    words = line.split()
    key = field.generate_secret_key()
    if words[0] == "derive":
        theirs = bytes.fromhex(words[1])
        start = time.thread_time_ns()
        public = field.public_key_from_bytes(theirs)
        assert field.validate(public)
        result = field.public_key()
        assert field.csidh(result, public, key)
    else:
        start = time.thread_time_ns()
        result = field.derive_public_key(key)
    end = time.thread_time_ns()
    print(end - start, bytes(result).hex(), flush=True)
