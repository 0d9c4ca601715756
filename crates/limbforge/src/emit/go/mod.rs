//! Go: one file that is a package, with `math/bits` and without `unsafe`, formatted as gofmt does it.
//!
//! Results other than single numbers are written through pointers, which may be the arguments: every function reads all
//! it needs before it writes. Go has no double words of 128 bits, so functions are printed in words, by the pass
//! `narrow`.

mod assembly;
pub(super) mod names;
mod prelude;
mod routine;
mod syntax;
mod tests;

use crate::{
    check::Checked,
    field::Field,
    interface::Shape,
    ir::{Program, Ty},
};

use super::{
    Emit, Options,
    body::{body, body_in_words},
    header,
    line::{Body, Line, Output, Param},
    text::{Text, WIDTH, signed_literal},
    tree::{Expr, Node, Operator},
};
pub use assembly::{go_choices, go_declarations};
use names::{function, local};
use syntax::Syntax;
use tests::test;

/// The Go printer.
#[derive(Clone, Copy, Debug)]
pub struct Go;

impl Emit for Go {
    fn language(&self) -> &'static str {
        "go"
    }

    fn extension(&self) -> &'static str {
        "go"
    }

    fn emit(&self, field: &Field, options: &Options) -> String {
        let mut functions = Text::default();
        let speller = Speller {
            word: Ty::unsigned(field.repr.word),
        };
        for program in &field.programs {
            functions.blank();
            speller.function(&mut functions, field, program);
        }
        for checked in &field.routines {
            functions.blank();
            routine::routine(&mut functions, field, checked.program());
        }
        let functions = functions.finish();
        let mut out = Text::default();
        prelude::prelude(&mut out, field, options, &functions);
        out.finish() + &functions
    }
}

/// The files of a package with a field: the source and its test, with their names.
///
/// The test needs nothing but the standard library. Each function is called with limbs at their bounds and between
/// them, and what it gives has to be right modulo the prime, by `math/big`, and within its bounds.
pub fn go_package(field: &Field, options: &Options) -> [(String, String); 2] {
    let name = names::package(&options.name);
    [
        (format!("{name}.go"), Go.emit(field, options)),
        (format!("{name}_test.go"), test(field, options)),
    ]
}

/// Numbers of this type in Go; flags are words that are 0 or 1.
fn type_name(ty: Ty, word: Ty) -> String {
    let Ty { bits, signed } = if ty == Ty::FLAG { word } else { ty };
    format!("{}int{bits}", if signed { "" } else { "u" })
}

/// The parameters or results between parentheses: in one line if it fits, else each on its own.
fn signature(out: &mut Text, name: &str, params: &[String], results: &[String]) {
    let results = match results {
        [] => String::new(),
        all => format!("({}) ", all.join(", ")),
    };
    let line = format!("func {name}({}) {results}{{", params.join(", "));
    if line.len() <= WIDTH {
        return out.line(line);
    }
    out.line(format!("func {name}("));
    for param in params {
        out.line(format!("\t{param},"));
    }
    out.line(format!(") {results}{{"));
}

/// A doc comment: a paragraph, then the lines about parameters and results as a list.
fn comment(out: &mut Text, lines: &[String]) {
    for line in lines {
        match line.strip_prefix("- ") {
            Some(item) => out.line(format!("//   - {item}")),
            None => out.line(format!("// {line}").trim_end()),
        }
    }
}

struct Speller {
    word: Ty,
}

impl Speller {
    fn type_name(&self, ty: Ty) -> String {
        type_name(ty, self.word)
    }

    fn function(&self, out: &mut Text, field: &Field, checked: &Checked<Program>) {
        let program = checked.program();
        let name = function(&program.name, program.internal);
        let mut lines = header::function(program);
        lines[0] = format!("{name}: {}", lines[0]);
        comment(out, &lines);
        // Go has no integers of 128 bits.
        let words = match self.word.bits {
            64 => body_in_words(field, checked),
            _ => body(field, checked),
        };
        self.signature(out, &name, &words);
        for param in &words.params {
            self.load(out, param);
        }
        for line in &words.lines {
            self.line(out, line);
        }
        let mut scalars = Vec::new();
        for result in &words.results {
            self.result(out, result, &mut scalars);
        }
        if !scalars.is_empty() {
            out.line(format!("\treturn {}", scalars.join(", ")));
        }
        out.line("}");
    }

