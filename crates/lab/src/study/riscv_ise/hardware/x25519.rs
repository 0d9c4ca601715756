//! X25519 as a program: our field as assembly, and a driver that calls it as RFC 7748 says.
//!
//! The driver is written here, instruction by instruction. It takes scalar and point as bytes, and branches on nothing
//! but counters. The field operations are those that `limbforge emit --lang asm` writes, each proved as machine code.

use std::collections::BTreeMap;

use limbforge::{
    emit::{
        Options,
        asm::{AsmError, riscv::source},
    },
    ops::derive::derive_only,
    plan::Plan,
    prime::Prime,
};
use riscv_lab::{
    isa::{EncodeError, Instruction, Isa, Reg, encode, parse},
    machine::{Machine, Observer, Permissions},
    relocatable::Routine,
    timing::{Model, Timing},
};
use riscv_rtl::core::{CODE, Image, STACK};
use serde::{Deserialize, Serialize};

use super::{
    StudyError,
    routines::{Cores, target},
};
use crate::assembler::Assembler;

/// Scalar multiplications with one field and one instruction set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Multiplied {
    /// Number and width of the limbs.
    pub limbs: String,
    /// The instruction set.
    pub isa: String,
    /// The unit of the core.
    pub unit: String,
    /// The recipe of the field.
    pub recipe: String,
    /// Instructions of a scalar multiplication.
    pub instructions: u64,
    /// Cycles by the timing model, for each of the test vectors.
    pub modelled: Vec<u64>,
    /// The same of the core.
    pub cycles: Vec<u64>,
}

/// What the driver calls.
pub const CALLED: [&str; 8] = [
    "mul",
    "square",
    "mul_small",
    "add",
    "sub",
    "swap",
    "from_bytes",
    "to_bytes",
];

/// Scalar, point and result as 64 hexadecimal digits: both vectors of RFC 7748, section 5.2, and the first iteration.
pub const VECTORS: [[&str; 3]; 3] = [
    [
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    ],
    [
        "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
        "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
        "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
    ],
    [
        "0900000000000000000000000000000000000000000000000000000000000000",
        "0900000000000000000000000000000000000000000000000000000000000000",
        "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079",
    ],
];

/// Where the field operations begin; the driver is in front of them.
const FUNCTIONS: u64 = CODE + 0x1000;
/// The driver's data.
const DATA: u64 = 0x2_0000;
/// Bytes of a slot: an element of at most eight limbs.
const SLOT: u64 = 64;

/// The driver's data by slots.
#[derive(Clone, Copy)]
enum At {
    Scalar,
    Point,
    Result,
    X1,
    X2,
    Z2,
    X3,
    Z3,
    A,
    Aa,
    B,
    Bb,
    C,
    D,
    E,
    T,
    /// The number of slots.
    End,
}

impl At {
    /// Bytes from `s0`.
    fn offset(self) -> u64 {
        self as u64 * SLOT
    }
}

/// A driver under construction.
struct Driver<'a> {
    code: Vec<Instruction>,
    functions: &'a BTreeMap<&'static str, u64>,
}

/// Registers that the driver uses for itself, in the order in which they lie on the stack.
const SAVED: [&str; 5] = ["ra", "s0", "s1", "s2", "s3"];

