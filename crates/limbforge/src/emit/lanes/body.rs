//! A checked program on vectors: a line for each instruction, in no language yet.

use num_bigint::BigInt;

use crate::{
    check::Checked,
    ir::{Inst, Kind, Op, Port, Program, Ty, Value, interval::Interval},
};

use super::spelled;

/// A value: a vector, or a mask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    /// A variable.
    Name(String),
    /// The same word in every lane.
    Splat(BigInt),
    /// The mask of no lane.
    NoLane,
    /// The mask of all lanes.
    AllLanes,
    /// A call of a helper.
    Call(&'static str, Vec<Expr>),
    /// A call of a helper that shifts by so many bits.
    Shift(&'static str, Box<Expr>, u32),
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The variables of its words, where they are used. A single word or a flag is its own variable.
    pub words: Vec<Option<String>>,
}

/// A result.
#[derive(Clone, Debug)]
pub struct Output {
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// Its words; the mask of a flag.
    pub words: Vec<Expr>,
}

/// A line.
#[derive(Clone, Debug)]
pub enum Line {
    /// A variable, which is a mask or else a vector, and its value.
    Let {
        name: String,
        mask: bool,
        value: Expr,
    },
    /// A sum or a difference of two vectors and a mask, by a helper: the vector and the mask of the carries, where they
    /// are used.
    Carry {
        helper: &'static str,
        word: Option<String>,
        carry: Option<String>,
        operands: [Expr; 3],
    },
}

/// A function.
#[derive(Clone, Debug)]
pub struct Body {
    pub params: Vec<Param>,
    pub lines: Vec<Line>,
    pub results: Vec<Output>,
}

impl Param {
    /// Whether a result depends on it.
    pub fn is_used(&self) -> bool {
        self.words.iter().any(Option::is_some)
    }

    /// Whether it is passed by value.
    pub fn is_scalar(&self) -> bool {
        is_scalar(self.kind, self.words.len())
    }
}

impl Output {
    /// Whether it is one value.
    pub fn is_scalar(&self) -> bool {
        is_scalar(self.kind, self.words.len())
    }
}

fn is_scalar(kind: Kind, words: usize) -> bool {
    matches!(kind, Kind::Flag | Kind::Word) && words == 1
}

/// The lines of a program. What no result depends on is left out.
pub fn body(checked: &Checked<Program>) -> Body {
    let program = checked.program();
    let mut writer = Writer {
        program,
        ranges: checked.ranges(),
        needed: needed(checked),
        names: (0..program.types.len())
            .map(|i| Expr::Name(format!("v{i}")))
            .collect(),
        lines: Vec::new(),
    };
    let params = program
        .params
        .iter()
        .map(|port| writer.param(port))
        .collect();
    for inst in program.instructions() {
        writer.inst(inst);
    }
    let results = program
        .results
        .iter()
        .map(|port| writer.result(port))
        .collect();
    Body {
        params,
        lines: writer.lines,
        results,
    }
}

/// The values on which results depend, through operations on operands that are not constant.
fn needed(checked: &Checked<Program>) -> Vec<bool> {
    let program = checked.program();
    let varies = |v: &Value| checked.ranges()[v.index()].single().is_none();
    let mut needed = vec![false; program.types.len()];
    let results = program.results.iter().flat_map(|port| &port.values);
    for v in results.filter(|v| varies(v)) {
        needed[v.index()] = true;
    }
    for inst in program.instructions().rev() {
        if inst.results.iter().any(|r| needed[r.index()]) {
            for a in inst.args.iter().filter(|a| varies(a)) {
                needed[a.index()] = true;
            }
        }
    }
    needed
}

struct Writer<'a> {
    program: &'a Program,
    ranges: &'a [Interval],
    /// Whether a result depends on the value, and it is not a constant.
    needed: Vec<bool>,
    /// The variable of each value that is not constant, or the mask that a flag is.
    names: Vec<Expr>,
    lines: Vec<Line>,
}