    fn shape_name(&self, shape: Shape) -> String {
        match shape {
            Shape::Element { loose: true } => "Loose".to_owned(),
            Shape::Element { loose: false } => "Element".to_owned(),
            Shape::Bytes(n) => format!("[{n}]byte"),
            Shape::Scalar(ty) => self.type_name(ty),
            Shape::Words(n, ty) => format!("[{n}]{}", self.type_name(ty)),
        }
    }

    fn signature(&self, out: &mut Text, name: &str, words: &Body) {
        let declare = |name: &str, shape: Shape| {
            let star = if matches!(shape, Shape::Scalar(_)) {
                ""
            } else {
                "*"
            };
            format!("{} {star}{}", local(name), self.shape_name(shape))
        };
        let (scalars, pointers): (Vec<&Output>, Vec<&Output>) = words
            .results
            .iter()
            .partition(|result| matches!(result.shape, Shape::Scalar(_)));
        let pointers = pointers.iter().map(|r| declare(&r.name, r.shape));
        let params = words.params.iter().map(|p| declare(&p.name, p.shape));
        let params: Vec<String> = pointers.chain(params).collect();
        let scalars = scalars.iter().map(|r| declare(&r.name, r.shape));
        signature(out, name, &params, &scalars.collect::<Vec<_>>());
    }

    /// Where the bytes of word `i` of `n` bytes lie.
    fn span(&self, i: usize, n: usize) -> std::ops::Range<usize> {
        let stride = usize::from(self.word.bits / 8);
        i * stride..n.min((i + 1) * stride)
    }

    /// The words of a parameter as variables.
    fn load(&self, out: &mut Text, param: &Param) {
        let name = local(&param.name);
        for (i, word) in param.words.iter().enumerate() {
            let Some(word) = word else { continue };
            let word = local(word);
            match param.shape {
                Shape::Scalar(_) => {}
                Shape::Bytes(n) => {
                    let span = self.span(i, n);
                    out.line(format!("\t{word} := {}", self.word_of_bytes(&name, span)));
                }
                Shape::Element { .. } | Shape::Words(..) => {
                    out.line(format!("\t{word} := {name}[{i}]"));
                }
            }
        }
    }

    fn word_of_bytes(&self, name: &str, span: std::ops::Range<usize>) -> String {
        let (bits, ty) = (self.word.bits, self.type_name(self.word));
        if span.len() == usize::from(bits / 8) {
            let (start, end) = (span.start, span.end);
            return format!("binary.LittleEndian.Uint{bits}({name}[{start}:{end}])");
        }
        let terms = span.enumerate().map(|(j, at)| {
            let byte = Syntax::Call(ty.clone(), vec![Syntax::Atom(format!("{name}[{at}]"))]);
            match j {
                0 => byte,
                _ => binary("<<", byte, Syntax::Atom((8 * j).to_string())),
            }
        });
        let whole = terms.reduce(|sum, term| binary("|", sum, term));
        whole.expect("a word of bytes has one").text()
    }

    /// Writes a result through its pointer, or notes a single number.
    fn result(&self, out: &mut Text, result: &Output, scalars: &mut Vec<String>) {
        let name = local(&result.name);
        for (i, e) in result.words.iter().enumerate() {
            let word = self.syntax(e);
            match result.shape {
                Shape::Scalar(_) => scalars.push(word.text()),
                Shape::Bytes(n) => {
                    let (bits, span) = (self.word.bits, self.span(i, n));
                    if span.len() == usize::from(bits / 8) {
                        let at = format!("{name}[{}:{}]", span.start, span.end);
                        let call = format!("binary.LittleEndian.PutUint{bits}");
                        let call = Syntax::Call(call, vec![Syntax::Atom(at), word]);
                        out.line(format!("\t{}", call.text()));
                        continue;
                    }
                    for (j, at) in span.enumerate() {
                        let word = self.syntax(e);
                        let part = match j {
                            0 => word,
                            _ => binary(">>", word.grouped(), Syntax::Atom((8 * j).to_string())),
                        };
                        let byte = Syntax::Call("byte".to_owned(), vec![part]).text();
                        out.line(format!("\t{name}[{at}] = {byte}"));
                    }
                }
                Shape::Element { .. } | Shape::Words(..) => {
                    out.line(format!("\t{name}[{i}] = {}", word.text()));
                }
            }
        }
    }

