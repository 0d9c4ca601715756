//! Sums of products of any length, as text.

use std::fmt::Write as _;

/// The most products: beyond, nothing is gained by one program.
pub const MOST: usize = 64;

/// The text of the formula `A1*B1 + … + An*Bn`, for 2 to [`MOST`] products; `None` for other numbers.
///
/// ```
/// use limbforge_core::formula::{Formula, Proved, dot};
///
/// let proved = Proved::prove(Formula::parse(&dot(3).unwrap())?)?;
/// assert_eq!(proved.formula().meaning.claims[0].to_string(), "S3 = A1*B1 + A2*B2 + A3*B3");
/// assert_eq!((dot(1), dot(65)), (None, None));
/// # Ok::<(), limbforge_core::formula::FormulaError>(())
/// ```
#[must_use]
pub fn dot(n: usize) -> Option<String> {
    if !(2..=MOST).contains(&n) {
        return None;
    }
    let names = |letter: char| -> String { (1..=n).map(|i| format!(" {letter}{i}")).collect() };
    let mut text = format!(
        "formula dot{n}\nparameter{}\nparameter{}\n",
        names('A'),
        names('B')
    );
    for i in 1..=n {
        let _ = writeln!(text, "P{i} = A{i}*B{i}");
    }
    for i in 2..=n {
        let before = match i {
            2 => "P1".to_owned(),
            _ => format!("S{}", i - 1),
        };
        let _ = writeln!(text, "S{i} = {before} + P{i}");
    }
    let products: Vec<String> = (1..=n).map(|i| format!("A{i}*B{i}")).collect();
    let _ = writeln!(text, "result S{n}\nmeans S{n} = {}", products.join(" + "));
    Some(text)
}
