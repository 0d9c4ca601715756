//! Our assembly for CSIDH-512 on the core in simulation: results as on the emulator, cycles beside the model's.

use std::collections::{BTreeMap, btree_map::Entry};

use limbforge::{
    emit::{
        Options,
        asm::{
            AsmError,
            riscv::{Source, Target, source},
        },
    },
    ops::derive::derive_only,
    prime::Prime,
};
use riscv_lab::{
    isa::{Isa, Reg},
    machine::{Machine, Permissions},
    relocatable::Routine,
    timing::Model,
};
use riscv_rtl::{
    HardwareError,
    core::{CODE, Core, Image, STACK},
    unit::UNITS,
};
use serde::{Deserialize, Serialize};

use super::{super::PRIME, StudyError};
use crate::assembler::Assembler;

/// A function on the core.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ran {
    /// The operation.
    pub operation: String,
    /// Number and width of the limbs.
    pub limbs: String,
    /// The instruction set.
    pub isa: String,
    /// The unit of the core.
    pub unit: String,
    /// Instructions of a call.
    pub instructions: u64,
    /// Cycles by the timing model, from the first instruction to the return.
    pub modelled: u64,
    /// The same of the core, for each of the inputs.
    pub cycles: Vec<u64>,
}

/// Unit, instruction set, recipe: the columns of the published table.
const COLUMNS: [(usize, &str, &str); 5] = [
    (0, "rv64im", FULL),
    (1, "rv64im+ise-full", FULL),
    (0, "rv64im", REDUCED),
    (2, "rv64im+ise-reduced", REDUCED),
    (4, "rv64im+ise-flexible", REDUCED),
];
const FULL: &str = "8x64 operand-scanning double-word montgomery(operand-scanning) carry(none)";
const REDUCED: &str =
    "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)";

const OPERATIONS: [&str; 4] = ["mul", "square", "add", "sub"];

/// Inputs of each function.
const INPUTS: u64 = 8;

/// Addresses: constants, result, operands.
const CONSTANTS: u64 = 0x1_8000;
const ARRAYS: [u64; 3] = [0x2_0000, 0x2_1000, 0x2_2000];
const ARRAY: usize = 0x100;

/// The core with each unit, built when it is first asked for.
#[derive(Default)]
pub(super) struct Cores(BTreeMap<usize, Core>);

impl Cores {
    /// The core with a unit, by its place among [`UNITS`].
    pub(super) fn with(&mut self, unit: usize) -> Result<&Core, HardwareError> {
        Ok(match self.0.entry(unit) {
            Entry::Occupied(built) => built.into_mut(),
            Entry::Vacant(place) => place.insert(Core::build(&UNITS[unit])?),
        })
    }
}

/// Everything that `limbforge emit --lang asm` writes for these operations, on the core.
///
/// # Errors
/// [`StudyError`], also if any result differs from the emulator's.
pub(super) fn routines(cores: &mut Cores) -> Result<Vec<Ran>, StudyError> {
    let prime = Prime::parse(PRIME)?;
    let mut all = Vec::new();
    for (unit, isa, recipe) in COLUMNS {
        let target = target(isa);
        let printed = printed(&prime, recipe, &target)?;
        let core = cores.with(unit)?;
        for (name, function) in &printed.functions {
            let routine = &printed.assembled[name];
            let operation = name.trim_start_matches("csidh512_").to_owned();
            let mut cycles = Vec::new();
            for input in 0..INPUTS {
                let ran = run(core, routine, &target.isa, input)?;
                let differs = || StudyError::Differs(format!("{operation}, {isa}"));
                cycles.push(ran.ok_or_else(differs)?);
            }
            all.push(Ran {
                operation,
                limbs: recipe.split(' ').next().unwrap_or_default().to_owned(),
                isa: isa.to_owned(),
                unit: UNITS[unit].name.to_owned(),
                instructions: function.timing.instructions,
                modelled: function.timing.cycles,
                cycles,
            });
        }
    }
    Ok(all)
}

/// For the core of the model.
///
/// # Panics
/// If the lab does not know its own names.
pub(super) fn target(isa: &str) -> Target {
    Target {
        isa: isa.parse().expect("an instruction set of the lab"),
        core: Model::named("rocket").expect("a model of the lab"),
        source_order: false,
    }
}

fn printed(prime: &Prime, recipe: &str, target: &Target) -> Result<Source, StudyError> {
    let plan = recipe.parse().expect("a recipe of this file");
    let field = derive_only(prime, &plan, &OPERATIONS).expect("a field that the study has");
    let options = Options {
        command: String::new(),
        name: "csidh512".to_owned(),
        traits: false,
    };
    let assembler = Assembler::find().map_err(AsmError::Assembler)?;
    Ok(source(&field, &options, target, &assembler)?)
}

/// Operands of a run: words of any value, the ends of their range among them.
fn operands(input: u64) -> Vec<u8> {
    let mut state = input;
    let words = (0..2 * ARRAY / 8).map(|place| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        match input {
            0 => 0,
            1 => u64::MAX,
            _ if place % 5 == 0 => u64::MAX,
            _ => state,
        }
    });
    words.flat_map(u64::to_le_bytes).collect()
}

/// Cycles of a call; `None` if registers or the result differ from the emulator's.
fn run(core: &Core, routine: &Routine, isa: &Isa, input: u64) -> Result<Option<u64>, StudyError> {
    let code = routine.linked(CODE, CONSTANTS);
    let operands = operands(input);
    let registers: Vec<(Reg, u64)> = (10..).map(Reg::x).zip(ARRAYS).collect();
    let mut image = Image::new(&code, &registers);
    image.put(CONSTANTS, &routine.constants);
    let mut machine = Machine::new(*isa);
    let any = Permissions::READ_WRITE.and(Permissions::EXECUTE);
    let mut places = vec![
        (CODE, code.clone()),
        (CONSTANTS, routine.constants.clone()),
        (STACK - 0xfc0, vec![0; 0x1000]),
        (ARRAYS[0], vec![0; ARRAY]),
    ];
    for (place, bytes) in ARRAYS[1..].iter().zip(operands.chunks(ARRAY)) {
        image.put(*place, bytes);
        places.push((*place, bytes.to_vec()));
    }
    for (place, bytes) in &places {
        let mapped = machine.memory.map(*place, bytes.len() as u64, any);
        let placed = bytes.is_empty() || mapped && machine.memory.load_image(*place, bytes).is_ok();
        if !placed {
            return Ok(None);
        }
    }
    machine.hart.set(Reg::SP, STACK);
    let called = machine.call(CODE, &ARRAYS, &mut ());
    let ran = core.run(&image)?;
    let mut expected = vec![0; ARRAY];
    let loaded = machine.memory.load_all(ARRAYS[0], &mut expected);
    let result = &ran.memory[ARRAYS[0] as usize..][..ARRAY];
    // `ra` is where each of them returns to.
    let same = (2..32).all(|n| machine.hart.get(Reg::x(n)) == ran.registers[usize::from(n)]);
    let right = called.is_ok() && loaded.is_ok() && same && result == expected;
    Ok(right.then_some(ran.cycles))
}