    fn line(&self, out: &mut Text, line: &Line) {
        let variable = |name: &Option<String>| name.as_ref().map_or("_".to_owned(), |n| local(n));
        match line {
            Line::Product {
                high,
                low,
                operands,
            } => {
                let [x, y] = [0, 1].map(|i| self.syntax(&operands[i]));
                let call = Syntax::Call("bits.Mul64".to_owned(), vec![x, y]).text();
                let (high, low) = (local(high), variable(low));
                out.line(format!("\t{high}, {low} := {call}"));
            }
            Line::Let { name, expr } => self.assign(out, &local(name), expr),
            Line::Carry {
                subtract,
                word,
                flag,
                operands,
            } => {
                let bits = operands[0].ty.bits;
                let call = format!("bits.{}{bits}", if *subtract { "Sub" } else { "Add" });
                let [x, y, carry] = operands.as_ref();
                let carry = carry.clone().cast(Ty::unsigned(bits));
                let args = [x, y, &carry].map(|e| self.syntax(e)).into();
                let call = Syntax::Call(call, args).text();
                let (word, flag) = (variable(word), variable(flag));
                out.line(format!("\t{word}, {flag} := {call}"));
            }
            Line::Mask { name, ty, flag, .. } => {
                // Go's compilers do not look into masks: there is nothing to hide from them.
                let flag = self.syntax(&flag.clone().cast(*ty)).grouped();
                let mask = Syntax::Unary("-", Box::new(flag)).text();
                out.line(format!("\t{} := {mask}", local(name)));
            }
        }
    }

    /// `name := expr`, a long sum with a term on each line.
    fn assign(&self, out: &mut Text, name: &str, expr: &Expr) {
        if expr.as_number().is_some() {
            // A number alone has no type.
            let (ty, value) = (self.type_name(expr.ty), self.syntax(expr).text());
            return out.line(format!("\t{name} := {ty}({value})"));
        }
        let syntax = self.syntax(expr);
        let line = format!("\t{name} := {}", syntax.text());
        if line.len() <= WIDTH {
            return out.line(line);
        }
        out.line(format!("\t{name} := {}", syntax.terms().join("\n\t\t")));
    }

    /// The expression as an operand of `parent`: in parentheses wherever a reader would have to know more than that
    /// products bind tighter than sums.
    fn operand(&self, parent: &str, e: &Expr, is_right: bool) -> Syntax {
        let additive = |operator: &str| matches!(operator, "+" | "-");
        let child = self.syntax(e);
        let plain = match &child {
            Syntax::Atom(text) => !text.starts_with('-'),
            Syntax::Call(..) | Syntax::Group(_) => true,
            Syntax::Unary(..) => false,
            Syntax::Binary("*", ..) => additive(parent),
            Syntax::Binary(operator, ..) => {
                let same = *operator == parent || (additive(operator) && additive(parent));
                same && !is_right
            }
        };
        if plain {
            child
        } else {
            Syntax::Group(Box::new(child))
        }
    }

    fn infix(&self, operator: &'static str, x: &Expr, y: &Expr) -> Syntax {
        let (x, y) = (
            self.operand(operator, x, false),
            self.operand(operator, y, true),
        );
        binary(operator, x, y)
    }

    fn syntax(&self, e: &Expr) -> Syntax {
        match &e.node {
            Node::Name(name) => Syntax::Atom(local(name)),
            Node::Number(k) => Syntax::Atom(signed_literal(k)),
            Node::Cast(x) => {
                let own = self.type_name(e.ty);
                match self.syntax(x) {
                    inner if own == self.type_name(x.ty) => inner,
                    inner => Syntax::Call(own, vec![inner]),
                }
            }
            Node::Binary { operator, x, y, .. } => self.infix(operator.symbol(), x, y),
            Node::Product(x, y) => {
                let [x, y] = [x, y].map(|factor| factor.as_ref().clone().cast(e.ty));
                self.infix(Operator::Mul.symbol(), &x, &y)
            }
            Node::Shl(x, k) => shift("<<", self.syntax(x), *k),
            Node::Shr(x, k) => shift(">>", self.syntax(x), *k),
            Node::Not(x) if e.ty == Ty::FLAG => {
                binary("^", self.syntax(x).grouped(), Syntax::Atom("1".to_owned()))
            }
            Node::Not(x) => Syntax::Unary("^", Box::new(self.syntax(x).grouped())),
        }
    }
}

fn binary(operator: &'static str, x: Syntax, y: Syntax) -> Syntax {
    Syntax::Binary(operator, Box::new(x), Box::new(y))
}

fn shift(operator: &'static str, x: Syntax, k: u32) -> Syntax {
    binary(operator, x.grouped(), Syntax::Atom(k.to_string()))
}
