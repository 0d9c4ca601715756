//! The form of a program: single assignment, definition before use, types that fit the operations.

use std::fmt;

use num_bigint::BigInt;
use num_traits::{One, Zero};

use crate::ir::{Form, Goal, Inst, Op, Port, Program, Step, Ty, Value, interval::Interval};

/// Defect in the form of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// A value is used before its definition, or never defined.
    Undefined(Value),
    /// Values are not defined in the order of their numbers, each once.
    Order(Value),
    /// The number of arguments or results is not the operation's, or the types do not fit it.
    Shape(String),
    /// Ports, bounds or weights do not match in number, or a bound exceeds its type.
    Port(String),
    /// A result of which nothing is stated, or a statement that reads no port as it is.
    Unstated(String),
    /// A claim or a statement has more of something than any proof needs.
    TooMany {
        /// The item of which there are too many.
        what: &'static str,
        /// How many it may have.
        most: usize,
    },
    /// A condition of callers that inputs need not be able to meet, with others or by itself.
    Condition(String),
    /// The modulus is not odd and above 1.
    Modulus,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Undefined(v) => write!(f, "{v} is used before it is defined"),
            Malformed::Order(v) => write!(f, "{v} is defined out of order"),
            Malformed::Shape(inst) => write!(
                f,
                "`{inst}` is malformed: it has a wrong operand, type or immediate"
            ),
            Malformed::Port(name) => write!(f, "the words and bounds of `{name}` do not match"),
            Malformed::Unstated(what) => {
                write!(f, "the statement does not match the ports at `{what}`")
            }
            Malformed::TooMany { what, most } => write!(f, "it has more than {most} {what}"),
            Malformed::Condition(condition) => write!(
                f,
                "callers may be unable to see to `{condition}`: it has to begin at 0, of a parameter whose words can be 0"
            ),
            Malformed::Modulus => write!(f, "the modulus is not an odd number above 1"),
        }
    }
}

/// Flags of a goal, which is proved once for each of their settings. No program of a field has more than 3.
const MOST_FLAGS: usize = 8;
/// Lists of known forms of a goal, each of which is tried in each setting. No program of a field has more than 2.
const MOST_LISTS: usize = 64;
/// Factors of a product. It grows as long as all of them together. No program of a field has more than 2.
const MOST_FACTORS: usize = 8;

/// Refuses more than `most` of something.
fn at_most(count: usize, most: usize, what: &'static str) -> Result<(), Malformed> {
    if count <= most {
        Ok(())
    } else {
        Err(Malformed::TooMany { what, most })
    }
}

struct Walk<'a> {
    program: &'a Program,
    constants: Vec<Option<&'a BigInt>>,
    defined: u32,
}

