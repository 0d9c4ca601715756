//! A compiled formula as a drawing: each line with its instructions, its carry, and the words that are live.

use std::fmt;

use crate::{
    field::Field,
    formula::{Element, Step},
    ir::{Inst, Kind, Program, Value},
    ops::formula::{Compiled, FormulaStatement, joiner},
};

/// Characters of the longest bar.
const LONGEST: usize = 60;

/// Operations of a field that calls of a formula need.
pub const CALLED: &[&str] = &["add", "sub", "opp", "mul", "square", "mul_small", "select"];

/// The operation that a call would use for a line.
pub fn called(statement: &FormulaStatement, step: &Step) -> &'static str {
    let small = statement.repr().domain_factor() == 1.into();
    match step {
        Step::Product(x, y) if x == y => "square",
        Step::Product(..) => "mul",
        Step::Sum(..) => "add",
        Step::Difference(..) => "sub",
        Step::Opposite(_) => "opp",
        Step::Select(..) => "select",
        Step::Multiple(factor, _) => match statement.factor(factor).bits() {
            0..=2 => "add",
            0..=24 if small => "mul_small",
            _ => "mul",
        },
    }
}

/// Carries and reductions of a line, beside those of calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carry {
    /// A product with a reduction of its own, as in a call.
    Reduced,
    /// A product that sums carry.
    Open,
    /// A product that is reduced with the sum that joins it.
    Shared,
    /// A sum of products that is part of another such sum.
    Inner,
    /// A sum of products with the reduction of all of them.
    Joined,
    /// A sum that is carried, as it would be with calls.
    Carried,
    /// A sum that is carried, and would not be with calls.
    Added,
    /// A sum that is not carried, and would be with calls.
    Saved,
    /// A sum or a selection without a carry, as with calls.
    None,
}

impl fmt::Display for Carry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Carry::Reduced => "reduced",
            Carry::Open => "left open",
            Carry::Shared => "reduction saved",
            Carry::Inner => "part of a sum",
            Carry::Joined => "one reduction",
            Carry::Carried => "carried",
            Carry::Added => "carry added",
            Carry::Saved => "carry saved",
            Carry::None => "",
        })
    }
}

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its name.
    pub name: String,
    /// Words that stand for it.
    pub words: usize,
    /// Bits of the longest of them.
    pub bits: u64,
    /// Instructions that it needs, and no earlier line.
    pub own: usize,
    /// Instructions of the call in its place.
    pub call: usize,
    /// Carries and reductions.
    pub carry: Carry,
    /// Words that are live after it.
    pub live: usize,
    /// The most words that are live at once since the line before.
    pub most: usize,
}

/// The drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// All lines, in order.
    pub lines: Vec<Line>,
    /// Instructions that only the results need: carries into their bounds.
    pub results: usize,
    /// The most words that are live at once behind the last line.
    pub after: usize,
    /// Words of the results.
    pub given: usize,
    /// The most words that are live at once.
    pub peak: usize,
}

/// The drawing of a formula, beside calls of these operations of its field, which are [`CALLED`].
pub fn drawing(compiled: &Compiled, operations: &Field) -> Drawing {
    let program = compiled.program.program();
    let formula = compiled.statement.formula();
    let ranges = compiled.program.ranges();
    let definitions = definitions(program);
    let live = live_words(program, &definitions);
    let own = own(program, &definitions, formula.lines.len());
    let most = |from: usize, to: usize| live[from..=to].iter().copied().max().unwrap_or(0);
    let mut before = 0;
    let mut lines = Vec::new();
    for (i, (line, cut)) in formula.lines.iter().zip(&program.spec.cuts).enumerate() {
        let values = || cut.form.0.iter().map(|term| term.value);
        let defined = values().map(|v| definitions[v.index()]);
        let end = defined.max().unwrap_or(0).max(before);
        let call = operations.program(called(&compiled.statement, &line.step));
        lines.push(Line {
            name: line.name.name.clone(),
            words: cut.form.0.len(),
            bits: values()
                .map(|v| ranges[v.index()].hi.bits())
                .max()
                .unwrap_or(0),
            own: own[i],
            call: call.map_or(0, |call| call.program().counts().total()),
            carry: carry(compiled, operations, i),
            live: live[end],
            most: most((before + 1).min(end), end),
        });
        before = end;
    }
    Drawing {
        lines,
        results: own[formula.lines.len()],
        after: most(before, live.len() - 1),
        given: live.last().copied().unwrap_or(0),
        peak: live.iter().copied().max().unwrap_or(0),
    }
}

/// The number of the instruction that defines each value, from 1; 0 for parameters.
fn definitions(program: &Program) -> Vec<usize> {
    let mut definitions = vec![0; program.types.len()];
    for (inst, at) in program.instructions().zip(1..) {
        for v in &inst.results {
            definitions[v.index()] = at;
        }
    }
    definitions
}

/// How many words are live after each instruction, and before the first: those that a later instruction or a result
/// reads. Constants do not count.
fn live_words(program: &Program, definitions: &[usize]) -> Vec<usize> {
    let needed = program.live();
    let count = program.instructions().count();
    let mut last = definitions.to_vec();
    for (inst, at) in program.instructions().zip(1..) {
        if inst.results.iter().any(|v| needed[v.index()]) {
            for v in &inst.args {
                last[v.index()] = at;
            }
        }
    }
    for v in program.results.iter().flat_map(|port| &port.values) {
        last[v.index()] = count + 1;
    }
    let constants = program.constants();
    let mut live = vec![0; count + 1];
    for (v, (from, to)) in definitions.iter().zip(&last).enumerate() {
        if constants[v].is_none() {
            let words = usize::from(program.types[v].bits).div_ceil(program.word.into());
            for words_then in &mut live[*from..*to] {
                *words_then += words;
            }
        }
    }
    live
}

