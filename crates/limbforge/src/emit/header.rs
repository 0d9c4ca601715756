//! Header of a printed file, as plain lines: where it comes from, how elements are held, bounds.

use crate::{
    field::Field,
    ir::{Port, Program, interval::Interval},
    repr::Domain,
};

use super::Options;

/// The line with the number of limbs.
const LIMBS_LINE: usize = 5;

/// The opening of a file; lines may be empty.
pub fn file(field: &Field, options: &Options) -> Vec<String> {
    let mut lines = vec![
        format!(
            "Arithmetic modulo {} ({}). Machine-made by Limbforge: do not edit.",
            field.prime, options.name
        ),
        String::new(),
        format!("Command: {}", one_line(&options.command)),
        format!("Prime:   {}", field.prime),
        format!("Recipe:  {}", one_line(&field.recipe)),
        format!(
            "Limbs:   {} words of {} bits",
            field.repr.limbs, field.repr.word
        ),
        format!("Domain:  {}", domain(field)),
        String::new(),
        "If all inputs are within their bounds, the results are correct and within theirs."
            .to_owned(),
        String::new(),
    ];
    if let Some(plan) = field.vector_plan() {
        let lanes = format!("Lanes:   {}, an element in each", plan.lanes);
        lines.insert(LIMBS_LINE + 1, lanes);
    }
    if field.across_plan().is_some() {
        let lanes = "Lanes:   8, limb l in lane l mod 8 of register l / 8".to_owned();
        lines.insert(LIMBS_LINE + 1, lanes);
    }
    lines.extend(bounds_table(field));
    lines
}

/// Meaning of the limbs of an element.
fn domain(field: &Field) -> String {
    let sum = "the sum of limb * weight is the element";
    match field.repr.domain {
        Domain::Standard => format!("standard; {sum} modulo the prime"),
        Domain::Montgomery { r } => {
            format!("Montgomery; {sum} times R = 2^{r} modulo the prime")
        }
    }
}

fn bounds_table(field: &Field) -> Vec<String> {
    let repr = &field.repr;
    let mut rows = vec![["limb", "weight", "tight", "loose"].map(str::to_owned)];
    for i in 0..repr.limbs {
        let bound = |bounds: &[Interval]| bounds.get(i).map_or(String::new(), ToString::to_string);
        rows.push([
            i.to_string(),
            format!("2^{}", repr.exponent(i)),
            bound(&repr.tight),
            bound(&repr.loose),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let [first, second, third] = [0, 1, 2].map(width);
    rows.iter()
        .map(|[limb, weight, tight, loose]| {
            format!("{limb:<first$}  {weight:<second$}  {tight:<third$}  {loose}")
        })
        .collect()
}

/// Contract of a function: the formula, then a line with bounds for each parameter and result.
pub fn function(program: &Program) -> Vec<String> {
    let mut lines = vec![
        format!("`{}`", one_line(&program.spec.formula)),
        String::new(),
    ];
    lines.extend(program.params.iter().map(|port| port_line("takes", port)));
    lines.extend(program.spec.requires.iter().filter_map(|condition| {
        let form = &condition.form.0;
        let reads = |port: &&Port| form.iter().map(|t| t.value).eq(port.values.iter().copied());
        let port = program.params.iter().find(reads)?;
        let range = &condition.range;
        Some(format!(
            "- requires the integer of `{}` in `{range}`",
            port.name
        ))
    }));
    lines.extend(
        program
            .results
            .iter()
            .map(|port| port_line("returns", port)),
    );
    lines
}

/// The bounds of a port; limbs with equal bounds are told together.
fn port_line(verb: &str, port: &Port) -> String {
    let mut groups: Vec<(&Interval, Vec<String>)> = Vec::new();
    for (i, bound) in port.bounds.iter().enumerate() {
        match groups.iter_mut().find(|(known, _)| *known == bound) {
            Some((_, limbs)) => limbs.push(i.to_string()),
            None => groups.push((bound, vec![i.to_string()])),
        }
    }
    let name = &port.name;
    match groups.as_slice() {
        [(bound, limbs)] if limbs.len() == 1 => format!("- {verb} `{name}` in `{bound}`"),
        [(bound, _)] => format!("- {verb} `{name}`: every word in `{bound}`"),
        groups => {
            let texts: Vec<String> = groups
                .iter()
                .map(|(bound, limbs)| format!("{} in `{bound}`", limbs.join(", ")))
                .collect();
            format!("- {verb} `{name}`: word {}", texts.join("; word "))
        }
    }
}

/// The text without line breaks and other control characters.
fn one_line(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect()
}
