//! The study's tables, for a terminal, a page or a document alike.

use super::{
    case::Algorithm,
    record::{Counted, Entry, Record, is_gmp},
};
use crate::study::Table;

/// All tables of a record; those with nothing to show are left out.
#[must_use]
pub fn tables(record: &Record) -> Vec<Table> {
    let all = [
        products(record, 64),
        products(record, 32),
        squares(record),
        reductions(record, &[Algorithm::RedcAdk, Algorithm::MulRedcAdk]),
        reductions(record, &[Algorithm::RedcAdkOne, Algorithm::MulRedcAdkOne]),
        product_counts(record),
        reduction_counts(record),
    ];
    all.into_iter()
        .filter(|table| !table.rows.is_empty())
        .collect()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// Schoolbook and arbitrary-degree Karatsuba by each compiler; other methods by the fastest.
fn products(record: &Record, word: u8) -> Table {
    let compilers: Vec<&str> = record
        .builders(word)
        .into_iter()
        .filter(|by| !is_gmp(by))
        .collect();
    let others = [
        Algorithm::Karatsuba1,
        Algorithm::Karatsuba2,
        Algorithm::FullWords,
    ];
    let others: Vec<Algorithm> = others
        .into_iter()
        .filter(|a| !record.measured(*a, word).is_empty())
        .collect();
    let ns = record.measured(Algorithm::Adk, word);
    let gmp = ns.iter().any(|&n| word == 64 && record.gmp(n).is_some());
    let mut head = words(&["n", "radix"]);
    head.extend(compilers.iter().map(|by| format!("schoolbook / ADK, {by}")));
    head.extend(others.iter().map(|a| a.name().to_owned()));
    head.extend(gmp.then(|| "GMP".to_owned()));
    let row = |&n: &usize| {
        let radix = record
            .counted(Algorithm::Adk, word, n)
            .map_or(0, |c| c.radix);
        let mut row = vec![n.to_string(), format!("2^{radix}")];
        row.extend(
            compilers
                .iter()
                .map(|by| pair(record, Algorithm::Adk, word, n, by)),
        );
        row.extend(others.iter().map(|a| cycles(record.best(*a, word, n))));
        row.extend(gmp.then(|| cycles(record.gmp(n))));
        row
    };
    Table {
        title: format!(
            "Products, words of {word} bits: cycles, and the ratio of ADK to schoolbook; other methods by the fastest compiler"
        ),
        head,
        rows: ns.iter().map(row).collect(),
    }
}

/// A multiplication used as a squaring, by the fastest compiler.
fn squares(record: &Record) -> Table {
    let columns = [
        Algorithm::Schoolbook,
        Algorithm::Adk,
        Algorithm::Square,
        Algorithm::FullWordsSquare,
    ];
    let row = |&n: &usize| {
        let cells = columns.iter().map(|a| cycles(record.best(*a, 64, n)));
        std::iter::once(n.to_string()).chain(cells).collect()
    };
    let names = columns.iter().map(|a| a.name().to_owned());
    Table {
        title: "Multiplication used as squaring, words of 64 bits: cycles, by the fastest compiler"
            .to_owned(),
        head: std::iter::once("n".to_owned()).chain(names).collect(),
        rows: record
            .measured(Algorithm::Square, 64)
            .iter()
            .map(row)
            .collect(),
    }
}

fn reductions(record: &Record, algorithms: &[Algorithm]) -> Table {
    let compilers: Vec<&str> = record
        .builders(64)
        .into_iter()
        .filter(|by| !is_gmp(by))
        .collect();
    let mut head = words(&["n", "radix"]);
    for algorithm in algorithms {
        let plain = algorithm.schoolbook().map_or("", Algorithm::name);
        head.extend(compilers.iter().map(|by| format!("{plain} / ADK, {by}")));
    }
    let first = algorithms[0];
    let row = |&n: &usize| {
        let radix = record.counted(first, 64, n).map_or(0, |c| c.radix);
        let mut row = vec![n.to_string(), format!("2^{radix}")];
        for algorithm in algorithms {
            row.extend(
                compilers
                    .iter()
                    .map(|by| pair(record, *algorithm, 64, n, by)),
            );
        }
        row
    };
    Table {
        title: format!(
            "Montgomery's reduction{}, words of 64 bits: cycles, and the ratio of ADK to schoolbook",
            if first == Algorithm::RedcAdkOne {
                " with w = 1"
            } else {
                ""
            }
        ),
        head,
        rows: record.measured(first, 64).iter().map(row).collect(),
    }
}

fn product_counts(record: &Record) -> Table {
    let others = [
        Algorithm::Karatsuba1,
        Algorithm::Karatsuba2,
        Algorithm::PlainKaratsuba1,
        Algorithm::PlainKaratsuba2,
        Algorithm::Square,
    ];
    let mut head = words(&["n", "schoolbook", "ADK", "r"]);
    head.extend(others.iter().map(|a| a.name().to_owned()));
    let row = |n: usize| {
        let count = |a| operations(record.counted(a, 64, n));
        let mut row = vec![
            n.to_string(),
            count(Algorithm::Schoolbook),
            count(Algorithm::Adk),
        ];
        row.push(ratio(record.break_even(Algorithm::Adk, 64, n)));
        row.extend(others.iter().map(|a| count(*a)));
        row
    };
    Table {
        title: "Multiplications (M) and additions (A) of products, and the break-even ratio r of their costs".to_owned(),
        head,
        rows: counted(record, Algorithm::Adk).map(row).collect(),
    }
}

fn reduction_counts(record: &Record) -> Table {
    let pairs = [
        Algorithm::RedcAdk,
        Algorithm::MulRedcAdk,
        Algorithm::RedcAdkOne,
        Algorithm::MulRedcAdkOne,
    ];
    let mut head = words(&["n"]);
    for adk in pairs {
        let plain = adk.schoolbook().map_or("", Algorithm::name);
        head.extend([plain.to_owned(), "ADK".to_owned(), "r".to_owned()]);
    }
    let row = |n: usize| {
        let mut row = vec![n.to_string()];
        for adk in pairs {
            let plain = adk.schoolbook().and_then(|a| record.counted(a, 64, n));
            row.extend([operations(plain), operations(record.counted(adk, 64, n))]);
            row.push(ratio(record.break_even(adk, 64, n)));
        }
        row
    };
    Table {
        title:
            "The same for Montgomery's reduction, alone and with the product, including its carries"
                .to_owned(),
        head,
        rows: counted(record, Algorithm::RedcAdk).map(row).collect(),
    }
}

fn counted(record: &Record, algorithm: Algorithm) -> impl Iterator<Item = usize> + '_ {
    let counts = record.counts.iter();
    counts
        .filter(move |c| c.algorithm == algorithm && c.word == 64)
        .map(|c| c.n)
}

/// `35.1 / 39.2 (1.12)`: schoolbook, then arbitrary-degree Karatsuba.
fn pair(record: &Record, adk: Algorithm, word: u8, n: usize, by: &str) -> String {
    let plain = adk.schoolbook().and_then(|a| record.entry(a, word, n, by));
    match (plain, record.entry(adk, word, n, by)) {
        (Some(plain), Some(adk)) => format!(
            "{:.1} / {:.1} ({:.2})",
            plain.cycles,
            adk.cycles,
            adk.cycles / plain.cycles
        ),
        _ => "–".to_owned(),
    }
}

fn cycles(entry: Option<&Entry>) -> String {
    entry.map_or_else(|| "–".to_owned(), |e| format!("{:.1}", e.cycles))
}

fn operations(counted: Option<&Counted>) -> String {
    counted.map_or_else(
        || "–".to_owned(),
        |c| format!("{}M {}A", c.multiplications, c.additions),
    )
}

fn ratio(ratio: Option<f64>) -> String {
    match ratio {
        None => "–".to_owned(),
        // No more additions, and fewer multiplications.
        Some(r) if r <= 0.0 => "always".to_owned(),
        Some(r) => format!("{r:.2}"),
    }
}
