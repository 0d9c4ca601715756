"""Verifies the signatures of a Parquet file in Ray's map_batches: python on_ray.py [ROWS]"""

import logging
import os
import sys
import tempfile
import time
from collections import Counter

import planted
import pyarrow as pa
import ray
from limbforge import forge25519


def verify(table):
    """A table with the verdicts of a table with the columns key, message, signature."""
    columns = (table.column(name) for name in ("key", "message", "signature"))
    return pa.table({"valid": pa.array(forge25519.verify_many(*columns, rule="rfc8032", errors="null"))})


def main(rows):
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    logging.getLogger("ray.data").setLevel(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "signatures.parquet")
        expected = planted.write(path, rows)
        start = time.perf_counter()
        verdicts = ray.data.read_parquet(path).map_batches(verify, batch_format="pyarrow")
        found = Counter()
        for batch in verdicts.iter_batches(batch_format="pyarrow"):
            found.update(batch.column("valid").to_pylist())
        status = planted.report("Ray", rows, expected, found, time.perf_counter() - start)
    ray.shutdown()
    return status


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000))
