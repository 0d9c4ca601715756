//! One element over lanes: what its files share in all languages.

use std::fmt;

use crate::{
    check::Checked,
    field::Field,
    ir::{
        Kind, Program,
        across::{LANES, Op, Register},
    },
};

/// The first lines of a file. `parts` says what its language calls the forms.
pub fn about(parts: &str) -> String {
    format!(
        "One element fills the lanes of vectors, limb by limb. {parts} have the same functions: `portable` computes on \
         arrays, `ifma` with the instructions after which it is named."
    )
}

/// Whether a program takes or gives elements.
pub fn has_elements(program: &Program) -> bool {
    let mut ports = program.params.iter().chain(&program.results);
    ports.any(|port| matches!(port.kind, Kind::Tight | Kind::Loose))
}

/// The programs without vectors.
pub fn programs(field: &Field) -> impl Iterator<Item = &Checked<Program>> {
    let on_vectors = |name: &str| field.across(name).is_some();
    field
        .programs
        .iter()
        .filter(move |p| !on_vectors(&p.program().name))
}

/// The names of visible programs without vectors and elements, which all forms share.
pub fn shared(field: &Field) -> Vec<&str> {
    let shared = programs(field).map(|checked| checked.program());
    let shared = shared.filter(|program| !program.internal && !has_elements(program));
    shared.map(|program| program.name.as_str()).collect()
}

/// The value of a register.
pub enum Expr<'a> {
    /// An operand by itself.
    Alone(Operand<'a>),
    /// A parameter, which is a word, in every lane.
    SplatParam(&'a str),
    /// A call of a helper, which may have a public number.
    Call(&'static str, Vec<Operand<'a>>, Option<String>),
}

/// An operand of a helper.
pub enum Operand<'a> {
    /// A register.
    Register(Register),
    /// The same word in every lane.
    Splat(u64),
    /// A word for each lane.
    Words([u64; LANES]),
    /// A parameter that is a flag, as a mask.
    Flag(&'a str),
}

/// The value of an operation, whose parameters have these names.
pub fn expr<'a>(op: &Op, param: impl Fn(usize) -> &'a str) -> Expr<'a> {
    let call = |helper, registers: &[Register], number: Option<String>| {
        let operands = registers.iter().map(|&x| Operand::Register(x));
        Expr::Call(helper, operands.collect(), number)
    };
    let number = |k: &dyn fmt::Display| Some(k.to_string());
    match op {
        Op::Const(words) => Expr::Alone(constant(*words)),
        Op::Splat(of) => Expr::SplatParam(param(*of)),
        Op::Add(x, y) => call("vadd", &[*x, *y], None),
        Op::Sub(x, y) => call("vsub", &[*x, *y], None),
        Op::Low(x, bits) => {
            let masks = bits.map(|k| 1u64.checked_shl(k).unwrap_or(0).wrapping_sub(1));
            let operands = vec![Operand::Register(*x), constant(masks)];
            Expr::Call("vand", operands, None)
        }
        Op::Shl(x, by) if by.iter().all(|k| *k == by[0]) => call("vshl", &[*x], number(&by[0])),
        Op::Shl(x, by) => {
            let bytes = by.map(|k| format!("{k:02x}"));
            call("vshlv", &[*x], Some(reversed(&bytes)))
        }
        Op::Shr(x, k) => call("vshr", &[*x], number(k)),
        Op::Madd52Lo(operands) => call("vmadd52lo", operands, None),
        Op::Madd52Hi(operands) => call("vmadd52hi", operands, None),
        Op::Select(flag, x, y) => {
            let operands = [Operand::Flag(param(*flag))].into_iter();
            let operands = operands.chain([*x, *y].map(Operand::Register));
            Expr::Call("vselect", operands.collect(), None)
        }
        Op::Pick(x, y, from) => {
            let (helper, count) = pick(from);
            let operands = if helper == "vlane" {
                &[*x][..]
            } else {
                &[*x, *y]
            };
            call(helper, operands, Some(count))
        }
    }
}

/// A constant, by one word where all lanes have the same.
fn constant<'a>(words: [u64; LANES]) -> Operand<'a> {
    if words == [words[0]; LANES] {
        Operand::Splat(words[0])
    } else {
        Operand::Words(words)
    }
}

/// A lane in every lane, neighbouring lanes, or any: the helper and its number.
fn pick(from: &[u8; LANES]) -> (&'static str, String) {
    let first = from[0];
    if usize::from(first) < LANES {
        if from.iter().all(|lane| *lane == first) {
            return ("vlane", first.to_string());
        }
        if from.iter().zip(first..).all(|(lane, next)| *lane == next) {
            return ("valign", first.to_string());
        }
    }
    ("vpermute", reversed(&from.map(|lane| format!("{lane:x}"))))
}

/// A number of these hexadecimal digits, the lowest of which come first.
fn reversed(digits: &[String; LANES]) -> String {
    let digits: String = digits.iter().rev().map(String::as_str).collect();
    format!("0x{digits}")
}
