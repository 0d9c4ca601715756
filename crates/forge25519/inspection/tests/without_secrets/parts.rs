//! Lanes of vectors that come from registers, memory and other vectors, or go there.

use crate::machine::Machine;
use crate::registers::Vector;
use crate::scalar::Done;
use crate::word::Word;
use iced_x86::{Instruction, Mnemonic, OpKind};

impl Machine<'_> {
    /// Parts of vectors that come from somewhere else, or go there.
    pub fn parts(&mut self, i: &Instruction) -> Done {
        Ok(self.words(i)? || self.blocks(i)? || self.widths(i)? || self.sets(i)?)
    }

    /// Words between vectors, registers and memory. The rest of a vector becomes 0, or stays.
    fn words(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        let last = i.op_count().saturating_sub(1);
        match i.mnemonic() {
            // The rest of a vector becomes 0.
            M::Movq | M::Movd | M::Vmovq | M::Vmovd => {
                let bytes = if [M::Movq, M::Vmovq].contains(&i.mnemonic()) {
                    8
                } else {
                    4
                };
                let vector = first(self.vector_operand(i, 1)?, bytes);
                if to_vector(i) {
                    return self.write_vector(i, 16, &vector);
                }
                self.write(i, 0, word(&vector[..bytes]))?;
                Ok(true)
            }
            M::Movsd | M::Vmovsd | M::Movss | M::Vmovss
                if i.op_count() == 2 && i.op1_kind() == OpKind::Memory && !i.has_op_mask() =>
            {
                let vector = self.vector_operand(i, 1)?;
                self.write_vector(i, 16, &vector)
            }
            M::Pextrq | M::Vpextrq | M::Pextrd | M::Vpextrd => {
                let bytes = if [M::Pextrq, M::Vpextrq].contains(&i.mnemonic()) {
                    8
                } else {
                    4
                };
                let from = self.vector_operand(i, 1)?;
                let at = usize::from(i.immediate8()) * bytes % 16;
                self.write(i, 0, word(&from[at..at + bytes]))?;
                Ok(true)
            }
            M::Pinsrq | M::Vpinsrq | M::Pinsrd | M::Vpinsrd => {
                let bytes = if [M::Pinsrq, M::Vpinsrq].contains(&i.mnemonic()) {
                    8
                } else {
                    4
                };
                let mut vector = self.vector_operand(i, last.saturating_sub(2))?;
                let from = self.operand(i, last - 1)?.bytes();
                let at = usize::from(i.immediate8()) * bytes % 16;
                vector[at..at + bytes].copy_from_slice(&from[..bytes]);
                self.write_vector(i, 16, &vector)
            }
            M::Vpinsrb => {
                let mut vector = self.vector_operand(i, 1)?;
                let byte = self.operand(i, 2)?.bytes()[0];
                vector[usize::from(i.immediate8() % 16)] = byte;
                self.write_vector(i, 16, &vector)
            }
            M::Movsd | M::Vmovsd if i.op0_kind() == OpKind::Memory && !i.has_op_mask() => {
                let from = self.vector_operand(i, 1)?;
                self.write(i, 0, word(&from[..8]))?;
                Ok(true)
            }
            M::Movsd if to_vector(i) && i.op1_kind() == OpKind::Register => {
                let mut vector = self.vector_operand(i, 0)?;
                vector[..8].copy_from_slice(&self.vector_operand(i, 1)?[..8]);
                self.write_vector(i, 16, &vector)
            }
            M::Movlps | M::Movhps | M::Movlpd | M::Movhpd if to_vector(i) => {
                let high = [M::Movhps, M::Movhpd].contains(&i.mnemonic());
                let mut vector = self.vector_operand(i, 0)?;
                let from = self.vector_operand(i, 1)?;
                vector[if high { 8..16 } else { 0..8 }].copy_from_slice(&from[..8]);
                self.write_vector(i, 16, &vector)
            }
            M::Movlps | M::Vmovlps | M::Movhps | M::Vmovhps if i.op0_kind() == OpKind::Memory => {
                let high = [M::Movhps, M::Vmovhps].contains(&i.mnemonic());
                let from = self.vector_operand(i, 1)?;
                self.write(i, 0, word(&from[if high { 8..16 } else { 0..8 }]))?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Parts of vectors repeated, put in, and taken out.
    fn blocks(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        match i.mnemonic() {
            M::Vbroadcasti32x4 | M::Vbroadcasti128 | M::Vbroadcasti64x4 => {
                let part = i.memory_size().size();
                let from = self.vector_operand(i, 1)?;
                let vector = std::array::from_fn(|at| from[at % part]);
                self.write_vector(i, i.op0_register().size(), &vector)
            }
            M::Vpbroadcastq | M::Vpbroadcastd | M::Vpbroadcastb | M::Vbroadcastsd => {
                let part = match i.mnemonic() {
                    M::Vpbroadcastb => 1,
                    M::Vpbroadcastd => 4,
                    _ => 8,
                };
                let from = self.vector_operand(i, 1)?;
                let vector = std::array::from_fn(|k| from[k % part]);
                self.write_vector(i, i.op0_register().size(), &vector)
            }
            M::Vinserti128
            | M::Vinsertf128
            | M::Vinserti64x4
            | M::Vinserti64x2
            | M::Vinsertf64x4
            | M::Vinserti32x4 => {
                let (whole, part) = (i.op0_register().size(), part(i.mnemonic()));
                let mut vector = self.vector_operand(i, 1)?;
                let from = self.vector_operand(i, 2)?;
                let at = usize::from(i.immediate8()) * part % whole;
                vector[at..at + part].copy_from_slice(&from[..part]);
                self.write_vector(i, whole, &vector)
            }
            M::Vextracti128
            | M::Vextractf128
            | M::Vextracti64x4
            | M::Vextracti64x2
            | M::Vextractf64x4
            | M::Vextracti32x4 => {
                let (whole, part) = (i.op1_register().size(), part(i.mnemonic()));
                let mut from = self.vector_operand(i, 1)?;
                from.rotate_left(usize::from(i.immediate8()) * part % whole);
                self.write_vector(i, part, &first(from, part))
            }
            _ => Ok(false),
        }
    }

    /// Lanes of another width.
    fn widths(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        let last = i.op_count().saturating_sub(1);
        match i.mnemonic() {
            M::Vpmovdb => {
                let from = self.vector_operand(i, 1)?;
                let lanes = i.op1_register().size() / 4;
                let vector = std::array::from_fn(|at| from[4 * at % 64]);
                self.write_vector(
                    i,
                    if to_vector(i) { 16 } else { lanes },
                    &first(vector, lanes),
                )
            }
            M::Packuswb | M::Vpackuswb | M::Packssdw | M::Vpackssdw => {
                let signed = [M::Packssdw, M::Vpackssdw].contains(&i.mnemonic());
                let [x, y] = [last - 1, last].map(|k| self.vector_operand(i, k));
                let (x, y, part) = (x?, y?, if signed { 2 } else { 1 });
                let lanes: Vec<_> = (0..64 / part)
                    .map(|lane| {
                        // Eight bytes of x, then eight of y, in each part of 16.
                        let from = if lane * part % 16 < 8 { &x } else { &y };
                        let at = lane * part / 16 * 16 + lane * part % 8 * 2;
                        packed(word(&from[at..at + 2 * part]), part).bytes()
                    })
                    .collect();
                let vector = std::array::from_fn(|at| lanes[at / part][at % part]);
                self.write_vector(i, i.op0_register().size(), &vector)
            }
            M::Vpmovsxdq | M::Vpmovsxbq | M::Vpmovzxdq => {
                let part = if i.mnemonic() == M::Vpmovsxbq { 1 } else { 4 };
                let from = self.vector_operand(i, 1)?;
                let lanes: [_; 8] = std::array::from_fn(|lane| {
                    let short = word(&from[lane * part..][..part]);
                    let signed = i.mnemonic() != M::Vpmovzxdq;
                    if signed { short.extended(part) } else { short }.bytes()
                });
                let vector = std::array::from_fn(|at| lanes[at / 8][at % 8]);
                self.write_vector(i, i.op0_register().size(), &vector)
            }
            _ => Ok(false),
        }
    }

    /// Masks between vectors and registers.
    fn sets(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        match i.mnemonic() {
            M::Vpmovm2q | M::Vpmovm2d => {
                let part = if i.mnemonic() == M::Vpmovm2q { 8 } else { 4 };
                let mask = self.operand(i, 1)?;
                let byte = |bit: bool| if bit { 0xff } else { 0 };
                let vector = std::array::from_fn(|at| mask.bit(at as u32 / part).map(byte));
                self.write_vector(i, i.op0_register().size(), &vector)
            }
            M::Movmskpd
            | M::Vmovmskpd
            | M::Vmovmskps
            | M::Vpmovq2m
            | M::Pmovmskb
            | M::Vpmovmskb => {
                let part = match i.mnemonic() {
                    M::Pmovmskb | M::Vpmovmskb => 1,
                    M::Vmovmskps => 4,
                    _ => 8,
                };
                let from = self.vector_operand(i, 1)?;
                let lanes = i.op1_register().size() / part;
                let bits = (0..lanes).rev().fold(Word::default(), |bits, lane| {
                    let top = Word::of([from[(lane + 1) * part - 1]].into_iter()).right(7);
                    bits.left(1).or(top.and(Word::known(1)))
                });
                self.write(i, 0, bits)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Words from public places. The mask, which is public too, is 0 afterwards.
    pub fn gather(&mut self, i: &Instruction) -> Done {
        let bytes = match i.mnemonic() {
            Mnemonic::Vpgatherdq | Mnemonic::Vpgatherqq => 8,
            _ => return Ok(false),
        };
        let (to, lanes) = (i.op0_register(), i.op0_register().size() / bytes);
        let mask = self.known(i.op_mask())?;
        let mut vector = first(self.registers.vector(to), bytes * lanes);
        for lane in (0..lanes).filter(|lane| mask >> lane & 1 == 1) {
            let place = i.virtual_address(1, lane, |register, lane, bytes| {
                self.part(register, lane, bytes)
            });
            let place = place.ok_or("an address that depends on a secret")?;
            let word = self.load(place, bytes)?.bytes();
            vector[lane * bytes..][..bytes].copy_from_slice(&word[..bytes]);
        }
        self.registers.set_vector(to, vector);
        self.registers.set_word(i.op_mask(), Word::known(0));
        Ok(true)
    }
}

/// Bytes of a part that is put in or taken out.
fn part(mnemonic: Mnemonic) -> usize {
    use Mnemonic as M;
    let half = [
        M::Vinserti64x4,
        M::Vinsertf64x4,
        M::Vextracti64x4,
        M::Vextractf64x4,
    ];
    if half.contains(&mnemonic) { 32 } else { 16 }
}

/// So many bytes, and zeros.
fn first(mut vector: Vector, bytes: usize) -> Vector {
    vector[bytes..].fill(Some(0));
    vector
}

/// A signed number of twice as many bytes, or the nearest: a signed one, or one of a byte without a sign.
fn packed(word: Word, bytes: usize) -> Word {
    let (low, high) = if bytes == 1 {
        (0, 0xff)
    } else {
        (-0x8000, 0x7fff)
    };
    let word = word.extended(2 * bytes);
    word.of_numbers(word, |x, _| {
        x.cast_signed().clamp(low, high).cast_unsigned()
    })
}

fn word(bytes: &[Option<u8>]) -> Word {
    Word::of(bytes.iter().copied())
}

/// Whether the result is a vector: no mask, no memory.
pub fn to_vector(i: &Instruction) -> bool {
    i.op0_kind() == OpKind::Register && i.op0_register().is_vector_register()
}
