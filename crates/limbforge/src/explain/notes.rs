//! Steps on the columns, in words.

use num_bigint::BigInt;

use super::{Operation, fold_factor};
use crate::{
    ir::{
        build::{ConstMul, signed_powers},
        interval::{power_of_two, short},
        shift_add::for_programs,
    },
    plan::{Accumulation, Carry, Multiples, Place, Plan, Product, Reduction},
    prime::Prime,
};

/// One step a line, in order.
pub fn steps(prime: &Prime, plan: &Plan, operation: Operation) -> Vec<String> {
    let mut steps = Vec::new();
    combination(plan, operation, &mut steps);
    steps.push(accumulation(plan, operation));
    reduction(prime, plan, operation, &mut steps);
    carry(plan, &mut steps);
    steps
}

/// How a method makes columns of fewer products.
fn combination(plan: &Plan, operation: Operation, steps: &mut Vec<String>) {
    let h = plan.limbs / 2;
    if plan.reduction == Reduction::Golden {
        steps.push(format!(
            "three half-size products with x = 2^{}: low L, high H, and of the sums S; the product is (L + H) + (S - L) x",
            plan.radix.exponent(h)
        ));
    }
    match (plan.product, operation) {
        (Product::Adk, Operation::Mul) => steps.push(
            "each column also takes the products a_i b_i of all i that occur in it: x_i y_j + x_j y_i = x_i y_i + x_j y_j + (x_i-x_j)(y_j-y_i)".to_owned(),
        ),
        (Product::Adk, Operation::Square) => steps.push(
            "a square uses schoolbook products: arbitrary-degree Karatsuba would have the same number".to_owned(),
        ),
        (Product::Karatsuba(levels), _) if plan.reduction != Reduction::Golden => steps.push(format!(
            "on each of {levels} level(s) the middle columns also take the low and the high half once more: a0 b1 + a1 b0 = a0 b0 + a1 b1 {} of halves",
            if operation == Operation::Mul { "+ (a0-a1)(b1-b0)" } else { "- (a0-a1)^2" }
        )),
        _ => {}
    }
}

fn accumulation(plan: &Plan, operation: Operation) -> String {
    let saturated =
        "the low word of a product stays in its column; the high word is added to the next";
    match plan.accumulation {
        Accumulation::DoubleWord if plan.is_saturated() => {
            format!("{saturated}: sums in double words, of which the high word is the carry")
        }
        Accumulation::DoubleWord => "each column is summed in a double word".to_owned(),
        Accumulation::Split { left, right } => format!(
            "the operands are shifted left by {left} and {right} bits first, so that the high word of a product belongs to the next column; low words are shifted back by {}",
            left + right
        ),
        Accumulation::CarryChainTwice if operation == Operation::Square => {
            format!("{saturated}; added by carry chains, the products off the diagonal twice")
        }
        Accumulation::CarryChain | Accumulation::CarryChainTwice => {
            format!("{saturated}; added by carry chains")
        }
        Accumulation::Madd52 => {
            "the low and the high 52 bits of each product are summed in words of their own"
                .to_owned()
        }
        Accumulation::Fma51 => {
            "each product is rounded to a multiple of 2^51 as a double; the rounded products and what they leave are summed in words of their own"
                .to_owned()
        }
        Accumulation::Word => "each column is summed in a word".to_owned(),
    }
}

fn reduction(prime: &Prime, plan: &Plan, operation: Operation, steps: &mut Vec<String>) {
    match &plan.reduction {
        Reduction::Fold {
            constant,
            place,
            by,
        } => fold(prime, plan, constant, *place, *by, steps),
        Reduction::Solinas => solinas(prime, plan, steps),
        Reduction::Golden => steps.push(format!(
            "columns beyond the top fold by x^2 = x + 1 with x = 2^{}: once to the lower half, once to the upper half",
            prime.bits() / 2
        )),
        Reduction::Montgomery { multiples, .. } => {
            // A square has its own products first: only half of them are formed.
            let by_rows = *multiples != Multiples::After && operation == Operation::Mul;
            montgomery(prime, plan, by_rows, *multiples == Multiples::Complement, steps);
        },
    }
}

