//! All paths through a function.

use std::collections::BTreeMap;

use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, Register,
};

use super::{
    super::{Code, named::Target},
    ARGUMENTS, Examination, Summary, opcodes,
    state::{Extent, Shape, State, Value, hull},
    step::{Step, UNKNOWN_SIZE, address, writes},
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

pub struct Flow<'a> {
    examination: &'a mut Examination,
    code: &'a Code,
    /// The state before the instruction at each offset.
    states: BTreeMap<u64, State>,
    waiting: Vec<u64>,
    factory: InstructionInfoFactory,
    summary: Summary,
}

impl<'a> Flow<'a> {
    /// Follows all paths until nothing new is found.
    pub fn run(examination: &'a mut Examination, code: &'a Code) -> Summary {
        let mut flow = Flow {
            examination,
            code,
            states: BTreeMap::new(),
            waiting: Vec::new(),
            factory: InstructionInfoFactory::new(),
            summary: Summary::default(),
        };
        if let Some(obstacle) = &code.obstacle {
            flow.summary.objections.insert(obstacle.clone());
            return flow.summary;
        }
        flow.arrive(0, State::entry(&PASSED));
        // An objection on the way stays right: values only become less known.
        while let Some(at) = flow.waiting.pop() {
            flow.step(at);
        }
        flow.summary.instructions = flow.states.len();
        flow.summary
    }

    fn arrive(&mut self, at: u64, state: State) {
        let joined = match self.states.get(&at) {
            Some(before) => before.join(&state),
            None => state,
        };
        if self.states.get(&at) != Some(&joined) {
            self.states.insert(at, joined);
            self.waiting.push(at);
        }
    }

    fn object(&mut self, what: &str, i: &Instruction) {
        let text = self.text(i);
        self.summary.objections.insert(format!("{what}: {text}"));
    }

    fn text(&self, i: &Instruction) -> String {
        format!("{:#x} `{i}`", i.ip() - self.code.address)
    }

    /// A value has to be public.
    fn need(&mut self, value: Value, what: &str, i: &Instruction) {
        match value {
            Value::Secret => self.object(&format!("{what} that may depend on a secret"), i),
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

    fn decode(&self, at: u64) -> Option<Instruction> {
        let bytes = self.code.bytes.get(usize::try_from(at).ok()?..)?;
        let ip = self.code.address + at;
        let read = |options| Decoder::with_ip(64, bytes, ip, options).decode();
        let (intel, amd) = (read(DecoderOptions::NONE), read(DecoderOptions::AMD));
        let same = intel == amd && intel.len() == amd.len();
        (same && !intel.is_invalid()).then_some(intel)
    }

    fn step(&mut self, at: u64) {
        let Some(i) = self.decode(at) else {
            let what = format!("{at:#x} is reached, where there is no instruction");
            self.summary.objections.insert(what);
            return;
        };
        let mut state = self.states[&at].clone();
        let info = self.factory.info(&i).clone();
        for memory in info.used_memory() {
            let place = address(&i, memory, &state, self.code);
            self.need_address(place, &i);
            if writes(memory.access()) {
                let bytes = match memory.memory_size().size() as i64 {
                    0 => UNKNOWN_SIZE,
                    bytes => bytes,
                };
                self.written(place, Some((0, bytes)));
            }
        }
        for register in info.used_registers() {
            let whole = register.register().full_register();
            if SCRATCH.contains(&whole) && writes(register.access()) {
                self.summary.clobbered.insert(whole);
            }
        }
        let next = at + i.len() as u64;
        match i.flow_control() {
            FlowControl::Return if i.mnemonic() != Mnemonic::Ret || i.op_count() > 0 => {
                self.object("another return than a plain one", &i);
            }
            FlowControl::Return | FlowControl::Exception => {}
            FlowControl::Interrupt if i.mnemonic() == Mnemonic::Int3 => {}
            FlowControl::ConditionalBranch => {
                let mut condition = state.flags(i.rflags_read());
                for register in info.used_registers() {
                    condition = condition.with(state.register(register.register()));
                }
                self.need(condition, "a condition", &i);
                self.jump(&i, state.clone());
                self.arrive(next, state);
            }
            FlowControl::UnconditionalBranch => self.jump(&i, state),
            FlowControl::Call => {
                let target = self.code.target(&i);
                let callee = self.call(&i, target, &state);
                state.call(&PASSED, &callee.written, &callee.clobbered);
                self.arrive(next, state);
            }
            FlowControl::Next => {
                self.takes_constant_time(&i, &state);
                let (info, code) = (&info, self.code);
                Step {
                    i: &i,
                    info,
                    code,
                    state: &mut state,
                }
                .execute();
                self.arrive(next, state);
            }
            _ => self.object("a jump or call that cannot be followed", &i),
        }
    }

    /// The instruction is on the list, or what its time depends on is public.
    fn takes_constant_time(&mut self, i: &Instruction, state: &State) {
        let name = format!("{:?}", i.mnemonic()).to_lowercase();
        let read = |registers: &[Register]| {
            let values = registers.iter().map(|register| state.register(*register));
            values.fold(Value::NUMBER, Value::with)
        };
        match i.mnemonic() {
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
            | Mnemonic::Stosd
            | Mnemonic::Stosq => self.need(read(&[Register::RCX]), "a length", i),
            // The number of a bit is a distance in memory.
            Mnemonic::Bt | Mnemonic::Bts | Mnemonic::Btr | Mnemonic::Btc
                if i.op0_register() == Register::None && i.op1_register() != Register::None =>
            {
                self.need(read(&[i.op1_register()]), "an address", i);
            }
            _ if opcodes::is_constant_time(&name, &i.to_string()) => {}
            _ => self.object("an instruction that is not on the list", i),
        }
    }

    fn jump(&mut self, i: &Instruction, state: State) {
        match self.code.target(i) {
            Some(Target::Here(at)) => self.arrive(at, state),
            // The last thing that a function does may be a call.
            target => drop(self.call(i, target, &state)),
        }
    }

    /// Something is stored at distances from an address.
    fn written(&mut self, address: Value, extent: Extent) {
        let Value::Public { arguments, shape } = address else {
            return;
        };
        let mut enter = |n: usize, extent: Extent| {
            let known = self.summary.written.entry(n).or_insert(extent);
            *known = hull(*known, extent);
        };
        match (shape, extent) {
            (Shape::Argument(n, Some(at)), Some((from, to))) => {
                enter(
                    n.into(),
                    Some((at.saturating_add(from), at.saturating_add(to))),
                );
            }
            (Shape::Argument(n, _), _) => enter(n.into(), None),
            (Shape::Stack(_) | Shape::Frame, _) => {}
            // It may be any of these.
            _ => {
                for n in (0..ARGUMENTS).filter(|n| arguments >> n & 1 == 1) {
                    enter(n, None);
                }
            }
        }
    }

    fn call(&mut self, i: &Instruction, target: Option<Target>, state: &State) -> Summary {
        let callee = self.examination.callee(target);
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
            self.written(state.register(PASSED[argument]), extent);
        }
        self.summary.clobbered.extend(&callee.clobbered);
        callee
    }
}