impl Walk<'_> {
    fn used(&self, v: Value) -> Result<(), Malformed> {
        if v.0 < self.defined {
            Ok(())
        } else {
            Err(Malformed::Undefined(v))
        }
    }

    fn define(&mut self, v: Value) -> Result<(), Malformed> {
        if v.0 != self.defined || v.index() >= self.program.types.len() {
            return Err(Malformed::Order(v));
        }
        self.defined += 1;
        Ok(())
    }

    fn goal(&self, goal: &Goal) -> Result<(), Malformed> {
        let flags = goal.cases.len() + goal.given.len();
        at_most(flags, MOST_FLAGS, "flags in a claim")?;
        at_most(goal.through.len(), MOST_LISTS, "ways to prove a claim")?;
        for known in goal.through.iter().flatten() {
            at_most(known.factors.len(), MOST_FACTORS, "factors in a product")?;
        }
        let forms = goal
            .through
            .iter()
            .flatten()
            .flat_map(|known| &known.factors)
            .chain([&goal.form]);
        for form in forms {
            for term in &form.0 {
                self.used(term.value)?;
            }
        }
        for &flag in goal.cases.iter().chain(goal.given.iter().map(|(v, _)| v)) {
            self.used(flag)?;
            if self.program.ty(flag) != Ty::FLAG {
                return Err(Malformed::Shape(format!("case on {flag}")));
            }
        }
        if goal.scale <= 0.into() {
            return Err(Malformed::Shape(format!("scale {}", goal.scale)));
        }
        Ok(())
    }

    fn inst(&mut self, inst: &Inst) -> Result<(), Malformed> {
        let row = inst.op.row();
        let shape = || Malformed::Shape(self.program.line(inst));
        if inst.args.len() != row.arguments || inst.results.len() != row.results {
            return Err(Malformed::Shape(row.name.to_owned()));
        }
        for a in &inst.args {
            self.used(*a)?;
        }
        if inst
            .results
            .iter()
            .any(|r| r.index() >= self.program.types.len())
        {
            return Err(Malformed::Order(inst.results[0]));
        }
        let ty = self.program.ty(inst.results[0]);
        let arg = |i: usize| self.program.ty(inst.args[i]);
        // Words of the same width, unsigned, where carries are taken or high words are read.
        let words = |count: usize| (0..count).all(|i| !arg(i).signed && arg(i).bits <= ty.bits);
        let fits = match &inst.op {
            Op::AddCarry | Op::SubBorrow => {
                let flag = arg(2) == Ty::FLAG || self.is_zero(inst.args[2]);
                words(2) && flag && !ty.signed && self.program.ty(inst.results[1]) == Ty::FLAG
            }
            Op::Select => arg(0) == Ty::FLAG,
            Op::MulHi | Op::Madd52Lo | Op::Madd52Hi | Op::Maddlu | Op::Maddhu | Op::Cadd => {
                words(row.arguments) && !ty.signed
            }
            Op::Fma51Lo | Op::Fma51Hi | Op::Madd57lu | Op::Madd57hu => {
                words(row.arguments) && !ty.signed
            }
            Op::And | Op::Or | Op::Xor | Op::Not if ty.signed => {
                (0..row.arguments).all(|i| arg(i) == ty)
            }
            Op::And | Op::Or | Op::Xor | Op::Not => words(row.arguments),
            Op::FunnelShr(k) => words(2) && !ty.signed && *k > 0 && *k < u32::from(ty.bits),
            Op::Low(k) => !ty.signed && *k <= u32::from(ty.bits) && *k > 0,
            Op::Shr(k) => *k > 0 && *k < u32::from(arg(0).bits),
            Op::Shl(k) => *k > 0 && *k < u32::from(ty.bits),
            Op::Sraiadd(k) => *k < u32::from(arg(1).bits),
            Op::Add | Op::Sub | Op::Mul => (0..2).all(|i| arg(i).bits <= ty.bits),
            Op::Const(k) => ty.range().contains(k),
        };
        if !fits {
            return Err(shape());
        }
        for r in &inst.results {
            self.define(*r)?;
        }
        Ok(())
    }

    fn is_zero(&self, v: Value) -> bool {
        self.constants[v.index()].is_some_and(Zero::is_zero)
    }
}

/// The widths that values have.
const WIDTHS: [u8; 5] = [1, 8, 32, 64, 128];

