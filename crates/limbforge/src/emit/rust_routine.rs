//! Routines in Rust: values are returned, lists are written in place.

mod loops;
mod style;

use num_bigint::BigInt;

use crate::{
    field::Field,
    routine::{Operand, Routine, Sort, Statement, Var},
};

use super::{
    routine::{Assignment, Declared, is_list, paragraphs, read, writes},
    rust_const::{Constants, Constness},
    text::{Text, WIDTH, group, signed_literal},
};
use style::Style;
pub use style::type_of;

/// Calls of a routine that can be inlined.
const FEW: usize = 2;

/// Prints one routine.
pub fn routine(out: &mut Text, field: &Field, routine: &Routine, constants: &Constants) {
    printed(out, field, routine, Style::Words { constants });
}

/// Prints one routine on lanes of vectors; every function there has these attributes.
pub fn on_lanes(out: &mut Text, field: &Field, routine: &Routine, attribute: &str) {
    printed(out, field, routine, Style::Lanes { attribute });
}

/// Prints one routine on elements that fill vectors; every function there has these attributes.
pub fn across(out: &mut Text, field: &Field, routine: &Routine, attribute: &str) {
    printed(out, field, routine, Style::Across { attribute });
}

fn printed(out: &mut Text, field: &Field, routine: &Routine, style: Style<'_>) {
    out.comment("///", &paragraphs(&routine.formula));
    let lists: Vec<String> = lists(routine).collect();
    if lists.len() > 1 {
        out.line("///");
        out.line("/// # Panics");
        out.line(format!(
            "/// Panics if another list is shorter than `{}`.",
            lists[0]
        ));
    }
    let mut printer = Printer {
        field,
        routine,
        read: read(routine),
        style,
        constness: style.constness(&routine.name),
        depth: 1,
    };
    let calls = |statement: &Statement| matches!(statement, Statement::Call { .. });
    let is_short = routine.body.len() <= FEW && routine.body.iter().all(calls);
    out.text(&style.attributes(is_short));
    printer.signature(out);
    if let [first, rest @ ..] = lists.as_slice() {
        for other in rest {
            let condition = format!("        {other}.len() >= {first}.len(),");
            let message = format!("        \"`{other}` is as long as `{first}`\"");
            out.line(format!("    assert!(\n{condition}\n{message}\n    );"));
        }
    }
    // A last call whose results are the routine's is its value.
    let (body, tail) = match routine.body.split_last() {
        Some((
            Statement::Call {
                callee,
                args,
                results,
            },
            before,
        )) if *results == routine.results && !writes(before, results) => {
            (before, Some(printer.call(callee, args)))
        }
        _ => (routine.body.as_slice(), None),
    };
    printer.body(out, body, Declared::of(routine));
    let results: Vec<String> = routine
        .results
        .iter()
        .map(|&var| printer.name(var).to_owned())
        .collect();
    match (tail, results.as_slice()) {
        (Some(call), _) => out.line(format!("    {call}")),
        (None, []) => {}
        (None, [one]) => out.line(format!("    {one}")),
        (None, all) => out.line(format!("    ({})", all.join(", "))),
    }
    out.line("}");
}

fn lists(routine: &Routine) -> impl Iterator<Item = String> {
    let lists = routine.params.iter().filter(|&&var| is_list(routine, var));
    lists.map(|&var| routine.variable(var).name.clone())
}

struct Printer<'a> {
    field: &'a Field,
    routine: &'a Routine,
    read: std::collections::HashSet<Var>,
    style: Style<'a>,
    constness: Constness,
    depth: usize,
}

