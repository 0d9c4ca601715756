//! A checked program as typed lines with names: what every language prints, each in its spelling.
//!
//! Dead code and known values are gone before, by the passes. A value that is used once is written where it is used if
//! the line stays readable: sums of products above all.

mod halves;

use std::collections::HashMap;

use crate::{
    check::{Checked, check},
    field::Field,
    interface::{Shape, shape},
    ir::{Inst, Kind, Op, Program, Ty, Value, interval::Interval},
    pass::{Cut, Operations, Printable, in_words, printable},
};

use super::{
    line::{Body, Line, Output, Param},
    lower::{lower, select},
    names::Names,
    tree::{Expr, Node, Operator},
};

struct Writer<'a> {
    program: &'a Program,
    ranges: &'a [Interval],
    word: Ty,
    /// How often each value is used by instructions and results.
    uses: Vec<usize>,
    /// The last instruction that uses each value.
    user: Vec<Option<&'a Inst>>,
    /// Names that results ask for.
    wanted: HashMap<Value, String>,
    exprs: Vec<Option<Expr>>,
    masks: HashMap<(Value, u8), Expr>,
    names: Names,
    counters: HashMap<&'static str, usize>,
    /// The words of double words, if they are printed as such: low and high.
    halves: HashMap<Value, [Expr; 2]>,
    lines: Vec<Line>,
}

/// The lines of a checked program, for languages with double words.
pub fn body(field: &Field, checked: &Checked<Program>) -> Body {
    let printed = printable(checked.program().clone(), checked.ranges());
    lines(field, &printed, false)
}

/// The lines of a checked program in words of 64 bits: products are [`Line::Product`], all else is a word or a flag.
/// The program in words is checked before it is printed.
///
/// # Panics
/// If an operation has no words or what they compute is not proved: no generator writes such an operation.
pub fn body_in_words(field: &Field, checked: &Checked<Program>) -> Body {
    let program = checked.program();
    let fail = |why: &dyn std::fmt::Display| -> ! { panic!("{} in words: {why}", program.name) };
    let words = in_words(
        program.clone(),
        checked.ranges(),
        Cut::Word,
        &Operations::ALL,
    )
    .unwrap_or_else(|what| fail(&what));
    let words = check(words.program).unwrap_or_else(|refusal| fail(&refusal));
    if let Some(inst) = words
        .program()
        .instructions()
        .find(|inst| halves::lacks(&inst.op))
    {
        fail(&inst.op.row().name);
    }
    let printed = printable(words.program().clone(), words.ranges());
    lines(field, &printed, true)
}

fn lines(field: &Field, printable: &Printable, in_words: bool) -> Body {
    let program = &printable.program;
    let mut writer = Writer {
        program,
        ranges: &printable.ranges,
        word: Ty::unsigned(program.word),
        uses: vec![0; program.types.len()],
        user: vec![None; program.types.len()],
        wanted: HashMap::new(),
        exprs: vec![None; program.types.len()],
        masks: HashMap::new(),
        names: Names::new(),
        counters: HashMap::new(),
        halves: HashMap::new(),
        lines: Vec::new(),
    };
    writer.count_uses();
    let params = writer.params(field);
    let result_names: Vec<String> = program
        .results
        .iter()
        .map(|port| writer.names.exactly(&port.name))
        .collect();
    writer.want_result_names();
    for inst in program.instructions() {
        match in_words {
            true => writer.inst_in_words(inst),
            false => writer.inst(inst),
        }
    }
    let results: Vec<Output> = program
        .results
        .iter()
        .zip(result_names)
        .map(|(port, name)| {
            let shape = shape(field, port);
            let ty = match shape {
                Shape::Scalar(ty) | Shape::Words(_, ty) => ty,
                _ => writer.word,
            };
            let words = port.values.iter().map(|v| writer.read(*v).cast(ty));
            let words = words.collect();
            Output { name, shape, words }
        })
        .collect();
    Body {
        params,
        lines: writer.lines,
        results,
    }
}

impl<'a> Writer<'a> {
    /// The only value that `v` can have.
    fn constant(&self, v: Value) -> Option<Expr> {
        let k = self.ranges[v.index()].single()?;
        Some(Expr::number(k.clone(), self.program.ty(v)))
    }

    fn is_needed(&self, v: Value) -> bool {
        self.uses[v.index()] > 0
    }

