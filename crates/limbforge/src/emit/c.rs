//! C11: one file to compile or to include. Functions and constants have the field's name as their prefix; helpers are
//! `static inline`, each under a guard of its own (see `c_helpers`).
//!
//! Every function reads all its parameters before it writes a result, so that results may overlap parameters.
//! Right shifts of negative numbers and conversions to signed types are used as every compiler defines them that the
//! helpers know: arithmetic, and modulo a power of two.

use std::collections::BTreeSet;

use num_bigint::BigInt;
use num_traits::Signed;

use crate::{
    check::Checked,
    field::Field,
    interface::Shape,
    ir::{Program, Ty},
};

use super::{
    Emit, Options,
    body::body,
    c_helpers::Helper,
    c_routine, header, lanes,
    line::{BARRIER_NOTE, Body, Line, Output, Param},
    routine::paragraphs,
    text::{Level, Spell, Text, group, literal},
    tree::{Expr, Node, Operator},
};

/// The C printer.
#[derive(Clone, Copy, Debug)]
pub struct C;

impl Emit for C {
    fn language(&self) -> &'static str {
        "c"
    }

    fn extension(&self) -> &'static str {
        "c"
    }

    fn emit(&self, field: &Field, options: &Options) -> String {
        if let Some(plan) = field.vector_plan() {
            return lanes::c::emit(field, &plan, options);
        }
        if !field.across.is_empty() {
            return lanes::c::across::emit(field, options);
        }
        let mut functions = Text::default();
        let mut speller = Speller {
            prefix: &options.name,
            word: Ty::unsigned(field.repr.word),
            needs: BTreeSet::new(),
        };
        for program in &field.programs {
            functions.blank();
            speller.function(&mut functions, field, program);
        }
        for checked in &field.routines {
            functions.blank();
            comment(&mut functions, &paragraphs(&checked.program().formula));
            c_routine::routine(&mut functions, field, &options.name, checked.program());
        }
        let mut out = Text::default();
        comment(&mut out, &header::file(field, options));
        out.blank();
        out.line("#include <stddef.h>");
        out.line("#include <stdint.h>");
        if !field.routines.is_empty() {
            out.line("#include <string.h>");
        }
        for helper in &speller.needs {
            out.blank();
            out.line(helper.source());
        }
        out.blank();
        constants(&mut out, field, options);
        out.finish() + &functions.finish()
    }
}

/// Comment lines. A backslash at the end, or the trigraph for it, would continue a line.
pub(super) fn comment(out: &mut Text, lines: &[String]) {
    let closed = |line: &String| match line {
        line if line.ends_with('\\') || line.ends_with("??/") => format!("{line}."),
        line => line.clone(),
    };
    let lines: Vec<String> = lines.iter().map(closed).collect();
    out.comment("//", &lines);
}

fn constants(out: &mut Text, field: &Field, options: &Options) {
    let prefix = &options.name;
    let (word, limbs) = (field.repr.word, field.repr.limbs);
    out.line(format!("#define {prefix}_LIMBS {limbs}"));
    out.line(format!("#define {prefix}_BYTES {}", field.bytes()));
    for constant in &field.constants {
        out.blank();
        out.line(format!("// {}.", constant.meaning));
        let name = &constant.name;
        let limbs: Vec<String> = constant
            .limbs
            .iter()
            .map(|k| number(k, Ty::unsigned(word)))
            .collect();
        let start = format!("const uint{word}_t {prefix}_{name}[{}] = {{", limbs.len());
        out.list(&start, &limbs, "};", usize::MAX, false);
    }
}

/// The head of a function: its parameters in one line, or each in its own.
pub(super) fn signature(start: &str, parameters: &[String]) -> String {
    let line = format!("{start}{}) {{", parameters.join(", "));
    if line.len() <= super::text::WIDTH {
        line
    } else {
        format!("{start}\n    {}) {{", parameters.join(",\n    "))
    }
}

pub fn type_name(ty: Ty) -> String {
    match ty {
        Ty::FLAG => "uint8_t".to_owned(),
        Ty { bits: 128, signed } => format!("{}128", if signed { 'i' } else { 'u' }),
        Ty { bits, signed } => format!("{}int{bits}_t", if signed { "" } else { "u" }),
    }
}

