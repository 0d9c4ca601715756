//! The meanings that the solver is given, evaluated here by a reader of SMT-LIB that knows nothing of instructions, and
//! compared with the effects of the table.

use std::collections::HashMap;

use limbforge_lab::superopt::smt::{PRELUDE, definition, meaning};
use riscv_lab::isa::{Effect, TABLE};

/// A term: a word of the text, or a list.
#[derive(Clone, Debug)]
enum Term {
    Atom(String),
    List(Vec<Term>),
}

use Term::{Atom, List};

/// A bit vector with its width; of width 0 it is a truth value.
type Value = (u128, u32);

fn read(text: &str) -> Vec<Term> {
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let mut stack = vec![Vec::new()];
    for token in spaced.split_whitespace() {
        match token {
            "(" => stack.push(Vec::new()),
            ")" => {
                let list = stack.pop().expect("an open list");
                stack.last_mut().expect("a list around it").push(List(list));
            }
            _ => stack
                .last_mut()
                .expect("a list")
                .push(Atom(token.to_owned())),
        }
    }
    assert_eq!(stack.len(), 1, "brackets match");
    stack.remove(0)
}

fn atom(term: &Term) -> &str {
    match term {
        Atom(name) => name,
        List(_) => panic!("{term:?} is no word"),
    }
}

fn list(term: &Term) -> &[Term] {
    match term {
        List(list) => list,
        Atom(_) => panic!("{term:?} is no list"),
    }
}

/// Functions that were defined: parameters and body.
#[derive(Default)]
struct Functions(HashMap<String, (Vec<String>, Term)>);

fn mask(width: u32) -> u128 {
    if width == 128 {
        u128::MAX
    } else {
        (1 << width) - 1
    }
}

fn signed((value, width): Value) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

impl Functions {
    fn define(&mut self, text: &str) {
        for term in read(text) {
            let parts = list(&term);
            if atom(&parts[0]) == "define-fun" {
                let names = list(&parts[2]).iter().map(|p| atom(&list(p)[0]).to_owned());
                self.0.insert(
                    atom(&parts[1]).to_owned(),
                    (names.collect(), parts[4].clone()),
                );
            }
        }
    }

    fn evaluate(&self, term: &Term, bound: &HashMap<String, Value>) -> Value {
        match term {
            Atom(name) => match (name.strip_prefix("#x"), bound.get(name)) {
                (Some(digits), _) => (
                    u128::from_str_radix(digits, 16).expect("digits"),
                    4 * digits.len() as u32,
                ),
                (None, Some(value)) => *value,
                (None, None) => self.apply(name, &[]),
            },
            List(parts) => {
                let rest = || {
                    parts[1..]
                        .iter()
                        .map(|t| self.evaluate(t, bound))
                        .collect::<Vec<_>>()
                };
                match &parts[0] {
                    // (_ bv5 64)
                    Atom(name) if name == "_" => {
                        let value = atom(&parts[1])[2..].parse().expect("a number");
                        (value, atom(&parts[2]).parse().expect("a width"))
                    }
                    Atom(name) => self.apply(name, &rest()),
                    // ((_ extract 3 0) x)
                    List(indexed) => {
                        let n: Vec<u32> = indexed[2..]
                            .iter()
                            .map(|i| atom(i).parse().expect("a number"))
                            .collect();
                        let (x, width) = rest()[0];
                        match (atom(&indexed[1]), &n[..]) {
                            ("extract", [high, low]) => {
                                (x >> low & mask(high - low + 1), high - low + 1)
                            }
                            ("zero_extend", [by]) => (x, width + by),
                            ("sign_extend", [by]) => {
                                (signed((x, width)) as u128 & mask(width + by), width + by)
                            }
                            other => panic!("{other:?}"),
                        }
                    }
                }
            }
        }
    }

