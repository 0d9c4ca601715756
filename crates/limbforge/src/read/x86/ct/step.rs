//! The effect of an instruction on what is known to be public.
//!
//! Moves, sums and the stack keep track of addresses. Of every other instruction the decoder says which registers,
//! flags and memory it reads and writes: what it writes is public if all that it reads is.

use iced_x86::{
    Instruction, InstructionInfo, Mnemonic, OpAccess, OpKind, Register, RflagsBits, UsedMemory,
};

use super::{
    super::Code,
    state::State,
    value::{LARGE, Shape, Value},
};

/// Bytes of an access; `None` if their number is not known.
pub fn size(memory: &UsedMemory) -> Option<i64> {
    match memory.memory_size().size() {
        0 => None,
        bytes => i64::try_from(bytes).ok(),
    }
}

/// Whether memory of this segment begins where nobody knows.
pub fn is_elsewhere(segment: Register) -> bool {
    matches!(segment, Register::FS | Register::GS)
}

/// The address that an instruction uses.
pub fn address(i: &Instruction, memory: &UsedMemory, state: &State, code: &Code) -> Value {
    let place = place(i, memory, state, code);
    if is_elsewhere(memory.segment()) {
        place.shaped(Shape::Elsewhere)
    } else {
        place
    }
}

fn place(i: &Instruction, memory: &UsedMemory, state: &State, code: &Code) -> Value {
    if i.is_ip_rel_memory_operand() && i.memory_base() != Register::RIP {
        return Value::Secret;
    }
    if i.is_ip_rel_memory_operand() && matches!(memory.base(), Register::None | Register::RIP) {
        return constant(i, code);
    }
    let register = |register: Register| match register {
        Register::None => None,
        register if register.is_gpr64() => Some(state.register(register)),
        _ => Some(Value::Secret),
    };
    // What a linker puts in may be the distance, unless the instruction names none, as calls do.
    let is_linked = code.has_link(i) && i.op_kinds().any(|kind| kind == OpKind::Memory);
    let address = sum(
        register(memory.base()),
        register(memory.index()),
        memory.scale(),
        if is_linked {
            LARGE
        } else {
            memory.displacement() as i64
        },
    );
    if is_linked && address.is_frame() {
        Value::Secret
    } else {
        address
    }
}

/// A constant of an instruction, or a large one for what a linker puts in.
fn linked(i: &Instruction, code: &Code, constant: i64) -> i64 {
    if code.has_link(i) { LARGE } else { constant }
}

fn sum(base: Option<Value>, index: Option<Value>, scale: u32, displacement: i64) -> Value {
    let base = match base {
        Some(base) => base.plus_constant(displacement),
        None => Value::constant(displacement),
    };
    match index {
        None => base,
        Some(index) if scale == 1 => base.plus(index),
        Some(index) if index.is_frame() => Value::Secret,
        Some(index) => base.plus(index.times(scale.into())),
    }
}

/// An address at a distance from the instruction: of read-only data, or of something else.
fn constant(i: &Instruction, code: &Code) -> Value {
    if code.is_constant(i) {
        Value::NUMBER.shaped(Shape::Constants)
    } else {
        Value::NUMBER.shaped(Shape::Elsewhere)
    }
}

/// An instruction and the state that it changes.
pub struct Step<'a> {
    pub i: &'a Instruction,
    pub info: &'a InstructionInfo,
    pub code: &'a Code,
    pub state: &'a mut State,
}

fn reads(access: OpAccess) -> bool {
    !matches!(
        access,
        OpAccess::None | OpAccess::NoMemAccess | OpAccess::Write
    )
}

/// Whether an instruction writes to an operand.
pub fn writes(access: OpAccess) -> bool {
    matches!(
        access,
        OpAccess::Write | OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite
    )
}

