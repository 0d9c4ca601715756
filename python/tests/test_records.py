"""Records as data frames."""

import json
import pathlib
import random

import pandas
import polars
import pytest

import limbforge

RECORDS = pathlib.Path(__file__).parents[2] / "record"
TUNE, PEERS = RECORDS / "tune-2^255-19.json", RECORDS / "peers-emerald-rapids.json"
COLUMNS = ["processor", "prime", "recipe", "peer", "language", "compiler", "quantity", "median", "spread"]


def small(**changes):
    """A record of two recipes."""
    entry = {"recipe": "4x64 …", "compiler": "c gcc 12.2.0", "medians": [1, 2.5, 3, 4], "spreads": [0.1, 0.2, 0.3, 1]}
    environment = {"cpu": "Some Core 9", "arch": "riscv64"}
    return {"prime": "2^127 - 1", "environment": environment, "ranking": [entry, entry | {"recipe": "2x64"}]} | changes


def written(tmp_path, record):
    path = tmp_path / "record.json"
    path.write_text(record if isinstance(record, str) else json.dumps(record))
    return path


def test_a_record_of_tune_is_a_data_frame():
    record, raw = limbforge.read_record(TUNE), json.loads(TUNE.read_text())
    frame = record.to_pandas()
    assert list(frame) == COLUMNS and len(frame) == len(record) == 4 * len(raw["ranking"]) + len(raw["inversions"])
    assert set(frame.processor) == {raw["environment"]["cpu"]} and set(frame.prime) == {"2^255 - 19"}
    assert set(frame.language) == {"c", "rust"} and set(frame.peer) == {None}
    latency = frame[frame.quantity == "mul_latency"].reset_index()
    for i, entry in enumerate(raw["ranking"]):
        row = latency.loc[i]
        assert (row.recipe, f"{row.language} {row.compiler}") == (entry["recipe"], entry["compiler"])
        assert (row["median"], row.spread) == (entry["medians"][0], entry["spreads"][0])
    squares = frame[frame.quantity == "square_throughput"]["median"]
    assert list(squares) == [entry["medians"][3] for entry in raw["ranking"]]
    assert list(frame[frame.quantity == "invert"]["median"]) == [each["cycles"] for each in raw["inversions"]]


def test_a_record_of_peers_has_theirs_beside_ours():
    frame = limbforge.read_record(PEERS).to_pandas()
    contests = json.loads(PEERS.read_text())["contests"]
    assert set(frame.prime) == {contest["value"] for contest in contests}
    peers, ours = frame[frame.recipe.isna()], frame[frame.recipe.notna()]
    assert len(peers) and len(ours) and peers.compiler.isna().all() and ours.peer.isna().all()
    assert len(frame) == sum(4 * len(contest["rows"]) + len(contest["inversions"]) for contest in contests)


def test_records_of_two_processors_are_one_frame(tmp_path):
    a = limbforge.read_record(written(tmp_path, small()))
    b = limbforge.read_record(written(tmp_path, small(environment={"cpu": "Other Core 5"})))
    assert len(a + b) == len(a) + len(b) == 16
    medians = (a + b).to_pandas().groupby("processor")["median"].count()
    assert dict(medians) == {"Some Core 9": 8, "Other Core 5": 8}
    assert pandas.concat([a.to_pandas(), b.to_pandas()], ignore_index=True).equals((a + b).to_pandas())
    assert repr(a + b) == "Record(16 rows of Other Core 5, Some Core 9)"
    with pytest.raises(TypeError):
        a + [1]


def test_every_library_of_arrow_reads_records(tmp_path):
    for record in (limbforge.read_record(PEERS), limbforge.read_record(written(tmp_path, small(ranking=[])))):
        table = record.to_arrow()
        assert table.to_pydict() == polars.DataFrame(record).to_dict(as_series=False) == record.columns()
        assert [str(table.schema.field(name).type) for name in COLUMNS] == ["string"] * 7 + ["double"] * 2


def test_named_quantities_are_those_of_the_record(tmp_path):
    entry = {"recipe": "r", "compiler": "asm gcc 12.2.0", "medians": [7], "spreads": [1]}
    record = limbforge.read_record(written(tmp_path, small(quantities=["inv_latency"], ranking=[entry])))
    assert list(zip(*record.columns().values())) == [
        ("Some Core 9", "2^127 - 1", "r", None, "asm", "gcc 12.2.0", "inv_latency", 7.0, 1.0)
    ]


@pytest.mark.parametrize(
    "record",
    ["", "{", "[1]", "7", "{}", '{"ranking": 7}', "[" * 100_000, {"contests": [{}], "environment": {"cpu": "x"}}]
    + [small(ranking=ranking) for ranking in (7, None, [{}], [None])]
    + [small(environment=environment) for environment in ({}, {"cpu": None}, 7)]
    + [small(quantities=["one"]), small(quantities=[1, 2, 3, 4]), small(inversions=[{"recipe": "r"}]), small(prime=7)],
    ids=lambda record: str(record)[:20],
)
def test_what_is_no_record_is_refused(tmp_path, record):
    with pytest.raises(ValueError) as error:
        limbforge.read_record(written(tmp_path, record))
    assert "\n" not in str(error.value) and "record.json" in str(error.value)


def test_files_that_cannot_be_read(tmp_path):
    for wrong in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(OSError):
            limbforge.read_record(wrong)
    (tmp_path / "latin.json").write_bytes(b'{"ranking": "\xff"}')
    with pytest.raises(ValueError):
        limbforge.read_record(tmp_path / "latin.json")
    for other in sorted(RECORDS.glob("*.json")):
        if other not in (TUNE, PEERS):
            try:
                limbforge.read_record(other)
            except ValueError as error:
                assert "\n" not in str(error)


def test_mutilated_records_have_an_error(tmp_path):
    rng = random.Random(5)
    text = json.dumps(small())
    for _ in range(300):
        at = rng.randrange(len(text))
        try:
            changed = text[:at] + rng.choice(["", '"', "}", "7", "null"]) + text[at + 1 :]
            limbforge.read_record(written(tmp_path, changed))
        except ValueError as error:
            assert "\n" not in str(error)
