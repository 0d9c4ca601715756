//! The bytes of vectors in another order.

use crate::machine::Machine;
use crate::registers::Vector;
use crate::scalar::Done;
use crate::word::Word;
use iced_x86::{Instruction, Mnemonic, OpKind};

/// The place that a byte of the result comes from: in the first vector, or 64 bytes later in the second.
type Place = Box<dyn Fn(usize) -> usize>;

impl Machine<'_> {
    pub fn order(&mut self, i: &Instruction) -> Done {
        let Some(place) = fixed(i) else {
            return self.chosen(i);
        };
        let mut registers = (0..i.op_count()).filter(|k| i.op_kind(*k) != OpKind::Immediate8);
        let last = registers.next_back().unwrap_or(0);
        let vectors = [
            self.vector_operand(i, last.saturating_sub(1))?,
            self.vector_operand(i, last)?,
        ];
        let vector = std::array::from_fn(|at| vectors.as_flattened()[place(at)]);
        self.write_vector(i, i.op0_register().size(), &vector)
    }

    /// Orders that are in a vector, which has to be known.
    fn chosen(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        let bytes = i.op0_register().size();
        let last = i.op_count().saturating_sub(1);
        let (part, order, from) = match i.mnemonic() {
            M::Vpermd | M::Vpermq => {
                let from = self.vector_operand(i, 2)?;
                let part = if i.mnemonic() == M::Vpermd { 4 } else { 8 };
                (part, self.vector_operand(i, 1)?, [from; 2])
            }
            M::Vpermt2q => {
                let from = [self.vector_operand(i, 0)?, self.vector_operand(i, 2)?];
                (8, self.vector_operand(i, 1)?, from)
            }
            M::Vpermi2q => {
                let from = [self.vector_operand(i, 1)?, self.vector_operand(i, 2)?];
                (8, self.vector_operand(i, 0)?, from)
            }
            M::Pslldq | M::Vpslldq | M::Psrldq | M::Vpsrldq => {
                let from = self.vector_operand(i, last - 1)?;
                let by = usize::from(i.immediate8());
                let left = [M::Pslldq, M::Vpslldq].contains(&i.mnemonic());
                let vector = std::array::from_fn(|at| {
                    let place = at % 16;
                    let place = if left {
                        place.checked_sub(by)
                    } else {
                        Some(place + by)
                    };
                    let place = place.filter(|place| *place < 16);
                    place.map_or(Some(0), |place| from[at - at % 16 + place])
                });
                return self.write_vector(i, bytes, &vector);
            }
            M::Palignr | M::Vpalignr => {
                let [high, low] = [last - 2, last - 1].map(|k| self.vector_operand(i, k));
                let (high, low, by) = (high?, low?, usize::from(i.immediate8()));
                let vector = std::array::from_fn(|at| match at % 16 + by {
                    place if place < 16 => low[at - at % 16 + place],
                    place if place < 32 => high[at - at % 16 + place - 16],
                    _ => Some(0),
                });
                return self.write_vector(i, bytes, &vector);
            }
            M::Pshufb | M::Vpshufb => {
                let from = self.vector_operand(i, last - 1)?;
                let order = self.vector_operand(i, last)?;
                let vector = std::array::from_fn(|at| match order[at]? {
                    place if place & 0x80 != 0 => Some(0),
                    place => from[at - at % 16 + usize::from(place % 16)],
                });
                return self.write_vector(i, bytes, &vector);
            }
            M::Vpblendvb => {
                let [zero, one] = [last - 2, last - 1].map(|k| self.vector_operand(i, k));
                let (zero, one, mask) = (zero?, one?, self.vector_operand(i, last)?);
                let vector = std::array::from_fn(|at| {
                    if mask[at]? & 0x80 == 0 {
                        zero[at]
                    } else {
                        one[at]
                    }
                });
                return self.write_vector(i, bytes, &vector);
            }
            _ => return Ok(false),
        };
        let count = bytes / part;
        let vector: Vector = std::array::from_fn(|at| {
            let number = order.get(at - at % part..)?.get(..part)?;
            let number = Word::of(number.iter().copied()).number()? as usize;
            let vector = &from[number / count % 2];
            vector[number % count * part + at % part]
        });
        self.write_vector(i, bytes, &vector)
    }
}