impl Driver<'_> {
    fn here(&self) -> u64 {
        CODE + 4 * self.code.len() as u64
    }

    fn line(&mut self, text: &str) {
        let instruction = parse(text, &Isa::base()).expect("an instruction of the base set");
        self.code.push(instruction);
    }

    /// A jump or branch to an address.
    fn to(&mut self, text: &str, address: u64) {
        let distance = address as i64 - self.here() as i64;
        self.line(&format!("{text}, .{distance:+}"));
    }

    /// The address of a slot in a register.
    fn address(&mut self, register: u8, at: At) {
        self.line(&format!("addi x{register}, s0, {}", at.offset()));
    }

    /// Calls a field operation: result, operands.
    fn call(&mut self, function: &str, slots: &[At]) {
        for (register, at) in (10..).zip(slots) {
            self.address(register, *at);
        }
        self.to("jal ra", self.functions[function]);
    }

    /// Swaps if `s2` is 1.
    fn swap(&mut self, x: At, y: At) {
        for (register, at) in [(10, x), (11, y), (13, x), (14, y)] {
            self.address(register, at);
        }
        self.line("addi a2, s2, 0");
        self.to("jal ra", self.functions["swap"]);
    }

    /// A byte of the input, with some bits cleared and some set.
    fn masked(&mut self, at: At, byte: u64, kept: u8, set: u8) {
        let place = at.offset() + byte;
        self.line(&format!("lbu t0, {place}(s0)"));
        self.line(&format!("andi t0, t0, {kept}"));
        self.line(&format!("ori t0, t0, {set}"));
        self.line(&format!("sb t0, {place}(s0)"));
    }

    /// An element that is 0 or 1.
    fn small(&mut self, at: At, value: u8, limbs: usize) {
        self.line(&format!("addi t0, zero, {value}"));
        for limb in 0..limbs as u64 {
            let from = if limb == 0 { "t0" } else { "zero" };
            self.line(&format!("sd {from}, {}(s0)", at.offset() + 8 * limb));
        }
    }

    /// `to` = `from` to the power 2^`count`.
    fn squares(&mut self, to: At, from: At, count: u32) {
        self.call("square", &[to, from]);
        if count > 1 {
            self.line(&format!("addi s1, zero, {}", count - 1));
            let again = self.here();
            self.call("square", &[to, to]);
            self.line("addi s1, s1, -1");
            self.to("bne s1, zero", again);
        }
    }

    /// The slot `T` = `Z2` to the power p - 2: 254 squarings, 11 multiplications (Bernstein 2006).
    fn invert(&mut self) {
        use At::{A, Aa, B, Bb, T, Z2};
        self.squares(A, Z2, 1);
        self.squares(T, A, 2);
        self.call("mul", &[B, Z2, T]); // 9
        self.call("mul", &[A, A, B]); // 11
        self.squares(T, A, 1);
        self.call("mul", &[B, B, T]); // 2^5 - 1
        self.squares(T, B, 5);
        self.call("mul", &[B, T, B]); // 2^10 - 1
        self.squares(T, B, 10);
        self.call("mul", &[Aa, T, B]); // 2^20 - 1
        self.squares(T, Aa, 20);
        self.call("mul", &[T, T, Aa]); // 2^40 - 1
        self.squares(T, T, 10);
        self.call("mul", &[B, T, B]); // 2^50 - 1
        self.squares(T, B, 50);
        self.call("mul", &[Bb, T, B]); // 2^100 - 1
        self.squares(T, Bb, 100);
        self.call("mul", &[T, T, Bb]); // 2^200 - 1
        self.squares(T, T, 50);
        self.call("mul", &[T, T, B]); // 2^250 - 1
        self.squares(T, T, 5);
        self.call("mul", &[T, T, A]); // 2^255 - 21
    }

    /// A step of the ladder behind its swaps, with the names of RFC 7748, section 5. `C` and `D` become `CB` and `DA`.
    fn step(&mut self) {
        use At::{A, Aa, B, Bb, C, D, E, T, X1, X2, X3, Z2, Z3};
        self.call("add", &[A, X2, Z2]);
        self.call("square", &[Aa, A]);
        self.call("sub", &[B, X2, Z2]);
        self.call("square", &[Bb, B]);
        self.call("sub", &[E, Aa, Bb]);
        self.call("add", &[C, X3, Z3]);
        self.call("sub", &[D, X3, Z3]);
        self.call("mul", &[D, D, A]);
        self.call("mul", &[C, C, B]);
        self.call("add", &[X3, D, C]);
        self.call("square", &[X3, X3]);
        self.call("sub", &[Z3, D, C]);
        self.call("square", &[Z3, Z3]);
        self.call("mul", &[Z3, X1, Z3]);
        self.call("mul", &[X2, Aa, Bb]);
        // 121665 = 30 2^12 - 1215
        self.line("lui a2, 30");
        self.line("addi a2, a2, -1215");
        self.call("mul_small", &[T, E]);
        self.call("add", &[T, Aa, T]);
        self.call("mul", &[Z2, E, T]);
    }

    /// The whole program, for elements of so many limbs.
    fn write(&mut self, limbs: usize) {
        use At::{Point, Result, Scalar, T, X1, X2, X3, Z2, Z3};
        self.line("addi sp, sp, -48");
        for (place, register) in (0..).step_by(8).zip(SAVED) {
            self.line(&format!("sd {register}, {place}(sp)"));
        }
        self.line(&format!("lui s0, {}", DATA >> 12));
        self.masked(Scalar, 0, 248, 0);
        self.masked(Scalar, 31, 127, 64);
        self.masked(Point, 31, 127, 0);
        self.call("from_bytes", &[X1, Point]);
        self.call("from_bytes", &[X3, Point]);
        self.small(X2, 1, limbs);
        self.small(Z2, 0, limbs);
        self.small(Z3, 1, limbs);
        self.line("addi s1, zero, 254");
        self.line("addi s2, zero, 0");
        let again = self.here();
        // The bit s1 of the scalar, and in s2 whether it differs from the one before.
        self.line("srli t0, s1, 3");
        self.line("add t0, t0, s0");
        self.line(&format!("lbu t0, {}(t0)", Scalar.offset()));
        self.line("andi t1, s1, 7");
        self.line("srl t0, t0, t1");
        self.line("andi s3, t0, 1");
        self.line("xor s2, s2, s3");
        self.swap(X2, X3);
        self.swap(Z2, Z3);
        self.line("addi s2, s3, 0");
        self.step();
        self.line("addi s1, s1, -1");
        self.to("bge s1, zero", again);
        self.swap(X2, X3);
        self.swap(Z2, Z3);
        self.invert();
        self.call("mul", &[X2, X2, T]);
        self.call("to_bytes", &[Result, X2]);
        for (place, register) in (0..).step_by(8).zip(SAVED) {
            self.line(&format!("ld {register}, {place}(sp)"));
        }
        self.line("addi sp, sp, 48");
        self.line("jalr zero, 0(ra)");
    }
}