/// The constant `k` of a type.
///
/// C gives a literal the first type that holds it, for hexadecimal digits an unsigned one too: `-0xffffffff` is 1, as
/// 2^32 - 0xffffffff. So a literal of more than 16 bits gets the constant's type before its minus sign. The type does
/// not hold the magnitude of its least value: that is spelled as one less than the next. A literal that is not negative
/// stands beside an operand of the constant's type, or is converted to it: `tree` folds what is made of constants
/// alone.
pub(super) fn number(k: &BigInt, ty: Ty) -> String {
    if ty.signed && *k == ty.range().lo {
        return format!("({} - 1)", number(&(k + 1), ty));
    }
    let magnitude = k.magnitude();
    let plain = if magnitude.bits() <= 64 {
        literal(magnitude, "")
    } else {
        let (high, low) = (
            magnitude >> 64u8,
            magnitude % (BigInt::from(1) << 64u8).magnitude(),
        );
        let name = type_name(ty);
        format!(
            "(({name}){} << 64 | {})",
            literal(&high, ""),
            literal(&low, "")
        )
    };
    match (k.is_negative(), magnitude.bits()) {
        (false, _) => plain,
        (true, 0..=16) => format!("-{plain}"),
        (true, _) => format!("-({}){plain}", type_name(ty)),
    }
}

pub(super) struct Speller<'a> {
    pub(super) prefix: &'a str,
    pub(super) word: Ty,
    pub(super) needs: BTreeSet<Helper>,
}

impl Speller<'_> {
    fn need(&mut self, helper: Helper) -> String {
        let name = helper.name();
        self.needs.insert(helper);
        name
    }

    pub(super) fn function(&mut self, out: &mut Text, field: &Field, checked: &Checked<Program>) {
        let program = checked.program();
        let body = body(field, checked);
        let mut lines = Text::default();
        for param in &body.params {
            self.load(&mut lines, param);
        }
        for line in &body.lines {
            self.line(&mut lines, line);
        }
        for result in &body.results {
            self.result(&mut lines, result);
        }
        let lines = lines.finish();

        comment(out, &header::function(program));
        self.signature(out, field, program, &body);
        for name in ["u128", "i128"] {
            if mentions(&lines, name) {
                let wide = self.need(Helper::Wide);
                out.line(format!("    typedef {wide}_{name} {name};"));
            }
        }
        out.line(lines + "}");
    }

    fn signature(&self, out: &mut Text, field: &Field, program: &Program, body: &Body) {
        let word = type_name(self.word);
        let declare = |shape: Shape, name: &str| match shape {
            Shape::Element { .. } => format!("{word} {name}[{}]", field.repr.limbs),
            Shape::Words(n, ty) => format!("{} {name}[{n}]", type_name(ty)),
            Shape::Bytes(n) => format!("uint8_t {name}[{n}]"),
            Shape::Scalar(ty) => format!("{} {name}", type_name(ty)),
        };
        let results = body.results.iter().map(|result| match result.shape {
            Shape::Scalar(_) => declare(result.shape, &format!("*{}", result.name)),
            shape => declare(shape, &result.name),
        });
        let params = body.params.iter().map(|param| match param.shape {
            Shape::Scalar(_) => declare(param.shape, &param.name),
            shape => format!("const {}", declare(shape, &param.name)),
        });
        let all: Vec<String> = results.chain(params).collect();
        // Without `inline`: the option that keeps calls of such functions, which proofs of bytes need, is one of
        // compilers, and without it they are put in place as well.
        let storage = if program.internal { "static " } else { "" };
        let start = format!("{storage}void {}_{}(", self.prefix, program.name);
        out.line(signature(&start, &all));
    }

    /// The words of a parameter as variables.
    fn load(&mut self, out: &mut Text, param: &Param) {
        let name = &param.name;
        if !param.is_used() {
            return out.line(format!("    (void){name};"));
        }
        let ty = match param.shape {
            Shape::Words(_, ty) => type_name(ty),
            _ => type_name(self.word),
        };
        for (i, word) in param.words.iter().enumerate() {
            let Some(word) = word else { continue };
            match param.shape {
                Shape::Scalar(_) => {}
                Shape::Bytes(n) => {
                    let load = self.need(Helper::Load(self.word.bits));
                    let stride = usize::from(self.word.bits / 8);
                    let (at, count) = (i * stride, stride.min(n - i * stride));
                    out.line(format!(
                        "    const {ty} {word} = {load}({name} + {at}, {count});"
                    ));
                }
                Shape::Element { .. } | Shape::Words(..) => {
                    out.line(format!("    const {ty} {word} = {name}[{i}];"));
                }
            }
        }
    }

    fn result(&mut self, out: &mut Text, result: &Output) {
        let name = &result.name;
        for (i, e) in result.words.iter().enumerate() {
            let word = self.expr(e);
            match result.shape {
                Shape::Scalar(_) => out.line(format!("    *{name} = {word};")),
                Shape::Bytes(n) => {
                    let store = self.need(Helper::Store(self.word.bits));
                    let stride = usize::from(self.word.bits / 8);
                    let (at, count) = (i * stride, stride.min(n - i * stride));
                    out.line(format!("    {store}({name} + {at}, {count}, {word});"));
                }
                Shape::Element { .. } | Shape::Words(..) => {
                    out.line(format!("    {name}[{i}] = {word};"));
                }
            }
        }
    }

    fn line(&mut self, out: &mut Text, line: &Line) {
        match line {
            Line::Let { name, expr } => {
                let parts = self.chain(expr);
                let ty = type_name(expr.ty);
                out.parts(&format!("    const {ty} {name} = "), &parts, ";");
            }
            Line::Carry {
                subtract,
                word,
                flag,
                operands,
            } => {
                let [x, y, carry] = operands.as_ref();
                let helper = if *subtract {
                    Helper::SubBorrow(x.ty.bits)
                } else {
                    Helper::AddCarry(x.ty.bits)
                };
                let call = self.need(helper);
                let (x_text, y, carry) = (self.expr(x), self.expr(y), self.expr(carry));
                // The flag's name is unique: so is that of a word which nobody reads.
                let unread = flag.as_ref().map(|flag| format!("{flag}_unread"));
                let word = word.clone().or(unread).unwrap_or_default();
                out.line(format!("    {} {word};", type_name(x.ty)));
                let flag = flag.as_ref().map(|flag| format!("const uint8_t {flag} = "));
                let flag = flag.unwrap_or_default();
                out.line(format!(
                    "    {flag}{call}(&{word}, {x_text}, {y}, {carry});"
                ));
            }
            Line::Product { .. } => unreachable!("a product is a double word here"),
            Line::Mask {
                name,
                ty,
                flag,
                barrier,
            } => {
                let mut value = self.expr(flag);
                if *barrier {
                    out.line(format!("    {BARRIER_NOTE}"));
                    let call = self.need(Helper::Barrier(flag.ty.bits));
                    value = format!("{call}({value})");
                }
                let ty = type_name(*ty);
                out.line(format!("    const {ty} {name} = ({ty})0 - {value};"));
            }
        }
    }

    /// The operand of a cast, a shift or a complement.
    fn atom(&mut self, e: &Expr) -> String {
        group(
            self.expr(e),
            !matches!(self.level(e), Level::Atom | Level::Unary),
        )
    }
}

