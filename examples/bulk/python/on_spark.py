"""Verifies the signatures of a Parquet file in Spark's mapInArrow: python on_spark.py [ROWS]"""

import os
import sys
import tempfile
import time
from collections import Counter

import planted
import pyarrow as pa
from limbforge import forge25519
from pyspark.sql import SparkSession


def verify(batches):
    """A column of verdicts for each batch of the columns key, message, signature."""
    for batch in batches:
        columns = (batch.column(name) for name in ("key", "message", "signature"))
        verdicts = pa.array(forge25519.verify_many(*columns, rule="rfc8032", errors="null"))
        yield pa.RecordBatch.from_arrays([verdicts], names=["valid"])


def main(rows):
    spark = (
        SparkSession.builder.master("local[2]")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.log.level", "ERROR")
        .getOrCreate()
    )
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "signatures.parquet")
        expected = planted.write(path, rows)
        start = time.perf_counter()
        verdicts = spark.read.parquet(path).mapInArrow(verify, "valid boolean")
        found = Counter({row["valid"]: row["count"] for row in verdicts.groupBy("valid").count().collect()})
        status = planted.report("Spark", rows, expected, found, time.perf_counter() - start)
    spark.stop()
    return status


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000))
