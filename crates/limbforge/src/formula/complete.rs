//! Whether a formula is whole: nothing is missing, and every name is defined and used.

use std::collections::HashSet;

use super::{
    Element, Factor, Formula, Name, Step,
    error::{FormulaError, Mistake, Place},
    expression::Expression,
};

/// Refuses a formula that lacks something, or has a name too many; `end` is the end of the text.
pub fn complete(formula: &Formula, end: Place) -> Result<(), FormulaError> {
    let parts = [
        ("line `formula NAME`", formula.name.is_empty()),
        ("parameter", formula.parameters.is_empty()),
        ("computation", formula.lines.is_empty()),
        ("result", formula.results.is_empty()),
        ("line `means`", formula.meaning.claims.is_empty()),
    ];
    for (what, missing) in parts {
        if missing {
            return Err(FormulaError::at(end, Mistake::Missing(what)));
        }
    }
    keywords(formula)?;
    meaning(formula)?;
    used(formula)
}

/// Keywords of Rust, C and Go that look like names of ports.
const KEYWORDS: &[&str] = &[
    "abstract",
    "as",
    "async",
    "auto",
    "await",
    "become",
    "bool",
    "box",
    "break",
    "byte",
    "case",
    "chan",
    "char",
    "const",
    "continue",
    "crate",
    "default",
    "defer",
    "do",
    "double",
    "dyn",
    "else",
    "enum",
    "extern",
    "fallthrough",
    "false",
    "final",
    "float",
    "fn",
    "for",
    "func",
    "gen",
    "go",
    "goto",
    "if",
    "impl",
    "import",
    "in",
    "inline",
    "int",
    "interface",
    "let",
    "loop",
    "long",
    "macro",
    "map",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "package",
    "priv",
    "pub",
    "range",
    "ref",
    "register",
    "restrict",
    "return",
    "self",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "super",
    "switch",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typeof",
    "union",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "var",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "yield",
];

/// Refuses ports that printed code could not name.
fn keywords(formula: &Formula) -> Result<(), FormulaError> {
    let ports = formula.parameters.iter().chain(&formula.results);
    let mut names = ports.map(|port| &port.name).chain(&formula.flags);
    let keyword = |name: &&Name| KEYWORDS.contains(&name.name.to_lowercase().as_str());
    match names.find(keyword) {
        None => Ok(()),
        Some(name) => {
            let mistake = Mistake::Keyword(name.name.clone());
            Err(FormulaError::at(name.place, mistake))
        }
    }
}

/// Names that equations may use: free variables, parameters, constants, flags and results.
fn meaning(formula: &Formula) -> Result<(), FormulaError> {
    let meaning = &formula.meaning;
    let represented: HashSet<&str> = names(meaning.representations.iter().map(|(name, _)| name));
    let own: HashSet<&str> = names(own_names(formula));
    let lines: HashSet<&str> = names(formula.lines.iter().map(|line| &line.name));
    let mut free: HashSet<&str> = HashSet::new();
    for (_, value) in &meaning.representations {
        for (name, place) in value.names() {
            if represented.contains(name) || lines.contains(name) {
                return Err(FormulaError::at(place, Mistake::Twice(name.to_owned())));
            }
            free.insert(name);
        }
    }
    let results: HashSet<&str> = names(formula.results.iter().map(|port| &port.name));
    let of_inputs = |name: &str| free.contains(name) || own.contains(name);
    let of_claims = |name: &str| of_inputs(name) || results.contains(name);
    for (left, right) in &meaning.assumptions {
        known(left, &of_inputs)?;
        known(right, &of_inputs)?;
    }
    for claim in &meaning.claims {
        known(&claim.left, &of_claims)?;
        known(&claim.right, &of_claims)?;
        for (name, value) in &claim.when {
            let is_variable = of_inputs(&name.name) && !represented.contains(name.name.as_str());
            if !is_variable {
                return Err(FormulaError::at(
                    name.place,
                    Mistake::Undefined(name.name.clone()),
                ));
            }
            known(value, &of_inputs)?;
        }
    }
    Ok(())
}

fn names<'a>(names: impl Iterator<Item = &'a Name>) -> HashSet<&'a str> {
    names.map(|name| name.name.as_str()).collect()
}

/// Parameters, constants, flags and variables.
fn own_names(formula: &Formula) -> impl Iterator<Item = &Name> {
    let parameters = formula.parameters.iter().map(|port| &port.name);
    let constants = formula.constants.iter().map(|constant| &constant.name);
    (parameters.chain(constants))
        .chain(&formula.flags)
        .chain(&formula.variables)
}

fn known(expression: &Expression, is_known: &impl Fn(&str) -> bool) -> Result<(), FormulaError> {
    let mut names = expression.names().into_iter();
    match names.find(|(name, _)| !is_known(name)) {
        None => Ok(()),
        Some((name, place)) => {
            let mistake = Mistake::Undefined(name.to_owned());
            Err(FormulaError::at(place, mistake))
        }
    }
}

/// Refuses names that nothing uses, and results of which nothing is claimed.
fn used(formula: &Formula) -> Result<(), FormulaError> {
    let unused = |name: &Name| {
        let mistake = Mistake::Unused(name.name.clone());
        Err(FormulaError::at(name.place, mistake))
    };
    let factors: HashSet<usize> = (formula.lines.iter())
        .filter_map(|line| match line.step {
            Step::Multiple(Factor::Constant(index), _) => Some(index),
            _ => None,
        })
        .collect();
    let claims = &formula.meaning.claims;
    let values = formula.constants.iter().map(|constant| &constant.value);
    let sides = claims.iter().flat_map(|claim| [&claim.left, &claim.right]);
    let sides: Vec<&Expression> = sides.collect();
    let assumed = formula.meaning.assumptions.iter();
    let assumed = assumed.flat_map(|(left, right)| [left, right]);
    let read: HashSet<&str> = (values.chain(sides.iter().copied()).chain(assumed))
        .flat_map(Expression::names)
        .map(|(name, _)| name)
        .collect();
    for (index, constant) in formula.constants.iter().enumerate() {
        if !factors.contains(&index) && !read.contains(constant.name.name.as_str()) {
            return unused(&constant.name);
        }
    }
    if let Some(variable) = (formula.variables.iter()).find(|v| !read.contains(v.name.as_str())) {
        return unused(variable);
    }
    for (index, flag) in formula.flags.iter().enumerate() {
        let reads = |step: &Step| matches!(step, Step::Select(f, ..) if *f == index);
        if !formula.lines.iter().any(|line| reads(&line.step)) {
            return unused(flag);
        }
    }
    for element in 0..formula.parameters.len() + formula.lines.len() {
        let element = Element(element);
        if formula.uses(element) == 0 {
            return unused(formula.element_name(element));
        }
    }
    let claimed: HashSet<&str> = (sides.iter())
        .flat_map(|side| side.names())
        .map(|(name, _)| name)
        .collect();
    for port in &formula.results {
        if !claimed.contains(port.name.name.as_str()) {
            let mistake = Mistake::Meaningless(port.name.name.clone());
            return Err(FormulaError::at(port.name.place, mistake));
        }
    }
    Ok(())
}
