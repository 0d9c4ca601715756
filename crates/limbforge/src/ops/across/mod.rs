//! One element over the lanes of vectors: each product is spread over them.
//!
//! Of two reductions, `montgomery` takes any prime. The other is a fold: with limbs of w bits and 2^(n w) = C modulo
//! p, a times 2^(w i) has the limbs of a moved up by i lanes, those that leave the top C times at the bottom. So limb i
//! of b is multiplied with n lanes of a window of 2n: C a below a. Nothing waits for a quotient. Low halves of products
//! belong to their lanes, high halves to the next one, 2^(52 - w) times; one step of carries in all lanes makes limbs
//! of the sums.
//!
//! Bounds: C times a limb of a factor is below 2^52, which the multiplier takes. A lane sums n low halves, each below
//! 2^52, and n high halves, 2^(52 - w) times (the lowest lane C times that). The check decides lane by lane.

mod draft;
mod montgomery;

use num_bigint::BigInt;

use super::{
    Arithmetic,
    derive::Rejection,
    geometry::Geometry,
    programs::Subject,
    unsaturated::{Sums, Unsaturated},
};
use crate::{
    check::{Checked, fits_across},
    ir::{
        self, Value,
        across::{Op, Program, Register, expand},
        build::{Builder, ConstMul},
    },
    plan::{Accumulation, Carry, Multiples, Place, Plan, Product, Reduction},
    repr::Repr,
};
use draft::{Draft, Fold, Layout, Limbs, Method};

/// Arithmetic on one element over lanes.
pub struct Across {
    geometry: Geometry,
    layout: Layout,
    /// Whether sums and differences are carried.
    carries: bool,
    /// Conversions and halves, which are no programs on registers.
    scalar: Unsaturated,
}

impl Method {
    fn of(geometry: &Geometry, plan: &Plan) -> Method {
        let Reduction::Fold { by, .. } = plan.reduction else {
            let upper = (plan.multiple(&geometry.p) + 1) >> geometry.exponent(1);
            let words = |digits: Vec<BigInt>| digits.iter().map(word).collect();
            return Method::Montgomery {
                upper: words(geometry.digits(&upper)),
                one: words(geometry.one()),
            };
        };
        let constant = geometry.rest() << (geometry.exponent(geometry.n) - geometry.m);
        Method::Fold(Fold {
            constant: word(&constant),
            by,
        })
    }

    /// The reduction of words that are no vectors.
    fn in_words(&self) -> Reduction {
        match self {
            Method::Fold(fold) => Reduction::Fold {
                constant: fold.constant.into(),
                place: Place::Columns,
                by: ConstMul::Mul,
            },
            Method::Montgomery { .. } => Reduction::Montgomery {
                scanning: Product::ProductScanning,
                multiples: Multiples::After,
            },
        }
    }
}

impl Across {
    /// The ways to add that a plan can have, the least work first: sums without a carry, and with one.
    pub fn carries(plan: &Plan) -> &'static [bool] {
        // Carries do not make an integer less, so that with Montgomery's reduction sums stay loose.
        if plan.is_montgomery() {
            &[false]
        } else {
            &[false, true]
        }
    }

    /// The arithmetic of a plan across lanes that fits the prime.
    pub fn new(geometry: &Geometry, plan: &Plan, carries: bool) -> Across {
        let method = Method::of(geometry, plan);
        let in_words = Plan {
            product: Product::ProductScanning,
            accumulation: Accumulation::DoubleWord,
            reduction: method.in_words(),
            carry: Carry::Sequential,
            ..plan.clone()
        };
        Across {
            geometry: geometry.clone(),
            layout: Layout {
                limbs: geometry.n,
                bits: geometry.exponent(1),
                method,
            },
            carries,
            scalar: Unsaturated {
                geometry: geometry.clone(),
                plan: in_words,
                sums: if carries { Sums::Carried } else { Sums::Kept },
            },
        }
    }

    /// The program of an operation on registers. `floors` are the greatest limbs of what is subtracted.
    fn program(&self, name: &str, floors: &[BigInt]) -> Option<Program> {
        let mut d = Draft::new(name, &self.layout);
        let results = match name {
            "add" => {
                let (a, b) = (d.program.element(), d.program.element());
                let sum = d.zip(&a, &b, Op::Add);
                vec![self.finished(&mut d, sum)]
            }
            "sub" => {
                let (a, b) = (d.program.element(), d.program.element());
                let opposite = self.opposite(&mut d, &b, floors);
                let difference = d.zip(&a, &opposite, Op::Add);
                vec![self.finished(&mut d, difference)]
            }
            "opp" => {
                let a = d.program.element();
                let opposite = self.opposite(&mut d, &a, floors);
                vec![self.finished(&mut d, opposite)]
            }
            "carry" => {
                let a = d.program.element();
                vec![self.tight(&mut d, &a)]
            }
            "mul" => {
                let (a, b) = (d.program.element(), d.program.element());
                vec![self.product(&mut d, &a, &b)]
            }
            "square" => {
                let a = d.program.element();
                vec![self.product(&mut d, &a, &a)]
            }
            "mul_small" => {
                let (a, k) = (d.program.element(), d.program.scalar());
                vec![small_product(&mut d, &a, k)]
            }
            "select" => {
                let choice = d.program.scalar();
                let (a, b) = (d.program.element(), d.program.element());
                vec![d.zip(&a, &b, |x, y| Op::Select(choice, x, y))]
            }
            "swap" => {
                let choice = d.program.scalar();
                let (a, b) = (d.program.element(), d.program.element());
                let select = |x, y| Op::Select(choice, x, y);
                vec![d.zip(&b, &a, select), d.zip(&a, &b, select)]
            }
            _ => return None,
        };
        d.program.results = results;
        Some(d.program)
    }

    /// A multiple of p whose limbs are at least `floors`, less x.
    fn opposite(&self, d: &mut Draft, x: &[Register], floors: &[BigInt]) -> Limbs {
        let multiple: Vec<u64> = self
            .geometry
            .multiple_above(floors)
            .iter()
            .map(word)
            .collect();
        let multiple = d.constants(&multiple);
        d.zip(&multiple, x, Op::Sub)
    }

    fn product(&self, d: &mut Draft, x: &[Register], y: &[Register]) -> Limbs {
        match &self.layout.method {
            Method::Fold(fold) => product(d, x, y, fold),
            Method::Montgomery { upper, .. } => montgomery::product(d, x, y, upper),
        }
    }

    /// The limbs of a sum as those of a product are: with Montgomery's reduction, by a product with 1.
    fn tight(&self, d: &mut Draft, x: &[Register]) -> Limbs {
        match &self.layout.method {
            Method::Fold(_) => d.carried(x),
            Method::Montgomery { upper, one } => {
                let one = d.constants(one);
                montgomery::product(d, &one, x, upper)
            }
        }
    }

    fn finished(&self, d: &mut Draft, sums: Limbs) -> Limbs {
        if self.carries { d.carried(&sums) } else { sums }
    }

    /// The words of an operation with one result.
    fn run(
        &self,
        name: &str,
        b: &mut Builder,
        params: &[&[Value]],
        floors: &[BigInt],
    ) -> Vec<Value> {
        let program = self.program(name, floors).expect("a program on registers");
        let params: Vec<Vec<Value>> = params.iter().map(|words| words.to_vec()).collect();
        let results =
            expand(&program, b, &params).expect("no result depends on lanes above the limbs");
        results.concat()
    }
}