/// Whether the statement is about the ports: every result is read by a congruence or a claim, and a form that reads
/// several values reads one port, limb by limb, with rising weights, or is a cut.
///
/// The statement names values and a caller sees ports: without this a limb could stand in another limb's place.
fn stated(program: &Program) -> Result<(), Malformed> {
    let spec = &program.spec;
    let terms = spec
        .congruences
        .iter()
        .flat_map(|c| c.left.iter().chain(&c.right));
    let claims = spec.ensures.iter();
    let factors: Vec<&Form> = terms.flat_map(|term| &term.factors).collect();
    let claimed: Vec<&Form> = claims.clone().map(|goal| &goal.form).collect();
    let forms: Vec<&Form> = factors.iter().chain(&claimed).copied().collect();
    let reads = |form: &Form, port: &Port| {
        form.0.len() == port.values.len()
            && form.0.iter().zip(&port.values).all(|(t, v)| t.value == *v)
            && form
                .0
                .windows(2)
                .all(|pair| pair[0].weight < pair[1].weight)
            && form.0.first().is_some_and(|t| t.weight.is_one())
    };
    let flags: Vec<Value> = claims
        .flat_map(|goal| goal.given.iter().map(|(v, _)| *v))
        .collect();
    let is_cut = |form: &Form| spec.cuts.iter().any(|cut| cut.form == *form);
    // A port of several elements is read by parts.
    let part = |form: &Form, port: &Port| {
        is_cut(form) && form.0.iter().all(|t| port.values.contains(&t.value))
    };
    let in_parts = |port: &Port| {
        let parts: Vec<&&Form> = forms.iter().filter(|form| part(form, port)).collect();
        let within = |v: &Value| {
            parts
                .iter()
                .any(|form| form.0.iter().any(|t| t.value == *v))
        };
        port.values.iter().all(within)
    };
    super::conditions::wellformed(program, reads)?;
    for port in &program.results {
        let read = forms.iter().any(|form| reads(form, port))
            || in_parts(port)
            || matches!(port.values.as_slice(), [v] if flags.contains(v));
        if !read {
            return Err(Malformed::Unstated(port.name.clone()));
        }
    }
    let ports = || program.params.iter().chain(&program.results);
    let is_port = |form: &Form| is_cut(form) || ports().any(|port| reads(form, port));
    // A claim may also be about several ports of one word, each once: u - 2^61 cut_u.
    let is_word = |v: Value| ports().any(|port| port.values == [v]);
    let of_words = |form: &Form| {
        form.0.len() > 1
            && form.0.iter().all(|t| is_word(t.value))
            && form.0.windows(2).all(|pair| pair[0].value < pair[1].value)
    };
    let strange = factors.into_iter().find(|form| !is_port(form));
    let strange = strange.or_else(|| {
        claimed
            .into_iter()
            .find(|form| !is_port(form) && !of_words(form))
    });
    strange.map_or(Ok(()), |form| Err(Malformed::Unstated(form.to_string())))
}

/// Checks the form.
pub fn wellformed(program: &Program) -> Result<(), Malformed> {
    if !super::usable_modulus(program) {
        return Err(Malformed::Modulus);
    }
    if let Some(i) = program
        .types
        .iter()
        .position(|ty| !WIDTHS.contains(&ty.bits))
    {
        return Err(Malformed::Shape(format!("v{i}: {}", program.types[i])));
    }
    let mut walk = Walk {
        program,
        constants: program.constants(),
        defined: 0,
    };
    for port in &program.params {
        let matched = port.values.len() == port.bounds.len()
            && port.values.iter().zip(&port.bounds).all(|(v, bound)| {
                program
                    .types
                    .get(v.index())
                    .is_some_and(|ty| bound.within(&ty.range()))
            });
        if !matched {
            return Err(Malformed::Port(port.name.clone()));
        }
        for v in &port.values {
            walk.define(*v)?;
        }
    }
    for step in &program.steps {
        match step {
            Step::Inst(inst) => walk.inst(inst)?,
            Step::Goal(goal) => walk.goal(goal)?,
        }
    }
    for port in &program.results {
        if port.values.len() != port.bounds.len() {
            return Err(Malformed::Port(port.name.clone()));
        }
        for v in &port.values {
            walk.used(*v)?;
        }
    }
    for congruence in &program.spec.congruences {
        let terms = congruence.left.iter().chain(&congruence.right);
        for term in terms.clone() {
            at_most(term.factors.len(), MOST_FACTORS, "factors in a product")?;
        }
        let forms = terms.flat_map(|term| &term.factors);
        for weighted in forms.chain([&congruence.zeros]).flat_map(|form| &form.0) {
            walk.used(weighted.value)?;
        }
    }
    for weighted in program.spec.cuts.iter().flat_map(|cut| &cut.form.0) {
        walk.used(weighted.value)?;
    }
    for goal in &program.spec.ensures {
        walk.goal(goal)?;
    }
    stated(program)?;
    let all = usize::try_from(walk.defined).unwrap_or(usize::MAX);
    if all != program.types.len() {
        return Err(Malformed::Undefined(Value(walk.defined)));
    }
    let bounded = |bound: &Interval| bound.lo <= bound.hi;
    if program
        .params
        .iter()
        .flat_map(|port| &port.bounds)
        .all(bounded)
    {
        Ok(())
    } else {
        Err(Malformed::Port("bounds".to_owned()))
    }
}
