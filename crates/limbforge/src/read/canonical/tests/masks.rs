//! The rules about masks of several bits, constants that are added as bits, and words of which some bits are moved out,
//! each where it decides, and where it nearly does.

use super::{
    Growing, Node, Op,
    rules::Terms,
    table::{Expression, Rule},
};
use crate::read::bits::{low, not, shift_left, shift_right};

const MOST: u64 = u64::MAX;

/// The mask of the sign of x or of the bit b.
fn mask(t: &mut Terms) -> Node {
    let (sign, zero) = (t.words.node(Op::ShiftRightSigned(63), &[t.x]), t.k(0));
    let on = t.sub(zero, t.b);
    t.node(Op::Or, sign, on)
}

/// The lowest bit of that mask, as clang has it.
fn lowest(t: &mut Terms) -> Node {
    let (sign, off) = (t.words.node(Op::ShiftRightSigned(63), &[t.x]), t.not(t.b));
    let one = t.k(1);
    let on = t.sub(off, one);
    let mask = t.node(Op::Or, on, sign);
    let byte = low(&mut t.words, 8, mask);
    low(&mut t.words, 1, byte)
}

/// `2^j (2 x + k)`, and `2^42` more.
fn odd(t: &mut Terms, j: u32, k: u64) -> Node {
    let (k, twice) = (t.k(k), t.add(t.x, t.x));
    let odd = t.add(twice, k);
    let up = shift_left(&mut t.words, j, odd);
    let more = t.k(1 << 42);
    t.add(up, more)
}

/// The product of the low halves of x and y, as far as it is in a half.
fn halves(t: &mut Terms) -> Node {
    let (x, y) = (low(&mut t.words, 32, t.x), low(&mut t.words, 32, t.y));
    let product = t.node(Op::Multiply, x, y);
    low(&mut t.words, 32, product)
}

/// `b ? x : y`, as the hints have it.
fn blended(t: &mut Terms) -> Node {
    let (zero, most) = (t.k(0), t.k(MOST));
    let (on, off) = (t.sub(zero, t.b), t.add(most, t.b));
    let (x, y) = (t.node(Op::And, t.x, on), t.node(Op::And, t.y, off));
    t.node(Op::Or, x, y)
}

/// The same in registers of so many bits.
fn halved(t: &mut Terms, bits: u32) -> Node {
    let zero = t.k(0);
    let on = t.sub(zero, t.b);
    let [x, y, on] = [t.x, t.y, on].map(|of| low(&mut t.words, bits, of));
    let difference = t.node(Op::Xor, x, y);
    let kept = t.node(Op::And, difference, on);
    t.node(Op::Xor, kept, y)
}

/// `y ^ (m & (x ^ y))`
fn mixed(t: &mut Terms, m: Node) -> Node {
    let difference = t.node(Op::Xor, t.x, t.y);
    let kept = t.node(Op::And, difference, m);
    t.node(Op::Xor, kept, t.y)
}

/// The lowest bit of x, twice.
fn twice(t: &mut Terms) -> Node {
    let bit = low(&mut t.words, 1, t.x);
    let up = shift_left(&mut t.words, 1, bit);
    t.node(Op::Or, up, bit)
}

/// `2^10 x + 2^20 y + k`
fn two_shifted(t: &mut Terms, k: u64) -> Node {
    let x = shift_left(&mut t.words, 10, t.x);
    let y = shift_left(&mut t.words, 20, t.y);
    let (sum, k) = (t.add(x, y), t.k(k));
    t.add(sum, k)
}

/// `x - z`, as a sum.
fn less_part(t: &mut Terms, z: Node) -> Node {
    let most = t.k(MOST);
    let minus = t.node(Op::Multiply, z, most);
    t.add(t.x, minus)
}

