//! The choices with the fewest counted instructions, by steps that each change one line, and those that are a step
//! away.

use super::{Choices, FormulaStatement, join::is_product, write::Misfit};
use crate::{
    formula::{Element, Formula, Step},
    ir::Program,
};

/// Writes a program by choices.
type Attempt<'a> = dyn Fn(&Choices) -> Result<Program, Misfit> + 'a;

/// The choices found; a local minimum.
///
/// First all products that a sum could take in are joined, and where something does not fit, the last uncarried sum
/// that it depends on is carried. Then lines are toggled one at a time as long as the count falls.
///
/// # Errors
/// The first line for which no carry makes room.
pub fn fewest(
    statement: &FormulaStatement,
    attempt: impl Fn(&Choices) -> Result<Program, Misfit>,
) -> Result<Choices, Misfit> {
    let formula = statement.formula();
    let joinable = joinable(statement);
    let separate = feasible(formula, Choices::default(), &attempt)?;
    let mut best = separate;
    let joined = Choices {
        joined: joinable.iter().cloned().collect(),
        ..Choices::default()
    };
    if let Ok(joined) = feasible(formula, joined, &attempt)
        && joined.1 < best.1
    {
        best = joined;
    }
    let open = Choices {
        open: openable(formula).cloned().collect(),
        ..Choices::default()
    };
    // A plan that cannot leave one product open can leave none.
    let open = feasible(formula, open, &attempt).ok();
    let openable: Vec<&String> = open.iter().flat_map(|_| openable(formula)).collect();
    if let Some(open) = open
        && open.1 < best.1
    {
        best = open;
    }
    loop {
        let before = best.1;
        for name in &openable {
            let mut start = best.0.clone();
            toggle(&mut start.open, name);
            if let Ok(other) = feasible(formula, start, &attempt)
                && other.1 < best.1
            {
                best = other;
            }
        }
        for name in &joinable {
            for start in joined_or_not(&best.0, name) {
                if let Ok(other) = feasible(formula, start, &attempt)
                    && other.1 < best.1
                {
                    best = other;
                }
            }
        }
        for name in sums(formula) {
            let other = carried_or_not(&best.0, name);
            if let Ok(program) = attempt(&other) {
                let count = program.counts().total();
                if count < best.1 {
                    best = (other, count);
                }
            }
        }
        if best.1 == before {
            return Ok(best.0);
        }
    }
}

/// The choices that differ from these in one line and fit, each once, with what they need carried.
pub fn neighbours(
    statement: &FormulaStatement,
    choices: &Choices,
    attempt: impl Fn(&Choices) -> Result<Program, Misfit>,
) -> Vec<Choices> {
    let formula = statement.formula();
    let joined = joinable(statement);
    let joined = joined
        .iter()
        .flat_map(|name| joined_or_not(choices, name))
        .filter_map(|start| Some(feasible(formula, start, &attempt).ok()?.0));
    let carried = sums(formula)
        .map(|name| carried_or_not(choices, name))
        .filter(|other| attempt(other).is_ok());
    let mut found = Vec::new();
    for other in joined.chain(carried) {
        if other != *choices && !found.contains(&other) {
            found.push(other);
        }
    }
    found
}

/// The choices with a sum joined that was not, or not joined that was: with the same carries, and with none, because
/// what is carried depends on what is joined.
fn joined_or_not(choices: &Choices, name: &str) -> [Choices; 2] {
    let mut other = choices.clone();
    toggle(&mut other.joined, name);
    let carried = std::collections::BTreeSet::new();
    [other.clone(), Choices { carried, ..other }]
}

fn carried_or_not(choices: &Choices, name: &str) -> Choices {
    let mut other = choices.clone();
    toggle(&mut other.carried, name);
    other
}

/// Products that are read by sums and differences alone.
fn openable(formula: &Formula) -> impl Iterator<Item = &String> {
    let product = |i: &usize| matches!(formula.lines[*i].step, Step::Product(..));
    let products = (0..formula.lines.len()).filter(product);
    let open = products.filter(|&i| {
        let own = formula.element_of_line(i);
        let mut readers = formula.lines.iter().map(|line| &line.step);
        readers.all(|step| {
            let reads = step.operands().contains(&own);
            !reads || !matches!(step, Step::Product(..) | Step::Select(..))
        })
    });
    open.map(|i| &formula.lines[i].name.name)
}

/// Lines that can be carried.
fn sums(formula: &Formula) -> impl Iterator<Item = &String> {
    let sums = formula.lines.iter();
    let sums = sums.filter(|line| !matches!(line.step, Step::Product(..)));
    sums.map(|line| &line.name.name)
}

fn toggle(set: &mut std::collections::BTreeSet<String>, name: &str) {
    if !set.remove(name) {
        set.insert(name.to_owned());
    }
}

/// Sums and differences with a product, or another such sum, that nothing else reads.
fn joinable(statement: &FormulaStatement) -> Vec<String> {
    let formula = statement.formula();
    let mut joinable = vec![false; formula.lines.len()];
    for (i, line) in formula.lines.iter().enumerate() {
        let part = |element: &Element| {
            let line = element.0.checked_sub(formula.parameters.len());
            let part = |i: usize| joinable[i] || is_product(&formula.lines[i].step, statement);
            line.is_some_and(part) && formula.uses(*element) == 1
        };
        let sum = matches!(line.step, Step::Sum(..) | Step::Difference(..));
        joinable[i] = sum && line.step.operands().iter().any(part);
    }
    let lines = formula.lines.iter().zip(joinable);
    let lines = lines.filter(|(_, joinable)| *joinable);
    lines.map(|(line, _)| line.name.name.clone()).collect()
}

/// The choices with as many further carries as the program needs, and its count.
fn feasible(
    formula: &Formula,
    mut choices: Choices,
    attempt: &Attempt<'_>,
) -> Result<(Choices, usize), Misfit> {
    loop {
        match attempt(&choices) {
            Ok(program) => return Ok((choices, program.counts().total())),
            Err(misfit) => {
                let carried = carry_before(formula, &choices, misfit.line);
                let Some(line) = carried else {
                    return Err(misfit);
                };
                choices.carried.insert(line);
            }
        }
    }
}

/// The last uncarried sum among the operands of a line, then among theirs up to products; the line itself if it is one.
fn carry_before(formula: &Formula, choices: &Choices, line: usize) -> Option<String> {
    let mut lines = vec![line];
    let mut seen = vec![line];
    while let Some(line) = lines.pop() {
        let operands = formula.lines[line].step.operands();
        let mut before: Vec<usize> = (operands.iter())
            .filter_map(|x| x.0.checked_sub(formula.parameters.len()))
            .collect();
        before.sort_unstable();
        for &operand in before.iter().rev() {
            let Some(own) = (!seen.contains(&operand)).then(|| &formula.lines[operand]) else {
                continue;
            };
            let sum = !matches!(own.step, Step::Product(..) | Step::Select(..));
            if sum && !choices.carried.contains(&own.name.name) {
                return Some(own.name.name.clone());
            }
        }
        for operand in before {
            if !seen.contains(&operand) {
                seen.push(operand);
                lines.push(operand);
            }
        }
    }
    let own = &formula.lines[line];
    let open = !choices.carried.contains(&own.name.name);
    (open && !matches!(own.step, Step::Product(..))).then(|| own.name.name.clone())
}
