//! Bits of words: masks, selections, parts.

use limbforge::ir::{Op, Ty, Value, interval::Interval};
use num_bigint::BigInt;
use num_traits::{Signed, Zero};

use super::{
    super::{
        machine::{Exact, Machine},
        numbers::Int,
        problem::Problem,
    },
    Origin, Word,
};

impl Machine {
    /// All bits turned.
    pub fn complement(&mut self, x: &Word) -> Result<Word, Problem> {
        if let Origin::Mask(flag, set) = x.origin {
            return self.mask(flag, !set, x.ty);
        }
        let ty = self.ir_type(x.ty)?;
        let own = self.typed(x.value, ty);
        let value = self.inst(Op::Not, &[own], &[ty])[0];
        Ok(Word::plain(value, x.ty))
    }

    pub(super) fn mask(&mut self, flag: Value, set: bool, ty: Int) -> Result<Word, Problem> {
        let own = self.ir_type(ty)?;
        let ones = self.constant(&Int::unsigned(ty.bits).range().hi);
        let value = self.keep(flag, set, ones, own);
        let origin = Origin::Mask(flag, set);
        Ok(Word { ty, value, origin })
    }

    /// `x` where the flag is as wanted, else 0.
    pub(super) fn keep(&mut self, flag: Value, set: bool, x: Value, ty: Ty) -> Value {
        let zero = self.constant(&BigInt::zero());
        self.select(flag, set, x, zero, ty)
    }

    /// `x` where the flag is as wanted, else `y`.
    pub(super) fn select(&mut self, flag: Value, set: bool, x: Value, y: Value, ty: Ty) -> Value {
        let args = if set { [flag, x, y] } else { [flag, y, x] };
        self.inst(Op::Select, &args, &[ty])[0]
    }

    /// `x & y`.
    pub fn and(&mut self, x: &Word, y: &Word) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        for (mask, other) in [(x, y), (y, x)] {
            if let Origin::Mask(flag, set) = mask.origin {
                let value = self.keep(flag, set, other.value, ty);
                let origin = match other.origin {
                    Origin::Xor(a, b) => Origin::Kept(flag, set, [a, b]),
                    _ => Origin::Plain,
                };
                return Ok(Word {
                    ty: x.ty,
                    value,
                    origin,
                });
            }
        }
        for (mask, other) in [(x, y), (y, x)] {
            let Some(k) = self.constant_of(mask.value).cloned() else {
                continue;
            };
            let bits = u32::try_from(k.bits()).unwrap_or(u32::MAX);
            if self.has(&Op::And, &[other.value, mask.value], ty) {
                break;
            }
            // x & (2^k - 1) = x mod 2^k for all integers x.
            if !k.is_negative() && !k.is_zero() && Interval::of_bits(bits).hi == k {
                self.oblige(Exact::Value(mask.value), Interval::point(k), "a constant");
                let low = Ty::unsigned(x.ty.bits);
                let value = self.modular(Op::Low(bits), &[other.value], low, bits);
                return Ok(Word::plain(value, x.ty));
            }
        }
        let value = self.bitwise(Op::And, x, y, ty);
        Ok(Word::plain(value, x.ty))
    }

    pub(super) fn bitwise(&mut self, op: Op, x: &Word, y: &Word, ty: Ty) -> Value {
        let args = [x, y].map(|word| self.typed(word.value, ty));
        self.inst(op, &args, &[ty])[0]
    }

    /// `x | y`.
    pub fn or(&mut self, x: &Word, y: &Word) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        for (constant, other) in [(x, y), (y, x)] {
            if self.is_constant(constant.value, 0) {
                self.oblige(
                    Exact::Value(constant.value),
                    Interval::point(0),
                    "a constant",
                );
                return Ok(other.clone());
            }
        }
        let bits = u32::from(x.ty.bits);
        for (high, low) in [(x, y), (y, x)] {
            // x 2^(bits - k) + floor(y / 2^k) = floor((x 2^bits + y) / 2^k) modulo 2^bits, and no bit is in both.
            if let (Origin::Left(h, j), Origin::Right(l, k)) = (&high.origin, &low.origin)
                && j + k == bits
                && !x.ty.signed
            {
                let h = self.dropping(*h, *k, *l, ty).unwrap_or(*h);
                let [h, l] = [h, *l].map(|v| self.typed(v, ty));
                let value = self.inst(Op::FunnelShr(*k), &[h, l], &[ty])[0];
                return Ok(Word::plain(value, x.ty));
            }
            if let Some(word) = self.joined(high, low) {
                return Ok(word);
            }
        }
        let value = self.bitwise(Op::Or, x, y, ty);
        Ok(Word::plain(value, x.ty))
    }

    /// The low bits of the high word `h`, of which a funnel shift by `k` drops all others, where the library has both.
    fn dropping(&mut self, h: Value, k: u32, l: Value, ty: Ty) -> Option<Value> {
        for of in self.congruent(h, k) {
            let bits = self.found(&Op::Low(k), &[of], ty);
            if bits.is_some_and(|bits| self.has(&Op::FunnelShr(k), &[bits, l], ty)) {
                return bits;
            }
        }
        None
    }

    /// Bits of one value that follow each other; the value itself once all of them are there.
    pub(super) fn joined(&mut self, high: &Word, low: &Word) -> Option<Word> {
        let (
            Origin::Bits {
                of,
                from,
                count,
                to,
            },
            Origin::Bits {
                of: same,
                from: first,
                count: fewer,
                to: start,
            },
        ) = (&high.origin, &low.origin)
        else {
            return None;
        };
        if of != same || *from != first + fewer || *to != start + fewer {
            return None;
        }
        let count = count + fewer;
        let of = *of;
        if *first == 0 && *start == 0 && self.range(of).within(&Interval::of_bits(count)) {
            self.oblige(
                Exact::Value(of),
                Interval::of_bits(count),
                "all bits of a word",
            );
            return Some(Word::plain(of, high.ty));
        }
        let unsigned = Ty::unsigned(high.ty.bits);
        let value = self.inst(Op::Or, &[high.value, low.value], &[unsigned])[0];
        let (from, to) = (*first, *start);
        let origin = Origin::Bits {
            of,
            from,
            count,
            to,
        };
        Some(Word {
            ty: high.ty,
            value,
            origin,
        })
    }

    /// `x ^ y`.
    pub fn xor(&mut self, x: &Word, y: &Word) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        for (kept, other) in [(x, y), (y, x)] {
            // x ^ (x ^ y) = y: a selection.
            if let Origin::Kept(flag, set, pair) = kept.origin {
                for (own, chosen) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    if own == other.value {
                        let value = self.select(flag, set, chosen, own, ty);
                        return Ok(Word::plain(value, x.ty));
                    }
                }
            }
        }
        for (ones, other) in [(x, y), (y, x)] {
            let all = Int::unsigned(x.ty.bits).range().hi;
            if self.constant_of(ones.value) == Some(&all) && !x.ty.signed {
                self.oblige(Exact::Value(ones.value), Interval::point(all), "a constant");
                return self.complement(other);
            }
        }
        let value = self.bitwise(Op::Xor, x, y, ty);
        let origin = Origin::Xor(x.value, y.value);
        Ok(Word {
            ty: x.ty,
            value,
            origin,
        })
    }
}
