//! Double words of 128 bits as pairs of words: Go has no integer type for them, but functions of `math/bits` that its
//! compilers turn into one instruction each: the whole product of two words, sums and differences with a carry.

mod dead;
mod step;
mod words;

use std::collections::HashMap;

use num_traits::{Signed, Zero};

use super::super::{
    line::{Body, Line, Output, Param},
    tree::{Expr, Node, Operator, folded},
};
use crate::ir::Ty;
use dead::prune;
pub use step::Step;
use words::{high_range, low_range, shifted_right, sign, zero};

const WORD: Ty = Ty::unsigned(64);
const SIGNED: Ty = Ty::signed(64);

/// A function over words.
pub struct Words {
    /// Parameters, in order.
    pub params: Vec<Param>,
    /// Lines, in order.
    pub steps: Vec<Step>,
    /// Results, in order.
    pub results: Vec<Output>,
}

/// The same function without double words of 128 bits.
pub fn split(body: Body) -> Words {
    let mut splitter = Splitter::default();
    for line in body.lines {
        splitter.line(line);
    }
    let mut results = body.results;
    for word in results.iter_mut().flat_map(|result| &mut result.words) {
        *word = splitter.narrow(word);
    }
    let mut params = body.params;
    let steps = prune(splitter.steps, &results, &mut params);
    let steps = steps.into_iter().map(Step::without_carry).collect();
    Words {
        params,
        steps,
        results,
    }
}

/// Two words that stand for high * 2^64 + low.
#[derive(Clone)]
struct Pair {
    high: Expr,
    low: Expr,
}

#[derive(Default)]
struct Splitter {
    steps: Vec<Step>,
    /// Double words that have a name.
    pairs: HashMap<String, Pair>,
    /// Products without a name so far, and sums.
    products: usize,
    sums: usize,
}

fn is_wide(ty: Ty) -> bool {
    ty.bits > WORD.bits
}

impl Splitter {
    fn line(&mut self, line: Line) {
        let line = match line {
            Line::Let { name, expr } if is_wide(expr.ty) => {
                let pair = self.pair(&expr, &name);
                let high = self.bind(pair.high, &format!("{name}Hi"));
                let low = self.bind(pair.low, &format!("{name}Lo"));
                self.pairs.insert(name, Pair { high, low });
                return;
            }
            Line::Let { name, expr } => {
                let expr = self.narrow(&expr);
                Line::Let { name, expr }
            }
            Line::Carry {
                subtract,
                word,
                flag,
                operands,
            } => {
                // The IR adds words with carries; only Go's pairs need them for double words, and they are made here.
                let operands = Box::new(operands.map(|e| self.narrow(&e)));
                Line::Carry {
                    subtract,
                    word,
                    flag,
                    operands,
                }
            }
            Line::Mask {
                name,
                ty,
                flag,
                barrier,
            } => {
                let flag = self.narrow(&flag);
                let ty = if is_wide(ty) {
                    let mask = Expr::name(name.clone(), WORD, WORD.range());
                    let (high, low) = (mask.clone(), mask);
                    self.pairs.insert(name.clone(), Pair { high, low });
                    WORD
                } else {
                    ty
                };
                Line::Mask {
                    name,
                    ty,
                    flag,
                    barrier,
                }
            }
        };
        self.steps.push(Step::Line(line));
    }