/// X25519 with one field and one instruction set.
pub struct Program {
    isa: Isa,
    /// From [`CODE`] on.
    bytes: Vec<u8>,
    /// Addresses of what is called.
    pub functions: BTreeMap<&'static str, u64>,
}

/// A run on the emulated core: the result, and all registers.
type Emulated = ([u8; 32], [u64; 32]);

impl Program {
    /// Writes and proves the field operations, and writes the driver.
    ///
    /// # Errors
    /// [`StudyError::Asm`], also without an assembler.
    ///
    /// # Panics
    /// If the recipe is none for 2^255 - 19 with elements in standard form.
    pub fn new(recipe: &str, isa: &str) -> Result<Program, StudyError> {
        let plan: Plan = recipe.parse().expect("a recipe");
        assert!(!plan.is_montgomery(), "1 is written as a limb");
        let prime = Prime::parse("2^255 - 19")?;
        let field = derive_only(&prime, &plan, &CALLED).expect("a field of the search");
        let options = Options {
            command: String::new(),
            name: "x25519".to_owned(),
            traits: false,
        };
        let target = target(isa);
        let assembler = Assembler::find().map_err(AsmError::Assembler)?;
        let printed = source(&field, &options, &target, &assembler)?;
        let routine = |name: &str| &printed.assembled[&format!("x25519_{name}")];
        let program = Program::linked(target.isa, plan.limbs, &routine);
        Ok(program.expect("the base set has words for the driver"))
    }

