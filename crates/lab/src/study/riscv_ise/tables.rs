//! A record as tables.

use super::{
    ACTION, Cell, Column, Function, Limbs, Multiplied, Ours, Record, percent,
    sweep::{LATENCIES, SETS},
};
use crate::{search::Modelled, study::Table};

/// All tables of a record; a quick one has no sweep.
pub fn tables(record: &Record) -> Vec<Table> {
    let mut tables = vec![
        published(&record.cells),
        ours(record),
        stalls(&record.cells),
    ];
    tables.push(squaring(record));
    if !record.limbs.is_empty() {
        tables.extend([
            multipliers(&record.multipliers),
            products(&record.limbs),
            other_operations(&record.limbs),
            actions(record),
        ]);
    }
    tables
}

/// Title, name of the first column, names of the others, rows.
fn table(
    title: &str,
    first: &str,
    others: impl Iterator<Item = String>,
    rows: impl Iterator<Item = (String, Vec<String>)>,
) -> Table {
    Table {
        title: title.to_owned(),
        head: [first.to_owned()].into_iter().chain(others).collect(),
        rows: rows
            .map(|(name, cells)| [name].into_iter().chain(cells).collect())
            .collect(),
    }
}

fn columns() -> impl Iterator<Item = String> {
    Column::ALL.iter().map(Column::to_string)
}

/// Rows of the published table, with something said of each cell.
fn by_function<T>(
    items: &[T],
    said: impl Fn(Function, Column, &T) -> String,
) -> impl Iterator<Item = (String, Vec<String>)> {
    let rows = Function::ALL.iter().zip(items.chunks(Column::ALL.len()));
    rows.map(move |(function, row)| {
        let cells = Column::ALL.iter().zip(row);
        let cells = cells.map(|(column, item)| said(*function, *column, item));
        (function.name().to_owned(), cells.collect())
    })
}

fn or_dash(cycles: Option<u64>) -> String {
    cycles.map_or("–".to_owned(), |cycles| cycles.to_string())
}

fn cycles(ours: Option<&Ours>) -> Option<u64> {
    ours.map(|ours| ours.modelled.cycles)
}

/// The published table with the model's cycles in brackets.
fn published(cells: &[Cell]) -> Table {
    let said = |_, _, cell: &Cell| {
        let (published, deviation) = (cell.published.cycles, 100.0 * cell.deviation());
        format!("{published} ({}, {deviation:+.1} %)", cell.shaped.cycles)
    };
    let title = "Cycles published (of the same shape on the model, difference)";
    table(title, "function", columns(), by_function(cells, said))
}

/// Our best beside the published figures: published, ours, how much less.
fn ours(record: &Record) -> Table {
    let said = |function: Function, column, ours: &Option<Ours>| {
        let published = function.published(column).cycles;
        ours.as_ref().map_or("–".to_owned(), |ours| {
            let Modelled {
                cycles,
                instructions,
                stalls,
            } = ours.modelled;
            let difference = percent(cycles, published.into());
            format!("{published}: {cycles} ({instructions} + {stalls}) {difference:+.0} %")
        })
    };
    let title = "Cycles published: our best on the model (instructions + stalls), difference";
    table(
        title,
        "function",
        columns(),
        by_function(&record.ours, said),
    )
}

/// Instructions and cycles lost of the code of the published shape.
fn stalls(cells: &[Cell]) -> Table {
    let said = |_, _, cell: &Cell| format!("{} + {}", cell.shaped.instructions, cell.shaped.stalls);
    let title = "Published shape: instructions + cycles in which none begins, on the model";
    table(title, "function", columns(), by_function(cells, said))
}

