//! Programs, statements' data and hints as text for Rocq. Numbers are hexadecimal: decimals of hundreds of digits take
//! the parser longer than the checker.

use std::fmt;

use limbforge::{
    Repr,
    ir::{Congruence, Form, Goal, Inst, Op, Port, Program, Ty, Value, interval::Interval},
    ops::divsteps::Divsteps,
    repr::Domain,
};
use num_bigint::{BigInt, Sign};

use super::{
    expand::Order,
    poly::{Poly, Range, Sym},
    steps::{Claim, Hint, Known, Proof, Step, Vanishing, Way},
};

/// A number.
struct Number<'a>(&'a BigInt);

impl fmt::Display for Number<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let magnitude = self.0.magnitude();
        let text = if magnitude.bits() < 10 {
            magnitude.to_string()
        } else {
            format!("{magnitude:#x}")
        };
        match self.0.sign() {
            Sign::Minus => write!(f, "(-{text})"),
            Sign::NoSign | Sign::Plus => f.write_str(&text),
        }
    }
}

/// `[a; b; c]`.
fn list<T>(items: impl IntoIterator<Item = T>, text: impl Fn(T) -> String) -> String {
    let items: Vec<String> = items.into_iter().map(text).collect();
    format!("[{}]", items.join(";"))
}

fn number(k: &BigInt) -> String {
    Number(k).to_string()
}

fn option(at: Option<usize>) -> String {
    at.map_or_else(|| "None".to_owned(), |at| format!("(at_ {at})"))
}

fn poly(poly: &Poly) -> String {
    list(&poly.0, |(c, mono)| {
        let symbols: Vec<String> = mono.iter().map(Sym::to_string).collect();
        match mono.len() {
            0..=3 => format!("t{} {} {}", mono.len(), Number(c), symbols.join(" "))
                .trim_end()
                .to_owned(),
            _ => format!(
                "({}, {})",
                Number(c),
                list(mono, |s| format!("{s}%positive"))
            ),
        }
    })
}

fn range(range: &Range) -> String {
    format!("({},{})", Number(&range.lo), Number(&range.hi))
}

fn interval(bound: &Interval) -> String {
    format!("({},{})", Number(&bound.lo), Number(&bound.hi))
}

fn order(order: &Order) -> String {
    list(order, |(s, marked)| {
        format!("{} {s}", if *marked { "d" } else { "u" })
    })
}

fn way(way: &Way) -> String {
    match way {
        Way::Point(q) => format!("(Point {})", Number(q)),
        Way::Fresh => "Fresh".to_owned(),
        Way::Zero { shift, order: o } => format!("(Zero (2^{shift}) {})", order(o)),
        Way::Euclid {
            quotient,
            rest,
            shift,
            order: o,
        } => format!(
            "(Euclid {} {} (2^{shift}) {})",
            poly(quotient),
            poly(rest),
            order(o)
        ),
    }
}

fn known((form, at): &Known) -> String {
    format!("({},{})", poly(form), option(*at))
}

fn claim(claim: &Claim) -> String {
    if claim.at.is_none() && claim.cases.is_empty() && claim.through.is_empty() {
        return "by_intervals".to_owned();
    }
    let through = list(&claim.through, |(knowns, o)| {
        let knowns = list(knowns, |(k, forms)| {
            format!("K {} {}", Number(k), list(forms, known))
        });
        format!("({knowns},{})", order(o))
    });
    format!(
        "(H {} {} {} {through})",
        option(claim.at),
        list(&claim.cases, |s| format!("{s}%positive")),
        Number(&claim.scale)
    )
}

fn step(step: &Step) -> String {
    match step {
        Step::Split {
            first,
            negated,
            e,
            k,
            way: w,
        } => {
            let name = if *negated { "Borrow" } else { "Split" };
            format!("{name} {first} {} {k} {}", poly(e), way(w))
        }
        Step::Goal {
            form,
            claim: bound,
            hints,
        } => format!("Goal {} {} {}", poly(form), range(bound), claim(hints)),
    }
}

fn hint(hint: &Hint) -> String {
    if hint.is_empty() {
        return "no_hint".to_owned();
    }
    let constants = list(&hint.constants, |(v, k)| {
        format!("({}%positive,{})", v + 1, Number(k))
    });
    format!(
        "A {} {constants} {}",
        list(&hint.before, step),
        list(&hint.ways, way)
    )
}

