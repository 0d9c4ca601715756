//! Routines that claim a power, as `proofs/Power.v` takes them: calls of the product and the square, copies and loops.

use limbforge::{
    Routine,
    routine::{Claim, Operand, Repeat, Statement, Times, Var},
};

/// A routine's statements with those of the powers that it calls in their places.
struct Inlined<'a> {
    earlier: &'a [&'a Routine],
    /// The number of the next variable.
    next: usize,
}

/// The theorem that a routine computes the power that it claims; `None` if it claims none, or has other statements.
pub fn theorem(routine: &Routine, earlier: &[&Routine]) -> Option<String> {
    let Claim::Power(exponent) = &routine.claim else {
        return None;
    };
    let ([param], [result]) = (routine.params.as_slice(), routine.results.as_slice()) else {
        return None;
    };
    let next = 1 + routine.variables.len();
    let body = Inlined { earlier, next }.block(&routine.body, 1)?;
    let name = &routine.name;
    let (param, result) = (param.0 + 1, result.0 + 1);
    Some(format!(
        "Theorem {name}_power : Power.computes_power this mul square\n  {body}\n  {param} {result} {exponent:#x}.
Proof. apply Power.power_verified; [exact mul_correct|exact square_correct|vm_cast_no_check (eq_refl true)]. Time Qed.\n"
    ))
}

impl Inlined<'_> {
    /// Statements whose variables are numbered from `first` on.
    fn block(&mut self, body: &[Statement], first: usize) -> Option<String> {
        let statements: Option<Vec<String>> = body
            .iter()
            .map(|statement| self.statement(statement, first))
            .collect();
        Some(format!("[{}]", statements?.join("; ")))
    }

    fn statement(&mut self, statement: &Statement, first: usize) -> Option<String> {
        let number = |var: &Var| first + var.0;
        let operand = |operand: &Operand| match operand {
            Operand::Var(var) => Some(number(var)),
            Operand::Constant(_) | Operand::Words(_) => None,
        };
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let args: Vec<usize> = args.iter().map(operand).collect::<Option<_>>()?;
                let [result] = results.as_slice() else {
                    return None;
                };
                let out = number(result);
                match (callee.as_str(), args.as_slice()) {
                    ("mul", [x, y]) => Some(format!("Power.Mul {out} {x} {y}")),
                    ("square", [x]) => Some(format!("Power.Square {out} {x}")),
                    (_, [x]) => self.call(callee, out, *x),
                    _ => None,
                }
            }
            Statement::Set { to, from } => {
                Some(format!("Power.Copy {} {}", number(to), operand(from)?))
            }
            Statement::Repeat(Repeat {
                times: Times::Fixed(n),
                body,
                ..
            }) => Some(format!("Power.Repeat {n}%nat {}", self.block(body, first)?)),
            _ => None,
        }
    }

    /// An earlier power in the place of its call: a body that runs once.
    fn call(&mut self, callee: &str, out: usize, x: usize) -> Option<String> {
        let routine = *self.earlier.iter().find(|routine| routine.name == callee)?;
        let ([param], [result]) = (routine.params.as_slice(), routine.results.as_slice()) else {
            return None;
        };
        let first = self.next;
        self.next += routine.variables.len();
        let body = self.block(&routine.body, first)?;
        let (param, result) = (first + param.0, first + result.0);
        Some(format!(
            "Power.Copy {param} {x}; Power.Repeat 1%nat {body}; Power.Copy {out} {result}"
        ))
    }
}