/// Orders that the instruction says itself.
fn fixed(i: &Instruction) -> Option<Place> {
    use Mnemonic as M;
    let constant = i.op_count() > 0 && i.op_kind(i.op_count() - 1) == OpKind::Immediate8;
    let order = usize::from(if constant { i.immediate8() } else { 0 });
    let bytes = i.op0_register().size();
    let place: Place = match i.mnemonic() {
        M::Pshufd | M::Vpshufd => Box::new(move |at| 64 + digits(order, 4, at)),
        M::Pshuflw | M::Vpshuflw => Box::new(move |at| {
            64 + if at % 16 < 8 {
                digits(order, 2, at)
            } else {
                at
            }
        }),
        M::Pshufhw | M::Vpshufhw => Box::new(move |at| {
            64 + if at % 16 < 8 {
                at
            } else {
                8 + digits(order, 2, at - 8)
            }
        }),
        M::Vpermq if constant => Box::new(move |at| 64 + digits(order, 8, at)),
        M::Shufps | M::Vshufps => {
            Box::new(move |at| digits(order, 4, at) + if at % 16 < 8 { 0 } else { 64 })
        }
        M::Vshufi64x2 | M::Vshufi32x4 => {
            let half = bytes / 2;
            let bits = if bytes == 64 { 2 } else { 1 };
            Box::new(move |at| {
                let part = order >> (bits * (at / 16)) & ((1 << bits) - 1);
                part * 16 + at % 16 + if at < half { 0 } else { 64 }
            })
        }
        // Two bits of each digit choose a half; the fourth, which would be zeros, is not used.
        M::Vperm2i128 | M::Vperm2f128 if order & 0x88 == 0 => Box::new(move |at| {
            let half = order >> (4 * (at / 16 % 2)) & 3;
            half % 2 * 16 + at % 16 + half / 2 * 64
        }),
        M::Valignq => Box::new(move |at| {
            let at = at + order % (bytes / 8) * 8;
            if at < bytes {
                64 + at
            } else {
                (at - bytes) % 64
            }
        }),
        M::Vpblendd | M::Vblendps => Box::new(move |at| at + (order >> (at / 4) & 1) * 64),
        mnemonic => {
            let (part, high) = unpacked(mnemonic)?;
            Box::new(move |at| {
                let pair = at % 16 / part;
                at - at % 16 + 8 * high + pair / 2 * part + at % part + pair % 2 * 64
            })
        }
    };
    Some(place)
}

/// Within four parts, the one that the digit of two bits says.
fn digits(order: usize, part: usize, at: usize) -> usize {
    at - at % (4 * part) + (order >> (2 * (at / part % 4)) & 3) * part + at % part
}

/// Bytes of the parts that alternate, and whether they are those of the upper halves.
fn unpacked(mnemonic: Mnemonic) -> Option<(usize, usize)> {
    use Mnemonic as M;
    Some(match mnemonic {
        M::Punpcklbw | M::Vpunpcklbw => (1, 0),
        M::Punpckhbw | M::Vpunpckhbw => (1, 1),
        M::Punpcklwd | M::Vpunpcklwd => (2, 0),
        M::Punpckhwd | M::Vpunpckhwd => (2, 1),
        M::Punpckldq | M::Vpunpckldq | M::Unpcklps | M::Vunpcklps => (4, 0),
        M::Punpckhdq | M::Vpunpckhdq | M::Unpckhps | M::Vunpckhps => (4, 1),
        M::Punpcklqdq | M::Vpunpcklqdq | M::Unpcklpd | M::Vunpcklpd | M::Movlhps | M::Vmovlhps => {
            (8, 0)
        }
        M::Punpckhqdq | M::Vpunpckhqdq | M::Unpckhpd | M::Vunpckhpd => (8, 1),
        _ => return None,
    })
}