    /// The driver, then each operation with its constants behind it.
    fn linked<'a>(
        isa: Isa,
        limbs: usize,
        routine: &dyn Fn(&str) -> &'a Routine,
    ) -> Result<Program, EncodeError> {
        let aligned = |address: u64| address.next_multiple_of(8);
        let (mut functions, mut operations) = (BTreeMap::new(), Vec::new());
        for name in CALLED {
            let routine = routine(name);
            let code = FUNCTIONS + operations.len() as u64;
            let constants = aligned(code + routine.code.len() as u64);
            functions.insert(name, code);
            operations.extend(routine.linked(code, constants));
            operations.resize((constants - FUNCTIONS) as usize, 0);
            operations.extend(&routine.constants);
            operations.resize(aligned(operations.len() as u64) as usize, 0);
        }
        let mut driver = Driver {
            code: Vec::new(),
            functions: &functions,
        };
        driver.write(limbs);
        let words = driver.code.iter().map(|line| encode(line, &isa));
        let words: Vec<u32> = words.collect::<Result<_, _>>()?;
        let mut bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        assert!(bytes.len() as u64 <= FUNCTIONS - CODE, "the driver's place");
        bytes.resize((FUNCTIONS - CODE) as usize, 0);
        bytes.extend(operations);
        assert!(CODE + bytes.len() as u64 <= DATA, "the code's place");
        Ok(Program {
            isa,
            bytes,
            functions,
        })
    }

    /// Runs it on the emulated core; `None` if it does not return.
    pub fn emulated<O: Observer>(
        &self,
        scalar: [u8; 32],
        point: [u8; 32],
        observer: &mut O,
    ) -> Option<Emulated> {
        let mut machine = Machine::new(self.isa);
        let any = Permissions::READ_WRITE.and(Permissions::EXECUTE);
        for (place, bytes) in [
            (CODE, self.bytes.clone()),
            (DATA, data(scalar, point)),
            (STACK - 0xfc0, vec![0; 0x1000]),
        ] {
            let mapped = machine.memory.map(place, bytes.len() as u64, any);
            if !mapped || machine.memory.load_image(place, &bytes).is_err() {
                return None;
            }
        }
        machine.hart.set(Reg::SP, STACK);
        machine.call(CODE, &[], observer).ok()?;
        let result = machine.memory.load(DATA + At::Result.offset()).ok()?;
        let mut registers = [0; 32];
        for (number, register) in (0..).zip(&mut registers) {
            *register = machine.hart.get(Reg::x(number));
        }
        Some((result, registers))
    }

    /// Time by a model, if it gives this result.
    fn modelled(&self, model: &Model, [scalar, point, result]: Vector) -> Option<Timing> {
        let mut clock = model.clock();
        let (given, _) = self.emulated(scalar, point, &mut clock)?;
        (given == result).then(|| clock.timing())
    }
}

/// Scalar, point, result.
type Vector = [[u8; 32]; 3];

/// A vector as bytes.
///
/// # Panics
/// If it is not made of hexadecimal digits.
pub fn bytes(vector: [&str; 3]) -> Vector {
    vector.map(|text| {
        std::array::from_fn(|at| {
            u8::from_str_radix(&text[2 * at..2 * at + 2], 16).expect("hexadecimal digits")
        })
    })
}

/// The slots at the beginning.
fn data(scalar: [u8; 32], point: [u8; 32]) -> Vec<u8> {
    let mut data = vec![0; At::End.offset() as usize];
    for (at, bytes) in [(At::Scalar, scalar), (At::Point, point)] {
        data[at.offset() as usize..][..32].copy_from_slice(&bytes);
    }
    data
}

/// The test vectors on the model and on the core with a unit.
///
/// # Errors
/// [`StudyError`], also if a result is wrong, or core and emulator differ.
pub(super) fn multiplied(
    cores: &mut Cores,
    unit: usize,
    recipe: &str,
    isa: &str,
) -> Result<Multiplied, StudyError> {
    let program = Program::new(recipe, isa)?;
    let model = target(isa).core;
    let core = cores.with(unit)?;
    let mut all = Multiplied {
        limbs: recipe.split(' ').next().unwrap_or_default().to_owned(),
        isa: isa.to_owned(),
        unit: riscv_rtl::unit::UNITS[unit].name.to_owned(),
        recipe: recipe.to_owned(),
        instructions: 0,
        modelled: Vec::new(),
        cycles: Vec::new(),
    };
    for vector in VECTORS.map(bytes) {
        let [scalar, point, result] = vector;
        let timing = program.modelled(&model, vector);
        let timing = timing.ok_or_else(|| StudyError::Wrong(isa.to_owned()))?;
        let emulated = program.emulated(scalar, point, &mut ());
        let (_, registers) = emulated.ok_or_else(|| StudyError::Wrong(isa.to_owned()))?;
        let mut image = Image::new(&program.bytes, &[]);
        image.put(DATA, &data(scalar, point));
        let ran = core.run(&image)?;
        let given = &ran.memory[(DATA + At::Result.offset()) as usize..][..32];
        // `ra` is where each of them returns to.
        if ran.registers[2..] != registers[2..] || given != result {
            return Err(StudyError::Differs(format!("X25519, {isa}")));
        }
        all.instructions = timing.instructions;
        all.modelled.push(timing.cycles);
        all.cycles.push(ran.cycles);
    }
    Ok(all)
}
