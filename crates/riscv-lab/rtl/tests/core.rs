//! The core: against the emulator on random programs, and against the timing model of Rocket.

use std::sync::OnceLock;

use riscv_lab::{
    isa::{Effect, Extension, Instruction, Isa, Op, Reg, Row, TABLE, parse},
    machine::{Machine, Permissions},
    timing::Model,
};
use riscv_rtl::{
    HardwareError,
    core::{CODE, Core, Image, MEMORY, Ran, STACK},
    unit::Unit,
};

const DATA: u64 = 0x2_0000;
const DATA_BYTES: u64 = 0x1000;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.word() % bound
    }

    fn operand(&mut self) -> u64 {
        let word = self.word();
        match self.below(3) {
            0 => word >> self.below(64),
            1 => (1_u64 << self.below(64)).wrapping_sub(word & 1),
            _ => word,
        }
    }
}

/// A unit, and the instruction set of a core with it.
type Kind = (&'static str, &'static str);

const BOTH: Kind = ("xmul_both", "rv64im+ise-full+ise-reduced");
const SELECT: Kind = ("xmul_select", "rv64im+ise-full+ise-reduced+ise-flexible");

/// The core with a unit, built once; `None` without tools, which the test says.
fn core(kind: Kind) -> Option<(&'static Core, Isa)> {
    static BUILT: [OnceLock<Option<Core>>; 2] = [OnceLock::new(), OnceLock::new()];
    let build = || match Core::build(Unit::named(kind.0).expect("a unit")) {
        Err(error @ HardwareError::Missing(_)) => {
            eprintln!("skipped: {error}");
            None
        }
        core => Some(core.unwrap_or_else(|error| panic!("{error}"))),
    };
    let core = BUILT[usize::from(kind == SELECT)]
        .get_or_init(build)
        .as_ref()?;
    Some((core, kind.1.parse().expect("an instruction set")))
}

/// Registers and memory as the emulator leaves them.
fn emulated(
    code: &[Instruction],
    isa: Isa,
    registers: &[(Reg, u64)],
    data: &[u8],
) -> ([u64; 32], Vec<u8>) {
    let mut machine = Machine::new(isa);
    machine.place(CODE, code).expect("a place");
    assert!(
        machine
            .memory
            .map(DATA, DATA_BYTES, Permissions::READ_WRITE)
    );
    machine.memory.load_image(DATA, data).expect("a place");
    for (register, value) in registers {
        machine.hart.set(*register, *value);
    }
    machine.hart.set(Reg::SP, STACK);
    machine.hart.set(Reg::RA, 0x200);
    machine.hart.pc = CODE;
    // The emulator stops where the core does: behind the return there is nothing to execute.
    let stop = machine
        .run(&mut ())
        .expect_err("nothing is at the address of return");
    assert_eq!(stop.pc, 0x200, "{stop}");
    let mut all = [0; 32];
    for (number, value) in all.iter_mut().enumerate() {
        *value = machine.hart.get(Reg::x(number as u8));
    }
    let mut bytes = vec![0; DATA_BYTES as usize];
    machine.memory.load_all(DATA, &mut bytes).expect("mapped");
    (all, bytes)
}

fn ran(core: &Core, code: &[Instruction], isa: &Isa, registers: &[(Reg, u64)], data: &[u8]) -> Ran {
    let mut image = Image::of(code, isa, registers).expect("code");
    image.put(DATA, data);
    core.run(&image).unwrap_or_else(|error| panic!("{error}"))
}

/// Registers that programs may write: not `zero`, `ra`, `sp`, nor `s0`, which points to the data. Few of them, so that
/// instructions need each other.
const WRITTEN: [u8; 8] = [5, 6, 7, 10, 11, 12, 28, 31];

/// A random instruction of a row whose operands are any of the registers, and whose accesses lie within the data.
fn instruction(row: &Row, random: &mut Random) -> Instruction {
    let mut register = || Reg::x(WRITTEN[random.below(8) as usize]);
    let mut instruction = Instruction {
        rd: register(),
        rs1: register(),
        rs2: register(),
        rs3: register(),
        ..Instruction::bare(row.op)
    };
    use riscv_lab::isa::Operand;
    let has = |operand: Operand| row.format.operands().contains(&operand);
    if !has(Operand::Rd) || random.below(16) == 0 {
        instruction.rd = Reg::ZERO;
    }
    if !has(Operand::Rs1) {
        instruction.rs1 = Reg::ZERO;
    }
    if !has(Operand::Rs2) {
        instruction.rs2 = Reg::ZERO;
    }
    if !has(Operand::Rs3) {
        instruction.rs3 = Reg::ZERO;
    }
    let (least, greatest, step) = row.format.immediate_range().unwrap_or((0, 0, 1));
    let count = ((greatest - least) / step + 1) as u64;
    instruction.imm = least + step * random.below(count) as i64;
    match row.effect {
        Effect::Load(bytes, _) | Effect::Store(bytes) => {
            instruction.rs1 = Reg::x(8);
            instruction.imm = (random.below(2048) & !(u64::from(bytes) - 1)) as i64;
        }
        // A little forward.
        Effect::Branch(_) | Effect::Jump => instruction.imm = 4 + 4 * random.below(4) as i64,
        _ => {}
    }
    instruction
}

