//! Records of `limbforge superopt --json`: a row for each search, one table for all.

use std::{collections::BTreeSet, fmt::Write};

use limbforge_lab::measure::Environment;
use serde::Deserialize;

/// The parts of a search that the table needs.
#[derive(Deserialize)]
pub struct Record {
    goal: String,
    isa: String,
    instructions: Vec<String>,
    solver: Option<String>,
    verdict: String,
    lengths: Vec<Length>,
    seconds: f64,
    environment: Environment,
}

#[derive(Deserialize)]
struct Length {
    length: usize,
    sequences: f64,
    tried: u64,
    survivors: u64,
}

/// All searches, by goal and size of the instruction set, and their machines.
pub fn table(mut records: Vec<Record>) -> String {
    records.sort_by_key(|record| {
        let (goal, isa) = (record.goal.clone(), record.isa.clone());
        (goal, record.instructions.len(), isa)
    });
    let mut text = "\
| goal | instruction set | instructions | length | sequences | tried | survivors | verdict | seconds |
|---|---|--:|--:|--:|--:|--:|---|--:|
"
    .to_owned();
    for record in &records {
        let Some(last) = record.lengths.last() else {
            continue;
        };
        let (goal, isa, verdict) = (&record.goal, &record.isa, &record.verdict);
        let survivors: u64 = record.lengths.iter().map(|length| length.survivors).sum();
        let _ = writeln!(
            text,
            "| {goal} | {isa} | {} | {} | {:.1e} | {} | {survivors} | {verdict} | {:.0} |",
            record.instructions.len(),
            last.length,
            last.sequences,
            grouped(last.tried),
            record.seconds
        );
    }
    let machines = records.iter().map(|record| {
        let solver = record.solver.as_deref().unwrap_or("no solver");
        let Environment { cpu, cores, .. } = &record.environment;
        format!("{cpu}, {cores} cores, {solver}")
    });
    let machines: Vec<String> = machines.collect::<BTreeSet<_>>().into_iter().collect();
    let _ = write!(text, "\nSearched on {}.", machines.join("; "));
    text
}

/// `12 345`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups
        .map(|group| std::str::from_utf8(group).expect("digits"))
        .collect();
    groups.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(goal: &str, isa: &str, instructions: &[&str], survivors: u64) -> Record {
        let text = serde_json::json!({
            "goal": goal,
            "isa": isa,
            "instructions": instructions,
            "solver": "Z3",
            "verdict": "undecided",
            "lengths": [
                { "length": 1, "sequences": 10.0, "tried": 7, "survivors": 1 },
                { "length": 2, "sequences": 1.26e6, "tried": 1_234_567, "survivors": survivors },
            ],
            "seconds": 4.6,
            "environment": { "cpu": "C", "cores": 2, "os": "", "arch": "", "compilers": [] },
        });
        serde_json::from_value(text).expect("a record")
    }

    #[test]
    fn rows_are_sorted_and_say_the_last_length_and_all_survivors() {
        let made = table(vec![
            record("b", "y", &["add"], 0),
            record("a", "z", &["add", "sub"], 0),
            record("a", "x", &["add"], 3),
        ]);
        let rows: Vec<&str> = made.lines().skip(2).collect();
        assert_eq!(
            rows,
            [
                "| a | x | 1 | 2 | 1.3e6 | 1 234 567 | 4 | undecided | 5 |",
                "| a | z | 2 | 2 | 1.3e6 | 1 234 567 | 1 | undecided | 5 |",
                "| b | y | 1 | 2 | 1.3e6 | 1 234 567 | 1 | undecided | 5 |",
                "",
                "Searched on C, 2 cores, Z3."
            ]
        );
    }

    #[test]
    fn digits_are_in_groups_of_three() {
        assert_eq!(
            [0, 999, 1000, 1_000_042].map(grouped),
            ["0", "999", "1 000", "1 000 042"]
        );
    }
}
