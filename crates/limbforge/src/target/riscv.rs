//! A core of `riscv-lab` as a processor: its instructions by class.
//!
//! What stands for a class is what code of words uses: `mul` and `mulhu` for the two halves of a product, `sltu` for a
//! carry. Loads, stores and branches are in the file too, but in no class of this crate.

use std::collections::BTreeMap;

use riscv_lab::{
    isa::{Class as Group, Op},
    timing::{Model, ModelError, Number},
};

use super::{Class, Cost, Cpu, CpuError, Order, Origin, PortSet, Sourced};

/// The instruction that stands for a class, and the group of instructions whose cost it has.
const CLASSES: [(Class, Op, Group); 7] = [
    (Class::MultiplyLow, Op::Mul, Group::Multiply),
    (Class::MultiplyHigh, Op::Mulhu, Group::Multiply),
    (Class::Add, Op::Add, Group::Add),
    (Class::Logic, Op::And, Group::Logic),
    (Class::Mask, Op::Andi, Group::Logic),
    (Class::Shift, Op::Srli, Group::Shift),
    (Class::Compare, Op::Sltu, Group::Compare),
];

/// Instructions that the base instruction set lacks. There are no flags, so a carry is a sum and a comparison.
const ABSENT: [Class; 4] = [
    Class::MultiplyWide,
    Class::AddCarry,
    Class::DoubleShift,
    Class::Select,
];

/// Whether a text is the file of a core of `riscv-lab`: these name pipes, and those of this crate ports.
pub fn is_core(text: &str) -> bool {
    let file: Option<toml::Table> = toml::from_str(text).ok();
    file.is_some_and(|file| file.contains_key("pipes"))
}

pub fn parse(text: &str) -> Result<Cpu, CpuError> {
    let model = Model::parse(text).map_err(|error| match error {
        ModelError::Senseless { place, reason } => CpuError::Senseless { place, reason },
        other => CpuError::Unreadable {
            line: None,
            reason: other.to_string(),
        },
    })?;
    let costs = CLASSES.map(|(class, op, group)| {
        let cost = model.cost(op);
        let cost = Cost {
            uops: vec![PortSet(cost.pipes.into())],
            latency: vec![cost.latency],
            busy: cost.unit.map_or(1, |(_, busy)| busy),
            origin: sourced(&model, &format!("cost.{group}")).origin,
        };
        (class, cost)
    });
    Ok(Cpu {
        title: format!("{} (RV64GC)", model.title),
        architecture: "riscv64".to_owned(),
        vendor: None,
        word: 64,
        order: Order::InOrder,
        carry_flag: false,
        extensions: model.extensions.clone(),
        ports: model.pipes.clone(),
        width: sourced(&model, "width"),
        window: None,
        vector: sourced(&model, "vector"),
        absent: ABSENT.to_vec(),
        costs: BTreeMap::from(costs),
        name: model.name,
    })
}

/// A number of the model.
fn sourced(model: &Model, place: &str) -> Sourced {
    let numbers = model.numbers().iter();
    let number = numbers.clone().find(|number| number.place == place);
    let Number {
        value,
        source,
        link,
        note,
        ..
    } = number.expect("the form of the file requires it").clone();
    Sourced {
        value,
        origin: Origin { source, link, note },
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::target::{find, names};

    /// A core is described once: names are unique, and what this crate says of a core of the lab is the lab's.
    #[test]
    fn no_number_stands_twice() {
        let unique: BTreeSet<&str> = names().into_iter().collect();
        assert_eq!(unique.len(), names().len(), "two files describe one core");
        for name in names() {
            let cpu = find(name).expect("a model");
            let core = Model::named(name);
            assert_eq!(
                cpu.architecture == "riscv64",
                core.is_ok(),
                "{name}: cores of RISC-V are described in riscv-lab, others here"
            );
            let Ok(core) = core else { continue };
            for (class, op, group) in CLASSES {
                let cost = cpu.cost(class).expect("a cost");
                assert_eq!(cost.latency, [core.cost(op).latency], "{name} {class}");
                assert_eq!(core.cost(op).class, group, "{name} {class}");
            }
            assert_eq!(cpu.width.value, core.width);
        }
    }

    /// A file of the lab is read as a processor, and mistakes in it are named as the lab names them.
    #[test]
    fn files_of_cores_are_read() {
        let (_, text) = riscv_lab::timing::MODELS[0];
        assert_eq!(Cpu::parse(text).expect("a model").name, "rocket");
        let wrong = text.replacen("[width]\nvalue = 1", "[width]\nvalue = 0", 1);
        let error = Cpu::parse(&wrong).expect_err("no width").to_string();
        assert!(error.contains("`width`"), "{error}");
    }
}
