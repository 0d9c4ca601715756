//! Routines in Go: results are written at the end, so that they may overlap parameters; lists are written in place.

use std::collections::HashSet;

use num_bigint::BigInt;

use crate::{
    field::Field,
    ir::Ty,
    routine::{Operand, Repeat, Routine, Sort, Statement, Times, Var},
};

use super::{
    super::{
        routine::{Assignment, Declared, is_list, number_type, paragraphs, read, writes},
        text::{Text, signed_literal},
    },
    comment,
    names::{constant, function, local},
    signature, type_name,
};

/// Prints one routine with its comment.
pub fn routine(out: &mut Text, field: &Field, routine: &Routine) {
    let name = function(&routine.name, routine.internal);
    let mut lines = paragraphs(&routine.formula);
    if let Some(first) = lines.first_mut() {
        *first = format!("{name}: {first}");
    }
    comment(out, &lines);
    let mut printer = Printer {
        field,
        routine,
        read: read(routine),
        direct: Vec::new(),
        depth: 1,
    };
    printer.signature(out, &name);
    printer.lengths(out);
    let mut declared = Declared::of(routine);
    for &var in &routine.results {
        if routine.sort(var).is_scalar() {
            // Go declares named results.
            declared.assign(var, &[]);
        }
    }
    // A last call whose results are the routine's writes them itself.
    match routine.body.split_last() {
        Some((last @ Statement::Call { results, .. }, before))
            if *results == routine.results && !writes(before, results) =>
        {
            printer.body(out, before, declared.clone());
            printer.direct = results.clone();
            printer.statement(out, last, &mut declared);
        }
        _ => printer.body(out, &routine.body, declared),
    }
    for &var in &routine.results {
        if !routine.sort(var).is_scalar() && !printer.direct.contains(&var) {
            let result = local(&routine.variable(var).name);
            printer.line(out, &format!("*{result} = {}", printer.name(var)));
        }
    }
    if routine
        .results
        .iter()
        .any(|&var| routine.sort(var).is_scalar())
    {
        let scalars = routine.results.iter();
        let scalars = scalars.filter(|&&var| routine.sort(var).is_scalar());
        let names: Vec<String> = scalars.map(|&var| printer.name(var)).collect();
        printer.line(out, &format!("return {}", names.join(", ")));
    }
    out.line("}");
}

/// The type of what a variable of this sort holds, in words of `word` bits.
pub fn type_of(sort: &Sort, word: u8) -> String {
    let own = Ty::unsigned(word);
    match sort {
        Sort::Tight => "Element".to_owned(),
        Sort::Loose => "Loose".to_owned(),
        Sort::Bytes(n) => format!("[{n}]byte"),
        Sort::Flag => type_name(own, own),
        Sort::Words(bounds) => {
            let ty = type_name(number_type(sort, word), own);
            match bounds.len() {
                1 => ty,
                n => format!("[{n}]{ty}"),
            }
        }
        Sort::Count => "int".to_owned(),
        Sort::Exponent => "[]uint64".to_owned(),
        Sort::Elements => "[]Element".to_owned(),
    }
}

/// Whether it is passed as it is, not by a pointer.
fn by_value(sort: &Sort) -> bool {
    sort.is_scalar() || matches!(sort, Sort::Exponent | Sort::Elements)
}

struct Printer<'a> {
    field: &'a Field,
    routine: &'a Routine,
    read: HashSet<Var>,
    /// Results that are written through their pointers.
    direct: Vec<Var>,
    depth: usize,
}