impl Spell for Speller<'_> {
    fn level(&self, e: &Expr) -> Level {
        match &e.node {
            Node::Name(_) | Node::Number(_) => Level::Atom,
            Node::Cast(_) | Node::Not(_) => Level::Unary,
            Node::Binary { wraps: true, .. } | Node::Shl(..) if e.ty.signed => Level::Unary,
            Node::Binary { operator, .. } => Level::Infix(*operator),
            Node::Product(..) => Level::Infix(Operator::Mul),
            Node::Shl(..) | Node::Shr(..) => Level::Loose,
        }
    }

    fn expr(&mut self, e: &Expr) -> String {
        let own = type_name(e.ty);
        // Signed overflow is undefined: what may overflow is computed without sign.
        let unsigned = Ty::unsigned(e.ty.bits);
        match &e.node {
            Node::Name(name) => name.clone(),
            Node::Number(k) => number(k, e.ty),
            Node::Cast(x) => format!("({own}){}", self.atom(x)),
            Node::Binary {
                operator,
                wraps: true,
                x,
                y,
            } if e.ty.signed => {
                let [x, y] = [x, y].map(|operand| operand.as_ref().clone().cast(unsigned));
                format!("({own})({})", self.infix(*operator, &x, &y))
            }
            Node::Binary { .. } if e.is_chain() => self.chain(e).join(" "),
            Node::Binary { operator, x, y, .. } => self.infix(*operator, x, y),
            // One factor has the type of the product: the other is converted to it without loss.
            Node::Product(x, y) => {
                let x = x.as_ref().clone().cast(e.ty);
                format!(
                    "{} * {}",
                    self.atom(&x),
                    self.operand(Operator::Mul, y, true)
                )
            }
            Node::Shl(x, k) if e.ty.signed => {
                let x = x.as_ref().clone().cast(unsigned);
                format!("({own})({} << {k})", self.atom(&x))
            }
            Node::Shl(x, k) => format!("{} << {k}", self.atom(x)),
            Node::Shr(x, k) => format!("{} >> {k}", self.atom(x)),
            Node::Not(x) if e.ty == Ty::FLAG => format!("!{}", self.atom(x)),
            Node::Not(x) => format!("~{}", self.atom(x)),
        }
    }
}

/// Whether the identifier stands in the text.
fn mentions(text: &str, identifier: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .any(|word| word == identifier)
}