#[rustfmt::skip]
pub const MASKS: &[Rule] = &[
    ("a word that a mask of two bits keeps",
        |t| { let m = mask(t); t.node(Op::And, t.y, m) },
        |t| { let c = lowest(t); t.node(Op::KeepIf, t.y, c) }, false),
    ("a word that the opposite mask keeps",
        |t| { let (m, most) = (mask(t), t.k(MOST)); let n = t.node(Op::Xor, m, most); t.node(Op::And, t.y, n) },
        |t| { let c = lowest(t); let c = not(&mut t.words, c); t.node(Op::KeepIf, t.y, c) }, false),
    ("a constant that is taken off, as bits",
        |t| { let (l, k) = (low(&mut t.words, 20, t.x), t.k(1 << 41)); let d = t.sub(l, k); t.words.node(Op::ShiftRightSigned(1), &[d]) },
        |t| { let (l, k) = (low(&mut t.words, 20, t.x), t.k(MOST << 40)); let h = shift_right(&mut t.words, 1, l); t.node(Op::Or, h, k) }, false),
    ("a product of halves that is moved out",
        |t| { let m = t.node(Op::Multiply, t.x, t.y); shift_left(&mut t.words, 40, m) },
        |t| { let m = halves(t); shift_left(&mut t.words, 40, m) }, false),
    ("a sum of products of halves that is moved out",
        |t| { let m = t.node(Op::Multiply, t.x, t.y); let s = t.add(m, t.z); shift_left(&mut t.words, 32, s) },
        |t| { let m = halves(t); let l = low(&mut t.words, 32, t.z); let s = t.add(m, l); let s = low(&mut t.words, 32, s); shift_left(&mut t.words, 32, s) }, false),
    ("low bits that are there, moved to the end of the word",
        |t| { let (l, k) = (low(&mut t.words, 62, t.x), t.k(MOST - 3)); let m = t.node(Op::Multiply, l, k); t.add(t.y, m) },
        |t| { let up = shift_left(&mut t.words, 2, t.x); t.sub(t.y, up) }, false),
    ("a blend of halves that is moved out",
        |t| { let c = blended(t); let (s, k) = (t.add(c, t.z), 56); shift_left(&mut t.words, k, s) },
        |t| { let c = halved(t, 32); let (s, k) = (t.add(c, t.z), 56); let s = low(&mut t.words, 32, s); shift_left(&mut t.words, k, s) }, false),
    ("a constant that is shifted out",
        |t| { let o = odd(t, 22, 1); t.words.node(Op::ShiftRightSigned(43), &[o]) },
        |t| { let o = odd(t, 22, 0); t.words.node(Op::ShiftRightSigned(43), &[o]) }, false),
    ("a constant that is shifted out, without sign",
        |t| { let o = odd(t, 22, 1); t.words.node(Op::ShiftRight(23), &[o]) },
        |t| { let o = odd(t, 22, 0); t.words.node(Op::ShiftRight(23), &[o]) }, false),
    ("low bits that are taken off and shifted out",
        |t| { let l = low(&mut t.words, 62, t.x); let d = less_part(t, l); shift_right(&mut t.words, 62, d) },
        |t| shift_right(&mut t.words, 62, t.x), false),
    ("a product with a power of two",
        |t| { let (l, k) = (low(&mut t.words, 62, t.x), t.k(1 << 34)); t.node(Op::Multiply, l, k) },
        |t| shift_left(&mut t.words, 34, t.x), false),
];

/// Expressions that only resemble those of the hints.
#[rustfmt::skip]
pub const NEARLY: &[(&str, Expression, Expression)] = &[
    ("a word that no mask keeps",
        |t| { let (zero, y) = (t.k(0), t.y); let on = t.sub(zero, t.b); let m = t.node(Op::Or, t.x, on); t.node(Op::And, y, m) },
        |t| { let zero = t.k(0); let on = t.sub(zero, t.b); let m = t.node(Op::Or, t.x, on); let c = low(&mut t.words, 1, m); t.node(Op::KeepIf, t.y, c) }),
    ("a word that is kept in the other case",
        |t| { let m = mask(t); t.node(Op::And, t.y, m) },
        |t| { let c = lowest(t); t.node(Op::KeepUnless, t.y, c) }),
    ("a word that is kept if another one is not 0",
        |t| { let m = mask(t); t.node(Op::And, t.y, m) },
        |t| { let c = mask(t); let two = t.k(2); let c = t.node(Op::Add, c, two); t.node(Op::KeepIf, t.y, c) }),
    ("a constant that overlaps",
        |t| { let (l, k) = (low(&mut t.words, 42, t.x), t.k(1 << 41)); t.sub(l, k) },
        |t| { let (l, k) = (low(&mut t.words, 42, t.x), t.k(MOST << 41)); t.node(Op::Or, l, k) }),
    ("a product of halves of which more is left",
        |t| { let m = t.node(Op::Multiply, t.x, t.y); shift_left(&mut t.words, 31, m) },
        |t| { let m = halves(t); shift_left(&mut t.words, 31, m) }),
    ("a blend of parts of which more is left",
        |t| { let c = blended(t); shift_left(&mut t.words, 40, c) },
        |t| { let c = halved(t, 16); shift_left(&mut t.words, 40, c) }),
    ("a blend with another mask",
        |t| { let c = blended(t); shift_left(&mut t.words, 40, c) },
        |t| { t.b = t.c; let c = halved(t, 32); shift_left(&mut t.words, 40, c) }),
    ("low bits of which more is left",
        |t| { let (l, k) = (low(&mut t.words, 61, t.x), t.k(MOST - 3)); let m = t.node(Op::Multiply, l, k); t.add(t.y, m) },
        |t| { let up = shift_left(&mut t.words, 2, t.x); t.sub(t.y, up) }),
    ("a blend under a short mask",
        |t| { let c = blended(t); shift_left(&mut t.words, 40, c) },
        |t| { let zero = t.k(0); let on = t.sub(zero, t.b); let on = low(&mut t.words, 16, on); let c = mixed(t, on); shift_left(&mut t.words, 40, c) }),
    ("a blend under the opposite mask",
        |t| { let c = blended(t); shift_left(&mut t.words, 40, c) },
        |t| { let most = t.k(MOST); let off = t.add(most, t.b); let c = mixed(t, off); shift_left(&mut t.words, 40, c) }),
    ("a word that two bits keep",
        |t| { let m = twice(t); t.node(Op::And, t.y, m) },
        |t| { let c = low(&mut t.words, 1, t.x); t.node(Op::KeepIf, t.y, c) }),
    ("a constant beside a word that is shifted less",
        |t| { let s = two_shifted(t, 1 << 15); shift_right(&mut t.words, 30, s) },
        |t| { let s = two_shifted(t, 0); shift_right(&mut t.words, 30, s) }),
    ("a constant beside a carry",
        |t| { let (c, one) = (t.carry(t.x, t.y), t.k(1)); let s = t.add(c, one); t.words.node(Op::ShiftRight(1), &[s]) },
        |t| { let c = t.carry(t.x, t.y); t.words.node(Op::ShiftRight(1), &[c]) }),
    ("a constant that is not shifted out",
        |t| { let o = odd(t, 22, 1); t.words.node(Op::ShiftRightSigned(22), &[o]) },
        |t| { let o = odd(t, 22, 0); t.words.node(Op::ShiftRightSigned(22), &[o]) }),
    ("a constant that carries",
        |t| { let o = odd(t, 22, 3); t.words.node(Op::ShiftRightSigned(43), &[o]) },
        |t| { let o = odd(t, 22, 0); t.words.node(Op::ShiftRightSigned(43), &[o]) }),
    ("low bits of another word",
        |t| { let l = low(&mut t.words, 62, t.y); let d = less_part(t, l); shift_right(&mut t.words, 62, d) },
        |t| shift_right(&mut t.words, 62, t.x)),
    ("a word less 1",
        |t| { let one = t.k(1); let d = t.sub(t.x, one); t.node(Op::And, t.y, d) },
        |t| { let c = low(&mut t.words, 1, t.x); t.node(Op::KeepUnless, t.y, c) }),
    ("a product with another number",
        |t| { let k = t.k(3 << 33); t.node(Op::Multiply, t.x, k) },
        |t| shift_left(&mut t.words, 34, t.x)),
];

