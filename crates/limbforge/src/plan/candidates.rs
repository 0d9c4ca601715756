//! Every recipe worth trying on a prime.
//!
//! Radices follow the stability rule (n + 1)(2^t - 1)^2 < 2^(2w - 1), under which the n products of a column and a
//! carry fit a signed double word (Scott 2015), and are searched around the fewest limbs that satisfy it. What a rule
//! of thumb lets through and the bounds do not, [`crate::ops::derive`] rejects with its reason.

use num_bigint::BigInt;
use num_traits::One;

use super::{Accumulation, Carry, Inversion, Multiples, Place, Plan, Product, Reduction, fits};
use crate::{ir::build::ConstMul, prime::Prime, repr::Radix};

/// How many recipes to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effort {
    /// The leading recipe of each structure.
    Quick,
    /// Every structure with its variants.
    Full,
}

/// The recipes that fit `prime`, structurally different ones first.
pub fn candidates(prime: &Prime, effort: Effort) -> Vec<Plan> {
    let mut plans = Vec::new();
    for word in [64, 32] {
        saturated(prime, word, effort, &mut plans);
        for (limbs, radix) in shapes(prime, word, effort) {
            let shape = Shape {
                word,
                limbs,
                radix,
                effort,
            };
            folded(prime, &shape, &mut plans);
            sparse(&shape, &mut plans);
            montgomery(&shape, &mut plans);
        }
    }
    plans.retain(|plan| fits(prime, plan).is_ok());
    let mut seen = std::collections::BTreeSet::new();
    plans.retain(|plan| seen.insert(plan.to_string()));
    plans
}

/// Above this many limbs every product is a long program: only the structures that large primes need are tried.
const MANY_LIMBS: usize = 24;

const OPERAND_PLACES: [Place; 4] = [
    Place::Right,
    Place::Left,
    Place::RightUncached,
    Place::LeftUncached,
];

struct Shape {
    word: u8,
    limbs: usize,
    radix: Radix,
    effort: Effort,
}

impl Shape {
    fn plan(
        &self,
        product: Product,
        accumulation: Accumulation,
        reduction: Reduction,
        carry: Carry,
    ) -> Plan {
        Plan {
            word: self.word,
            lanes: 1,
            across: 1,
            limbs: self.limbs,
            radix: self.radix,
            product,
            accumulation,
            reduction,
            carry,
            inversion: Inversion::Power,
        }
    }

    fn end(&self) -> u32 {
        self.radix.exponent(self.limbs)
    }

    fn all<T: Copy>(&self, choices: &[T]) -> Vec<T> {
        let count = match self.effort {
            Effort::Quick => 1,
            Effort::Full => choices.len(),
        };
        choices[..count].to_vec()
    }
}

/// Montgomery with a given scanning of the multiple of p.
fn redc(scanning: Product) -> Reduction {
    Reduction::Montgomery {
        scanning,
        multiples: Multiples::After,
    }
}

fn fold(prime: &Prime, end: u32, place: Place, by: ConstMul) -> Option<Reduction> {
    let form = prime.pseudo_mersenne()?;
    let constant = BigInt::from(form.c) << end.checked_sub(prime.bits())?;
    Some(Reduction::Fold {
        constant,
        place,
        by,
    })
}

fn saturated(prime: &Prime, word: u8, effort: Effort, plans: &mut Vec<Plan>) {
    let width = u32::from(word);
    let shape = Shape {
        word,
        limbs: prime.bits().div_ceil(width) as usize,
        radix: Radix::bits(width),
        effort,
    };
    // On a processor of 64 bits the halves of its words are tried only where they are few.
    if word == 32 && (effort == Effort::Quick || shape.limbs > MANY_LIMBS) {
        return;
    }
    let rows = [
        Accumulation::CarryChain,
        Accumulation::CarryChainTwice,
        Accumulation::DoubleWord,
    ];
    let ways = shape.all(&[ConstMul::Mul, ConstMul::ShiftAdd]);
    for by in ways {
        let Some(reduction) = fold(prime, shape.end(), Place::High, by) else {
            break;
        };
        for accumulation in rows {
            let product = Product::OperandScanning;
            plans.push(shape.plan(product, accumulation, reduction.clone(), Carry::None));
        }
        let (product, accumulation) = (Product::ProductScanning, Accumulation::CarryChain);
        plans.push(shape.plan(product, accumulation, reduction, Carry::None));
    }
    let within = |multiples| Reduction::Montgomery {
        scanning: Product::OperandScanning,
        multiples,
    };
    for accumulation in rows {
        let reductions = [
            within(Multiples::Interleaved),
            redc(Product::OperandScanning),
            within(Multiples::Complement),
        ];
        let plans_of = |reduction| {
            let product = Product::OperandScanning;
            shape.plan(product, accumulation, reduction, Carry::None)
        };
        let fitting = reductions.map(plans_of).into_iter();
        plans.extend(fitting.filter(|plan| fits(prime, plan).is_ok()));
    }
    let scanning = Product::ProductScanning;
    let accumulation = Accumulation::CarryChain;
    plans.push(shape.plan(scanning, accumulation, redc(scanning), Carry::None));
}

