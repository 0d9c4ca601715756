//! The walk through a program that finds hints: it repeats what the checker will do, `proofs/Lower.v` and `Check.v`.

mod fused;

use limbforge::ir::{Form, Goal, Inst, Op, Program, Step as IrStep, Ty, Value, domain::BitOp};
use num_bigint::BigInt;
use num_traits::Zero;

use super::{
    expand::{Drop, Expansion},
    facts::{Fact, Facts},
    goal::{self, Forms},
    poly::{Poly, Range, Sym, power},
    split::{Quotients, Request, euclid, split},
    steps::{Claim, Hint, Proof, Step, Vanishing, Way},
};

struct Walk<'a> {
    program: &'a Program,
    facts: Facts,
    quotients: Quotients,
    forms: Forms,
    /// The polynomial of every value so far: a symbol, or a constant.
    values: Vec<Poly>,
    /// Steps before the next instruction.
    before: Vec<Step>,
    proof: Proof,
}

/// Finds hints for a program and its statement.
pub fn hints(program: &Program) -> Proof {
    let mut walk = Walk {
        program,
        facts: Facts::default(),
        quotients: Quotients::default(),
        forms: Forms::default(),
        values: Vec::new(),
        before: Vec::new(),
        proof: Proof::default(),
    };
    for bound in program.params.iter().flat_map(|port| &port.bounds) {
        let range = Range::new(bound.lo.clone(), bound.hi.clone());
        let symbol = walk.facts.push(Fact::rigid(range));
        walk.values.push(Poly::symbol(symbol));
    }
    for step in &program.steps {
        match step {
            IrStep::Inst(inst) => walk.inst(inst),
            IrStep::Goal(goal) => walk.goal(goal),
        }
    }
    walk.proof.end = std::mem::take(&mut walk.before);
    for congruence in &program.spec.congruences {
        let vanishing = walk.congruence(congruence);
        walk.proof.vanish.push(vanishing);
    }
    for goal in &program.spec.ensures {
        let claim = walk.claim(goal);
        walk.proof.claims.push(claim);
    }
    walk.proof
}

/// An instruction under way: its ways, and whether it claims a remainder of 0.
struct Ways {
    exact: bool,
    ways: Vec<Way>,
}