fn vanishing(hint: &Vanishing) -> String {
    format!(
        "V {} {} {}",
        hint.shift,
        poly(&hint.zeros),
        order(&hint.order)
    )
}

fn ty(ty: Ty) -> String {
    match (ty.bits, ty.signed) {
        (1 | 8 | 32 | 64 | 128, signed) => format!("{}{}", if signed { "i" } else { "u" }, ty.bits),
        (bits, signed) => format!("(Ty {bits} {signed})"),
    }
}

fn op(op: &Op) -> String {
    match op {
        Op::Const(k) => format!("(Words.Const {})", Number(k)),
        Op::Shl(k) => format!("(Shl {k})"),
        Op::Shr(k) => format!("(Shr {k})"),
        Op::Low(k) => format!("(Low {k})"),
        Op::FunnelShr(k) => format!("(FunnelShr {k})"),
        Op::Sraiadd(k) => format!("(Sraiadd {k})"),
        other => format!("{other:?}"),
    }
}

fn inst(program: &Program, inst: &Inst) -> String {
    let args: Vec<String> = inst.args.iter().map(|v| (v.0 + 1).to_string()).collect();
    let types = list(&inst.results, |v| ty(program.ty(*v)));
    {
        // `i1` is a type.
        let name = ["i0", "i1a", "i2", "i3"][args.len()];
        format!("{name} {} {} {types}", op(&inst.op), args.join(" "))
    }
}

/// The lines that every file begins with.
pub const HEADER: &str = "(* Machine-made by Limbforge. *)
From Coq Require Import ZArith List String.
From Limbforge Require Import Words Program Spec Poly Facts Claims Steps Lower Check Short.
From Limbforge Require Power.
Import ListNotations.
Local Open Scope Z_scope.
";

/// The representation as data of `proofs/Spec.v`.
pub fn field(p: &BigInt, repr: &Repr) -> String {
    let bounds = |bounds: &[Interval]| list(bounds, interval);
    let divsteps = Divsteps::new(p, repr.word);
    format!(
        "Definition this : field := Field {} {} {} {} {}\n  {}\n  {}\n  {}.\n",
        number(p),
        repr.word,
        repr.limbs,
        repr.radix.half_bits,
        repr.domain != Domain::Standard,
        bounds(&repr.tight),
        bounds(&repr.loose),
        bounds(&divsteps.de),
    )
}

/// The program.
///
/// # Panics
/// If values are not numbered in the order of their definitions, as the check of their form demands.
pub fn program(program: &Program) -> String {
    definition(&program.name, program)
}

/// In Rocq values have no names: each instruction defines the next.
fn is_in_order(program: &Program) -> bool {
    let params = program.params.iter().flat_map(|port| &port.values);
    let defined = params.chain(program.instructions().flat_map(|inst| &inst.results));
    defined.enumerate().all(|(i, v)| i == v.index())
}

fn definition(name: &str, program: &Program) -> String {
    assert!(is_in_order(program), "values are numbered in order");
    let params = program.params.iter().flat_map(|port| &port.values);
    let results = program.results.iter().flat_map(|port| &port.values);
    let params = list(params, |v| ty(program.ty(*v)));
    let results = list(results, |v| format!("{}%positive", v.0 + 1));
    let lines: Vec<String> = program.instructions().map(|i| inst(program, i)).collect();
    let lines = lines.join(";\n  ");
    format!("Definition {name} : program := P {params} [\n  {lines}]\n  {results}.\n")
}

/// The hints.
fn proof(name: &str, proof: &Proof) -> String {
    let hints: Vec<String> = proof.insts.iter().map(hint).collect();
    format!(
        "Definition {name}_hints : proof := Proof [\n  {}]\n  {}\n  {}\n  {}.\n",
        hints.join(";\n  "),
        list(&proof.end, step),
        list(&proof.vanish, vanishing),
        list(&proof.claims, claim),
    )
}