    /// The value of an expression of at most 64 bits, without double words in it.
    fn narrow(&mut self, e: &Expr) -> Expr {
        let mut narrowed = match &e.node {
            Node::Name(_) | Node::Number(_) => return e.clone(),
            Node::Cast(x) if is_wide(x.ty) => self.unnamed(x).low.cast(e.ty),
            Node::Cast(x) => self.narrow(x).cast(e.ty),
            Node::Binary {
                operator,
                wraps,
                x,
                y,
            } => {
                let (x, y) = (self.narrow(x), self.narrow(y));
                let (operator, wraps) = (*operator, *wraps);
                folded(operator, &x, &y, e.ty).unwrap_or_else(|| Expr {
                    ty: e.ty,
                    range: e.range.clone(),
                    node: Node::Binary {
                        operator,
                        wraps,
                        x: Box::new(x),
                        y: Box::new(y),
                    },
                })
            }
            Node::Product(x, y) => {
                let (x, y) = (self.narrow(x), self.narrow(y));
                folded(Operator::Mul, &x, &y, e.ty).unwrap_or_else(|| Expr {
                    ty: e.ty,
                    range: e.range.clone(),
                    node: Node::Product(Box::new(x), Box::new(y)),
                })
            }
            Node::Shl(x, k) => self.narrow(x).shl(*k),
            Node::Shr(x, k) => self.narrow(x).shr(*k),
            Node::Not(x) => self.narrow(x).not(),
        };
        if let Some(range) = narrowed.range.meet(&e.range) {
            narrowed.range = range;
        }
        narrowed
    }

    /// The pair of a part of an expression.
    fn unnamed(&mut self, e: &Expr) -> Pair {
        let (letter, count) = match &e.node {
            Node::Name(_) | Node::Number(_) => return self.pair(e, ""),
            Node::Product(..) => ("m", &mut self.products),
            _ => ("s", &mut self.sums),
        };
        let name = format!("{letter}{count}");
        *count += 1;
        self.pair(e, &name)
    }

    /// The pair of a double word; what has to be a variable is called after `name`.
    fn pair(&mut self, e: &Expr, name: &str) -> Pair {
        let mut pair = match &e.node {
            Node::Name(variable) => self.pairs[variable].clone(),
            Node::Number(k) => Pair {
                high: Expr::number(k >> 64u8, WORD),
                low: Expr::number(k.clone(), WORD),
            },
            Node::Cast(x) if is_wide(x.ty) => self.pair(x, name),
            Node::Cast(x) => {
                let x = self.narrow(x);
                let x = self.bind(x, &format!("{name}Of"));
                Pair {
                    high: sign(&x),
                    low: x.cast(WORD),
                }
            }
            Node::Binary { operator, x, y, .. } => {
                let (x, y) = (self.unnamed(x), self.unnamed(y));
                match operator {
                    Operator::Add => self.sum(false, x, y, e, name),
                    Operator::Sub => self.sum(true, x, y, e, name),
                    Operator::Mul => self.multiple(x, y, name),
                    _ => Pair {
                        high: x.high.bitwise(*operator, y.high),
                        low: x.low.bitwise(*operator, y.low),
                    },
                }
            }
            Node::Product(x, y) => self.product(x, y, e, name),
            Node::Shl(x, k) => {
                let x = self.unnamed(x);
                let x = self.bound(x, name);
                if *k >= 64 {
                    Pair {
                        high: x.low.shl(k - 64),
                        low: zero(),
                    }
                } else {
                    let carried = x.low.clone().shr(64 - k);
                    Pair {
                        high: x.high.shl(*k).bitwise(Operator::Or, carried),
                        low: x.low.shl(*k),
                    }
                }
            }
            Node::Shr(x, k) => {
                let negative = x.range.lo.is_negative();
                let x = self.unnamed(x);
                let x = self.bound(x, name);
                shifted_right(x, *k, negative)
            }
            Node::Not(x) => {
                let x = self.unnamed(x);
                Pair {
                    high: x.high.not(),
                    low: x.low.not(),
                }
            }
        };
        for (word, range) in [
            (&mut pair.low, low_range(&e.range)),
            (&mut pair.high, high_range(&e.range)),
        ] {
            if let Some(range) = word.range.meet(&range) {
                word.range = range;
            }
            // Constants alone would have no type in the printed line.
            if let Some(k) = word.range.single() {
                *word = Expr::number(k.clone(), WORD);
            }
        }
        pair
    }

