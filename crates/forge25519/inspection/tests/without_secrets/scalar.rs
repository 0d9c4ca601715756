//! Instructions on general registers. Those that are missing here make secrets of what they write.

use crate::machine::Machine;
use crate::registers::Flags;
use crate::vector::same;
use crate::word::{Word, ones};
use iced_x86::{ConditionCode, Instruction, Mnemonic, OpKind, Register};

/// Nothing was done if it is false: the instruction is not of this group.
pub type Done = Result<bool, String>;

impl Machine<'_> {
    /// An operand of at most 64 bits: register, memory or constant, whose sign is extended.
    pub fn operand(&self, i: &Instruction, k: u32) -> Result<Word, String> {
        match i.op_kind(k) {
            OpKind::Register => Ok(self.registers.word(i.op_register(k))),
            OpKind::Memory => self.load(self.place(i)?, i.memory_size().size()),
            _ => {
                let constant = i.try_immediate(k);
                Ok(Word::known(constant.map_err(|error| error.to_string())?))
            }
        }
    }

    pub fn write(&mut self, i: &Instruction, k: u32, word: Word) -> Result<(), String> {
        if i.op_kind(k) == OpKind::Register {
            self.registers.set_word(i.op_register(k), word);
            return Ok(());
        }
        self.store(self.place(i)?, word, i.memory_size().size())
    }

    pub fn scalar(&mut self, i: &Instruction) -> Done {
        let vectors = (0..i.op_count()).any(|k| i.op_register(k).is_vector_register());
        if vectors {
            return Ok(false);
        }
        Ok(self.moves(i)?
            || self.sums(i)?
            || self.bits(i)?
            || self.shifts(i)?
            || self.double_shifts(i)?
            || self.products(i)?
            || self.masks(i)?
            || self.conditional(i)?
            || self.system(i)?)
    }

    fn sums(&mut self, i: &Instruction) -> Done {
        let (one, carry) = (Word::known(1), self.registers.flags.carry);
        let bytes = size(i, 0);
        let operands = |machine: &Machine<'_>| -> Result<[Word; 2], String> {
            Ok([machine.operand(i, 0)?, machine.operand(i, 1)?])
        };
        let (result, flags) = match i.mnemonic() {
            Mnemonic::Sub | Mnemonic::Xor if same(i) => {
                let flags = Flags::of_result(Word::default(), bytes);
                let none = Some(false);
                (
                    Word::default(),
                    Flags {
                        carry: none,
                        overflow: none,
                        ..flags
                    },
                )
            }
            Mnemonic::Sbb if same(i) => {
                let (result, _) = difference(Word::known(0), Word::known(0), carry, bytes);
                let flags = Flags {
                    carry,
                    overflow: Some(false),
                    ..Flags::of_result(result, bytes)
                };
                let filled = carry.map_or(Word::SECRET, |carry| {
                    Word::known(if carry { u64::MAX } else { 0 })
                });
                (filled, flags)
            }
            Mnemonic::Add => {
                let [x, y] = operands(self)?;
                sum(x, y, Some(false), bytes)
            }
            Mnemonic::Adc => {
                let [x, y] = operands(self)?;
                sum(x, y, carry, bytes)
            }
            Mnemonic::Sub | Mnemonic::Cmp => {
                let [x, y] = operands(self)?;
                difference(x, y, Some(false), bytes)
            }
            Mnemonic::Sbb => {
                let [x, y] = operands(self)?;
                difference(x, y, carry, bytes)
            }
            Mnemonic::Inc => sum(self.operand(i, 0)?, one, Some(false), bytes),
            Mnemonic::Dec => difference(self.operand(i, 0)?, one, Some(false), bytes),
            Mnemonic::Neg => difference(Word::known(0), self.operand(i, 0)?, Some(false), bytes),
            _ => return Ok(false),
        };
        if i.mnemonic() != Mnemonic::Cmp {
            self.write(i, 0, result)?;
        }
        self.registers.flags = match i.mnemonic() {
            Mnemonic::Inc | Mnemonic::Dec => Flags { carry, ..flags },
            _ => flags,
        };
        Ok(true)
    }

    fn bits(&mut self, i: &Instruction) -> Done {
        let bytes = size(i, 0);
        let logic = |word: Word| Flags {
            carry: Some(false),
            overflow: Some(false),
            ..Flags::of_result(word, bytes)
        };
        let result = match i.mnemonic() {
            Mnemonic::And | Mnemonic::Test => self.operand(i, 0)?.and(self.operand(i, 1)?),
            Mnemonic::Or => self.operand(i, 0)?.or(self.operand(i, 1)?),
            Mnemonic::Xor => self.operand(i, 0)?.xor(self.operand(i, 1)?),
            Mnemonic::Andn => self.operand(i, 1)?.not().and(self.operand(i, 2)?),
            Mnemonic::Not => {
                let word = self.operand(i, 0)?.not();
                self.write(i, 0, word)?;
                return Ok(true);
            }
            Mnemonic::Bt => {
                let at = self.operand(i, 1)?.number();
                let bit = at.map(|at| at % (8 * bytes as u64));
                let word = self.operand(i, 0)?;
                self.registers.flags = Flags {
                    carry: bit.and_then(|at| word.bit(at as u32)),
                    zero: self.registers.flags.zero,
                    ..Flags::default()
                };
                return Ok(true);
            }
            Mnemonic::Btr if i.op1_kind() == OpKind::Immediate8 => {
                let bit = 1u64 << (u32::from(i.immediate8()) % (8 * bytes as u32));
                let word = self.operand(i, 0)?.and(Word::known(!bit));
                self.write(i, 0, word)?;
                self.registers.flags.forget(i.rflags_modified());
                return Ok(true);
            }
            Mnemonic::Tzcnt | Mnemonic::Bsf => {
                let word = self.operand(i, 1)?;
                if word.is_zero() == Some(true) {
                    return Ok(false);
                }
                // Of the source, or of the result.
                let zero = match i.mnemonic() {
                    Mnemonic::Bsf => word.is_zero(),
                    _ => word.bit(0),
                };
                let found = word.of_numbers(word, |x, _| u64::from(x.trailing_zeros()));
                self.write(i, 0, found)?;
                self.registers.flags = Flags {
                    zero,
                    ..Flags::default()
                };
                return Ok(true);
            }
            _ => return Ok(false),
        };
        if i.mnemonic() != Mnemonic::Test {
            self.write(i, 0, result)?;
        }
        self.registers.flags = logic(result);
        Ok(true)
    }

    /// Shifts by public distances.
    fn shifts(&mut self, i: &Instruction) -> Done {
        let bytes = size(i, 0);
        let three = matches!(
            i.mnemonic(),
            Mnemonic::Shlx | Mnemonic::Shrx | Mnemonic::Sarx | Mnemonic::Rorx
        );
        let shifts = [
            Mnemonic::Shl,
            Mnemonic::Shr,
            Mnemonic::Sar,
            Mnemonic::Rol,
            Mnemonic::Ror,
        ];
        if !three && !shifts.contains(&i.mnemonic()) {
            return Ok(false);
        }
        let word = self.operand(i, u32::from(three))?;
        let by = self.operand(i, if three { 2 } else { 1 })?.low(1).number();
        let bits = 8 * bytes as u32;
        let result = by.map_or(Word::SECRET, |by| {
            let by = by as u32 & if bytes == 8 { 63 } else { 31 };
            match i.mnemonic() {
                Mnemonic::Shl | Mnemonic::Shlx => word.left(by),
                Mnemonic::Shr | Mnemonic::Shrx => word.right(by),
                Mnemonic::Sar | Mnemonic::Sarx => word.right_signed(by, bytes),
                Mnemonic::Rol => word.left(by % bits).or(word.right(bits - by % bits)),
                _ => word.right(by % bits).or(word.left(bits - by % bits)),
            }
        });
        self.write(i, 0, result.low(bytes))?;
        if !three {
            let shift = ![Mnemonic::Rol, Mnemonic::Ror].contains(&i.mnemonic());
            self.registers.flags.forget(i.rflags_modified());
            if shift && by.is_some_and(|by| by as u32 & (bits - 1) != 0) {
                self.registers.flags = Flags::of_result(result, bytes);
            }
        }
        Ok(true)
    }

    /// Shifts of two words by a public distance.
    fn double_shifts(&mut self, i: &Instruction) -> Done {
        let bytes = size(i, 0);
        if ![Mnemonic::Shld, Mnemonic::Shrd].contains(&i.mnemonic()) || bytes < 4 {
            return Ok(false);
        }
        let Some(by) = self.operand(i, 2)?.low(1).number() else {
            return Ok(false);
        };
        let bits = 8 * bytes as u32;
        let by = by as u32 & (bits - 1);
        let (word, from) = (self.operand(i, 0)?, self.operand(i, 1)?);
        let result = match i.mnemonic() {
            Mnemonic::Shld => word.left(by).or(from.right(bits - by)),
            _ => word.right(by).or(from.left(bits - by)),
        };
        self.write(i, 0, result.low(bytes))?;
        self.registers.flags.forget(i.rflags_modified());
        Ok(true)
    }

    fn products(&mut self, i: &Instruction) -> Done {
        let (rax, rdx) = (Register::RAX, Register::RDX);
        let wide = |x: Word, y: Word| {
            let high = |x: u64, y: u64| ((u128::from(x) * u128::from(y)) >> 64) as u64;
            [x.of_numbers(y, u64::wrapping_mul), x.of_numbers(y, high)]
        };
        match (i.mnemonic(), i.op_count()) {
            (Mnemonic::Mul, _) if size(i, 0) == 8 => {
                let [low, high] = wide(self.operand(i, 0)?, self.registers.word(rax));
                self.registers.set_word(rax, low);
                self.registers.set_word(rdx, high);
                self.registers.flags.forget(i.rflags_modified());
                // They say whether the product is longer than a word.
                let long = high.is_zero().map(|zero| !zero);
                (self.registers.flags.carry, self.registers.flags.overflow) = (long, long);
                return Ok(true);
            }
            (Mnemonic::Mulx, _) if size(i, 0) == 8 => {
                let [low, high] = wide(self.operand(i, 2)?, self.registers.word(rdx));
                self.write(i, 1, low)?;
                self.write(i, 0, high)?;
                return Ok(true);
            }
            (Mnemonic::Imul, 1) if size(i, 0) == 8 => {
                let (x, y) = (self.operand(i, 0)?, self.registers.word(rax));
                let high = |x: u64, y: u64| {
                    let product = i128::from(x.cast_signed()) * i128::from(y.cast_signed());
                    (product >> 64) as u64
                };
                self.registers
                    .set_word(rax, x.of_numbers(y, u64::wrapping_mul));
                self.registers.set_word(rdx, x.of_numbers(y, high));
            }
            (Mnemonic::Imul, 2 | 3) => {
                let last = i.op_count() - 1;
                let (x, y) = (self.operand(i, last - 1)?, self.operand(i, last)?);
                self.write(i, 0, x.of_numbers(y, u64::wrapping_mul))?;
            }
            (Mnemonic::Div, _) if size(i, 0) == 8 => {
                let divisor = self.operand(i, 0)?.number().filter(|by| *by != 0);
                let by = divisor.ok_or("a division by a secret or by 0")?;
                let (high, low) = (self.known(rdx)?, self.known(rax)?);
                let number = u128::from(high) << 64 | u128::from(low);
                let quotient = u64::try_from(number / u128::from(by));
                let quotient = quotient.map_err(|error| error.to_string())?;
                self.registers.set_word(rax, Word::known(quotient));
                let rest = (number % u128::from(by)) as u64;
                self.registers.set_word(rdx, Word::known(rest));
            }
            _ => return Ok(false),
        }
        self.registers.flags.forget(i.rflags_modified());
        Ok(true)
    }

    /// Bits of masks.
    fn masks(&mut self, i: &Instruction) -> Done {
        use Mnemonic as M;
        let bytes = match i.mnemonic() {
            M::Korb | M::Kandb | M::Kxorb | M::Kxnorb | M::Kshiftrb | M::Knotb => 1,
            M::Korw | M::Kandw | M::Kxorw | M::Kxnorw | M::Kshiftrw | M::Knotw => 2,
            _ => return Ok(false),
        };
        let (x, y) = (self.operand(i, 1)?, self.operand(i, i.op_count() - 1)?);
        let result = match i.mnemonic() {
            M::Korb | M::Korw => x.or(y),
            M::Kandb | M::Kandw => x.and(y),
            M::Kxorb | M::Kxorw => x.xor(y),
            // All ones, whatever the mask is.
            M::Kxnorb | M::Kxnorw if same(i) => Word::default().not(),
            M::Kxnorb | M::Kxnorw => x.xor(y).not(),
            M::Knotb | M::Knotw => x.not(),
            _ => x.low(bytes).right(u32::from(i.immediate8())),
        };
        self.registers.set_word(i.op0_register(), result.low(bytes));
        Ok(true)
    }

    /// Moves and bytes that follow a condition. Whether it holds may be a secret: time does not depend on it.
    fn conditional(&mut self, i: &Instruction) -> Done {
        if i.condition_code() == ConditionCode::None || i.op_count() > 2 {
            return Ok(false);
        }
        let holds = self.registers.flags.holds(i.condition_code());
        let result = match (i.op_count(), holds) {
            (1, Some(holds)) => Word::known(u64::from(holds)),
            (2, Some(true)) => self.operand(i, 1)?,
            (2, Some(false)) => self.operand(i, 0)?,
            // A byte of 0 or 1.
            (1, None) => Word::SECRET.and(Word::known(1)),
            (_, None) => Word::SECRET.low(size(i, 0)),
            _ => return Ok(false),
        };
        self.write(i, 0, result)?;
        Ok(true)
    }
}

