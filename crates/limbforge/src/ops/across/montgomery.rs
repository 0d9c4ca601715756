//! Montgomery's reduction across lanes, interleaved with the product (Montgomery 1985).
//!
//! Limbs are kept modulo P = k p, which is -1 modulo W = 2^w, the weight of limb 1. The quotient digit q of a step is
//! the lowest limb of the sum, without a product: sum + q P = (sum - q) + q (P + 1), so that
//!
//! ```text
//! (sum + q P) / W = (sum - q) / W + q M,    M = (P + 1) / W.
//! ```
//!
//! The division moves all limbs down by a lane. Low halves of products with M belong to their lanes, high halves to the
//! next one, 2^(52 - w) times: they are added in the step after, in the lane where they stand.
//!
//! Bounds: a lane comes down one place each step, so it sums at most eight steps until it reaches the lowest register,
//! which is carried in each. With R = W^n a product of x and y is below x y / R + P, of which the highest limb is what
//! the interval of its lane says. The check decides lane by lane.

use crate::ir::across::{LANES, Op, Register};

use super::draft::{Draft, Limbs};

/// The product of two elements over R. `upper` are the limbs of M.
pub fn product(d: &mut Draft, x: &[Register], y: &[Register], upper: &[u64]) -> Limbs {
    let (n, bits) = (d.layout.limbs, d.layout.bits);
    let upper = d.constants(upper);
    let zeros = d.zeros();
    let mut digit = d.broadcast(y, 0);
    let mut sum = d.zip(&zeros, x, |zero, x| Op::Madd52Lo([zero, x, digit]));
    let mut quotient: Option<Register> = None;
    for i in 0..n {
        let mut above = d.zip(&zeros, x, |zero, x| Op::Madd52Hi([zero, x, digit]));
        if let Some(quotient) = quotient {
            above = d.zip(&above, &upper, |sum, m| Op::Madd52Hi([sum, m, quotient]));
        }
        let mut above = d.shifted_all(&above, 52 - bits);
        let carry = d.program.push(Op::Shr(sum[0], bits));
        sum[0] = d.program.push(Op::Low(sum[0], [bits; LANES]));
        let own = d.broadcast(&sum, 0);
        let moved = d.moved_down(&sum, zeros[0]);
        if i + 1 < n {
            digit = d.broadcast(y, i + 1);
            // The next row waits for no quotient digit.
            above = d.zip(&above, x, |sum, x| Op::Madd52Lo([sum, x, digit]));
        }
        // Lanes that move arrive last.
        above[0] = d.program.push(Op::Add(above[0], carry));
        let next = d.zip(&moved, &above, Op::Add);
        sum = d.zip(&next, &upper, |sum, m| Op::Madd52Lo([sum, m, own]));
        quotient = Some(own);
    }
    let last = quotient.expect("two limbs or more");
    let late = d.zip(&zeros, &upper, |zero, m| Op::Madd52Hi([zero, m, last]));
    let sum = d.plus_moved_up(&sum, &late, 52 - bits);
    d.carried(&sum)
}