/// The instructions that each line needs and no line before it; behind them, those that only the results need.
fn own(program: &Program, definitions: &[usize], lines: usize) -> Vec<usize> {
    let all: Vec<&Inst> = program.instructions().collect();
    let needed = program.live();
    let mut taken = vec![false; all.len() + 1];
    let mut count = |starts: &mut dyn Iterator<Item = Value>| {
        let (mut own, mut open) = (0, starts.collect::<Vec<Value>>());
        while let Some(v) = open.pop() {
            let at = definitions[v.index()];
            if at == 0 || std::mem::replace(&mut taken[at], true) {
                continue;
            }
            let inst = all[at - 1];
            if inst.results.iter().any(|v| needed[v.index()]) {
                own += program.counts_of(inst).total();
            }
            open.extend(&inst.args);
        }
        own
    };
    let cuts = program.spec.cuts.iter().take(lines);
    let mut counts: Vec<usize> = cuts
        .map(|cut| count(&mut cut.form.0.iter().map(|term| term.value)))
        .collect();
    let results = program.results.iter().flat_map(|port| &port.values);
    counts.push(count(&mut results.copied()));
    counts
}

/// Carries and reductions of a line.
fn carry(compiled: &Compiled, operations: &Field, line: usize) -> Carry {
    let (statement, choices) = (&compiled.statement, &compiled.choices);
    let own = &statement.formula().lines[line];
    let operation = called(statement, &own.step);
    if joiner(statement, choices, line).is_some() {
        return match own.step {
            Step::Sum(..) | Step::Difference(..) => Carry::Inner,
            _ => Carry::Shared,
        };
    }
    if choices.joined.contains(&own.name.name) {
        return Carry::Joined;
    }
    let is_carried = choices.carried.contains(&own.name.name);
    if choices.open.contains(&own.name.name) {
        return Carry::Open;
    }
    match operation {
        "mul" | "square" | "mul_small" if !is_carried => return Carry::Reduced,
        "select" if !is_carried => return Carry::None,
        "add" | "sub" | "opp" => {}
        _ => return Carry::Added,
    }
    match (is_carried, is_carried_by_calls(compiled, operations, line)) {
        (true, true) => Carry::Carried,
        (true, false) => Carry::Added,
        (false, true) => Carry::Saved,
        (false, false) => Carry::None,
    }
}

/// Whether calls carry a sum: its operation gives tight limbs, or a reader or the result takes tight ones.
fn is_carried_by_calls(compiled: &Compiled, operations: &Field, line: usize) -> bool {
    let (statement, formula) = (&compiled.statement, compiled.statement.formula());
    let ports = |step: &Step| {
        let program = operations.program(called(statement, step));
        program.map(|checked| checked.program())
    };
    let step = &formula.lines[line].step;
    let gives = ports(step).and_then(|program| program.results.first());
    if gives.is_none_or(|port| port.kind != Kind::Loose) {
        return true;
    }
    let own: Element = formula.element_of_line(line);
    let mut readers = formula.lines.iter();
    let mut results = formula.results.iter();
    let takes_tight = |step: &Step| {
        let program = ports(step);
        let mut params = program.iter().flat_map(|program| &program.params);
        step.operands().contains(&own) && params.any(|port| port.kind == Kind::Tight)
    };
    readers.any(|reader| takes_tight(&reader.step))
        || results.any(|port| port.name == formula.lines[line].name && !port.loose)
}

impl fmt::Display for Drawing {
    /// A row for each line: `#` are words that are live after it, `+` the further ones that were live since the line
    /// before, `<` marks the peak.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.lines.iter().map(|line| line.name.len());
        let width = names.max().unwrap_or(0).max("results".len());
        let unit = self.peak.div_ceil(LONGEST).max(1);
        let bar = |live: usize, most: usize| {
            let (short, long) = (live.div_ceil(unit), most.max(live).div_ceil(unit));
            let mark = if most.max(live) == self.peak {
                " <"
            } else {
                ""
            };
            let bar = "#".repeat(short) + &"+".repeat(long - short);
            format!("{bar} {}{mark}", most.max(live))
        };
        writeln!(
            f,
            "{:width$}  words  bits  instructions  call  {:15}  live words",
            "line", "carry"
        )?;
        for line in &self.lines {
            writeln!(
                f,
                "{:width$}  {:>5}  {:>4}  {:>12}  {:>4}  {:15}  {}",
                line.name,
                line.words,
                line.bits,
                line.own,
                line.call,
                line.carry,
                bar(line.live, line.most)
            )?;
        }
        let none = "";
        writeln!(
            f,
            "{:width$}  {none:>5}  {none:>4}  {:>12}  {none:>4}  {none:15}  {}",
            "results",
            self.results,
            bar(self.given, self.after)
        )?;
        let of = |carry| self.lines.iter().filter(|line| line.carry == carry).count();
        // A joined sum has a reduction where its products have none.
        let reductions = of(Carry::Shared).saturating_sub(of(Carry::Joined));
        let each = match unit {
            1 => "1 word".to_owned(),
            many => format!("{many} words"),
        };
        writeln!(
            f,
            "# live after the line, + live since the line before, {each} each; < the peak, {} words",
            self.peak
        )?;
        writeln!(
            f,
            "against calls: {} carries saved, {reductions} reductions saved, {} carries added",
            of(Carry::Saved),
            of(Carry::Added)
        )
    }
}