    fn apply(&self, name: &str, values: &[Value]) -> Value {
        if let Some((names, body)) = self.0.get(name) {
            assert_eq!(names.len(), values.len(), "{name}");
            let bound = names.iter().cloned().zip(values.iter().copied()).collect();
            return self.evaluate(body, &bound);
        }
        if let ("ite", [(condition, 0), one, other]) = (name, values) {
            assert_eq!(one.1, other.1);
            return if *condition == 1 { *one } else { *other };
        }
        if let ("concat", [(a, m), (b, n)]) = (name, values) {
            return (a << n | b, m + n);
        }
        let ((x, width), y) = (values[0], values.get(1).map_or(0, |v| v.0));
        assert!(
            values.iter().all(|v| v.1 == width),
            "{name}: widths {values:?}"
        );
        let (sx, sy) = (signed((x, width)), signed((y, width)));
        // Quotient and remainder towards 0; by 0 as if the quotient of absolute values were all ones.
        let quotient = |x: u128, y: u128| x.checked_div(y).unwrap_or(mask(width));
        let word = match name {
            "bvadd" => x.wrapping_add(y),
            "bvsub" => x.wrapping_sub(y),
            "bvmul" => x.wrapping_mul(y),
            "bvneg" => x.wrapping_neg(),
            "bvnot" => !x,
            "bvand" => x & y,
            "bvor" => x | y,
            "bvxor" => x ^ y,
            "bvshl" => {
                if y < width.into() {
                    x << y
                } else {
                    0
                }
            }
            "bvlshr" => {
                if y < width.into() {
                    x >> y
                } else {
                    0
                }
            }
            "bvashr" => (sx >> y.min(u128::from(width) - 1)) as u128,
            "bvudiv" => quotient(x, y),
            "bvurem" => x.checked_rem(y).unwrap_or(x),
            "bvsdiv" => {
                let size = quotient(sx.unsigned_abs(), sy.unsigned_abs());
                if (sx < 0) == (sy < 0) {
                    size
                } else {
                    size.wrapping_neg()
                }
            }
            "bvsrem" => sx.checked_rem(sy).unwrap_or(sx) as u128,
            "bvult" => return ((x < y).into(), 0),
            "bvslt" => return ((sx < sy).into(), 0),
            "=" => return ((x == y).into(), 0),
            _ => panic!("{name} is not known"),
        };
        (word & mask(width), width)
    }
}

/// Ends of ranges, and words without pattern.
fn words() -> Vec<u64> {
    let mut words: Vec<u64> = vec![0, 1, 2, 31, 32, 63, 64, 0xff, 0x80, 0x8000];
    words.extend([
        1 << 31,
        (1 << 31) - 1,
        1 << 32,
        (1 << 32) - 1,
        1 << 63,
        0x00ff_0100_8000_0001,
    ]);
    words.extend([0x9d34_5aa1_7c0e_26b7, 0x2f8b_01d6_694a_53c8]);
    let negative: Vec<u64> = words.iter().map(|w| w.wrapping_neg()).collect();
    words.extend(negative);
    words
}

#[test]
fn meanings_are_the_effects_of_the_table() {
    let mut functions = Functions::default();
    functions.define(PRELUDE);
    let words = words();
    let mut compared = 0;
    for row in TABLE {
        let (Effect::Value(effect), Some(term)) = (row.effect, meaning(row.op)) else {
            continue;
        };
        functions.define(&definition(row.name, term));
        let (least, greatest, step) = row.format.immediate_range().unwrap_or((0, 0, 1));
        let name = format!("op.{}", row.name);
        for (i, &x) in words.iter().enumerate() {
            for (j, &y) in words.iter().enumerate() {
                let z = words[(i * 7 + j * 3) % words.len()];
                let count = (greatest - least) / step + 1;
                let immediate = least + (i as i64 * 977 + j as i64 * 31) % count * step;
                let arguments = [x, y, z, immediate as u64].map(|w| (u128::from(w), 64));
                let expected = effect(x, y, z, immediate);
                let found = functions.apply(&name, &arguments);
                assert_eq!(
                    found,
                    (expected.into(), 64),
                    "{name} {x:#x} {y:#x} {z:#x} {immediate}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 70 * 36 * 36, "{compared}");
}
