//! Records of several processors side by side: each recipe on each of them.

use std::{collections::BTreeMap, fmt};

use super::{Entry, Record};
use crate::measure::Environment;

/// A recipe's quickest build on a processor.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Geometric mean of the medians, in core cycles.
    pub cycles: f64,
    /// The same divided by that of the processor's winner: at least 1.
    pub ratio: f64,
    /// The compiler.
    pub compiler: String,
}

/// A recipe on all processors.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The recipe's text.
    pub recipe: String,
    /// By processor; `None` where it was not measured.
    pub cells: Vec<Option<Cell>>,
}

impl Row {
    /// The largest ratio; infinite if the recipe was not measured everywhere.
    #[must_use]
    pub fn worst(&self) -> f64 {
        match self.missing() {
            0 => self.worst_measured(),
            _ => f64::INFINITY,
        }
    }

    /// Processors on which it was not measured.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_none()).count()
    }

    /// The largest ratio where it was measured.
    fn worst_measured(&self) -> f64 {
        let cells = self.cells.iter().flatten();
        cells.map(|cell| cell.ratio).fold(1.0, f64::max)
    }
}

/// Records of one prime.
#[derive(Clone, Debug, PartialEq)]
pub struct Merged {
    /// The prime's text.
    pub prime: String,
    /// The quantities that every mean is over: those that all records have.
    pub quantities: Vec<String>,
    /// Quantities that only some records have.
    pub left_out: Vec<String>,
    /// The processors, in the order of the records. Of several with one name the later ones have a number.
    pub processors: Vec<String>,
    /// The environments, in the same order.
    pub environments: Vec<Environment>,
    /// The recipes, by the largest of their ratios: first what is nowhere far behind. Those that were not measured
    /// everywhere come last, with the fewest gaps first.
    pub rows: Vec<Row>,
}

/// Why records do not go together; the numbers are places in the list of records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergeError {
    /// There are fewer than two.
    TooFew,
    /// A record is of another prime than the first.
    Prime(usize),
    /// A record has no quantity that all before it have.
    Quantities(usize),
    /// A record has no ranking, or a time in it is no positive number.
    Unusable(usize),
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MergeError::TooFew => "one record has nothing to be merged with; give at least two",
            MergeError::Prime(_) => {
                "it is of another prime than the first; merge records of one prime"
            }
            MergeError::Quantities(_) => {
                "it has no quantity that all before it have; tune the same operations on each processor"
            }
            MergeError::Unusable(_) => {
                "its ranking is empty or has times that are none; tune again"
            }
        })
    }
}

impl std::error::Error for MergeError {}

impl MergeError {
    /// The record that is wrong.
    #[must_use]
    pub fn place(&self) -> Option<usize> {
        match self {
            MergeError::TooFew => None,
            MergeError::Prime(i) | MergeError::Quantities(i) | MergeError::Unusable(i) => Some(*i),
        }
    }
}

