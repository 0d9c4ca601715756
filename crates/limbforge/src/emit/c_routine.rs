//! Routines in C: results are written at the end, so that they may overlap parameters; lists are written in place.

use crate::{
    field::Field,
    ir::across::{LANES, registers},
    routine::{Operand, Repeat, Routine, Sort, Statement, Times, Var},
};

use super::{
    c::{number, signature, type_name},
    lanes,
    routine::{Assignment, Declared, is_list, number_type},
    text::Text,
};

/// Prints one routine; the comment before it is the caller's.
pub fn routine(out: &mut Text, field: &Field, prefix: &str, routine: &Routine) {
    printed(out, field, (prefix, prefix), routine, None);
}

/// Vectors, which a routine has instead of words.
#[derive(Clone, Copy, Debug)]
pub struct Vectors<'a> {
    /// The type of a vector.
    pub ty: &'a str,
    /// The attribute of each function.
    pub attribute: &'a str,
    /// The contents of lanes.
    pub held: Held,
}

/// The contents of the lanes of vectors.
#[derive(Clone, Copy, Debug)]
pub enum Held {
    /// An element each: a vector holds a limb of all.
    Lanes {
        /// Vectors of an encoded element.
        words: usize,
    },
    /// A limb each of one element.
    Across,
}

/// Prints one routine on vectors, with the prefixes of functions and of constants.
pub fn on_vectors(
    out: &mut Text,
    field: &Field,
    prefixes: (&str, &str),
    routine: &Routine,
    vectors: Vectors<'_>,
) {
    printed(out, field, prefixes, routine, Some(vectors));
}

fn printed(
    out: &mut Text,
    field: &Field,
    (prefix, constants): (&str, &str),
    routine: &Routine,
    vectors: Option<Vectors<'_>>,
) {
    let mut printer = Printer {
        field,
        prefix,
        constants,
        routine,
        vectors,
        depth: 1,
    };
    out.line(printer.signature());
    printer.body(out, &routine.body, Declared::of(routine));
    for &var in &routine.results {
        let (name, local) = (&routine.variable(var).name, printer.name(var));
        if routine.sort(var).is_scalar() {
            printer.line(out, &format!("*{name} = {local};"));
        } else {
            printer.line(out, &format!("memcpy({name}, {local}, sizeof {local});"));
        }
    }
    out.line("}");
}

struct Printer<'a> {
    field: &'a Field,
    prefix: &'a str,
    /// The prefix of constants.
    constants: &'a str,
    routine: &'a Routine,
    vectors: Option<Vectors<'a>>,
    depth: usize,
}