/// The program, its hints, and the theorem that it is what its name says.
pub fn theorem(own: &Program, hints: &Proof) -> String {
    let name = &own.name;
    format!(
        "{}{}Theorem {name}_correct : proves this \"{name}\" {name}.
Proof. apply (verified this \"{name}\" {name} {name}_hints). vm_cast_no_check (eq_refl true). Time Qed.\n",
        program(own),
        proof(name, hints),
    )
}

/// A program that has a statement of its own, its hints, and the theorem that the statement holds, over the integers.
pub fn conditions(own: &Program, hints: &Proof) -> String {
    let name = &own.name;
    format!(
        "{}{}Definition {name}_statement : statement := {}.\nTheorem {name}_hold : correct {name}_statement {name}.
Proof. apply (verify_ok {name}_statement {name} {name}_hints). vm_cast_no_check (eq_refl true). Time Qed.\n",
        program(own),
        proof(name, hints),
        own_statement(own, true),
    )
}

/// The program of a formula, its hints, and the theorem that its own statement holds modulo the prime: a congruence for
/// each line of the formula.
pub fn formula(own: &Program, hints: &Proof) -> String {
    let name = &own.name;
    format!(
        "{}{}Definition {name}_statement : statement := {}.\nTheorem {name}_correct : correct {name}_statement {name}.
Proof. apply (verify_ok {name}_statement {name} {name}_hints). vm_cast_no_check (eq_refl true). Time Qed.\n",
        program(own),
        proof(name, hints),
        own_statement(own, false),
    )
}

/// The question whether these theorems depend on axioms, asked once: it takes longer than a proof.
pub fn assumptions(theorems: &[String]) -> String {
    let names = theorems.join(", ");
    format!("Definition all_theorems := ({names}).\nPrint Assumptions all_theorems.\n")
}

/// A line of output, `= true` or `= false`: whether the checker takes the program under the statement of `name`.
pub fn question(number: usize, name: &str, own: &Program, hints: &Proof) -> String {
    let own_name = format!("q{number}");
    let [program, proof] = [definition(&own_name, own), proof(&own_name, hints)];
    format!(
        "{program}{proof}Eval vm_compute in verifies this \"{name}\" {own_name} {own_name}_hints.\n"
    )
}

fn form(form: &Form, place: &dyn Fn(Value) -> usize) -> String {
    list(&form.0, |t| {
        format!("({},{}%nat)", Number(&t.weight), place(t.value))
    })
}

/// The statement that a program has, whatever its name: for programs that are no operations.
pub fn own_statement(program: &Program, over_integers: bool) -> String {
    let bounds = |ports: &[Port]| list(ports.iter().flat_map(|port| &port.bounds), interval);
    let words = program
        .params
        .iter()
        .chain(&program.results)
        .flat_map(|port| &port.values);
    let words: Vec<Value> = words.copied().collect();
    // Parameters come first: a value that is both has the place of the parameter.
    let place = |v: Value| {
        words
            .iter()
            .position(|word| *word == v)
            .unwrap_or(words.len())
    };
    let expression = |congruence: &Congruence| {
        let right = congruence.right.iter().map(|term| (-1, term));
        let terms = congruence.left.iter().map(|term| (1, term)).chain(right);
        list(terms, |(sign, term)| {
            let factors = list(&term.factors, |factor| form(factor, &place));
            format!("({},{factors})", Number(&(&term.coefficient * sign)))
        })
    };
    let claim = |goal: &Goal| {
        let given = list(&goal.given, |(v, set)| {
            format!("({}%nat,{})", place(*v), u8::from(*set))
        });
        format!(
            "Claim {} {} {given}",
            form(&goal.form, &place),
            interval(&goal.claim)
        )
    };
    let spec = &program.spec;
    let modulus = if over_integers {
        &BigInt::ZERO
    } else {
        &spec.modulus
    };
    format!(
        "(Statement {} {} {} {} {})",
        bounds(&program.params),
        bounds(&program.results),
        Number(modulus),
        list(&spec.congruences, expression),
        list(&spec.ensures, claim),
    )
}

/// As [`question`], under the program's own statement.
pub fn own_question(number: usize, own: &Program, hints: &Proof, over_integers: bool) -> String {
    let name = format!("q{number}");
    let [program, proof] = [definition(&name, own), proof(&name, hints)];
    let statement = own_statement(own, over_integers);
    format!("{program}{proof}Eval vm_compute in verify {statement} {name} {name}_hints.\n")
}