    /// `x + y`, or `x - y`: the carry of the low words goes into the high ones.
    fn sum(&mut self, subtract: bool, x: Pair, y: Pair, e: &Expr, name: &str) -> Pair {
        let (low, carry, high) = (
            format!("{name}Lo"),
            format!("{name}Carry"),
            format!("{name}Hi"),
        );
        let carry_in = Expr::name(&carry, Ty::FLAG, Ty::FLAG.range());
        // A sum whose low word takes nothing is carried nothing.
        for (word, flag, operands) in [
            (&low, Some(carry), [x.low, y.low, Expr::number(0, Ty::FLAG)]),
            (&high, None, [x.high, y.high, carry_in]),
        ] {
            self.steps.push(Step::Line(Line::Carry {
                subtract,
                word: Some(word.clone()),
                flag,
                operands: Box::new(operands),
            }));
        }
        Pair {
            high: Expr::name(high, WORD, high_range(&e.range)),
            low: Expr::name(low, WORD, low_range(&e.range)),
        }
    }

    /// Product of unsigned words, as variables.
    fn whole(&mut self, x: Expr, y: Expr, name: &str) -> Pair {
        let (high, low) = (format!("{name}Hi"), format!("{name}Lo"));
        let exact = x.range.product(&y.range);
        self.steps.push(Step::Product {
            high: Some(high.clone()),
            low: Some(low.clone()),
            operands: Box::new([x, y]),
        });
        Pair {
            high: Expr::name(high, WORD, high_range(&exact)),
            low: Expr::name(low, WORD, low_range(&exact)),
        }
    }

    /// The exact product of two words of any sign: with -2^64 for the top bit of a negative word, the high word is too
    /// large by the other factor, for each factor below 0.
    fn product(&mut self, x: &Expr, y: &Expr, e: &Expr, name: &str) -> Pair {
        let [x, y] = [(x, "X"), (y, "Y")].map(|(factor, end)| {
            let factor = self.narrow(factor);
            let named = e.range.lo.is_negative();
            if named {
                self.bind(factor, &format!("{name}{end}"))
            } else {
                factor
            }
        });
        let [unsigned_x, unsigned_y] = [&x, &y].map(|factor| factor.clone().cast(WORD));
        if e.range.within(&WORD.range()) {
            return Pair {
                high: zero(),
                low: unsigned_x.mul(unsigned_y, WORD),
            };
        }
        let surplus = [
            sign(&x).bitwise(Operator::And, unsigned_y.clone()),
            sign(&y).bitwise(Operator::And, unsigned_x.clone()),
        ];
        let mut pair = self.whole(unsigned_x, unsigned_y, name);
        for part in surplus {
            if part.range.single().is_none_or(|k| !k.is_zero()) {
                pair.high = pair.high.sub(part, WORD);
            }
        }
        pair.high = self.bind(pair.high, &format!("{name}Top"));
        pair
    }

    /// Product of double words modulo 2^128.
    fn multiple(&mut self, x: Pair, y: Pair, name: &str) -> Pair {
        let x = self.bound(x, &format!("{name}X"));
        let y = self.bound(y, &format!("{name}Y"));
        let mut pair = self.whole(x.low.clone(), y.low.clone(), name);
        for (a, b) in [(x.high, y.low), (x.low, y.high)] {
            pair.high = pair.high.add(a.mul(b, WORD), WORD);
        }
        pair.high = self.bind(pair.high, &format!("{name}Top"));
        pair
    }

    /// The pair with both words as variables or constants.
    fn bound(&mut self, pair: Pair, name: &str) -> Pair {
        Pair {
            high: self.bind(pair.high, &format!("{name}InHi")),
            low: self.bind(pair.low, &format!("{name}InLo")),
        }
    }

    /// The expression as a variable or a constant.
    fn bind(&mut self, e: Expr, name: &str) -> Expr {
        if matches!(e.node, Node::Name(_) | Node::Number(_)) {
            return e;
        }
        let variable = Expr::name(name, e.ty, e.range.clone());
        self.steps.push(Step::Line(Line::Let {
            name: name.to_owned(),
            expr: e,
        }));
        variable
    }
}