impl Writer<'_> {
    fn param(&mut self, port: &Port) -> Param {
        let name = spelled(&port.name);
        let scalar = is_scalar(port.kind, port.values.len());
        let words = port.values.iter().enumerate().map(|(i, v)| {
            let word = if scalar {
                name.clone()
            } else {
                format!("{name}{i}")
            };
            self.names[v.index()] = Expr::Name(word.clone());
            self.needed[v.index()].then_some(word)
        });
        let words = words.collect();
        Param {
            name,
            kind: port.kind,
            words,
        }
    }

    fn is_flag(&self, v: Value) -> bool {
        self.program.ty(v) == Ty::FLAG
    }

    fn constant(&self, v: Value) -> Option<&BigInt> {
        self.ranges[v.index()].single()
    }

    /// The value as a vector of words.
    fn word(&self, v: Value) -> Expr {
        let name = || self.names[v.index()].clone();
        match self.constant(v) {
            Some(k) => Expr::Splat(k.clone()),
            None if self.is_flag(v) => Expr::Call("vbits", vec![name()]),
            None => name(),
        }
    }

    /// The value, which is a flag or the constant 0, as a mask.
    fn mask(&self, v: Value) -> Expr {
        let name = || self.names[v.index()].clone();
        match self.constant(v) {
            Some(k) if *k == BigInt::from(0) => Expr::NoLane,
            Some(_) => Expr::AllLanes,
            None if self.is_flag(v) => name(),
            None => Expr::Call("vtest", vec![name()]),
        }
    }

    fn inst(&mut self, inst: &Inst) {
        if !inst.results.iter().any(|r| self.needed[r.index()]) {
            return;
        }
        let [result, ..] = *inst.results.as_slice() else {
            return;
        };
        let x = |i: usize| self.word(inst.args[i]);
        let value = match &inst.op {
            Op::AddCarry => return self.carry("vadc", inst),
            Op::SubBorrow => return self.carry("vsbb", inst),
            Op::Low(k) => match self.low(inst, *k) {
                Some(value) => value,
                None => {
                    self.names[result.index()] = self.same(inst);
                    return;
                }
            },
            Op::Select => Expr::Call("vselect", vec![self.mask(inst.args[0]), x(1), x(2)]),
            Op::Shl(k) => Expr::Shift("vshl", Box::new(x(0)), *k),
            Op::Shr(k) => Expr::Shift("vshr", Box::new(x(0)), *k),
            Op::Madd52Lo => Expr::Call("vmadd52lo", vec![x(2), x(0), x(1)]),
            Op::Madd52Hi => Expr::Call("vmadd52hi", vec![x(2), x(0), x(1)]),
            Op::Fma51Lo => Expr::Call("vfma51lo", vec![x(2), x(0), x(1)]),
            Op::Fma51Hi => Expr::Call("vfma51hi", vec![x(2), x(0), x(1)]),
            op => Expr::Call(binary(op), vec![x(0), x(1)]),
        };
        self.lines.push(Line::Let {
            name: format!("v{}", result.index()),
            mask: self.is_flag(result),
            value,
        });
    }

    fn carry(&mut self, helper: &'static str, inst: &Inst) {
        let name = |v: &Value| self.needed[v.index()].then(|| format!("v{}", v.index()));
        let (word, carry) = (
            inst.results.first().and_then(name),
            inst.results.get(1).and_then(name),
        );
        let [x, y] = [0, 1].map(|i| self.word(inst.args[i]));
        let operands = [x, y, self.mask(inst.args[2])];
        self.lines.push(Line::Carry {
            helper,
            word,
            carry,
            operands,
        });
    }

    /// `x mod 2^k`, unless it is x.
    fn low(&self, inst: &Inst, k: u32) -> Option<Expr> {
        let (x, result) = (inst.args[0], inst.results[0]);
        if self.is_flag(result) {
            return (!self.is_flag(x)).then(|| self.mask(x));
        }
        if self.ranges[x.index()].within(&Interval::of_bits(k)) {
            return None;
        }
        let mask = Expr::Splat((BigInt::from(1) << k) - 1);
        Some(Expr::Call("vand", vec![self.word(x), mask]))
    }

    /// The operand, in the type of the result.
    fn same(&self, inst: &Inst) -> Expr {
        if self.is_flag(inst.results[0]) {
            self.mask(inst.args[0])
        } else {
            self.word(inst.args[0])
        }
    }

    fn result(&self, port: &Port) -> Output {
        let words = port.values.iter().map(|v| match port.kind {
            Kind::Flag => self.mask(*v),
            _ => self.word(*v),
        });
        Output {
            name: spelled(&port.name),
            kind: port.kind,
            words: words.collect(),
        }
    }
}

/// The helper of an operation on two vectors.
fn binary(op: &Op) -> &'static str {
    match op {
        Op::Add => "vadd",
        Op::Sub => "vsub",
        Op::Mul => "vmul32",
        Op::And => "vand",
        Op::Or => "vor",
        Op::Xor => "vxor",
        _ => unreachable!("`fits_lanes` refuses every other operation"),
    }
}