/// A squaring with the extension for full limbs, as the multiplication that was published and as one of its own.
fn squaring(record: &Record) -> Table {
    let column = Column::ALL[1];
    let rows = [
        ("of integers", Function::Multiply, Function::Square),
        ("mod p", Function::MultiplyMod, Function::SquareMod),
    ];
    let rows = rows.map(|(name, multiply, square)| {
        let published = square.published(column).cycles.to_string();
        let ours = [multiply, square].map(|f| or_dash(cycles(record.ours(f, column))));
        (
            name.to_owned(),
            [published].into_iter().chain(ours).collect(),
        )
    });
    let heads = [
        "published, a multiplication",
        "ours, a multiplication",
        "ours, a squaring",
    ];
    let title = "Cycles of a squaring with the extension for full limbs";
    table(
        title,
        "squaring",
        heads.map(str::to_owned).into_iter(),
        rows.into_iter(),
    )
}

/// Multiplication modulo p on multipliers of 1 to 4 cycles.
fn multipliers(multiplied: &[Multiplied]) -> Table {
    let rows = LATENCIES.iter().zip(multiplied.chunks(Column::ALL.len()));
    let rows = rows.map(|(latency, row)| {
        let cells = row
            .iter()
            .map(|m| format!("{}: {}", m.shaped, or_dash(cycles(m.ours.as_ref()))));
        (format!("multiplier of {latency}"), cells.collect())
    });
    let title =
        "Multiplication mod p by the multiplier's latency, cycles of the published shape: our best";
    table(title, "latency", columns(), rows)
}

/// Widths with something said of each instruction set.
fn by_limbs(title: &str, limbs: &[Limbs], said: impl Fn(&Limbs) -> String) -> Table {
    let rows = limbs.chunks(SETS.len()).map(|row| {
        (
            format!("limbs {}", row[0].limbs),
            row.iter().map(&said).collect(),
        )
    });
    table(title, "limbs", SETS.map(str::to_owned).into_iter(), rows)
}

fn products(limbs: &[Limbs]) -> Table {
    let title =
        "Our multiplication mod p, cycles by product scanning : by arbitrary-degree Karatsuba";
    by_limbs(title, limbs, |l| {
        let [scanned, adk] = [&l.scanned, &l.adk].map(|ours| or_dash(cycles(ours.as_ref())));
        format!("{scanned} : {adk}")
    })
}

fn other_operations(limbs: &[Limbs]) -> Table {
    let title = "Our squaring : addition : subtraction mod p, cycles";
    by_limbs(title, limbs, |l| {
        let of = [Function::SquareMod, Function::Add, Function::Subtract];
        of.map(|function| or_dash(l.cycles(function))).join(" : ")
    })
}

fn millions(cycles: f64) -> String {
    format!("{:.1}", cycles / 1e6)
}

/// The operations of a group action one after the other; what was published was measured, in the columns of the
/// instruction sets of its radix.
fn actions(record: &Record) -> Table {
    let mut all = by_limbs(
        "A group action, million cycles: the sum of its multiplications, squarings, additions and subtractions",
        &record.limbs,
        |l| {
            l.action()
                .map_or("–".to_owned(), |cycles| millions(cycles as f64))
        },
    );
    let published = |radix: &str, of: &dyn Fn(Column) -> f64| {
        let column = |set: &str| match (radix, set) {
            ("8x64", "rv64gc") => Some(Column::ALL[0]),
            ("8x64", "rv64gc+ise-full") => Some(Column::ALL[1]),
            ("9x57", "rv64gc") => Some(Column::ALL[2]),
            ("9x57", "rv64gc+ise-reduced") => Some(Column::ALL[3]),
            _ => None,
        };
        SETS.map(|set| column(set).map_or("–".to_owned(), |column| millions(of(column))))
    };
    let added = |column: Column| {
        let each = ACTION
            .iter()
            .map(|(f, count)| count * u64::from(f.published(column).cycles));
        each.sum::<u64>() as f64
    };
    for radix in ["8x64", "9x57"] {
        for (what, of) in [
            ("published", &Column::action as &dyn Fn(Column) -> f64),
            ("sum of published functions", &added),
        ] {
            let cells = published(radix, of);
            let name = format!("limbs {radix}, {what}");
            all.rows.push([name].into_iter().chain(cells).collect());
        }
    }
    all
}
