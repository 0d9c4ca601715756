//! A program as text, one step a line: `v12: u128 = mul v3 v9`.

use std::fmt;

use super::{Form, Inst, Op, Port, Program, Step, Ty, Value, interval::short};

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.signed { 'i' } else { 'u' }, self.bits)
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, term) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { " + " };
            write!(f, "{separator}{}*{}", short(&term.weight), term.value)?;
        }
        Ok(())
    }
}

fn write_port(f: &mut fmt::Formatter<'_>, word: &str, port: &Port) -> fmt::Result {
    write!(f, "{word} {}:", port.name)?;
    for (value, bound) in port.values.iter().zip(&port.bounds) {
        write!(f, " {value} in {bound}")?;
    }
    writeln!(f)
}

/// Writes an instruction without the line end.
fn write_inst(f: &mut impl fmt::Write, program: &Program, inst: &Inst) -> fmt::Result {
    for (i, r) in inst.results.iter().enumerate() {
        let separator = if i == 0 { "" } else { ", " };
        write!(f, "{separator}{r}: {}", program.ty(*r))?;
    }
    write!(f, " = {}", inst.op.row().name)?;
    for a in &inst.args {
        write!(f, " {a}")?;
    }
    match &inst.op {
        Op::Const(k) => write!(f, " {k:#x}")?,
        op => {
            if let Some(k) = op.immediate() {
                write!(f, " {k}")?;
            }
        }
    }
    write!(f, "{}", if inst.exact { " exact" } else { "" })
}

impl Program {
    /// An instruction as text.
    pub fn line(&self, inst: &Inst) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write_inst(&mut text, self, inst);
        text
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "program {} ({}-bit words)", self.name, self.word)?;
        writeln!(f, "  // {}", self.spec.formula)?;
        for port in &self.params {
            write_port(f, "  param", port)?;
        }
        for step in &self.steps {
            match step {
                Step::Inst(inst) => {
                    write!(f, "  ")?;
                    write_inst(f, self, inst)?;
                    writeln!(f)?;
                }
                Step::Goal(goal) => writeln!(f, "  goal {} in {}", goal.form, goal.claim)?,
            }
        }
        for port in &self.results {
            write_port(f, "  result", port)?;
        }
        Ok(())
    }
}
