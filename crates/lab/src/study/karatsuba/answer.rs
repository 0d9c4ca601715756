//! The answers of a measurement, in sentences.

use super::{
    case::Algorithm,
    record::{Crossing, Record, is_gmp},
};

/// The paper's claim on this machine: a sentence or two for each question.
#[must_use]
pub fn answer(record: &Record) -> Vec<String> {
    let mut answer = Vec::new();
    for word in [64, 32] {
        answer.extend(crossings(record, word, Algorithm::Adk));
    }
    answer.extend(best_against_best(record));
    answer.extend(levels(record));
    answer.extend(saturated(record));
    answer.extend(squares(record));
    answer.extend(crossings(record, 64, Algorithm::RedcAdk));
    answer.extend(crossings(record, 64, Algorithm::MulRedcAdk));
    answer
}

/// For each compiler, the n from which arbitrary-degree Karatsuba wins.
fn crossings(record: &Record, word: u8, algorithm: Algorithm) -> Option<String> {
    let over = algorithm.schoolbook()?;
    let compilers = record.builders(word).into_iter().filter(|by| !is_gmp(by));
    let parts: Vec<String> = compilers
        .filter_map(|by| {
            let ratios = record.ratios(algorithm, over, word, by);
            let (n, last) = *ratios.last()?;
            let from = match Record::crossing(&ratios)? {
                Crossing::From(n) => format!("from n = {n}"),
                Crossing::Never => "at no n".to_owned(),
            };
            Some(format!("{by} {from} ({} at n = {n})", percent(last)))
        })
        .collect();
    let what = match algorithm {
        Algorithm::Adk => "Products in the same radix",
        Algorithm::RedcAdk => "Montgomery's reduction by itself",
        _ => "A product with Montgomery's reduction",
    };
    (!parts.is_empty()).then(|| {
        format!(
            "{what}, words of {word} bits: arbitrary-degree Karatsuba (ADK) stays ahead of schoolbook with {}.",
            parts.join("; with ")
        )
    })
}

/// The fastest of either, by any compiler.
fn best_against_best(record: &Record) -> Option<String> {
    let ratios = record.best_ratios(Algorithm::Adk, Algorithm::Schoolbook, 64);
    let (n, last) = *ratios.last()?;
    Some(match Record::crossing(&ratios)? {
        Crossing::From(from) => format!(
            "With the best compiler for each: ADK stays ahead of schoolbook from n = {from} ({} at n = {n}).",
            percent(last)
        ),
        Crossing::Never => format!(
            "With the best compiler for each: ADK is not ahead of schoolbook up to n = {n} ({}).",
            percent(last)
        ),
    })
}

/// Karatsuba with levels against arbitrary-degree Karatsuba.
fn levels(record: &Record) -> Option<String> {
    let parts: Vec<String> = [Algorithm::Karatsuba1, Algorithm::Karatsuba2]
        .into_iter()
        .filter_map(|algorithm| {
            let ratios = record.best_ratios(algorithm, Algorithm::Adk, 64);
            let (n, last) = *ratios.last()?;
            let from = match Record::crossing(&ratios)? {
                Crossing::From(n) => format!("stays ahead of ADK from n = {n}"),
                Crossing::Never => format!("is not ahead of ADK up to n = {n}"),
            };
            Some(format!(
                "{} {from} ({} at n = {n})",
                algorithm.name(),
                percent(last)
            ))
        })
        .collect();
    (!parts.is_empty()).then(|| format!("Levels: {}.", parts.join("; ")))
}

/// Reduced radix compared with full words of the same number of bits, and with GMP.
fn saturated(record: &Record) -> Option<String> {
    let mut reduced = Vec::new();
    let mut by_gmp = Vec::new();
    for n in record.measured(Algorithm::FullWords, 64) {
        let methods = [Algorithm::Schoolbook, Algorithm::Adk];
        let ours = methods.map(|a| record.best(a, 64, n).map(|e| e.cycles));
        let best = ours.into_iter().flatten().fold(f64::INFINITY, f64::min);
        if let Some(full) = record
            .best(Algorithm::FullWords, 64, n)
            .filter(|_| best.is_finite())
        {
            reduced.push((n, best / full.cycles));
        }
        if let Some(gmp) = record.gmp(n).filter(|_| best.is_finite()) {
            by_gmp.push((n, best / gmp.cycles));
        }
    }
    let part = |ratios: &[(usize, f64)], whom: &str| {
        let (n, last) = *ratios.last()?;
        let crossing = match Record::crossing(ratios)? {
            Crossing::From(from) => format!("stays ahead of {whom} from n = {from}"),
            Crossing::Never => format!("is not ahead of {whom} up to n = {n}"),
        };
        Some(format!("{crossing} ({} at n = {n})", percent(last)))
    };
    let parts: Vec<String> = [
        part(&reduced, "our product of full words with carry chains"),
        part(&by_gmp, "GMP's assembly"),
    ]
    .into_iter()
    .flatten()
    .collect();
    (!parts.is_empty()).then(|| {
        format!(
            "Compared with saturated code of the same number of bits: the better of the two reduced-radix products {}.",
            parts.join(", and ")
        )
    })
}

/// A multiplication used as a squaring.
fn squares(record: &Record) -> Option<String> {
    let over = |algorithm| record.best_ratios(algorithm, Algorithm::Square, 64);
    let (adk, schoolbook) = (over(Algorithm::Adk), over(Algorithm::Schoolbook));
    let (n, adk) = *adk.last()?;
    let (_, schoolbook) = *schoolbook.iter().find(|(m, _)| *m == n)?;
    Some(format!(
        "As a squaring: arbitrary-degree Karatsuba has the n(n+1)/2 products of a square, but keeps its additions. At n = {n} \
         it takes {adk:.2} times the cycles of a dedicated square; the schoolbook product takes {schoolbook:.2} times."
    ))
}

/// `12 % fewer cycles`, from a ratio to 1.
fn percent(ratio: f64) -> String {
    let percent = (ratio - 1.0) * 100.0;
    if percent < 0.0 {
        format!("{:.0} % fewer cycles", -percent)
    } else {
        format!("{percent:.0} % more cycles")
    }
}