impl Walk<'_> {
    fn value(&self, v: Value) -> &Poly {
        &self.values[v.index()]
    }

    fn inst(&mut self, inst: &Inst) {
        let mut args = Vec::with_capacity(inst.args.len());
        let mut constants: Vec<(u32, BigInt)> = Vec::new();
        for v in &inst.args {
            let poly = self.value(*v).clone();
            let single = poly
                .as_symbol()
                .and_then(|s| self.facts.range(s).single().cloned());
            if let Some(k) = single {
                args.push(Poly::literal(&k));
                if constants.iter().all(|(other, _)| *other != v.0) {
                    // The claim that the checker adds is one more form.
                    self.forms.push(poly, Range::point(&k));
                    constants.push((v.0, k));
                }
            } else {
                args.push(poly);
            }
        }
        let ty = self.program.ty(inst.results[0]);
        let mut ways = Ways {
            exact: inst.exact,
            ways: Vec::new(),
        };
        let results = self.lower(&inst.op, ty, &args, &mut ways);
        self.values.extend(results);
        self.proof.insts.push(Hint {
            before: std::mem::take(&mut self.before),
            constants,
            ways: ways.ways,
        });
    }

    /// A split of the instruction: its first symbol. Steps before the instruction come before its first split only.
    fn split(&mut self, e: &Poly, k: u32, negated: bool, ways: &mut Ways) -> Sym {
        let before = ways.ways.is_empty().then_some(&mut self.before);
        let way = self.quotients.way(
            &mut self.facts,
            Request {
                e,
                k,
                negated,
                exact: std::mem::take(&mut ways.exact),
                before,
            },
        );
        let fresh = matches!(way, Way::Fresh);
        let first = split(&mut self.facts, e, k, negated, &way);
        if fresh {
            self.quotients.remember(&self.facts, e, k, negated, first);
        }
        ways.ways.push(way);
        first
    }

    fn define(&mut self, e: &Poly) -> Poly {
        let range = self.facts.poly_range(e);
        let zeros = self.facts.zeros(e);
        let fact = Fact::equal(range, e.clone());
        Poly::symbol(self.facts.push(Fact { zeros, ..fact }))
    }

    /// `wrapped` of `proofs/Lower.v`.
    fn wrapped(&mut self, ty: Ty, e: &Poly, ways: &mut Ways) -> Vec<Poly> {
        let bits = u32::from(ty.bits);
        if !ty.signed {
            let low = self.split(e, bits, false, ways) + 1;
            return vec![Poly::symbol(low)];
        }
        let half = power(bits - 1);
        let translated = e.plus(&Poly::literal(&half));
        let low = self.split(&translated, bits, false, ways) + 1;
        let back = Poly::symbol(low).plus(&Poly::literal(&-half));
        vec![self.define(&back)]
    }

    fn bit(&mut self, op: BitOp, x: &Poly, y: &Poly) -> Vec<Poly> {
        let (a, b) = (self.facts.poly_range(x), self.facts.poly_range(y));
        let range = bit_range(op, &a, &b);
        vec![Poly::symbol(self.facts.push(Fact::rigid(range)))]
    }

    fn pick(&mut self, c: &Poly, x: &Poly, y: &Poly) -> Vec<Poly> {
        let [condition, a, b] = [c, x, y].map(|poly| self.facts.poly_range(poly));
        let range = match condition.single() {
            Some(k) if k.is_zero() => b,
            Some(_) => a,
            None => a.hull(&b),
        };
        let e = self.facts.normal(&c.times(&x.minus(y)).plus(y));
        let zeros = self.facts.zeros(x).min(self.facts.zeros(y));
        let fact = Fact::equal(range, e);
        vec![Poly::symbol(self.facts.push(Fact { zeros, ..fact }))]
    }

    /// The low word of (x : y) shifted right by k: what is lost above is the quotient of x by 2^k.
    fn funnel(&mut self, ty: Ty, k: u32, x: &Poly, y: &Poly, ways: &mut Ways) -> Vec<Poly> {
        let w = u32::from(ty.bits);
        let before = &mut self.before;
        let (lost, kept) = self.quotients.divided(&mut self.facts, x, k, before);
        let (low, dropped) = self.quotients.divided(&mut self.facts, y, k, before);
        let both = x.scaled(&power(w)).plus(y);
        let unit = power(w - k);
        let mut split_by = |e: &Poly, k: u32, quotient: Poly, rest: Poly| {
            let way = match self.facts.poly_range(e).shifted_right(k).single() {
                Some(q) => Way::Point(q.clone()),
                None => euclid(&self.facts, e, k, quotient, rest).unwrap_or(Way::Fresh),
            };
            let first = split(&mut self.facts, e, k, false, &way);
            ways.ways.push(way);
            first
        };
        let high = split_by(&both, k, x.scaled(&unit).plus(&low), dropped);
        let word = split_by(&Poly::symbol(high), w, lost, kept.scaled(&unit).plus(&low));
        vec![Poly::symbol(word + 1)]
    }

    /// `lower` of `proofs/Lower.v`.
    fn lower(&mut self, op: &Op, ty: Ty, args: &[Poly], ways: &mut Ways) -> Vec<Poly> {
        let w = u32::from(ty.bits);
        let symbol = Poly::symbol;
        match (op, args) {
            (Op::Const(k), []) => vec![Poly::literal(k)],
            (Op::Add, [x, y]) => self.wrapped(ty, &x.plus(y), ways),
            (Op::AddCarry, [x, y, c]) => {
                let high = self.split(&x.plus(y).plus(c), w, false, ways);
                vec![symbol(high + 1), symbol(high)]
            }
            (Op::Sub, [x, y]) => self.wrapped(ty, &x.minus(y), ways),
            (Op::SubBorrow, [x, y, b]) => {
                let borrow = self.split(&x.minus(y).minus(b), w, true, ways);
                vec![symbol(borrow + 1), symbol(borrow)]
            }
            (Op::Mul, [x, y]) => self.wrapped(ty, &x.times(y), ways),
            (Op::MulHi, [x, y]) => vec![symbol(self.split(&x.times(y), w, false, ways))],
            (Op::Shl(k), [x]) => self.wrapped(ty, &x.scaled(&power(*k)), ways),
            (Op::Shr(k), [x]) => {
                let high = self.split(x, *k, false, ways);
                self.wrapped(ty, &symbol(high), ways)
            }
            (Op::Low(k), [x]) => vec![symbol(self.split(x, *k, false, ways) + 1)],
            (Op::FunnelShr(k), [x, y]) => self.funnel(ty, *k, x, y, ways),
            (Op::Select, [c, x, y]) => self.pick(c, x, y),
            (Op::And, [x, y]) => self.bit(BitOp::And, x, y),
            (Op::Or, [x, y]) => self.bit(BitOp::Or, x, y),
            (Op::Xor, [x, y]) => self.bit(BitOp::Xor, x, y),
            (Op::Not, [x]) => {
                let ones = if ty.signed {
                    BigInt::from(-1)
                } else {
                    power(w) - 1
                };
                vec![self.define(&Poly::literal(&ones).minus(x))]
            }
            _ => self.lower_fused(op, ty, args, ways),
        }
    }

    /// The form as `linear_poly` of `proofs/Check.v` has it.
    fn linear(&self, form: &Form) -> Poly {
        let terms = form.0.iter().map(|t| self.value(t.value).scaled(&t.weight));
        terms.fold(Poly::default(), |all, term| all.plus(&term))
    }

    fn prove(&mut self, goal: &Goal, form: Poly, free: bool) -> (Poly, Claim) {
        let symbol = |v: Value| self.value(v).as_symbol();
        let given = goal
            .given
            .iter()
            .filter_map(|(v, set)| Some((symbol(*v)?, *set)));
        let (form, claim, proved) = goal::hints(&goal::Request {
            facts: &self.facts,
            forms: &self.forms,
            form,
            free,
            goal,
            given: given.collect(),
            cases: goal.cases.iter().filter_map(|v| symbol(*v)).collect(),
            linear: &|form| self.linear(form),
        });
        if !proved {
            let doubt = format!("the claim {} in {}", goal.form, goal.claim);
            self.proof.doubts.push(doubt);
        }
        (form, claim)
    }

    /// A claim between instructions: what follows from it is learnt, as `learn` of `proofs/Learn.v` does.
    fn goal(&mut self, goal: &Goal) {
        if !goal.given.is_empty() {
            return;
        }
        let claim = Range::new(goal.claim.lo.clone(), goal.claim.hi.clone());
        let zero = claim.single().is_some_and(Zero::is_zero);
        let mut form = self.linear(&goal.form);
        let pair = match form.0.as_slice() {
            [(c, m), (d, n)] if zero && (c + d).is_zero() && c.magnitude() == &1u32.into() => {
                match (m.as_slice(), n.as_slice()) {
                    ([x], [y]) => Some((*x.max(y), *x.min(y))),
                    _ => None,
                }
            }
            _ => None,
        };
        if let Some((later, earlier)) = pair {
            form = Poly::symbol(later).minus(&Poly::symbol(earlier));
        }
        let (form, hints) = self.prove(goal, form, pair.is_none());
        if let Some(s) = form.as_symbol() {
            self.facts.narrow_chain(s, &claim);
            if zero {
                self.facts.vanish(s);
            }
        }
        if let Some((later, earlier)) = pair {
            self.facts.identify(later, earlier);
        }
        self.forms.push(form.clone(), claim.clone());
        self.before.push(Step::Goal { form, claim, hints });
    }

    fn claim(&mut self, goal: &Goal) -> Claim {
        let form = self.linear(&goal.form);
        self.prove(goal, form, false).1
    }

    fn congruence(&mut self, congruence: &limbforge::ir::Congruence) -> Vanishing {
        let p = &self.program.spec.modulus;
        let zeros = self.linear(&congruence.zeros);
        let expand = |shift: Option<u32>| {
            let mut expansion = match shift {
                Some(shift) => Expansion::scaled(&self.facts, Drop::ByBucket, p, shift),
                None => Expansion::new(&self.facts, Drop::ByBucket, p),
            };
            for (side, sign) in [(&congruence.left, 1), (&congruence.right, -1)] {
                for term in side {
                    let factors: Vec<Poly> =
                        term.factors.iter().map(|form| self.linear(form)).collect();
                    expansion.add_product(&(&term.coefficient * sign), &factors);
                }
            }
            expansion.add(&BigInt::from(1), &zeros);
            let vanished = expansion.vanishes_within(usize::MAX);
            (
                vanished,
                expansion.shift_needed(),
                std::mem::take(&mut expansion.order),
            )
        };
        let (vanished, shift, _) = expand(None);
        if !vanished {
            let formula = &self.program.spec.formula;
            self.proof
                .doubts
                .push(format!("the congruence of `{formula}`"));
            // The checker refuses it. It need not expand to find that out.
            return Vanishing {
                shift: 0,
                zeros,
                order: Vec::new(),
            };
        }
        let (_, _, order) = expand(Some(shift));
        Vanishing {
            shift,
            zeros,
            order,
        }
    }
}

/// `bit_itv` of `proofs/Bits.v`.
fn bit_range(op: BitOp, a: &Range, b: &Range) -> Range {
    let length = |k: &BigInt| if *k < BigInt::zero() { !k } else { k.clone() }.bits();
    let ends = [&a.lo, &a.hi, &b.lo, &b.hi];
    let bits = ends.into_iter().map(length).max().unwrap_or(0);
    let unit = power(u32::try_from(bits).unwrap_or(u32::MAX));
    let above = |range: &Range| range.lo >= BigInt::zero();
    match (op, above(a), above(b)) {
        (BitOp::And, true, true) => Range::new(0, (&a.hi).min(&b.hi).clone()),
        (BitOp::Or | BitOp::Xor, true, true) => Range::new(0, unit - 1),
        (BitOp::And, true, false) => Range::new(0, a.hi.clone()),
        (BitOp::And, false, true) => Range::new(0, b.hi.clone()),
        _ => Range::new(-&unit, unit - 1),
    }
}