    /// How often each value is used, and by which instruction.
    fn count_uses(&mut self) {
        for v in self.program.results.iter().flat_map(|port| &port.values) {
            // Results are never written elsewhere: two uses.
            self.uses[v.index()] += 2;
        }
        for inst in self.program.instructions().rev() {
            for v in &inst.args {
                self.uses[v.index()] += 1;
                self.user[v.index()] = Some(inst);
            }
        }
    }

    fn params(&mut self, field: &Field) -> Vec<Param> {
        let program = self.program;
        // The parameters' own names come first: no word of another parameter may take one.
        let names: Vec<String> = program
            .params
            .iter()
            .map(|port| self.names.exactly(&port.name))
            .collect();
        let params = program.params.iter().zip(names);
        params
            .map(|(port, name)| {
                let shape = shape(field, port);
                let mut words = Vec::new();
                for (i, &v) in port.values.iter().enumerate() {
                    if !self.is_needed(v) {
                        words.push(None);
                        continue;
                    }
                    let range = self.ranges[v.index()].clone();
                    let (word, expr) = match shape {
                        // A flag stays a word: most are turned into masks.
                        Shape::Scalar(ty) if port.kind == Kind::Flag => {
                            (name.clone(), Expr::name(&name, ty, range))
                        }
                        Shape::Scalar(ty) => {
                            let word = Expr::name(&name, ty, range);
                            (name.clone(), word.cast(program.ty(v)))
                        }
                        shape => {
                            let ty = match shape {
                                Shape::Words(_, ty) => ty,
                                _ => self.word,
                            };
                            let word = self.names.exactly(&format!("{name}{i}"));
                            (word.clone(), Expr::name(word, ty, range))
                        }
                    };
                    self.exprs[v.index()] = Some(expr);
                    words.push(Some(word));
                }
                Param { name, shape, words }
            })
            .collect()
    }

    /// `o0`, `o1`, … for the words of a single result; of several results, each gives its name to its words.
    fn want_result_names(&mut self) {
        let results = &self.program.results;
        for port in results {
            for (i, v) in port.values.iter().enumerate() {
                let wanted = if results.len() == 1 {
                    format!("o{i}")
                } else {
                    format!("{}{i}", port.name)
                };
                let defined = self.exprs[v.index()].is_some() || self.constant(*v).is_some();
                if !defined && !self.wanted.contains_key(v) {
                    let free = self.names.if_free(wanted);
                    self.wanted.extend(free.map(|name| (*v, name)));
                }
            }
        }
    }

    /// The value as an operand.
    fn read(&self, v: Value) -> Expr {
        self.constant(v)
            .or_else(|| self.exprs[v.index()].clone())
            .expect("a checked program defines a value before it uses it")
    }

    fn inst(&mut self, inst: &'a Inst) {
        match inst.op {
            Op::AddCarry | Op::SubBorrow => self.carry(inst),
            Op::Select => {
                let expr = self.select(inst);
                self.define(inst, expr);
            }
            _ => {
                let args = inst.args.iter().map(|v| self.read(*v)).collect();
                let expr = lower(&inst.op, self.program.ty(inst.results[0]), self.word, args);
                self.define(inst, expr);
            }
        }
    }

    fn carry(&mut self, inst: &'a Inst) {
        let subtract = inst.op == Op::SubBorrow;
        let ty = self.program.ty(inst.results[0]);
        let [x, y] = [0, 1].map(|i| self.read(inst.args[i]).cast(ty));
        let carry = self.read(inst.args[2]).cast(Ty::FLAG);
        let carry_is_used = self.is_needed(inst.results[1]);
        let (x, y) = if !subtract && x.as_number().is_some() {
            (y, x)
        } else {
            (x, y)
        };
        if !carry_is_used && (y.is_zero() || carry.is_zero()) {
            let expr = if subtract {
                x.sub(y, ty).sub(carry, ty)
            } else {
                x.add(y, ty).add(carry, ty)
            };
            return self.define(inst, expr);
        }
        let word = self.is_needed(inst.results[0]).then(|| {
            let name = self.name(inst, 0);
            self.remember(inst.results[0], &name, ty);
            name
        });
        let flag = carry_is_used.then(|| {
            let name = self.name(inst, 1);
            self.remember(inst.results[1], &name, Ty::FLAG);
            name
        });
        self.lines.push(Line::Carry {
            subtract,
            word,
            flag,
            operands: Box::new([x, y, carry]),
        });
    }

