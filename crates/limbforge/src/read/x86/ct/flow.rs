//! All paths through a function.

use iced_x86::{
    FlowControl, Instruction, InstructionInfo, InstructionInfoFactory, Mnemonic, Register,
};

use super::{
    super::{Code, named::Target},
    ARGUMENTS, Examination, LENGTH, Summary,
    counted::repeated,
    extent::Extent,
    listing::Listing,
    opcodes,
    state::{KEPT, State},
    step::{Step, address, is_elsewhere, size, writes},
    value::{CALLER, Shape, Value},
    visited::Visited,
};

/// Registers of arguments.
const PASSED: [Register; ARGUMENTS] = [
    Register::RDI,
    Register::RSI,
    Register::RDX,
    Register::RCX,
    Register::R8,
    Register::R9,
];

/// Registers that a call may change.
pub const SCRATCH: [Register; 9] = [
    Register::RAX,
    Register::RCX,
    Register::RDX,
    Register::RSI,
    Register::RDI,
    Register::R8,
    Register::R9,
    Register::R10,
    Register::R11,
];

/// Objections to a function that are kept.
const OBJECTIONS: usize = 1 << 8;

/// Steps of the abstract run for each instruction.
const TURNS: usize = 1 << 9;

pub struct Flow<'a> {
    examination: &'a mut Examination,
    code: &'a Code,
    listing: Listing,
    visited: Visited,
    waiting: Vec<(u64, State)>,
    /// Steps that are left.
    steps: usize,
    factory: InstructionInfoFactory,
    pub(super) summary: Summary,
}

impl<'a> Flow<'a> {
    /// Follows all paths until nothing new is found.
    pub fn run(examination: &'a mut Examination, code: &'a Code) -> Summary {
        if let Some(obstacle) = &code.obstacle {
            return Summary::unknown(obstacle.clone());
        }
        let mut flow = Flow {
            examination,
            code,
            listing: Listing::of(code),
            visited: Visited::default(),
            waiting: Vec::new(),
            steps: 0,
            factory: InstructionInfoFactory::new(),
            summary: Summary::default(),
        };
        flow.steps = TURNS * flow.listing.len();
        flow.arrive(0, State::entry(&PASSED));
        // An objection on the way stays right: values only become less known.
        while let Some((mut at, mut state)) = flow.waiting.pop() {
            while let Some(next) = flow.step(at, &mut state) {
                if flow.listing.targets.contains(&next) {
                    flow.arrive(next, state);
                    break;
                }
                at = next;
                flow.steps = flow.steps.saturating_sub(1);
            }
            if flow.steps == 0 || flow.visited.is_full() {
                return Summary::unknown("it is too long to follow".to_owned());
            }
            flow.steps -= 1;
        }
        flow.summary.instructions = flow.listing.len();
        flow.summary
    }

    fn arrive(&mut self, at: u64, state: State) {
        let (state, steps) = self.visited.arrive(at, state);
        self.steps = self.steps.saturating_sub(steps);
        self.waiting.extend(state.map(|state| (at, state)));
    }

    pub(super) fn object(&mut self, what: &str, i: &Instruction) {
        let text = self.text(i);
        if self.summary.objections.len() < OBJECTIONS {
            self.summary.objections.insert(format!("{what}: {text}"));
        }
    }

    fn text(&self, i: &Instruction) -> String {
        format!("{:#x} `{i}`", i.ip() - self.code.address)
    }

    /// A value has to be public.
    fn need(&mut self, value: Value, what: &str, i: &Instruction) {
        match value {
            Value::Secret | Value::Entry(_) => {
                self.object(&format!("{what} that may depend on a secret"), i)
            }
            Value::Public { arguments, .. } => {
                for n in (0..ARGUMENTS).filter(|n| arguments >> n & 1 == 1) {
                    let text = format!("{what}, {}", self.text(i));
                    self.summary.needed.entry(n).or_insert(text);
                }
            }
        }
    }

    /// An address has to be public; an argument that is one is.
    fn need_address(&mut self, value: Value, i: &Instruction) {
        if let Value::Public {
            shape: Shape::Argument(n, _),
            ..
        } = value
        {
            self.summary.addresses.insert(n.into());
        }
        self.need(value, "an address", i);
    }