/// The rows that the core executes with this instruction set, chosen by what `wanted` says.
fn rows(isa: &Isa, wanted: impl Fn(&Row) -> bool) -> Vec<&'static Row> {
    let executed = |row: &&Row| {
        let is_core = row.extension == Extension::I
            || row.extension == Extension::M
            || row.extension.is_custom();
        let effect = !matches!(
            row.effect,
            Effect::EnvironmentCall | Effect::Breakpoint | Effect::JumpRegister
        );
        isa.has(row.extension) && is_core && effect && wanted(row)
    };
    TABLE.iter().filter(executed).collect()
}

/// A program of so many random instructions that ends with a return; the last ones before it do not jump.
fn program(rows: &[&Row], length: usize, random: &mut Random) -> Vec<Instruction> {
    let choose = |random: &mut Random| rows[random.below(rows.len() as u64) as usize];
    let mut code: Vec<Instruction> = (0..length)
        .map(|_| instruction(choose(random), random))
        .collect();
    code.extend([Instruction::i(Op::Addi, Reg::x(5), Reg::x(5), 1); 4]);
    code.push(Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0));
    code
}

fn registers(random: &mut Random) -> Vec<(Reg, u64)> {
    let values = WRITTEN.iter().map(|&n| (Reg::x(n), random.operand()));
    values.chain([(Reg::x(8), DATA)]).collect()
}

fn data(random: &mut Random) -> Vec<u8> {
    let words = (0..DATA_BYTES / 8).map(|_| random.word());
    words.flat_map(u64::to_le_bytes).collect()
}

#[test]
fn random_programs_end_as_on_the_emulator() {
    for kind in [BOTH, SELECT] {
        let unit = kind.0;
        let Some((core, isa)) = core(kind) else {
            return;
        };
        let mut random = Random(1);
        let rows = rows(&isa, |_| true);
        for number in 0..60 {
            let code = program(&rows, 300, &mut random);
            let (registers, data) = (registers(&mut random), data(&mut random));
            let ran = ran(core, &code, &isa, &registers, &data);
            let (expected, bytes) = emulated(&code, isa, &registers, &data);
            assert_eq!(ran.registers, expected, "{unit}, program {number}");
            let at = DATA as usize;
            assert!(
                ran.memory[at..at + bytes.len()] == bytes,
                "{unit}, program {number}"
            );
            assert!(ran.memory.len() == MEMORY);
        }
    }
}

/// Every instruction alone, with operands at ends of ranges: a word that the core does not know would end the run.
#[test]
fn straight_lines_take_the_cycles_of_the_model() {
    let model = Model::named("rocket").expect("a model");
    for kind in [BOTH, SELECT] {
        let unit = kind.0;
        let Some((core, isa)) = core(kind) else {
            return;
        };
        let mut random = Random(2);
        let straight = |row: &Row| {
            let jumps = matches!(row.effect, Effect::Branch(_) | Effect::Jump);
            let divides = ["div", "rem"].iter().any(|name| row.name.starts_with(name));
            !jumps && !divides && row.op != Op::Fence
        };
        let all = rows(&isa, straight);
        let products = rows(&isa, |row| straight(row) && row.name.contains('m'));
        for number in 0..60 {
            let rows = if number % 2 == 0 { &all } else { &products };
            let code = program(rows, 400, &mut random);
            let (registers, data) = (registers(&mut random), data(&mut random));
            let ran = ran(core, &code, &isa, &registers, &data);
            let timing = model.cycles(&code);
            assert_eq!(ran.retired, timing.instructions);
            assert_eq!(ran.cycles, timing.cycles, "{unit}, program {number}");
        }
    }
}

fn code(text: &str, isa: &Isa) -> Vec<Instruction> {
    let lines = text
        .split(';')
        .map(|line| parse(line, isa).expect("an instruction"));
    lines.collect()
}

#[test]
fn latencies_are_those_of_the_model() {
    let Some((core, isa)) = core(BOTH) else {
        return;
    };
    // Cycles from the first instruction to the second, which needs it.
    let latency = |first: &str| {
        // Retirement is observed: the instruction before is not held up.
        let text = format!("addi zero, zero, 0; {first}; addi a1, a0, 1; jalr zero, 0(ra)");
        let code = code(&text, &isa);
        let ran = ran(core, &code, &isa, &[(Reg::x(8), DATA)], &[]);
        ran.cycles - 3
    };
    for (first, cycles) in [
        ("add a0, a1, a2", 1),
        ("sraiadd a0, a1, a2, 57", 1),
        ("ld a0, 0(s0)", 2),
        ("mul a0, a1, a2", 3),
        ("mulhu a0, a1, a2", 3),
        ("maddlu a0, a1, a2, a3", 3),
        ("madd57hu a0, a1, a2, a3", 3),
        ("cadd a0, a1, a2, a3", 3),
        // The model has 33, and 34 for words.
        ("divu a0, a1, a2", 34),
        ("divw a0, a1, a2", 34),
    ] {
        assert_eq!(latency(first), cycles, "{first}");
    }
    // A taken branch costs 3 more cycles, another one none.
    let branch = |text: &str| {
        let code = code(&format!("{text}; addi a1, a1, 1; jalr zero, 0(ra)"), &isa);
        ran(core, &code, &isa, &[], &[]).cycles
    };
    assert_eq!(branch("beq zero, zero, .+4"), 3 + 3);
    assert_eq!(branch("bne zero, zero, .+8"), 3);
}
