//! X25519 as a program: our field as assembly, and a driver that calls it as RFC 7748 says.
//!
//! The driver is written here, instruction by instruction. It takes scalar and point as bytes, and branches on nothing
//! but counters. The field operations are those that `limbforge emit --lang asm` writes, each proved as machine code.

mod driver;

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
    isa::{EncodeError, Isa, Reg, encode},
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
use driver::{At, DATA, FUNCTIONS, driver};

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

/// The operations that the driver calls.
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
        let driver = driver(limbs, &functions);
        let words = driver.iter().map(|line| encode(line, &isa));
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