impl Printer<'_> {
    fn name(&self, var: Var) -> &str {
        &self.routine.variable(var).name
    }

    fn signature(&self, out: &mut Text) {
        let routine = self.routine;
        let params: Vec<String> = routine
            .params
            .iter()
            .map(|&var| {
                let sort = routine.sort(var);
                let reference = match sort {
                    Sort::Elements => "&mut ",
                    sort if sort.is_scalar() => "",
                    _ => "&",
                };
                let ty = self.type_of(sort);
                format!("{}: {reference}{ty}", self.name(var))
            })
            .collect();
        let results: Vec<String> = routine
            .results
            .iter()
            .map(|&var| self.type_of(routine.sort(var)))
            .collect();
        let results = match results.as_slice() {
            [] => String::new(),
            [one] => format!(" -> {one}"),
            all => format!(" -> ({})", all.join(", ")),
        };
        let hidden = routine.internal && !self.style.shows_internal();
        let visible = if hidden { "" } else { "pub " };
        let name = self.style.callee(&routine.name);
        let start = format!("{visible}{}fn {name}(", self.constness.word());
        let line = format!("{start}{}){results} {{", params.join(", "));
        if line.len() <= WIDTH {
            return out.line(line);
        }
        out.line(start);
        for param in params {
            out.line(format!("    {param},"));
        }
        out.line(format!("){results} {{"));
    }

    fn type_of(&self, sort: &Sort) -> String {
        self.style.type_of(sort, self.field.repr.word)
    }

    fn is_reference(&self, var: Var) -> bool {
        self.routine.params.contains(&var) && !self.routine.sort(var).is_scalar()
    }

    /// The variable as a value.
    fn value(&self, var: Var) -> String {
        let star = if self.is_reference(var) { "*" } else { "" };
        format!("{star}{}", self.name(var))
    }

    fn words(&self, words: &[BigInt]) -> String {
        // A literal has the type that its place asks for, and one that the type does not hold is refused.
        let items: Vec<String> = words.iter().map(signed_literal).collect();
        match items.as_slice() {
            [one] => one.clone(),
            all => format!("[{}]", all.join(", ")),
        }
    }

    /// The operand as an argument of the sort that the callee takes.
    fn argument(&self, operand: &Operand, wanted: &Sort) -> String {
        let relaxed = |sort: &Sort| {
            *sort == Sort::Tight && *wanted == Sort::Loose && self.field.repr.has_loose()
        };
        match operand {
            Operand::Var(var) => {
                let sort = self.routine.sort(*var);
                let name = self.name(*var);
                if relaxed(sort) {
                    format!("&{name}.relax()")
                } else if sort.is_scalar() || self.is_reference(*var) {
                    name.to_owned()
                } else {
                    format!("&{name}")
                }
            }
            Operand::Constant(name) if relaxed(&Sort::Tight) => {
                format!("&{}.relax()", self.style.constant(name))
            }
            Operand::Constant(name) => format!("&{}", self.style.constant(name)),
            Operand::Words(words) => {
                let text = self.words(words);
                if words.len() == 1 {
                    text
                } else {
                    format!("&{text}")
                }
            }
        }
    }

    fn call(&self, callee: &str, args: &[Operand]) -> String {
        let sorts = self.field.parameter_sorts(callee);
        let args = args
            .iter()
            .zip(&sorts)
            .map(|(arg, sort)| self.argument(arg, sort));
        let args = args.collect::<Vec<_>>().join(", ");
        format!("{}({args})", self.style.callee(callee))
    }

    fn line(&self, out: &mut Text, line: &str) {
        out.line(format!("{:1$}{line}", "", 4 * self.depth));
    }

    fn body(&mut self, out: &mut Text, body: &[Statement], mut declared: Declared) {
        for (i, statement) in body.iter().enumerate() {
            self.statement(out, statement, &body[i + 1..], &mut declared);
        }
    }

    /// The left side of an assignment to one variable.
    fn target(&self, var: Var, rest: &[Statement], declared: &mut Declared) -> String {
        let name = self.name(var);
        match declared.assign(var, rest) {
            Assignment::Again => name.to_owned(),
            Assignment::First { changes: true } => format!("let mut {name}"),
            Assignment::First { changes: false } => format!("let {name}"),
        }
    }

    /// The left side of an assignment to several variables: all new, or declared in lines before.
    fn targets(
        &self,
        out: &mut Text,
        vars: &[Var],
        rest: &[Statement],
        declared: &mut Declared,
    ) -> String {
        let used: Vec<Var> = vars
            .iter()
            .copied()
            .filter(|var| self.read.contains(var))
            .collect();
        let kinds: Vec<Assignment> = used.iter().map(|&var| declared.assign(var, rest)).collect();
        let all_new = kinds.iter().all(|kind| *kind != Assignment::Again);
        let declaration = |kind: &Assignment, name: &str| match kind {
            Assignment::First { changes: true } => format!("mut {name}"),
            _ => name.to_owned(),
        };
        if !all_new {
            for (kind, &var) in kinds.iter().zip(&used) {
                if *kind != Assignment::Again {
                    self.line(out, &format!("let {};", declaration(kind, self.name(var))));
                }
            }
        }
        let names: Vec<String> = vars
            .iter()
            .map(|var| match used.iter().position(|v| v == var) {
                None => "_".to_owned(),
                Some(at) if all_new => declaration(&kinds[at], self.name(*var)),
                Some(_) => self.name(*var).to_owned(),
            })
            .collect();
        let start = if all_new { "let " } else { "" };
        format!("{start}{}", group(names.join(", "), true))
    }

    fn statement(
        &mut self,
        out: &mut Text,
        statement: &Statement,
        rest: &[Statement],
        declared: &mut Declared,
    ) {
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let call = self.call(callee, args);
                let target = match results.as_slice() {
                    [] => String::new(),
                    [one] => format!("{} = ", self.target(*one, rest, declared)),
                    all => format!("{} = ", self.targets(out, all, rest, declared)),
                };
                self.line(out, &format!("{target}{call};"));
            }
            Statement::Set { to, from } => {
                let value = match from {
                    Operand::Var(var) => self.value(*var),
                    Operand::Constant(name) => self.style.constant(name),
                    Operand::Words(words) => self.words(words),
                };
                let target = self.target(*to, rest, declared);
                self.line(out, &format!("{target} = {value};"));
            }
            Statement::Repeat(repeat) => self.repeat(out, repeat, declared),
            Statement::VartimeIfBit { exponent, at, body } => {
                let (exponent, at) = (self.name(*exponent), self.name(*at));
                self.line(
                    out,
                    &format!("if ({exponent}[{at} / 64] >> ({at} % 64)) & 1 == 1 {{"),
                );
                self.nested(out, body, declared);
            }
            Statement::Get { to, list, at } => {
                let target = self.target(*to, rest, declared);
                self.line(
                    out,
                    &format!("{target} = {}[{}];", self.name(*list), self.name(*at)),
                );
            }
            Statement::Put { list, at, from } => {
                let (list, at) = (self.name(*list), self.name(*at));
                self.line(out, &format!("{list}[{at}] = {};", self.value(*from)));
            }
            Statement::Slice {
                to,
                from: from_var,
                at,
            } => {
                let Sort::Bytes(n) = *self.routine.sort(*to) else {
                    unreachable!("a slice is bytes")
                };
                let (name, from) = (self.name(*to), self.name(*from_var));
                // Declared here: the check lets nothing read it before.
                declared.assign(*to, rest);
                let from = if self.is_reference(*from_var) {
                    from.to_owned()
                } else {
                    format!("&{from}")
                };
                self.line(out, &format!("let {name}: [u8; {n}] = part({from}, {at});"));
            }
        }
    }

    fn nested(&mut self, out: &mut Text, body: &[Statement], declared: &Declared) {
        self.depth += 1;
        self.body(out, body, declared.clone());
        self.depth -= 1;
        self.line(out, "}");
    }
}