/// Limb counts and radices for limbs with room.
fn shapes(prime: &Prime, word: u8, effort: Effort) -> Vec<(usize, Radix)> {
    let (m, w) = (prime.bits(), u32::from(word));
    let stable = |n: usize, half_bits: u32| {
        let limb: BigInt = (BigInt::one() << half_bits.div_ceil(2)) - 1u32;
        (BigInt::from(n) + 1u32) * &limb * &limb < BigInt::one() << (2 * w - 1)
    };
    let least = (1..).find(|&n| stable(n, (2 * m).div_ceil(n as u32)));
    let least = least.unwrap_or(1);
    let fewest = match effort {
        Effort::Quick => least,
        Effort::Full => least.saturating_sub(1).max(1),
    };
    let mut shapes = Vec::new();
    for n in fewest..least + 2 {
        if n > 512 || (word == 32 && n > MANY_LIMBS) {
            continue;
        }
        let mut radices = Vec::new();
        let half_bits = 2 * m / n as u32;
        if (2 * m).is_multiple_of(n as u32) && half_bits % 2 == 1 {
            radices.push(Radix { half_bits });
        }
        if effort == Effort::Full || n == least {
            // Room above the prime makes Montgomery sums and Solinas folds cheaper.
            let even = m.div_ceil(n as u32);
            radices.extend([Radix::bits(even), Radix::bits(even + 1)]);
        }
        radices.retain(|radix| radix.half_bits < 2 * w && radix.exponent(n - 1) < m);
        shapes.extend(radices.into_iter().map(|radix| (n, radix)));
    }
    shapes
}

/// Pseudo-Mersenne folds of limbs with room.
fn folded(prime: &Prime, shape: &Shape, plans: &mut Vec<Plan>) {
    let of = |place, by| fold(prime, shape.end(), place, by);
    if of(Place::High, ConstMul::Mul).is_none() {
        return;
    }
    let carries = shape.all(&[Carry::Sequential, Carry::Parallel, Carry::Interleaved]);
    let scannings = shape.all(&[Product::ProductScanning, Product::OperandScanning]);
    let ways = [ConstMul::Mul, ConstMul::ShiftAdd];
    let splits = splits(shape);
    for &carry in &carries {
        for &scanning in &scannings {
            for &place in &shape.all(&OPERAND_PLACES) {
                for &by in &shape.all(&ways) {
                    let Some(reduction) = of(place, by) else {
                        continue;
                    };
                    let doubles = Accumulation::DoubleWord;
                    plans.push(shape.plan(scanning, doubles, reduction.clone(), carry));
                    if place == Place::Right && by == ConstMul::Mul {
                        for &split in &splits {
                            plans.push(shape.plan(scanning, split, reduction.clone(), carry));
                        }
                    }
                }
            }
        }
        let mut products = vec![Product::Adk, Product::ProductScanning];
        if shape.effort == Effort::Full {
            products.extend([Product::Karatsuba(1), Product::Karatsuba(2)]);
        }
        for product in products {
            for place in [Place::Columns, Place::High] {
                for &by in &shape.all(&ways) {
                    let Some(reduction) = of(place, by) else {
                        continue;
                    };
                    plans.push(shape.plan(product, Accumulation::DoubleWord, reduction, carry));
                }
            }
        }
    }
}

/// Shifts of the operands by which the limb boundary falls on the word boundary.
fn splits(shape: &Shape) -> Vec<Accumulation> {
    let Some(bits) = shape.radix.uniform() else {
        return Vec::new();
    };
    let total = u32::from(shape.word) - bits;
    let half = total / 2;
    let shifts = [
        (half, total - half),
        (total - half, half),
        (0, total),
        (total, 0),
    ];
    let mut all: Vec<Accumulation> = shape
        .all(&shifts)
        .into_iter()
        .map(|(left, right)| Accumulation::Split { left, right })
        .collect();
    all.dedup();
    all
}

/// Generalised Mersenne folds.
fn sparse(shape: &Shape, plans: &mut Vec<Plan>) {
    let carries = shape.all(&[Carry::Sequential, Carry::Parallel]);
    for &carry in &carries {
        for product in [Product::ProductScanning, Product::Adk] {
            for reduction in [Reduction::Golden, Reduction::Solinas] {
                plans.push(shape.plan(product, Accumulation::DoubleWord, reduction, carry));
            }
        }
        if shape.effort == Effort::Full {
            for levels in [1, 2] {
                let product = Product::Karatsuba(levels);
                let doubles = Accumulation::DoubleWord;
                plans.push(shape.plan(product, doubles, Reduction::Solinas, carry));
            }
        }
    }
}

/// Montgomery reduction of limbs with room.
fn montgomery(shape: &Shape, plans: &mut Vec<Plan>) {
    let scannings = [Product::ProductScanning, Product::Adk];
    for product in scannings {
        for scanning in scannings {
            if shape.effort == Effort::Quick && product != scanning {
                continue;
            }
            let doubles = Accumulation::DoubleWord;
            plans.push(shape.plan(product, doubles, redc(scanning), Carry::Sequential));
        }
    }
    if shape.effort == Effort::Full {
        for split in splits(shape).into_iter().take(1) {
            let scanning = Product::ProductScanning;
            plans.push(shape.plan(scanning, split, redc(scanning), Carry::Sequential));
        }
        for levels in [1, 2] {
            let reduction = redc(Product::ProductScanning);
            let product = Product::Karatsuba(levels);
            let doubles = Accumulation::DoubleWord;
            plans.push(shape.plan(product, doubles, reduction, Carry::Sequential));
        }
    }
}