impl Growing {
    /// Masks of several bits, constants as bits, and what is moved out: lengths next to those that the rules ask for.
    pub(super) fn masked(&mut self, (x, y, z): (Node, Node, Node)) -> Vec<Node> {
        let [at, k] = [0; 2].map(|_| self.random.next());
        let at = 1 + (at % 63) as u32;
        let mut more = self.kept_by_masks((x, y, z), k);
        let words = &mut self.words;
        let sides: [i64; 3] = [-1, 0, 1];
        let near = sides.map(|by| (i64::from(at) + by).clamp(1, 63) as u32);
        let constants = [1, k, k << at, 1 << at].map(|k| words.constant(k));
        for width in near {
            let part = low(words, width, x);
            let rest = words.constant(MOST << at);
            let power = words.constant(1 << at);
            more.extend([
                words.node(Op::Sub, &[part, power]),
                words.node(Op::Or, &[part, rest]),
                words.node(Op::Sub, &[x, part]),
                words.node(Op::Multiply, &[part, power]),
                shift_left(words, at, part),
            ]);
            let (x, y) = (low(words, width, x), low(words, width, y));
            let product = words.node(Op::Multiply, &[x, y]);
            let product = low(words, width, product);
            let sum = words.node(Op::Add, &[product, z]);
            more.extend([product, sum].map(|of| shift_left(words, 64 - at, of)));
        }
        let product = words.node(Op::Multiply, &[x, y]);
        let sum = words.node(Op::Add, &[product, z]);
        more.extend([product, sum].map(|of| shift_left(words, 64 - at, of)));
        let up = shift_left(words, at, y);
        let minus = words.node(Op::Multiply, &[up, constants[1]]);
        for of in [up, minus, x] {
            for k in constants {
                let sum = words.node(Op::Add, &[of, k]);
                for width in near {
                    more.push(words.node(Op::ShiftRight(width), &[sum]));
                    more.push(words.node(Op::ShiftRightSigned(width), &[sum]));
                }
            }
        }
        more
    }

    fn kept_by_masks(&mut self, (x, y, z): (Node, Node, Node), k: u64) -> Vec<Node> {
        let words = &mut self.words;
        let (zero, one, ones) = (words.constant(0), words.constant(1), words.constant(MOST));
        let (bit, other) = (low(words, 1, z), low(words, 1, y));
        let sign = words.node(Op::ShiftRightSigned(63), &[x]);
        let masks = [
            words.node(Op::Sub, &[zero, bit]),
            words.node(Op::Sub, &[other, one]),
            sign,
            words.node(Op::Sub, &[z, one]),
            words.node(Op::ShiftRightSigned(62), &[y]),
        ];
        let op = [Op::Or, Op::And, Op::Xor][(k % 3) as usize];
        let pair = [(k / 3 % 5) as usize, (k / 15 % 5) as usize].map(|at| masks[at]);
        let mask = words.node(op, &pair);
        let (not, low_bit) = (words.node(Op::Xor, &[mask, ones]), low(words, 1, mask));
        let kept = [Op::KeepIf, Op::KeepUnless].map(|op| words.node(op, &[x, low_bit]));
        let others = [mask, not].map(|mask| words.node(Op::And, &[x, mask]));
        [&kept[..], &others[..], &masks[..]].concat()
    }
}