impl Printer<'_> {
    /// The variable in the body. A result has its own, beside the pointer that it is written to.
    fn name(&self, var: Var) -> String {
        let name = &self.routine.variable(var).name;
        if self.routine.results.contains(&var) {
            format!("{name}_value")
        } else {
            name.clone()
        }
    }

    fn word(&self) -> String {
        format!("uint{}_t", self.field.repr.word)
    }

    fn held(&self) -> Option<Held> {
        self.vectors.map(|vectors| vectors.held)
    }

    /// The type of an item of an element, and the number of items.
    fn element(&self) -> (String, usize) {
        let limbs = self.field.repr.limbs;
        match self.vectors {
            None => (self.word(), limbs),
            Some(Vectors { ty, held, .. }) => match held {
                Held::Lanes { .. } => (ty.to_owned(), limbs),
                Held::Across => (ty.to_owned(), registers(limbs)),
            },
        }
    }

    /// A declaration of `name`, which may have a star before it.
    fn declaration(&self, sort: &Sort, name: &str) -> String {
        if let Some(Held::Lanes { words }) = self.held() {
            let (ty, limbs) = self.element();
            match sort {
                Sort::Tight | Sort::Loose => return format!("{ty} {name}[{limbs}]"),
                Sort::Bytes(_) => return format!("{ty} {name}[{words}]"),
                Sort::Flag => return format!("uint8_t {name}"),
                Sort::Words(bounds) if bounds.len() == 1 => return format!("{ty} {name}"),
                _ => {}
            }
        }
        let (word, (element, limbs)) = (self.word(), self.element());
        match sort {
            Sort::Tight | Sort::Loose => format!("{element} {name}[{limbs}]"),
            Sort::Bytes(n) => format!("uint8_t {name}[{n}]"),
            Sort::Flag => format!("{word} {name}"),
            Sort::Words(bounds) => {
                let ty = type_name(number_type(sort, self.field.repr.word));
                match bounds.len() {
                    1 => format!("{ty} {name}"),
                    n => format!("{ty} {name}[{n}]"),
                }
            }
            Sort::Count => format!("uint32_t {name}"),
            Sort::Exponent => format!("uint64_t *{name}, size_t {name}_words"),
            Sort::Elements => format!("{element} (*{name})[{limbs}]"),
        }
    }

    fn signature(&self) -> String {
        let routine = self.routine;
        let results = routine.results.iter().map(|&var| {
            let sort = routine.sort(var);
            let name = &routine.variable(var).name;
            if sort.is_scalar() {
                self.declaration(sort, &format!("*{name}"))
            } else {
                self.declaration(sort, name)
            }
        });
        let params = routine.params.iter().map(|&var| {
            let sort = routine.sort(var);
            let declaration = self.declaration(sort, &routine.variable(var).name);
            if sort.is_scalar() || *sort == Sort::Elements {
                declaration
            } else {
                format!("const {declaration}")
            }
        });
        let mut all: Vec<String> = results.chain(params).collect();
        if routine.params.iter().any(|&var| is_list(routine, var)) {
            all.push("size_t length".to_owned());
        }
        let storage = if routine.internal { "static " } else { "" };
        let attribute = self.vectors.map_or("", |vectors| vectors.attribute);
        let start = format!("{attribute}{storage}void {}(", self.callee(&routine.name));
        signature(&start, &all)
    }

    /// The name of a function of the file.
    fn callee(&self, name: &str) -> String {
        let name = match self.held() {
            Some(Held::Lanes { .. }) => lanes::spelled(name),
            _ => name.to_owned(),
        };
        format!("{}_{name}", self.prefix)
    }

    fn constant(&self, name: &str) -> String {
        let constant = format!("{}_{name}", self.constants);
        let Some(Vectors { ty, held, .. }) = self.vectors else {
            return constant;
        };
        let prefix = self.prefix;
        let vector = |i| match held {
            Held::Lanes { .. } => format!("{prefix}_vsplat({constant}[{i}])"),
            Held::Across => format!("{prefix}_vload({constant} + {})", LANES * i),
        };
        let (_, count) = self.element();
        let vectors: Vec<String> = (0..count).map(vector).collect();
        format!("((const {ty}[]){{{}}})", vectors.join(", "))
    }

    /// The operand as a value of the sort that is wanted.
    fn argument(&self, operand: &Operand, wanted: &Sort) -> String {
        match operand {
            Operand::Var(var) => self.name(*var),
            Operand::Constant(name) => self.constant(name),
            Operand::Words(words) => {
                let ty = number_type(wanted, self.field.repr.word);
                let items: Vec<String> = words.iter().map(|k| number(k, ty)).collect();
                match items.as_slice() {
                    [one] => one.clone(),
                    all => format!("((const {}[]){{{}}})", type_name(ty), all.join(", ")),
                }
            }
        }
    }

    fn line(&self, out: &mut Text, line: &str) {
        out.line(format!("{:1$}{line}", "", 4 * self.depth));
    }

    fn declare(&self, out: &mut Text, var: Var, rest: &[Statement], declared: &mut Declared) {
        if declared.assign(var, rest) != Assignment::Again {
            let declaration = self.declaration(self.routine.sort(var), &self.name(var));
            self.line(out, &format!("{declaration};"));
        }
    }

    fn copy(&self, out: &mut Text, var: Var, from: &str) {
        let name = self.name(var);
        if self.routine.sort(var).is_scalar() {
            self.line(out, &format!("{name} = {from};"));
        } else {
            self.line(out, &format!("memcpy({name}, {from}, sizeof {name});"));
        }
    }

    fn body(&mut self, out: &mut Text, body: &[Statement], mut declared: Declared) {
        for (i, statement) in body.iter().enumerate() {
            self.statement(out, statement, &body[i + 1..], &mut declared);
        }
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
                for &var in results {
                    self.declare(out, var, rest, declared);
                }
                let results = results.iter().map(|&var| {
                    let address = if self.routine.sort(var).is_scalar() {
                        "&"
                    } else {
                        ""
                    };
                    format!("{address}{}", self.name(var))
                });
                let sorts = self.field.parameter_sorts(callee);
                let args = args.iter().zip(&sorts);
                let args = args.map(|(arg, sort)| self.argument(arg, sort));
                let all: Vec<String> = results.chain(args).collect();
                self.line(
                    out,
                    &format!("{}({});", self.callee(callee), all.join(", ")),
                );
            }
            Statement::Set { to, from } => {
                self.declare(out, *to, rest, declared);
                self.copy(out, *to, &self.argument(from, self.routine.sort(*to)));
            }
            Statement::Repeat(repeat) => self.repeat(out, repeat, declared),
            Statement::VartimeIfBit { exponent, at, body } => {
                let (exponent, at) = (self.name(*exponent), self.name(*at));
                self.line(
                    out,
                    &format!("if (({exponent}[{at} / 64] >> ({at} % 64)) & 1) {{"),
                );
                self.nested(out, body, declared);
            }
            Statement::Get { to, list, at } => {
                self.declare(out, *to, rest, declared);
                self.copy(
                    out,
                    *to,
                    &format!("{}[{}]", self.name(*list), self.name(*at)),
                );
            }
            Statement::Put { list, at, from } => {
                let (list, at, from) = (self.name(*list), self.name(*at), self.name(*from));
                self.line(
                    out,
                    &format!("memcpy({list}[{at}], {from}, sizeof {list}[{at}]);"),
                );
            }
            Statement::Slice { to, from, at } => {
                self.declare(out, *to, rest, declared);
                self.copy(out, *to, &format!("{} + {at}", self.name(*from)));
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
        let (ty, times) = match repeat.times {
            Times::Fixed(n) => ("uint32_t", n.to_string()),
            Times::Count(var) => ("uint32_t", self.name(var)),
            Times::Each(_) => ("size_t", "length".to_owned()),
            Times::Bits(var) => ("size_t", format!("64 * {}_words", self.name(var))),
        };
        let index = repeat.index.map_or("i".to_owned(), |var| self.name(var));
        let head = if repeat.down {
            format!("for ({ty} {index} = {times}; {index}-- > 0;) {{")
        } else {
            format!("for ({ty} {index} = 0; {index} < {times}; {index}++) {{")
        };
        self.line(out, &head);
        self.nested(out, &repeat.body, declared);
    }
}