impl Printer<'_> {
    /// The variable in the body. A result that is written through a pointer has its own.
    fn name(&self, var: Var) -> String {
        let name = local(&self.routine.variable(var).name);
        let is_pointer = self.routine.results.contains(&var) && !self.is_scalar(var);
        if is_pointer && !self.direct.contains(&var) {
            format!("{name}_value")
        } else {
            name
        }
    }

    fn is_scalar(&self, var: Var) -> bool {
        self.routine.sort(var).is_scalar()
    }

    fn type_of(&self, var: Var) -> String {
        type_of(self.routine.sort(var), self.field.repr.word)
    }

    fn signature(&self, out: &mut Text, name: &str) {
        let declare = |var: &Var| {
            let star = if by_value(self.routine.sort(*var)) {
                ""
            } else {
                "*"
            };
            let name = local(&self.routine.variable(*var).name);
            format!("{name} {star}{}", self.type_of(*var))
        };
        let results = self.routine.results.iter();
        let (scalars, pointers): (Vec<&Var>, Vec<&Var>) =
            results.partition(|&&var| self.is_scalar(var));
        let params = pointers.into_iter().chain(&self.routine.params);
        let params: Vec<String> = params.map(declare).collect();
        let scalars: Vec<String> = scalars.into_iter().map(declare).collect();
        signature(out, name, &params, &scalars);
    }

    /// All lists are as long as the first.
    fn lengths(&self, out: &mut Text) {
        let params = self.routine.params.iter();
        let lists = params.filter(|&&var| is_list(self.routine, var));
        let lists: Vec<String> = lists.map(|&var| self.name(var)).collect();
        if let [first, rest @ ..] = lists.as_slice() {
            for other in rest {
                out.line(format!("\tif len({other}) < len({first}) {{"));
                out.line(format!(
                    "\t\tpanic(\"{other} is shorter than {first}\")\n\t}}"
                ));
            }
        }
    }

    /// Whether the variable is a pointer to its value.
    fn is_pointer(&self, var: Var) -> bool {
        let outside = self.routine.params.contains(&var) || self.direct.contains(&var);
        outside && !by_value(self.routine.sort(var))
    }

    /// The variable as a value.
    fn value(&self, var: Var) -> String {
        let star = if self.is_pointer(var) { "*" } else { "" };
        format!("{star}{}", self.name(var))
    }

    /// A pointer to the variable.
    fn pointer(&self, var: Var) -> String {
        let address = if self.is_pointer(var) { "" } else { "&" };
        format!("{address}{}", self.name(var))
    }

    /// Known words as a value of the sort that is wanted.
    fn words(&self, words: &[BigInt], wanted: &Sort) -> String {
        let items: Vec<String> = words.iter().map(signed_literal).collect();
        match items.as_slice() {
            [one] => one.clone(),
            all => {
                let word = self.field.repr.word;
                let ty = type_name(number_type(wanted, word), Ty::unsigned(word));
                format!("[{}]{ty}{{{}}}", all.len(), all.join(", "))
            }
        }
    }

    /// The operand as an argument of the sort that the callee takes.
    fn argument(&self, operand: &Operand, wanted: &Sort) -> String {
        let relaxed = |pointer: String| match *wanted == Sort::Loose && self.field.repr.has_loose()
        {
            true => format!("(*Loose)({pointer})"),
            false => pointer,
        };
        match operand {
            Operand::Var(var) if by_value(self.routine.sort(*var)) => self.name(*var),
            Operand::Var(var) if *self.routine.sort(*var) == Sort::Tight => {
                relaxed(self.pointer(*var))
            }
            Operand::Var(var) => self.pointer(*var),
            Operand::Constant(name) => relaxed(format!("&{}", constant(name))),
            Operand::Words(words) if words.len() == 1 => self.words(words, wanted),
            Operand::Words(words) => format!("&{}", self.words(words, wanted)),
        }
    }

    fn line(&self, out: &mut Text, line: &str) {
        out.line(format!("{}{line}", "\t".repeat(self.depth)));
    }

    fn body(&mut self, out: &mut Text, body: &[Statement], mut declared: Declared) {
        for statement in body {
            self.statement(out, statement, &mut declared);
        }
    }

    /// Declares an array that is about to be written.
    fn declare(&self, out: &mut Text, var: Var, declared: &mut Declared) {
        if declared.assign(var, &[]) != Assignment::Again {
            self.line(
                out,
                &format!("var {} {}", self.name(var), self.type_of(var)),
            );
        }
    }

    /// `to = from`, or `to := from`.
    fn set(&self, out: &mut Text, to: Var, from: &str, declared: &mut Declared) {
        let sign = match declared.assign(to, &[]) {
            Assignment::Again => "=",
            Assignment::First { .. } => ":=",
        };
        self.line(out, &format!("{} {sign} {from}", self.name(to)));
    }

    fn call(
        &self,
        out: &mut Text,
        callee: &str,
        args: &[Operand],
        results: &[Var],
        declared: &mut Declared,
    ) {
        let (scalars, pointers): (Vec<Var>, Vec<Var>) =
            results.iter().partition(|&&var| self.is_scalar(var));
        for &var in &pointers {
            if !self.direct.contains(&var) {
                self.declare(out, var, declared);
            }
        }
        let internal = match (self.field.program(callee), self.field.routine(callee)) {
            (Some(program), _) => program.program().internal,
            (None, Some(routine)) => routine.program().internal,
            (None, None) => false,
        };
        let sorts = self.field.parameter_sorts(callee);
        let args = args.iter().zip(&sorts);
        let args = args.map(|(arg, sort)| self.argument(arg, sort));
        let all: Vec<String> = pointers
            .iter()
            .map(|&var| self.pointer(var))
            .chain(args)
            .collect();
        let call = format!("{}({})", function(callee, internal), all.join(", "));
        let used = |var: &Var| self.read.contains(var);
        let kinds: Vec<bool> = scalars
            .iter()
            .filter(|var| used(var))
            .map(|&var| declared.assign(var, &[]) == Assignment::Again)
            .collect();
        if kinds.is_empty() {
            return self.line(out, &call);
        }
        let all_new = kinds.iter().all(|again| !again);
        if !all_new {
            let fresh = scalars.iter().filter(|var| used(var)).zip(&kinds);
            for (&var, _) in fresh.filter(|(_, again)| !**again) {
                self.line(
                    out,
                    &format!("var {} {}", self.name(var), self.type_of(var)),
                );
            }
        }
        let names = scalars.iter().map(|var| match used(var) {
            true => self.name(*var),
            false => "_".to_owned(),
        });
        let names = names.collect::<Vec<_>>().join(", ");
        let sign = if all_new { ":=" } else { "=" };
        self.line(out, &format!("{names} {sign} {call}"));
    }

    fn statement(&mut self, out: &mut Text, statement: &Statement, declared: &mut Declared) {
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => self.call(out, callee, args, results, declared),
            Statement::Set { to, from } => {
                let value = match from {
                    Operand::Var(var) => self.value(*var),
                    Operand::Constant(name) => constant(name),
                    Operand::Words(words) if words.len() == 1 => {
                        // A number alone has no type.
                        let value = self.words(words, self.routine.sort(*to));
                        format!("{}({value})", self.type_of(*to))
                    }
                    Operand::Words(words) => self.words(words, self.routine.sort(*to)),
                };
                self.set(out, *to, &value, declared);
            }
            Statement::Repeat(repeat) => self.repeat(out, repeat, declared),
            Statement::VartimeIfBit { exponent, at, body } => {
                let (exponent, at) = (self.name(*exponent), self.name(*at));
                let head = format!("if {exponent}[{at}/64]>>({at}%64)&1 == 1 {{");
                self.line(out, &head);
                self.nested(out, body, declared);
            }
            Statement::Get { to, list, at } => {
                let from = format!("{}[{}]", self.name(*list), self.name(*at));
                self.set(out, *to, &from, declared);
            }
            Statement::Put { list, at, from } => {
                let (list, at) = (self.name(*list), self.name(*at));
                self.line(out, &format!("{list}[{at}] = {}", self.value(*from)));
            }
            Statement::Slice { to, from, at } => {
                let Sort::Bytes(n) = *self.routine.sort(*to) else {
                    unreachable!("a slice is bytes")
                };
                self.declare(out, *to, declared);
                let (to, from) = (self.name(*to), self.name(*from));
                self.line(out, &format!("copy({to}[:], {from}[{at}:{}])", at + n));
            }
        }
    }

    fn nested(&mut self, out: &mut Text, body: &[Statement], declared: &Declared) {
        self.depth += 1;
        self.body(out, body, declared.clone());
        self.depth -= 1;
        self.line(out, "}");
    }

    fn repeat(&mut self, out: &mut Text, repeat: &Repeat, declared: &Declared) {
        let times = match repeat.times {
            Times::Fixed(n) => n.to_string(),
            Times::Count(var) => self.name(var),
            Times::Each(var) => format!("len({})", self.name(var)),
            Times::Bits(var) => format!("64*len({})", self.name(var)),
        };
        let index = repeat.index.map_or("i".to_owned(), |var| self.name(var));
        let head = match repeat.down {
            true => format!("for {index} := {times} - 1; {index} >= 0; {index}-- {{"),
            false => format!("for {index} := 0; {index} < {times}; {index}++ {{"),
        };
        self.line(out, &head);
        self.nested(out, &repeat.body, declared);
    }
}
