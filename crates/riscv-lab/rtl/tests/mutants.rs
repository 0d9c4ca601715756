//! Every operator, constant and choice of bits in the units, changed one at a time: the bench has to see each change. A
//! sample of them runs by default, all with `LIMBFORGE_ALL=1`.

use riscv_rtl::{
    Amount, HardwareError,
    bench::run,
    instance::{Bug, Instance, Part},
    unit::{PARTS, SRAIADD, Source, UNITS},
};

/// Texts and their replacements.
const OPERATORS: [(&str, &str); 12] = [
    (" & ", " | "),
    (" | ", " & "),
    (" || ", " && "),
    (" + ", " - "),
    (" == ", " != "),
    (" != ", " == "),
    (" >> ", " << "),
    (">>> ", ">> "),
    ("~", ""),
    ("<= op;", "<= ~op;"),
    (" ? ", " == 0 ? "),
    ("(a)", "(b)"),
];

/// Changes of no result: these units never clear a factor.
const WITHOUT_EFFECT: [&str; 2] = [
    "xmul_base: a <= clear ? 65'd1 : {sign1 & rs1[63], rs1};",
    "xmul_reduced: a <= clear ? 65'd1 : {sign1 & rs1[63], rs1};",
];

/// Instances that the bench runs beside each other.
const BESIDE: usize = 60;

/// A change of one place of a line.
fn changed(line: &str, at: usize, length: usize, new: &str) -> String {
    format!("{}{new}{}", &line[..at], &line[at + length..])
}

/// The number that begins there, and its digits.
fn number(text: &str) -> Option<(u64, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    Some((text[..digits].parse().ok()?, digits))
}

/// All changes of a line.
fn changes(line: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (old, new) in OPERATORS {
        for (at, _) in line.match_indices(old) {
            all.push(changed(line, at, old.len(), new));
        }
    }
    // Constants: the lowest bit.
    for (at, _) in line.match_indices("'d") {
        if let Some((value, digits)) = number(&line[at + 2..]) {
            all.push(changed(line, at + 2, digits, &(value ^ 1).to_string()));
        }
    }
    // Bits: the neighbours.
    for (at, _) in line.match_indices('[') {
        let Some((high, first)) = number(&line[at + 1..]) else {
            continue;
        };
        let behind = at + 1 + first;
        if line[behind..].starts_with(']') {
            let other = if high > 0 { high - 1 } else { 1 };
            all.push(changed(line, at + 1, first, &other.to_string()));
        } else if let Some((low @ 1.., second)) = line[behind..].strip_prefix(':').and_then(number)
        {
            let other = format!("{}:{}", high - 1, low - 1);
            all.push(changed(line, at + 1, first + 1 + second, &other));
        }
    }
    all
}

/// Every change of a file: the line, the changed line, the changed file.
fn files(source: &Source) -> Vec<(String, String, String)> {
    let mut all = Vec::new();
    let mut in_body = false;
    for (number, line) in source.text.lines().enumerate() {
        let declares = ["logic", "module", "endmodule", "//", "/*"]
            .iter()
            .any(|word| line.trim_start().starts_with(word));
        if in_body && !declares {
            for change in changes(line) {
                let mut lines: Vec<&str> = source.text.lines().collect();
                lines[number] = &change;
                let text = lines.join("\n") + "\n";
                all.push((line.trim().to_owned(), change.trim().to_owned(), text));
            }
        }
        in_body |= line == ");";
    }
    all
}

/// Every change of every part within every unit that has it.
fn mutants() -> Vec<(String, String, Instance)> {
    let mut all = Vec::new();
    for part in Part::all() {
        let sources: Vec<&'static Source> = match part {
            Part::Unit(unit) => {
                let uses = |source: &&Source| {
                    let name = source.name.trim_end_matches(".sv");
                    unit.source.text.contains(&format!("  {name} "))
                };
                PARTS[1..]
                    .iter()
                    .filter(uses)
                    .chain([&unit.source])
                    .collect()
            }
            Part::Sraiadd => vec![&SRAIADD],
        };
        for source in sources {
            for (line, change, text) in files(source) {
                let bug = Bug {
                    unit: part.name(),
                    right: source.text,
                    wrong: Box::leak(text.into_boxed_str()),
                };
                let instance = Instance {
                    part,
                    bug: Some(bug),
                };
                all.push((line, format!("{}: {change}", part.name()), instance));
            }
        }
    }
    all
}

#[test]
fn changes_are_made_where_they_mean_something() {
    assert_eq!(changes("    rd <= part + z;"), ["    rd <= part - z;"]);
    assert_eq!(
        changes("x = p[120:57] | {7'd0, y[3]};"),
        [
            "x = p[120:57] & {7'd0, y[3]};",
            "x = p[120:57] | {7'd1, y[3]};",
            "x = p[119:56] | {7'd0, y[3]};",
            "x = p[120:57] | {7'd0, y[2]};",
        ]
    );
    let all = mutants();
    for unit in UNITS {
        let of = all
            .iter()
            .filter(|(.., mutant)| mutant.part == Part::Unit(unit));
        assert!(of.count() >= 10, "{}", unit.name);
    }
}

/// One of so many is in the sample: coprime to the changes of a line.
const SAMPLE: usize = 13;

#[test]
fn every_change_is_seen() {
    let step = if std::env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1") {
        1
    } else {
        SAMPLE
    };
    let all: Vec<_> = mutants().into_iter().step_by(step).collect();
    let mut unseen = Vec::new();
    for some in all.chunks(BESIDE) {
        let instances: Vec<Instance> = some.iter().map(|(.., mutant)| *mutant).collect();
        let amount = Amount {
            random: 5000,
            seed: 3,
        };
        let run = match run(&instances, amount) {
            Err(error @ HardwareError::Missing(_)) => {
                eprintln!("skipped: {error}");
                return;
            }
            run => run.unwrap_or_else(|error| panic!("{error}")),
        };
        for ((line, change, _), compared) in some.iter().zip(&run.compared) {
            let known = WITHOUT_EFFECT.contains(&change.as_str());
            assert!(!known || compared.wrong == 0, "seen after all: {change}");
            if !known && compared.wrong == 0 {
                unseen.push(format!("{change}    was: {line}"));
            }
        }
    }
    println!("{} changes", all.len());
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}