impl Step<'_> {
    /// Changes the state.
    pub fn execute(&mut self) {
        let followed = self.of_place().or_else(|| self.of_counter());
        if followed.is_none() {
            self.other();
        }
        if !self.stack().is_frame() {
            self.state.forget_all();
        }
        self.compare();
    }

    /// The operand `k` if it has 64 bits, with its shape.
    pub(super) fn word(&self, k: u32) -> Option<Value> {
        match self.i.op_kind(k) {
            OpKind::Register => {
                let register = self.i.op_register(k);
                register.is_gpr64().then(|| self.state.register(register))
            }
            OpKind::Memory if self.i.memory_size().size() == 8 => {
                Some(self.state.load(self.memory()?, 8))
            }
            OpKind::Memory => None,
            _ => self.constant(k).map(Value::constant),
        }
    }

    pub(super) fn constant(&self, k: u32) -> Option<i64> {
        let constant = self.i.try_immediate(k).ok()?;
        Some(linked(self.i, self.code, constant as i64))
    }

    /// The address of the instruction's memory operand.
    pub(super) fn memory(&self) -> Option<Value> {
        let memory = self.info.used_memory().first()?;
        Some(address(self.i, memory, self.state, self.code))
    }

    fn stack(&self) -> Value {
        self.state.register(Register::RSP)
    }

    /// Moves, sums and the stack; `None` for everything else, with nothing done.
    fn of_place(&mut self) -> Option<()> {
        let i = self.i;
        match i.mnemonic() {
            Mnemonic::Mov => {
                let value = self.word(1)?;
                let constant = !matches!(i.op_kind(1), OpKind::Register | OpKind::Memory);
                let whole = |to: Register| to.is_gpr64() || to.is_gpr32() && constant;
                match i.op_kind(0) {
                    OpKind::Register if whole(i.op_register(0)) => {
                        self.state.set(i.op_register(0), value);
                    }
                    OpKind::Memory if i.memory_size().size() == 8 => {
                        let to = self.memory()?;
                        self.state.store(to, Some(8), value);
                    }
                    _ => return None,
                }
            }
            Mnemonic::Push if i.stack_pointer_increment() == -8 => {
                let value = self.word(0)?;
                let top = self.stack().plus_constant(-8);
                self.state.set(Register::RSP, top);
                self.state.store(top, Some(8), value);
            }
            Mnemonic::Pop if i.op0_register().is_gpr64() && i.stack_pointer_increment() == 8 => {
                let value = self.state.load(self.stack(), 8);
                let top = self.stack().plus_constant(8);
                self.state.set(Register::RSP, top);
                self.state.set(i.op_register(0), value);
            }
            Mnemonic::Leave if i.code() == iced_x86::Code::Leaveq => {
                let frame = self.state.register(Register::RBP);
                let value = self.state.load(frame, 8);
                self.state.set(Register::RSP, frame.plus_constant(8));
                self.state.set(Register::RBP, value);
            }
            Mnemonic::Lea if i.op_register(0).is_gpr64() => {
                let value = self.effective()?;
                self.state.set(i.op_register(0), value);
            }
            Mnemonic::And if i.op0_register() == Register::RSP => {
                let bytes = self.constant(1)?.checked_neg()?;
                u64::try_from(bytes)
                    .is_ok_and(u64::is_power_of_two)
                    .then_some(())?;
                self.state.align(bytes)?;
                self.set_flags(Value::NUMBER);
            }
            Mnemonic::Add | Mnemonic::Sub
                if i.op_kind(0) == OpKind::Register && i.op_register(0).is_gpr64() =>
            {
                let (x, y) = (self.word(0)?, self.word(1)?);
                let value = self.arithmetic(x, y)?;
                self.state.set(i.op_register(0), value);
                self.set_flags(x.with(y));
            }
            _ => return None,
        }
        Some(())
    }

    /// The address that `lea` computes.
    fn effective(&self) -> Option<Value> {
        let i = self.i;
        if i.is_ip_rel_memory_operand() {
            return (i.memory_base() == Register::RIP).then(|| constant(i, self.code));
        }
        let known = |register: Register| match register {
            Register::None => true,
            register => register.is_gpr64(),
        };
        let register = |register: Register| {
            (register != Register::None).then(|| self.state.register(register))
        };
        if !known(i.memory_base()) || !known(i.memory_index()) {
            return None;
        }
        let sum = sum(
            register(i.memory_base()),
            register(i.memory_index()),
            i.memory_index_scale(),
            linked(i, self.code, i.memory_displacement64() as i64),
        );
        Some(if self.code.has_link(i) && sum.is_frame() {
            Value::Secret
        } else {
            sum
        })
    }

    fn arithmetic(&self, x: Value, y: Value) -> Option<Value> {
        let constant = self.constant(1);
        if self.code.has_link(self.i) && x.is_frame() {
            return Some(Value::Secret);
        }
        // The stack pointer goes up by constants alone.
        if self.i.op0_register() == Register::RSP
            && self.i.mnemonic() == Mnemonic::Add
            && constant.is_none()
        {
            return None;
        }
        Some(match (self.i.mnemonic(), constant) {
            (Mnemonic::Add, Some(k)) => x.plus_constant(k),
            (Mnemonic::Sub, Some(k)) => x.plus_constant(k.checked_neg()?),
            (Mnemonic::Add, None) => x.plus(y),
            // A difference of addresses in the frame is a number.
            (Mnemonic::Sub, None) if x.is_frame() && y.is_frame() => {
                x.with(y).shaped(Shape::Number)
            }
            (Mnemonic::Sub, None) if y.is_frame() => Value::Secret,
            (Mnemonic::Sub, None) => match (y, y.only()) {
                (_, Some(k)) => x.plus_constant(-k).decided_by(y),
                (
                    Value::Public {
                        shape: Shape::Number | Shape::Among(_),
                        ..
                    },
                    None,
                ) => x.plus(y.shaped(Shape::Number)),
                _ if x.is_frame() => Value::Secret,
                _ => x.with(y),
            },
            _ => return None,
        })
    }

    /// Sets the flags that the instruction changes.
    pub(super) fn set_flags(&mut self, value: Value) {
        let undefined = self.i.rflags_undefined();
        let all = RflagsBits::OF
            | RflagsBits::SF
            | RflagsBits::ZF
            | RflagsBits::AF
            | RflagsBits::CF
            | RflagsBits::PF;
        let modified = self.i.rflags_modified() & all;
        // A count of 0 changes no flag.
        let shifts = [
            Mnemonic::Shl,
            Mnemonic::Shr,
            Mnemonic::Sar,
            Mnemonic::Rol,
            Mnemonic::Ror,
            Mnemonic::Rcl,
            Mnemonic::Rcr,
            Mnemonic::Shld,
            Mnemonic::Shrd,
            Mnemonic::Sal,
        ];
        let counted = shifts.contains(&self.i.mnemonic())
            && (0..self.i.op_count()).any(|k| self.i.op_register(k) == Register::CL);
        let value = if counted {
            value.with(self.state.flags(modified))
        } else {
            value
        };
        self.state.set_flags(modified & !undefined, value);
        self.state.set_flags(undefined & all, Value::Secret);
    }

    /// Whether an instruction reads a register for an address alone, which has to be public anyway.
    fn only_addresses(&self, register: Register, access: OpAccess) -> bool {
        let whole = register.full_register();
        let mut named = (0..self.i.op_count()).filter(|k| self.i.op_kind(*k) == OpKind::Register);
        let parts = [self.i.memory_base(), self.i.memory_index()];
        access == OpAccess::Read
            // Its address is a number, which nobody asks to be public.
            && self.i.mnemonic() != Mnemonic::Lea
            // A factor, too.
            && !(self.i.mnemonic() == Mnemonic::Mulx && whole == Register::RDX)
            && parts.iter().any(|part| part.full_register() == whole)
            && !named.any(|k| self.i.op_register(k).full_register() == whole)
    }

    /// An instruction of which only the operands are known.
    fn other(&mut self) {
        let (mut all, mut frame) = (Value::NUMBER, false);
        let mut read = |value: Value| {
            frame |= value.is_frame();
            all = all.with(value);
        };
        for register in self.info.used_registers() {
            let (register, access) = (register.register(), register.access());
            let partial = register.is_gpr() && register.size() < 4;
            if self.only_addresses(register, access) {
                continue;
            }
            if reads(access) || writes(access) && partial {
                read(match register.is_gpr() {
                    // A part that is written leaves the rest.
                    true if writes(access) => self.state.register(register),
                    true => self.state.part(register),
                    false => Value::Secret,
                });
            }
        }
        for memory in self.info.used_memory() {
            if reads(memory.access()) {
                let from = address(self.i, memory, self.state, self.code);
                let bytes = size(memory);
                read(bytes.map_or(Value::Secret, |bytes| self.state.load(from, bytes)));
            }
        }
        let flags = self.i.rflags_read();
        read(self.state.flags(flags & !RflagsBits::DF));
        // Where an address in the frame goes is not followed through arithmetic.
        let value = if frame { Value::Secret } else { all };
        // Memory comes first: the instruction may change what its address is made of.
        for memory in self.info.used_memory() {
            if writes(memory.access()) {
                let to = address(self.i, memory, self.state, self.code);
                self.state.store(to, size(memory), value);
            }
        }
        for register in self.info.used_registers() {
            let (register, access) = (register.register(), register.access());
            if register.is_gpr() && writes(access) {
                self.state.set(register, value);
            } else if writes(access) {
                self.state.set(register, Value::Secret);
            }
        }
        self.set_flags(all);
    }
}