    /// Enters the memory and the registers that an instruction uses, whatever it computes.
    fn accesses(&mut self, i: &Instruction, info: &InstructionInfo, state: &State) {
        for memory in info.used_memory() {
            let place = address(i, memory, state, self.code);
            self.need_address(place, i);
            if writes(memory.access()) {
                if is_elsewhere(memory.segment()) {
                    self.object("a store with a segment", i);
                }
                let bytes = size(memory).or_else(|| repeated(i, state));
                let extent = bytes.map_or(Extent::UNKNOWN, |bytes| Extent::of(0, bytes));
                self.written(place, extent, state, i);
            }
        }
        for register in info.used_registers() {
            let whole = register.register().full_register();
            if SCRATCH.contains(&whole) && writes(register.access()) {
                self.summary.clobbered.insert(whole);
            }
        }
    }

    /// An instruction changes the state. The offset of the one after it, if that is reached.
    fn step(&mut self, at: u64, state: &mut State) -> Option<u64> {
        let Some(i) = self.listing.get(at) else {
            let what = format!("{at:#x} is reached, where there is no instruction");
            self.summary.objections.insert(what);
            return None;
        };
        let info = self.factory.info(&i).clone();
        self.accesses(&i, &info, state);
        let next = at + i.len() as u64;
        match i.flow_control() {
            FlowControl::Return => {
                self.leave(state, &i);
                return None;
            }
            FlowControl::Exception => return None,
            FlowControl::Interrupt if i.mnemonic() == Mnemonic::Int3 => return None,
            FlowControl::ConditionalBranch => {
                let mut condition = state.flags(i.rflags_read());
                for register in info.used_registers() {
                    condition = condition.with(state.register(register.register()));
                    if writes(register.access()) {
                        self.object("an instruction that is not on the list", &i);
                    }
                }
                self.need(condition, "a condition", &i);
                let condition = i.condition_code();
                if let Some(state) = state.clone().decided(condition, true) {
                    self.jump(&i, state);
                }
                *state = state.clone().decided(condition, false)?;
            }
            FlowControl::UnconditionalBranch => {
                self.jump(&i, state.clone());
                return None;
            }
            FlowControl::Call if i.mnemonic() != Mnemonic::Call => {
                self.object("an instruction that is not on the list", &i);
                return None;
            }
            FlowControl::Call => {
                let target = self.code.target(&i);
                let callee = self.call(&i, target, state);
                // The callee's stack pointer on entry is below ours by the place to return to.
                let above = callee.above.map(|(from, to)| (from - CALLER, to - CALLER));
                if let Some((from, to)) = above {
                    let stack = state.register(Register::RSP);
                    self.written(stack, Extent::of(from, to), state, &i);
                }
                state.call(&PASSED, &Summary { above, ..callee });
            }
            FlowControl::Next => {
                self.takes_constant_time(&i, state);
                self.examination.named.extend(self.code.names(&i));
                let code = self.code;
                let (i, info) = (&i, &info);
                let before = state.register(Register::RSP);
                Step {
                    i,
                    info,
                    code,
                    state,
                }
                .execute();
                self.moved_stack(before, state.register(Register::RSP), i);
            }
            _ => {
                self.object("a jump or call that cannot be followed", &i);
                return None;
            }
        }
        Some(next)
    }

    /// The stack pointer goes to known places, but for arrays of variable length: sizes are subtracted.
    fn moved_stack(&mut self, before: Value, after: Value, i: &Instruction) {
        let known = |value: Value| {
            matches!(
                value,
                Value::Public {
                    shape: Shape::Stack(_),
                    ..
                }
            )
        };
        if after != before && !known(after) && i.mnemonic() != Mnemonic::Sub {
            self.object("a stack pointer that is not followed", i);
        }
    }

    /// A function ends: it returns to its caller, with what it has to give back.
    fn leave(&mut self, state: &State, i: &Instruction) {
        if i.flow_control() == FlowControl::Return
            && (i.mnemonic() != Mnemonic::Ret || i.op_count() > 0)
        {
            self.object("another return than a plain one", i);
        }
        let stack = state.register(Register::RSP);
        if stack != Value::stack(0) || state.load(stack, 8) != Value::Entry(Register::RIP) {
            self.object("a return that may be to another place than the caller's", i);
        }
        for register in KEPT {
            if state.register(register) != Value::Entry(register) {
                let name = format!("{register:?}").to_lowercase();
                self.object(&format!("it may not give back {name}"), i);
            }
        }
    }

