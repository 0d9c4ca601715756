//! Instructions on counters: of a loop over an array the addresses are then known, and so what its stores leave alone.
//! Selections between addresses, and copies of a known length.

use iced_x86::{ConditionCode, Instruction, Mnemonic, OpKind, Register};

use super::{
    range::Range,
    state::{Comparison, State, is_lowest},
    step::Step,
    value::Value,
};

/// Bytes that a repeated copy or filling writes, if their number is known.
pub fn repeated(i: &Instruction, state: &State) -> Option<i64> {
    let is_string = i.op0_kind() == OpKind::MemoryESRDI && i.is_string_instruction();
    if !is_string || !(i.has_rep_prefix() || i.has_repne_prefix()) {
        return None;
    }
    let count = state.register(Register::RCX).only()?;
    let bytes = i64::try_from(i.memory_size().size()).ok()?;
    (count >= 0).then(|| count.checked_mul(bytes)).flatten()
}

impl Step<'_> {
    /// Counters, selections and copies; `None` for everything else, with nothing done.
    pub(super) fn of_counter(&mut self) -> Option<()> {
        let i = self.i;
        match i.mnemonic() {
            // A flag in a byte.
            Mnemonic::Mov if is_lowest(i.op0_register()) && i.op1_kind() == OpKind::Immediate8 => {
                let rest = self.state.register(i.op0_register());
                (!rest.is_public()).then_some(())?;
                self.state.set_byte(i.op0_register(), Value::NUMBER);
                Some(())
            }
            Mnemonic::Mov | Mnemonic::Movsxd => self.moved(),
            // A word that a compiler puts into a vector in place of the frame.
            Mnemonic::Movq | Mnemonic::Vmovq
                if i.op_kinds().all(|kind| kind == OpKind::Register)
                    && (i.op0_register().is_gpr64() || i.op1_register().is_gpr64()) =>
            {
                let value = self.state.register(i.op1_register());
                self.state.set(i.op0_register(), value);
                Some(())
            }
            Mnemonic::Movsb | Mnemonic::Movsw | Mnemonic::Movsd | Mnemonic::Movsq => {
                let bytes = repeated(i, self.state)?;
                let from = self.state.register(Register::RSI).plus_constant(bytes);
                (i.op1_kind() == OpKind::MemorySegRSI).then(|| self.filled(bytes))?;
                self.state.set(Register::RSI, from);
                Some(())
            }
            Mnemonic::Stosb | Mnemonic::Stosw | Mnemonic::Stosd | Mnemonic::Stosq => {
                let bytes = repeated(i, self.state)?;
                self.filled(bytes);
                Some(())
            }
            Mnemonic::Xor if i.op0_kind() == OpKind::Register => {
                let register = whole(i.op0_register())?;
                let same = i.op1_kind() == OpKind::Register && i.op1_register() == register;
                same.then(|| self.result(register, Value::constant(0), Value::NUMBER))
            }
            Mnemonic::Inc if i.op0_register().is_gpr64() => self.stepped(1),
            Mnemonic::Dec if i.op0_register().is_gpr64() => self.stepped(-1),
            Mnemonic::Inc => self.sum_of_short(|x, _| x.plus_constant(1)),
            Mnemonic::Dec => self.sum_of_short(|x, _| x.plus_constant(-1)),
            Mnemonic::Add => self.sum_of_short(Value::plus),
            Mnemonic::Sub => self.sum_of_short(|x, y| match y.only() {
                Some(k) => x.plus_constant(-k).decided_by(y),
                None => Value::Secret,
            }),
            Mnemonic::Shl if i.op1_kind() == OpKind::Immediate8 => {
                let by = self.constant(1).filter(|by| (0..16).contains(by))?;
                self.sum_of_short(|x, _| x.times(1 << by))
            }
            Mnemonic::And => {
                let register = whole(i.op0_register())?;
                let range = Range::up_to(self.operand(1)?.only()?)?;
                let value = self.state.register(register);
                (!value.is_frame()).then(|| self.result(register, value.among(range), value))
            }
            // A conditional move.
            _ if i.condition_code() != ConditionCode::None
                && i.op_count() == 2
                && i.op0_register().is_gpr64() =>
            {
                let flags = self.state.flags(i.rflags_read());
                let one = self.state.register(i.op0_register());
                let value = one.join(self.word(1)?).decided_by(flags);
                self.state.set(i.op0_register(), value);
                Some(())
            }
            _ => None,
        }
    }

    /// Enters what the flags of the instruction, which has been executed, compare.
    pub(super) fn compare(&mut self) {
        if let Some(comparison) = self.comparison() {
            self.state.compare(comparison);
        }
    }

    fn comparison(&self) -> Option<Comparison> {
        let i = self.i;
        let register = (i.op0_kind() == OpKind::Register).then(|| whole(i.op0_register()))??;
        let value = self.state.register(register);
        let zero = Value::constant(0);
        let (other, equality) = match i.mnemonic() {
            Mnemonic::Cmp => {
                let other = self.operand(1)?;
                (other, value.numbers().is_none() || other.only().is_none())
            }
            Mnemonic::Test if i.op1_register() == register => (zero, true),
            Mnemonic::Add | Mnemonic::Sub | Mnemonic::Inc | Mnemonic::Dec => (zero, true),
            _ => return None,
        };
        let short = |value: Value| value.numbers().is_some_and(|range| range.low >= 0);
        let told = register.is_gpr64() || short(value) && short(other);
        let register = register.full_register();
        told.then_some(Comparison {
            register,
            other,
            equality,
        })
    }

    /// The value of an operand that is a register or a constant; of a register of 32 bits only a number.
    fn operand(&self, k: u32) -> Option<Value> {
        if self.i.op_kind(k) != OpKind::Register {
            return self.constant(k).map(Value::constant);
        }
        let register = whole(self.i.op_register(k))?;
        let value = self.state.register(register);
        (register.is_gpr64() || value.numbers()?.low >= 0).then_some(value)
    }

    /// A register takes a value, and the flags follow from another.
    fn result(&mut self, register: Register, value: Value, flags: Value) {
        self.state.set(register, value);
        self.set_flags(flags);
    }

    /// A whole register goes up or down.
    fn stepped(&mut self, by: i64) -> Option<()> {
        let register = self.i.op0_register();
        let value = self.state.register(register);
        self.result(register, value.plus_constant(by), value.with(Value::NUMBER));
        Some(())
    }

    /// The first operand takes a result on numbers of which few are possible, none of them negative.
    fn sum_of_short(&mut self, result: impl Fn(Value, Value) -> Value) -> Option<()> {
        let i = self.i;
        let register = (i.op0_kind() == OpKind::Register).then(|| whole(i.op0_register()))??;
        let x = self.operand(0)?;
        let y = match i.op_count() {
            1 => Value::NUMBER,
            _ => self.operand(1)?,
        };
        let value = result(x, y);
        let low = x.numbers()?.low.min(value.numbers()?.low);
        (low >= 0).then(|| self.result(register, value, x.with(y)))
    }

    /// A number of 32 bits moves between registers and the frame.
    fn moved(&mut self) -> Option<()> {
        let i = self.i;
        let short = |value: Value| value.numbers().is_some_and(|range| range.low >= 0);
        let value = match i.op1_kind() {
            OpKind::Register if i.op1_register().is_gpr32() => {
                let value = self.state.register(i.op1_register());
                let byte = self.state.byte(i.op1_register());
                if let (Value::Secret, Some(byte), Mnemonic::Mov) = (value, byte, i.mnemonic())
                    && i.op0_register().is_gpr32()
                {
                    self.state.set_byte(i.op0_register(), byte);
                    return Some(());
                }
                value
            }
            OpKind::Memory if i.memory_size().size() == 4 => self.state.load(self.memory()?, 4),
            OpKind::Immediate32 => self.operand(1)?,
            _ => return None,
        };
        match i.op0_kind() {
            _ if !short(value) => return None,
            OpKind::Register => self.state.set(whole(i.op0_register())?, value),
            OpKind::Memory if i.memory_size().size() == 4 => {
                let to = self.memory()?;
                self.state.store(to, Some(4), value);
            }
            _ => return None,
        }
        Some(())
    }

    /// Something is stored in this number of bytes from rdi on.
    fn filled(&mut self, bytes: i64) {
        let to = self.state.register(Register::RDI);
        self.state.store(to, Some(bytes), Value::Secret);
        self.state.set(Register::RDI, to.plus_constant(bytes));
        self.state.set(Register::RCX, Value::constant(0));
    }
}

/// A register of 32 or 64 bits, which an instruction writes as a whole.
fn whole(register: Register) -> Option<Register> {
    (register.is_gpr64() || register.is_gpr32()).then_some(register)
}