impl Merged {
    /// Puts records side by side.
    ///
    /// # Errors
    /// [`MergeError`], if they are not of one prime, or have no quantity in common.
    pub fn of(records: &[Record]) -> Result<Merged, MergeError> {
        let [first, _, ..] = records else {
            return Err(MergeError::TooFew);
        };
        if let Some(i) = records
            .iter()
            .position(|record| record.prime != first.prime)
        {
            return Err(MergeError::Prime(i));
        }
        let (quantities, left_out) = common(records)?;
        let mut by_recipe: BTreeMap<String, Vec<Option<Cell>>> = BTreeMap::new();
        for (i, record) in records.iter().enumerate() {
            let good = |cycles: &f64| cycles.is_finite() && *cycles > 0.0;
            let entries = &record.ranking;
            let all = entries.iter().all(|entry| {
                entry.medians.len() == record.quantities.len() && entry.medians.iter().all(good)
            });
            if !all || entries.is_empty() {
                return Err(MergeError::Unusable(i));
            }
            let score = |entry: &Entry| score(record, entry, &quantities);
            let best = entries.iter().map(score).fold(f64::INFINITY, f64::min);
            for entry in entries {
                let row = by_recipe.entry(entry.plan.to_string());
                let cells = row.or_insert_with(|| vec![None; records.len()]);
                let cycles = score(entry);
                if cells[i].as_ref().is_none_or(|cell| cycles < cell.cycles) {
                    cells[i] = Some(Cell {
                        cycles,
                        ratio: cycles / best,
                        compiler: entry.compiler.clone(),
                    });
                }
            }
        }
        let rows = by_recipe.into_iter();
        let mut rows: Vec<Row> = rows.map(|(recipe, cells)| Row { recipe, cells }).collect();
        rows.sort_by(|x, y| {
            let gaps = x.missing().cmp(&y.missing());
            gaps.then(x.worst_measured().total_cmp(&y.worst_measured()))
        });
        Ok(Merged {
            prime: first.prime.clone(),
            quantities,
            left_out,
            processors: names(records),
            environments: records.iter().map(|r| r.environment.clone()).collect(),
            rows,
        })
    }
}

/// The quantities that all records have, in the order of the first, and those that only some have.
fn common(records: &[Record]) -> Result<(Vec<String>, Vec<String>), MergeError> {
    let mut common = records.first().map_or(Vec::new(), |r| r.quantities.clone());
    let mut all = common.clone();
    for (i, record) in records.iter().enumerate() {
        common.retain(|key| record.quantities.contains(key));
        if record.quantities.is_empty() {
            return Err(MergeError::Unusable(i));
        }
        if common.is_empty() {
            return Err(MergeError::Quantities(i));
        }
        for key in &record.quantities {
            if !all.contains(key) {
                all.push(key.clone());
            }
        }
    }
    all.retain(|key| !common.contains(key));
    Ok((common, all))
}

/// Geometric mean of the medians of these quantities, which the record has.
fn score(record: &Record, entry: &Entry, quantities: &[String]) -> f64 {
    let medians = quantities
        .iter()
        .filter_map(|key| record.median(entry, key));
    let logs: f64 = medians.map(f64::ln).sum();
    (logs / quantities.len() as f64).exp()
}