fn fold(
    prime: &Prime,
    plan: &Plan,
    constant: &BigInt,
    place: Place,
    by: ConstMul,
    steps: &mut Vec<String>,
) {
    let n = plan.limbs;
    let end = plan.radix.exponent(n);
    let how = match by {
        ConstMul::Mul => "by multiplications".to_owned(),
        ConstMul::ShiftAdd | ConstMul::Madd52 => {
            format!("by shifts and additions ({})", for_programs(constant))
        }
    };
    let relation = format!("2^{end} = {constant} (mod p)");
    let on = |operand: &str, when: &str| {
        format!("{relation}, multiplied to the limbs of {operand} {how}, {when}")
    };
    match place {
        Place::Left => steps.push(on("a", "once each")),
        Place::Right => steps.push(on("the right operand", "once each")),
        Place::LeftUncached => steps.push(on("a", "again for each product")),
        Place::RightUncached => steps.push(on("the right operand", "again for each product")),
        Place::Columns | Place::High => {
            let (unit, when) = match (place, plan.is_saturated()) {
                (Place::Columns, _) => ("column", "on the sums of the upper columns"),
                (_, true) => ("word", "on the upper words of the product"),
                (_, false) => ("limb", "after carries have made the upper columns limbs"),
            };
            steps.push(format!("{relation}, {how}, {when}"));
            let top = if plan.is_saturated() {
                2 * n
            } else {
                2 * n - 1
            };
            for k in n..top {
                let factor = fold_factor(prime, plan, k);
                steps.push(format!("{unit} {k} times {factor} to {unit} {}", k - n));
            }
            if plan.is_saturated() {
                steps.push(format!(
                    "bits beyond 2^{} after that are folded again",
                    prime.bits()
                ));
            }
        }
    }
}

fn solinas(prime: &Prime, plan: &Plan, steps: &mut Vec<String>) {
    let m = prime.bits();
    let rest = power_of_two(m) - BigInt::from(prime.value().clone());
    let powers = signed_powers(&rest);
    let sum = |shift: u32| {
        let mut text = String::new();
        for (place, (negative, exponent)) in powers.iter().enumerate() {
            text.push_str(match (place, negative) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            });
            text.push_str(&format!("2^{}", exponent + shift));
        }
        text
    };
    steps.push(format!(
        "2^{m} = {} (mod p): after carries, limbs from the top down go to these places, by shifts",
        sum(0)
    ));
    for k in (plan.limbs..2 * plan.limbs - 1).rev() {
        let exponent = plan.radix.exponent(k);
        steps.push(format!("limb {k}: 2^{exponent} = {}", sum(exponent - m)));
    }
    steps.push("a multiple of p is added so that no limb is negative".to_owned());
}

fn montgomery(
    prime: &Prime,
    plan: &Plan,
    interleaved: bool,
    complement: bool,
    steps: &mut Vec<String>,
) {
    let n = plan.limbs;
    let t = plan.radix.exponent(1);
    let when = if interleaved {
        "after each row"
    } else {
        "after the products"
    };
    steps.push(format!(
        "REDC {when}, with R = 2^{}: multiples of p make the low half 0",
        plan.radix.exponent(n)
    ));
    let p = BigInt::from(prime.value().clone());
    let friendly = (&p + 1u32) % power_of_two(t) == BigInt::from(0);
    for k in 0..n {
        let digit = if friendly {
            format!("q{k} = limb {k}, as p = -1 (mod 2^{t})")
        } else {
            format!("q{k} = limb {k} times -1/p mod 2^{t}")
        };
        let (from, to) = (plan.radix.exponent(k), plan.radix.exponent(n + k));
        steps.push(match complement {
            false => format!("{digit}; q{k} p 2^{from} is added"),
            true => {
                format!(
                    "{digit}; q{k} 2^{to} is added, q{k} (2^{} - p) 2^{from} subtracted",
                    to - from
                )
            }
        });
    }
    steps.push(format!(
        "the upper half is the result, with p = {}",
        short(&p)
    ));
}

fn carry(plan: &Plan, steps: &mut Vec<String>) {
    let last = plan.limbs - 1;
    let text = match plan.carry {
        Carry::Sequential => format!("carry from limb 0 up to limb {last}"),
        Carry::Interleaved => {
            "carry in two chains at once, from limb 0 and from the middle".to_owned()
        }
        Carry::Parallel => "carry from all limbs at once".to_owned(),
        Carry::TopFirst => "fold what exceeds the top limb, then carry limb after limb".to_owned(),
        Carry::None => return,
    };
    let top = match &plan.reduction {
        Reduction::Montgomery { .. } => "",
        _ => "; overflow from the top limb is folded",
    };
    steps.push(format!("{text}{top}"));
}
