//! A checked program as a function on vectors: a line for each instruction.

use num_bigint::BigInt;

use crate::{
    check::Checked,
    field::Field,
    ir::{Inst, Kind, Op, Port, Program, Ty, Value, interval::Interval},
};

use super::{forms::Form, spelled, type_name};
use crate::emit::{
    header,
    rust_prelude::ARRAY_WIDTH,
    text::{Text, WIDTH, signed_literal},
};

struct Writer<'a> {
    program: &'a Program,
    ranges: &'a [Interval],
    /// Whether a result depends on the value, and it is not a constant.
    needed: Vec<bool>,
    names: Vec<String>,
    /// The constructor of loose elements; an alias has none.
    loose: &'static str,
}

/// Prints one function.
pub fn function(out: &mut Text, field: &Field, checked: &Checked<Program>, form: &Form) {
    let program = checked.program();
    let mut writer = Writer {
        program,
        ranges: checked.ranges(),
        needed: needed(checked),
        names: (0..program.types.len()).map(|i| format!("v{i}")).collect(),
        loose: if field.repr.has_loose() {
            "Loose"
        } else {
            "Element"
        },
    };
    out.comment("///", &header::function(program));
    out.line(form.attribute());
    writer.signature(out);
    for port in &program.params {
        writer.load(out, port);
    }
    for inst in program.instructions() {
        writer.inst(out, inst);
    }
    writer.results(out);
    out.line("}");
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

impl Writer<'_> {
    fn signature(&self, out: &mut Text) {
        let params: Vec<String> = self
            .program
            .params
            .iter()
            .map(|port| self.param(port))
            .collect();
        let results = self.program.results.iter();
        let results: Vec<String> = results
            .map(|port| type_name(port.kind, port.values.len()))
            .collect();
        let results = match results.as_slice() {
            [one] => one.clone(),
            all => format!("({})", all.join(", ")),
        };
        let visible = if self.program.internal { "" } else { "pub " };
        let start = format!("{visible}fn {}(", spelled(&self.program.name));
        let line = format!("{start}{}) -> {results} {{", params.join(", "));
        if line.len() <= WIDTH {
            return out.line(line);
        }
        out.line(start);
        for param in params {
            out.line(format!("    {param},"));
        }
        out.line(format!(") -> {results} {{"));
    }

    fn param(&self, port: &Port) -> String {
        let ty = type_name(port.kind, port.values.len());
        let reference = if is_scalar(port) { "" } else { "&" };
        let unused = if self.is_used(port) { "" } else { "_" };
        format!("{unused}{}: {reference}{ty}", spelled(&port.name))
    }

    fn is_used(&self, port: &Port) -> bool {
        port.values.iter().any(|v| self.needed[v.index()])
    }

    /// The values of a parameter as variables.
    fn load(&mut self, out: &mut Text, port: &Port) {
        if !self.is_used(port) {
            return;
        }
        let name = spelled(&port.name);
        if let (true, [v]) = (is_scalar(port), port.values.as_slice()) {
            self.names[v.index()].clone_from(&name);
            if port.kind == Kind::Flag {
                out.line("    // Hides from the compiler that it is a mask, so that it cannot branch on it.");
                out.line(format!("    let {name} = core::hint::black_box({name});"));
            }
            return;
        }
        let mut words = Vec::new();
        for (i, v) in port.values.iter().enumerate() {
            let word = format!("{name}{i}");
            words.push(if self.needed[v.index()] {
                word.clone()
            } else {
                "_".to_owned()
            });
            self.names[v.index()] = word;
        }
        let source = match port.kind {
            Kind::Tight | Kind::Loose => format!("{name}.0"),
            _ => format!("*{name}"),
        };
        let end = format!("] = {source};");
        out.list("    let [", &words, &end, ARRAY_WIDTH, true);
    }

    fn is_flag(&self, v: Value) -> bool {
        self.program.ty(v) == Ty::FLAG
    }

    fn constant(&self, v: Value) -> Option<&BigInt> {
        self.ranges[v.index()].single()
    }

    /// The value as a vector of words.
    fn word(&self, v: Value) -> String {
        match self.constant(v) {
            Some(k) => format!("vsplat({})", signed_literal(k)),
            None if self.is_flag(v) => format!("vbits({})", self.names[v.index()]),
            None => self.names[v.index()].clone(),
        }
    }

    /// The value, which is a flag or the constant 0, as a mask.
    fn mask(&self, v: Value) -> String {
        match self.constant(v) {
            Some(k) if *k == BigInt::from(0) => "0".to_owned(),
            Some(_) => "ALL".to_owned(),
            None if self.is_flag(v) => self.names[v.index()].clone(),
            None => format!("vtest({})", self.names[v.index()]),
        }
    }

    fn inst(&mut self, out: &mut Text, inst: &Inst) {
        if !inst.results.iter().any(|r| self.needed[r.index()]) {
            return;
        }
        let [result, ..] = inst.results.as_slice() else {
            return;
        };
        let x = |i: usize| self.word(inst.args[i]);
        let (line, name) = match &inst.op {
            Op::AddCarry | Op::SubBorrow => {
                let names: Vec<&str> = inst
                    .results
                    .iter()
                    .map(|r| self.name_or_blank(*r))
                    .collect();
                let helper = if inst.op == Op::AddCarry {
                    "vadc"
                } else {
                    "vsbb"
                };
                let carry = self.mask(inst.args[2]);
                out.line(format!(
                    "    let ({}) = {helper}({}, {}, {carry});",
                    names.join(", "),
                    x(0),
                    x(1)
                ));
                return;
            }
            Op::Low(k) => match self.low(inst, *k) {
                Some(expression) => (expression, None),
                None => (String::new(), Some(self.same(inst))),
            },
            Op::Select => {
                let choice = self.mask(inst.args[0]);
                (format!("vselect({choice}, {}, {})", x(1), x(2)), None)
            }
            Op::Shl(k) => (format!("vshl::<{k}>({})", x(0)), None),
            Op::Shr(k) => (format!("vshr::<{k}>({})", x(0)), None),
            Op::Madd52Lo => (format!("vmadd52lo({}, {}, {})", x(2), x(0), x(1)), None),
            Op::Madd52Hi => (format!("vmadd52hi({}, {}, {})", x(2), x(0), x(1)), None),
            op => (format!("{}({}, {})", binary(op), x(0), x(1)), None),
        };
        match name {
            Some(name) => self.names[result.index()] = name,
            None => out.line(format!("    let {} = {line};", self.names[result.index()])),
        }
    }

    /// `x mod 2^k`, unless it is x.
    fn low(&self, inst: &Inst, k: u32) -> Option<String> {
        let (x, result) = (inst.args[0], inst.results[0]);
        if self.is_flag(result) {
            return (!self.is_flag(x)).then(|| self.mask(x));
        }
        if self.ranges[x.index()].within(&Interval::of_bits(k)) {
            return None;
        }
        let mask: BigInt = (BigInt::from(1) << k) - 1;
        Some(format!(
            "vand({}, vsplat({}))",
            self.word(x),
            signed_literal(&mask)
        ))
    }

    /// The name of the operand, in the type of the result.
    fn same(&self, inst: &Inst) -> String {
        if self.is_flag(inst.results[0]) {
            self.mask(inst.args[0])
        } else {
            self.word(inst.args[0])
        }
    }

    fn name_or_blank(&self, v: Value) -> &str {
        if self.needed[v.index()] {
            &self.names[v.index()]
        } else {
            "_"
        }
    }

    fn results(&self, out: &mut Text) {
        let mut all = Vec::new();
        for port in &self.program.results {
            if port.kind == Kind::Flag {
                all.push(self.mask(port.values[0]));
                continue;
            }
            let values: Vec<String> = port.values.iter().map(|v| self.word(*v)).collect();
            all.push(match (port.kind, values.as_slice()) {
                (Kind::Word, [one]) => one.clone(),
                (Kind::Tight, values) => format!("Element([{}])", values.join(", ")),
                (Kind::Loose, values) => format!("{}([{}])", self.loose, values.join(", ")),
                (_, values) => format!("[{}]", values.join(", ")),
            });
        }
        match all.as_slice() {
            [one] => out.line(format!("    {one}")),
            all => out.line(format!("    ({})", all.join(", "))),
        }
    }
}

/// Whether a port is passed by value.
fn is_scalar(port: &Port) -> bool {
    matches!(port.kind, Kind::Flag | Kind::Word) && port.values.len() == 1
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
