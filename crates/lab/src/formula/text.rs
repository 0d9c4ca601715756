//! The calls of a formula in Rust and in C.

use std::fmt::Write as _;

use limbforge::{
    emit::calls::{Argument, Calls, Rust, variable, write},
    field::Field,
    formula::Element,
    ops::formula::FormulaStatement,
};
use num_bigint::BigInt;

/// The function in Rust, for the module of the field's functions.
pub fn rust(statement: &FormulaStatement, field: &Field) -> String {
    let formula = statement.formula();
    let mut calls = Rust::default();
    let results = write(statement, field, &mut calls);
    let flags = formula.flags.iter();
    let mut params: Vec<String> = flags
        .map(|flag| format!("{}: u{}", flag.name, field.repr.word))
        .collect();
    let mut loads = String::new();
    let ty = |loose: bool| {
        if loose && field.repr.has_loose() {
            "Loose"
        } else {
            "Element"
        }
    };
    let (n, word) = (field.repr.limbs, field.repr.word);
    let array = |count: usize| format!("[u{word}; {}]", n * count);
    for (g, group) in statement
        .groups(&formula.parameters)
        .into_iter()
        .enumerate()
    {
        let own = ty(formula.parameters[group.start].loose);
        if group.len() == 1 {
            params.push(format!("p{g}: &{own}"));
            let _ = writeln!(loads, "    let {} = *p{g};", variable(Element(group.start)));
            continue;
        }
        params.push(format!("p{g}: &{}", array(group.len())));
        for (k, i) in group.enumerate() {
            let limbs: Vec<String> = (n * k..n * (k + 1)).map(|j| format!("p{g}[{j}]")).collect();
            let limbs = limbs.join(", ");
            let _ = writeln!(
                loads,
                "    let {} = {own}([{limbs}]);",
                variable(Element(i))
            );
        }
    }
    let (mut types, mut values) = (Vec::new(), Vec::new());
    for group in statement.groups(&formula.results) {
        if group.len() == 1 {
            types.push(ty(formula.results[group.start].loose).to_owned());
            values.push(results[group.start].clone());
            continue;
        }
        types.push(array(group.len()));
        let limbs = group.flat_map(|i| (0..n).map(move |j| (i, j)));
        let limbs: Vec<String> = limbs
            .map(|(i, j)| format!("{}.0[{j}]", results[i]))
            .collect();
        values.push(format!("[{}]", limbs.join(", ")));
    }
    let (types, results) = match (&types[..], &values[..]) {
        ([ty], [value]) => (ty.clone(), value.clone()),
        _ => (
            format!("({})", types.join(", ")),
            format!("({})", values.join(", ")),
        ),
    };
    format!(
        "#[allow(non_snake_case)]\npub fn {}({}) -> {types} {{\n{loads}{}    {results}\n}}\n",
        formula.name,
        params.join(", "),
        calls.text
    )
}

/// The function in C, after the field's functions, whose names begin with `prefix`.
pub fn c(statement: &FormulaStatement, field: &Field, prefix: &str) -> String {
    let formula = statement.formula();
    let (n, word) = (field.repr.limbs, field.repr.word);
    let ty = format!("uint{word}_t");
    let mut calls = C {
        text: String::new(),
        prefix: prefix.to_owned(),
        n,
        ty: ty.clone(),
    };
    let results = write(statement, field, &mut calls);
    let mut signature: Vec<String> = Vec::new();
    let (mut loads, mut stores) = (String::new(), String::new());
    for (g, group) in statement.groups(&formula.results).into_iter().enumerate() {
        signature.push(format!("{ty} out{g}[{}]", n * group.len()));
        for (k, i) in group.enumerate() {
            let (from, result) = (n * k, &results[i]);
            let _ = writeln!(
                stores,
                "    for (int i = 0; i < {n}; i++) out{g}[{from} + i] = {result}[i];"
            );
        }
    }
    signature.extend(
        formula
            .flags
            .iter()
            .map(|flag| format!("{ty} {}", flag.name)),
    );
    for (g, group) in statement
        .groups(&formula.parameters)
        .into_iter()
        .enumerate()
    {
        signature.push(format!("const {ty} p{g}[{}]", n * group.len()));
        for (k, i) in group.enumerate() {
            let _ = writeln!(loads, "    const {ty} *v{i} = p{g} + {};", n * k);
        }
    }
    format!(
        "void {prefix}_{}({}) {{\n{loads}{}{stores}}}\n",
        formula.name,
        signature.join(", "),
        calls.text
    )
}

struct C {
    text: String,
    prefix: String,
    n: usize,
    ty: String,
}

impl Calls for C {
    fn call(&mut self, out: &str, name: &str, arguments: &[Argument], _: bool) {
        let arguments: Vec<&str> = arguments
            .iter()
            .map(|argument| match argument {
                Argument::Number(number) => number.as_str(),
                Argument::Element { name, .. } => name,
            })
            .collect();
        let (n, prefix, ty) = (self.n, &self.prefix, &self.ty);
        let arguments = arguments.join(", ");
        let _ = writeln!(
            self.text,
            "    {ty} {out}[{n}];\n    {prefix}_{name}({out}, {arguments});"
        );
    }

    fn constant(&mut self, out: &str, limbs: &[BigInt]) {
        let limbs: Vec<String> = limbs.iter().map(|limb| format!("{limb:#x}u")).collect();
        let (n, ty) = (self.n, &self.ty);
        let _ = writeln!(
            self.text,
            "    const {ty} {out}[{n}] = {{{}}};",
            limbs.join(", ")
        );
    }
}