/// Bytes of an operand.
pub fn size(i: &Instruction, k: u32) -> usize {
    match i.op_kind(k) {
        OpKind::Register => i.op_register(k).size(),
        _ => i.memory_size().size(),
    }
}

/// x + y + carry of so many bytes.
fn sum(x: Word, y: Word, carry: Option<bool>, bytes: usize) -> (Word, Flags) {
    let (x, y) = (x.low(bytes), y.low(bytes));
    let result = x.sum(y, carry).low(bytes);
    let sign = 8 * bytes as u32 - 1;
    let known = x.number().zip(y.number()).zip(carry);
    let flags = known.map(|((x, y), carry)| {
        let whole = u128::from(x) + u128::from(y) + u128::from(carry);
        let low = whole as u64 & ones(sign + 1);
        let overflow = (x ^ low) & (y ^ low);
        (whole >> (sign + 1) != 0, overflow >> sign & 1 == 1)
    });
    let flags = Flags {
        carry: flags.map(|(carry, _)| carry),
        overflow: flags.map(|(_, overflow)| overflow),
        ..Flags::of_result(result, bytes)
    };
    (result, flags)
}

/// x − y − borrow of so many bytes.
fn difference(x: Word, y: Word, borrow: Option<bool>, bytes: usize) -> (Word, Flags) {
    let (result, flags) = sum(x, y.not(), borrow.map(|borrow| !borrow), bytes);
    let carry = flags.carry.map(|carry| !carry);
    (result, Flags { carry, ..flags })
}