    fn select(&mut self, inst: &'a Inst) -> Expr {
        let ty = self.program.ty(inst.results[0]);
        let [choice, x, y] = [0, 1, 2].map(|i| self.read(inst.args[i]));
        if choice.as_number().is_some() {
            return if choice.is_zero() { y } else { x }.cast(ty);
        }
        let wide = Ty::unsigned(ty.bits.max(self.word.bits));
        let mask = self.mask(inst.args[0], wide);
        select(mask, x.cast(wide), y.cast(wide), ty)
    }

    /// The variable all of whose bits are `flag`: made once for each flag and type.
    fn mask(&mut self, flag: Value, ty: Ty) -> Expr {
        if let Some(mask) = self.masks.get(&(flag, ty.bits)) {
            return mask.clone();
        }
        let expr = self.read(flag).cast(self.word);
        let wanted = match &self.read(flag).node {
            Node::Name(name) => format!("{name}_mask"),
            _ => "mask".to_owned(),
        };
        let name = self.names.exactly(&wanted);
        let is_param = |port: &crate::ir::Port| port.values.contains(&flag);
        self.lines.push(Line::Mask {
            name: name.clone(),
            ty,
            flag: expr,
            barrier: self.program.params.iter().any(is_param),
        });
        let mask = Expr::name(name, ty, ty.range());
        self.masks.insert((flag, ty.bits), mask.clone());
        mask
    }

    fn remember(&mut self, v: Value, name: &str, ty: Ty) {
        let range = self.ranges[v.index()].clone();
        self.exprs[v.index()] = Some(Expr::name(name, ty, range));
    }

    /// The first result of `inst` is `expr`: a line of its own, or kept for the place of its only use. A constant is
    /// written wherever it is used: a variable of its own would have no type in Rust.
    fn define(&mut self, inst: &'a Inst, mut expr: Expr) {
        let v = inst.results[0];
        if let Some(range) = expr.range.meet(&self.ranges[v.index()]) {
            expr.range = range;
        }
        if matches!(expr.node, Node::Name(_) | Node::Number(_)) || self.folds(v, &expr) {
            self.exprs[v.index()] = Some(expr);
            return;
        }
        let name = self.name(inst, 0);
        self.remember(v, &name, expr.ty);
        self.lines.push(Line::Let { name, expr });
    }

    /// Whether `expr`, the value of `v`, is written at the place of its only use.
    fn folds(&self, v: Value, expr: &Expr) -> bool {
        let Some(user) = self.user[v.index()] else {
            return false;
        };
        let same_type = self.program.ty(user.results[0]) == expr.ty;
        if self.uses[v.index()] != 1 || !same_type || expr.wraps() {
            return false;
        }
        let additive = matches!(user.op, Op::Add | Op::Sub);
        let bitwise = matches!(user.op, Op::And | Op::Or | Op::Xor | Op::Low(_));
        match &expr.node {
            Node::Product(..) => additive,
            Node::Binary { operator, .. } if *operator == Operator::Mul => additive,
            _ if expr.is_chain() => user.op == Op::Add || (user.op == Op::Sub && user.args[0] == v),
            _ => expr.depth() <= 2 && (additive || bitwise),
        }
    }

    /// A name for a result of `inst`: what it is a multiple of, else `c` for carries, `r` for double words, `x` for
    /// words.
    fn name(&mut self, inst: &Inst, result: usize) -> String {
        let v = inst.results[result];
        if let Some(name) = self.wanted.remove(&v) {
            return name;
        }
        let ty = self.program.ty(v);
        if let Some(name) = self.multiple(inst).filter(|_| ty == self.word)
            && let Some(name) = self.names.if_free(name)
        {
            return name;
        }
        let prefix = match ty.bits {
            1 => "c",
            bits if bits > self.word.bits => "r",
            _ => "x",
        };
        let counter = self.counters.entry(prefix).or_default();
        self.names.numbered(prefix, counter)
    }

    /// `b4_19` for 19 * b4, `a0_2` for 2 * a0.
    fn multiple(&self, inst: &Inst) -> Option<String> {
        let (x, factor) = match inst.op {
            Op::Shl(k @ 1..=8) => (self.read(inst.args[0]), (1u32 << k).into()),
            Op::Mul => {
                let [x, y] = [0, 1].map(|i| self.read(inst.args[i]));
                let k = x.as_number().or(y.as_number())?.clone();
                (if x.as_number().is_some() { y } else { x }, k)
            }
            _ => return None,
        };
        match &x.node {
            Node::Name(name) if factor > 0.into() && factor < 1000.into() => {
                Some(format!("{name}_{factor}"))
            }
            _ => None,
        }
    }
}
