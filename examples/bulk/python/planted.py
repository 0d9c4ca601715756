"""A Parquet file of signed messages with known faults, the same in every run."""

import random
from collections import Counter

import pyarrow as pa
import pyarrow.parquet as pq
from limbforge import forge25519


def write(path, rows, groups=8):
    """Writes the file in row groups that engines can share; the verdicts of its rows, as True, False and None."""
    numbers = random.Random(25519)
    signers = [forge25519.SigningKey(numbers.randbytes(32)) for _ in range(100)]
    columns = {"key": [], "message": [], "signature": []}
    planted = Counter()
    for row in range(rows):
        signer = signers[row % len(signers)]
        message = numbers.randbytes(numbers.choice((0, 1, 32, 100, 128, 1000)))
        values = {"key": bytes(signer.verify_key), "message": message, "signature": signer.sign(message).signature}
        planted[spoil(values, row)] += 1
        for name, value in values.items():
            columns[name].append(value)
    table = pa.table({name: pa.array(column, pa.binary()) for name, column in columns.items()})
    pq.write_table(table, path, row_group_size=max(1, -(-rows // groups)))
    return planted


def spoil(values, row):
    """Spoils the values of some rows, each way in turn; the verdict that verify_many has then."""
    if row % 500 == 123:
        values[list(values)[row // 500 % 3]] = None
        return None
    if row % 50 != 25:
        return True
    way = row // 50 % 4
    if way == 0:
        values["message"] += b"."
    elif way == 1:
        values["signature"] = bytes([values["signature"][0] ^ 1]) + values["signature"][1:]
    elif way == 2:
        values["key"] = bytes([2]) + bytes(31)  # y = 2 is that of no point
    else:
        values["signature"] = values["signature"][:63]
        return None  # by errors="null"
    return False


def report(engine, rows, planted, found, seconds):
    """One line, and the exit status: 1 if the counts are not those that were planted."""
    counts = ", ".join(f"{found[verdict]} {name}" for verdict, name in ((True, "valid"), (False, "invalid"), (None, "null")))
    print(f"{engine}: {counts} in {seconds:.2f} s, {rows / seconds:.0f} a second")
    if found == planted:
        return 0
    print(f"{engine}: planted were {dict(planted)}, found {dict(found)}")
    return 1