    /// The instruction is on the list, or what its time depends on is public.
    fn takes_constant_time(&mut self, i: &Instruction, state: &State) {
        if (0..i.op_count()).any(|k| i.op_register(k).is_segment_register()) {
            self.object("an instruction with a segment", i);
        }
        let name = format!("{:?}", i.mnemonic()).to_lowercase();
        let read = |registers: &[Register]| {
            let values = registers.iter().map(|register| state.register(*register));
            values.fold(Value::NUMBER, Value::with)
        };
        match i.mnemonic() {
            // Another instruction, on vectors, has the same name.
            Mnemonic::Movsd if i.is_string_instruction() => {
                self.need(read(&[Register::RCX]), "a length", i);
            }
            Mnemonic::Div | Mnemonic::Idiv => {
                let by = match i.op0_register() {
                    Register::None => Value::Secret,
                    register => state.register(register),
                };
                let operands = read(&[Register::RAX, Register::RDX]).with(by);
                self.need(operands, "a division", i);
            }
            Mnemonic::Movsb
            | Mnemonic::Movsw
            | Mnemonic::Movsq
            | Mnemonic::Stosb
            | Mnemonic::Stosw
            | Mnemonic::Stosd
            | Mnemonic::Stosq => self.need(read(&[Register::RCX]), "a length", i),
            // The number of a bit is a distance in memory, which nobody follows.
            Mnemonic::Bt | Mnemonic::Bts | Mnemonic::Btr | Mnemonic::Btc
                if i.op0_register() == Register::None && i.op1_register() != Register::None =>
            {
                self.object("a bit anywhere in memory", i);
            }
            _ if opcodes::is_constant_time(&name, &i.to_string()) => {}
            _ => self.object("an instruction that is not on the list", i),
        }
    }

    fn jump(&mut self, i: &Instruction, state: State) {
        match self.code.target(i) {
            Some(Target::Here(at)) => self.arrive(at, state),
            // The last thing that a function does may be a call.
            target => {
                self.leave(&state, i);
                let callee = self.call(i, target, &state);
                if let Some((from, to)) = callee.above {
                    let stack = state.register(Register::RSP);
                    self.written(stack, Extent::of(from, to), &state, i);
                }
            }
        }
    }

    fn call(&mut self, i: &Instruction, target: Option<Target>, state: &State) -> Summary {
        // The callee's frame is below the place to return to. An array of variable length is below that, too.
        let stack = state.register(Register::RSP);
        let below = |shape: Shape| {
            matches!(shape, Shape::Stack(_) | Shape::Frame(_))
                && shape.range().is_none_or(|range| range.high <= 0)
        };
        if !matches!(stack, Value::Public { shape, .. } if below(shape)) {
            self.object("a call above the frame", i);
        }
        let is_elsewhere = matches!(target, Some(Target::Elsewhere(_)));
        let mut callee = self.examination.callee(target);
        let length = state.register(PASSED[LENGTH]).only();
        let known = is_elsewhere && callee.objections.is_empty();
        if let Some(length) = length.filter(|length| known && *length >= 0) {
            let extents = callee.written.values_mut();
            extents.for_each(|extent| *extent = Extent::of(0, length));
        }
        for objection in &callee.objections {
            self.object(objection, i);
        }
        for &argument in callee.needed.keys() {
            let value = state.register(PASSED[argument]);
            if callee.addresses.contains(&argument) {
                self.need_address(value, i);
            } else {
                self.need(value, "an argument of a call", i);
            }
        }
        for (&argument, &extent) in &callee.written {
            let to = state.register(PASSED[argument]);
            if let (Some((from, _)), Some(above)) = (extent.known, to.least_above(stack))
                && above.saturating_add(from) < 0
            {
                self.object("a store of a callee below the stack pointer", i);
            }
            self.written(to, extent, state, i);
        }
        self.summary.clobbered.extend(&callee.clobbered);
        callee
    }
}