/// The processors' names, each once.
fn names(records: &[Record]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (i, record) in records.iter().enumerate() {
        let name = &record.environment.cpu;
        let earlier = records[..i]
            .iter()
            .filter(|r| r.environment.cpu == *name)
            .count();
        names.push(match earlier {
            0 => name.clone(),
            n => format!("{name} #{}", n + 1),
        });
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::{Measured, Options};

    /// A record of these recipes and times.
    fn record(cpu: &str, entries: &[(&str, &str, [f64; 4])]) -> Record {
        let ranking: Vec<_> = (entries.iter())
            .map(|(recipe, compiler, medians)| {
                serde_json::json!({
                    "recipe": recipe, "compiler": compiler, "medians": medians, "spreads": [0.1, 0.1, 0.1, 0.1], "samples": Measured::default(),
                })
            })
            .collect();
        let options = Options::default();
        let record = serde_json::json!({
            "command": "limbforge tune", "prime": "2^61 - 1", "options": options, "multiplier": { "word64": 1.0, "word32": 1.0 }, "rejected": [],
            "environment": { "cpu": cpu, "cores": 2, "os": "linux", "arch": "x86_64", "compilers": [] },
            "passed_over": 0, "complete": true, "ranking": ranking,
        });
        serde_json::from_value(record).expect("a record")
    }

    const A: &str = "1x61 operand-scanning split(2,1) fold(1@right:mul) carry(parallel)";
    const B: &str = "1x61 product-scanning split(2,1) fold(1@right:mul) carry(parallel)";
    const C: &str = "1x61 product-scanning split(1,2) fold(1@right:mul) carry(parallel)";

    #[test]
    fn recipes_are_ordered_by_where_they_are_worst() {
        let one = record(
            "x",
            &[
                (A, "gcc", [8.0; 4]),
                (A, "clang", [4.0; 4]),
                (B, "gcc", [5.0; 4]),
            ],
        );
        let two = record(
            "x",
            &[
                (B, "gcc", [10.0; 4]),
                (A, "gcc", [20.0; 4]),
                (C, "gcc", [10.0; 4]),
            ],
        );
        let merged = Merged::of(&[one.clone(), two]).unwrap();
        assert_eq!(merged.processors, ["x", "x #2"]);
        let rows: Vec<(&str, f64)> = (merged.rows.iter())
            .map(|row| (row.recipe.as_str(), (1e6 * row.worst()).round() / 1e6))
            .collect();
        assert_eq!(rows, [(B, 1.25), (A, 2.0), (C, f64::INFINITY)]);
        let of_a = &merged.rows[1].cells;
        assert_eq!(of_a[0].as_ref().unwrap().compiler, "clang");
        assert_eq!(merged.rows[2].cells[0], None);

        assert_eq!(
            Merged::of(std::slice::from_ref(&one)),
            Err(MergeError::TooFew)
        );
        let mut other = one.clone();
        other.prime = "2^127 - 1".to_owned();
        assert_eq!(Merged::of(&[one.clone(), other]), Err(MergeError::Prime(1)));
        let mut other = one.clone();
        other.quantities = ["invert_latency", "invert_throughput", "a", "b"]
            .map(str::to_owned)
            .into();
        assert_eq!(
            Merged::of(&[one.clone(), other]),
            Err(MergeError::Quantities(1))
        );
        let mut other = one.clone();
        other.ranking[0].medians[2] = f64::NAN;
        assert_eq!(
            Merged::of(&[one.clone(), other]),
            Err(MergeError::Unusable(1))
        );
        let mut other = one.clone();
        other.quantities.clear();
        other
            .ranking
            .iter_mut()
            .for_each(|entry| entry.medians.clear());
        let both = [other.clone(), other];
        assert_eq!(Merged::of(&both), Err(MergeError::Unusable(0)));
        let mut other = one.clone();
        other.ranking.clear();
        assert_eq!(Merged::of(&[one, other]), Err(MergeError::Unusable(1)));
    }

    #[test]
    fn only_quantities_of_all_records_count_and_gaps_come_last() {
        let one = record(
            "x",
            &[(A, "gcc", [4.0, 9.0, 1.0, 1.0]), (B, "gcc", [8.0; 4])],
        );
        let mut two = record(
            "y",
            &[(A, "gcc", [6.0, 6.0, 5.0, 5.0]), (C, "gcc", [3.0; 4])],
        );
        two.quantities[2] = "invert_latency".to_owned();
        two.quantities[3] = "invert_throughput".to_owned();
        let three = record("z", &[(A, "gcc", [7.0; 4]), (B, "gcc", [7.0; 4])]);
        let merged = Merged::of(&[one, two, three]).unwrap();
        assert_eq!(merged.quantities, ["mul_latency", "mul_throughput"]);
        let left_out = [
            "square_latency",
            "square_throughput",
            "invert_latency",
            "invert_throughput",
        ];
        assert_eq!(merged.left_out, left_out);
        let rows = merged.rows.iter();
        let rows: Vec<(&str, usize)> = rows.map(|r| (r.recipe.as_str(), r.missing())).collect();
        assert_eq!(rows, [(A, 0), (B, 1), (C, 2)]);
        // Of 4 and 9 the mean is 6; of A and C on y, 6 and 3.
        let cycles = |row: usize, cell: usize| merged.rows[row].cells[cell].as_ref();
        assert!((cycles(0, 0).unwrap().cycles - 6.0).abs() < 1e-9);
        assert!((cycles(0, 1).unwrap().ratio - 2.0).abs() < 1e-9);
        assert_eq!(cycles(1, 1), None);
    }
}
