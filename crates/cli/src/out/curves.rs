//! Ratios over n as curves: what a text plot and the page's plots show.

use std::fmt::Write;

use limbforge_lab::study::karatsuba::{Algorithm, Record, is_gmp};

/// A named line of ratios by rising n.
pub struct Curve {
    /// Its subject, such as a compiler.
    pub name: String,
    /// n and the ratio there.
    pub points: Vec<(usize, f64)>,
}

/// Arbitrary-degree Karatsuba over schoolbook, a curve per compiler.
pub fn by_compiler(record: &Record, adk: Algorithm, word: u8) -> Vec<Curve> {
    let compilers = record.builders(word).into_iter().filter(|by| !is_gmp(by));
    let Some(plain) = adk.schoolbook() else {
        return Vec::new();
    };
    compilers
        .map(|by| Curve {
            name: by.to_owned(),
            points: record.ratios(adk, plain, word, by),
        })
        .filter(|curve| !curve.points.is_empty())
        .collect()
}

/// The fastest product of each method over the fastest schoolbook product, 64-bit words.
pub fn by_method(record: &Record) -> Vec<Curve> {
    let methods = [
        Algorithm::Adk,
        Algorithm::Karatsuba1,
        Algorithm::Karatsuba2,
        Algorithm::FullWords,
    ];
    let curves = methods.map(|method| Curve {
        name: method.name().to_owned(),
        points: record.best_ratios(method, Algorithm::Schoolbook, 64),
    });
    let over = |n: usize| {
        let plain = record.best(Algorithm::Schoolbook, 64, n)?;
        Some((n, record.gmp(n)?.cycles / plain.cycles))
    };
    let ns = record.measured(Algorithm::FullWords, 64);
    let gmp = Curve {
        name: "GMP".to_owned(),
        points: ns.into_iter().filter_map(over).collect(),
    };
    let all = curves.into_iter().chain([gmp]);
    all.filter(|curve| !curve.points.is_empty()).collect()
}

/// Lines of the text plot, and what one of them is worth.
const STEP: f64 = 0.05;

/// The curves of one word width as a text plot: a letter per compiler, `*` where several meet.
pub fn text(record: &Record, word: u8) -> String {
    let curves = by_compiler(record, Algorithm::Adk, word);
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let line = |ratio: f64| (ratio / STEP).round() as i64;
    let one = line(1.0);
    let top = points().map(|p| line(p.1)).max().unwrap_or(one).max(one);
    let bottom = points().map(|p| line(p.1)).min().unwrap_or(one).min(one);
    let least = points().map(|p| p.0).min().unwrap_or(0);
    let most = points().map(|p| p.0).max().unwrap_or(0);
    let mut text = format!(
        "Cycles of ADK divided by cycles of schoolbook, {word}-bit words; below 1 ADK is faster\n"
    );
    for at in (bottom..=top).rev() {
        let mut row = format!("{:5.2} ", at as f64 * STEP);
        for n in least..=most {
            let here: Vec<char> = curves
                .iter()
                .zip('a'..)
                .filter(|(curve, _)| curve.points.iter().any(|p| p.0 == n && line(p.1) == at))
                .map(|(_, letter)| letter)
                .collect();
            row.push(match here.as_slice() {
                [] if at == one => '-',
                [] => ' ',
                [letter] => *letter,
                _ => '*',
            });
            row.push(if at == one { '-' } else { ' ' });
        }
        let _ = writeln!(text, "{}", row.trim_end());
    }
    let mut axis = String::from("   n  ");
    for n in (least..=most).step_by(2) {
        let _ = write!(axis, "{n:<4}");
    }
    let _ = writeln!(text, "{}", axis.trim_end());
    for (curve, letter) in curves.iter().zip('a'..) {
        let _ = writeln!(text, "      {letter}  {}", curve.name);
    }
    text
}