/// Checks the words of a program on registers under the statement of its name, and gives both.
///
/// # Errors
/// [`Rejection`]: a lane overflows, or the check refuses the words.
///
/// # Panics
/// If the representation has no operation of this name.
pub fn check(
    registers: Program,
    p: &BigInt,
    repr: &Repr,
) -> Result<(Checked<ir::Program>, Checked<Program>), Rejection> {
    let subject = Subject { p, repr };
    let words = subject.check(subject.expansion(&registers)?)?;
    let name = registers.name.clone();
    let registers = fits_across(registers, &words);
    let registers = registers.map_err(|refusal| Rejection::refused(&name, refusal))?;
    Ok((words, registers))
}

/// A word that holds a number, or the greatest word: then the check refuses what it is for.
fn word(k: &BigInt) -> u64 {
    u64::try_from(k).unwrap_or(u64::MAX)
}

/// The product of two elements.
fn product(d: &mut Draft, x: &[Register], y: &[Register], fold: &Fold) -> Limbs {
    let n = d.layout.limbs;
    let window = d.window(x, fold);
    let zeros = d.zeros();
    let (mut low, mut high) = (zeros.clone(), zeros);
    for i in 0..n {
        let digit = d.broadcast(y, i);
        for r in 0..x.len() {
            let factor = if i == 0 {
                x[r]
            } else {
                d.span(&window, n - i + 8 * r)
            };
            low[r] = d.program.push(Op::Madd52Lo([low[r], factor, digit]));
            high[r] = d.program.push(Op::Madd52Hi([high[r], factor, digit]));
        }
    }
    reduced(d, &low, &high)
}

/// The product of an element and a small word.
fn small_product(d: &mut Draft, x: &[Register], k: usize) -> Limbs {
    let (zeros, k) = (d.zeros(), d.program.push(Op::Splat(k)));
    let low = d.zip(&zeros, x, |zero, x| Op::Madd52Lo([zero, x, k]));
    let high = d.zip(&zeros, x, |zero, x| Op::Madd52Hi([zero, x, k]));
    reduced(d, &low, &high)
}

/// The limbs of the sums of low and high halves.
fn reduced(d: &mut Draft, low: &[Register], high: &[Register]) -> Limbs {
    let sums = d.plus_moved_up(low, high, 52 - d.layout.bits);
    d.carried(&sums)
}

/// The greatest values of limbs.
fn greatest(b: &Builder, limbs: &[Value]) -> Vec<BigInt> {
    limbs.iter().map(|&limb| b.range(limb).hi.clone()).collect()
}

impl Arithmetic for Across {
    fn multiply(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        self.run("mul", b, &[x, y], &[])
    }

    fn square(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.run("square", b, &[x], &[])
    }

    fn add(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        self.run("add", b, &[x, y], &[])
    }

    fn subtract(&self, b: &mut Builder, x: &[Value], y: &[Value]) -> Vec<Value> {
        let floors = greatest(b, y);
        self.run("sub", b, &[x, y], &floors)
    }

    fn carry(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.run("carry", b, &[x], &[])
    }

    fn halve(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.scalar.halve(b, x)
    }

    fn multiply_small(&self, b: &mut Builder, x: &[Value], k: Value) -> Vec<Value> {
        self.run("mul_small", b, &[x, &[k]], &[])
    }

    fn leave_montgomery(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.scalar.leave_montgomery(b, x)
    }

    fn words_to_limbs(&self, b: &mut Builder, words: &[Value]) -> Vec<Value> {
        self.scalar.words_to_limbs(b, words)
    }

    fn limbs_to_words(&self, b: &mut Builder, x: &[Value]) -> Vec<Value> {
        self.scalar.limbs_to_words(b, x)
    }

    fn registers(&self, name: &str, repr: &Repr) -> Option<Program> {
        let floors: Vec<BigInt> = repr.tight.iter().map(|bound| bound.hi.clone()).collect();
        self.program(name, &floors)
    }
}
