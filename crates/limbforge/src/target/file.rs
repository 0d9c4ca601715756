//! The form of a model's file, and what has to hold in it.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::data::{Unreadable, read};

use super::{Class, Cost, Cpu, CpuError, Order, Origin, PortSet, Source, Sourced, distinct_ports};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    title: String,
    architecture: String,
    vendor: Option<String>,
    word: u8,
    order: Order,
    carry_flag: bool,
    extensions: Vec<String>,
    ports: Vec<String>,
    absent: Vec<Class>,
    width: Number,
    window: Option<Number>,
    vector: Number,
    cost: BTreeMap<Class, Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Number {
    value: u32,
    source: Source,
    link: String,
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    uops: Vec<Vec<String>>,
    latency: Vec<u32>,
    busy: u32,
    source: Source,
    link: String,
    note: String,
}

/// Ports of a model: the analysis goes through all their subsets.
const MOST_PORTS: usize = 12;
/// Cycles, widths and windows beyond this are mistakes.
const MOST: u32 = 10_000;

pub fn parse(text: &str) -> Result<Cpu, CpuError> {
    let file: File =
        read(text).map_err(|Unreadable { line, reason }| CpuError::Unreadable { line, reason })?;
    if !matches!(file.word, 32 | 64) {
        return senseless("word", "registers must have 32 or 64 bits");
    }
    if file.ports.is_empty() || file.ports.len() > MOST_PORTS {
        return senseless("ports", "give from 1 to 12 ports");
    }
    let mut costs = BTreeMap::new();
    for (class, entry) in file.cost {
        let place = format!("cost.{class}");
        if file.absent.contains(&class) {
            return senseless(&place, "it is listed as absent but has a cost");
        }
        costs.insert(class, cost(&place, &file.ports, entry)?);
    }
    if file.carry_flag == file.absent.contains(&Class::AddCarry) {
        return senseless("carry_flag", "it contradicts `absent` about `add-carry`");
    }
    if (file.order == Order::InOrder) != file.window.is_none() {
        return senseless(
            "window",
            "out-of-order cores must have one, in-order cores must not",
        );
    }
    if file.absent.contains(&Class::MultiplyWide) && file.absent.contains(&Class::MultiplyHigh) {
        return senseless("absent", "high words of products need an instruction");
    }
    let window = file.window.map(|n| at_least_one("window", n)).transpose()?;
    Ok(Cpu {
        name: file.name,
        title: file.title,
        architecture: file.architecture,
        vendor: file.vendor,
        word: file.word,
        order: file.order,
        carry_flag: file.carry_flag,
        extensions: file.extensions,
        ports: file.ports,
        width: at_least_one("width", file.width)?,
        window,
        vector: sourced("vector", file.vector)?,
        absent: file.absent,
        costs,
    })
}

fn senseless<T>(place: &str, reason: &str) -> Result<T, CpuError> {
    Err(CpuError::Senseless {
        place: place.to_owned(),
        reason: reason.to_owned(),
    })
}

fn sourced(place: &str, number: Number) -> Result<Sourced, CpuError> {
    if number.value > MOST {
        return senseless(place, "the number is too large for a processor");
    }
    Ok(Sourced {
        value: number.value,
        origin: origin(place, number.source, number.link, number.note)?,
    })
}

fn at_least_one(place: &str, number: Number) -> Result<Sourced, CpuError> {
    if number.value == 0 {
        return senseless(place, "it must be at least 1");
    }
    sourced(place, number)
}

fn origin(place: &str, source: Source, link: String, note: String) -> Result<Origin, CpuError> {
    if !link.starts_with("http://") && !link.starts_with("https://") {
        return senseless(place, "`link` must be the address of a source");
    }
    Ok(Origin { source, link, note })
}

fn cost(place: &str, ports: &[String], entry: Entry) -> Result<Cost, CpuError> {
    let impossible = |cycles: &u32| !(1..=MOST).contains(cycles);
    if entry.latency.is_empty() || entry.latency.iter().chain([&entry.busy]).any(impossible) {
        return senseless(place, "`latency` and `busy` must be at least one cycle");
    }
    let mut uops = Vec::new();
    for names in &entry.uops {
        let mut set = PortSet(0);
        for name in names {
            let Some(index) = ports.iter().position(|port| port == name) else {
                return senseless(place, &format!("`{name}` is not a port"));
            };
            set.0 |= 1 << index;
        }
        uops.push(set);
    }
    if uops.is_empty() || uops.iter().any(|set| set.is_empty()) {
        return senseless(place, "each micro-operation needs a port");
    }
    let all: Vec<usize> = (0..ports.len()).collect();
    if uops.len() > ports.len() || distinct_ports(&uops, &all).is_none() {
        return senseless(
            place,
            "its micro-operations cannot begin in one cycle; if one unit runs them in turn, write one and `busy`",
        );
    }
    // The one with the least choice is placed first.
    uops.sort_by_key(|set| set.len());
    Ok(Cost {
        uops,
        latency: entry.latency,
        busy: entry.busy,
        origin: origin(place, entry.source, entry.link, entry.note)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SKYLAKE: &str = include_str!("../../cpus/skylake.toml");

    fn refused(from: &str, to: &str) -> String {
        assert!(SKYLAKE.contains(from), "{from}");
        let text = SKYLAKE.replacen(from, to, 1);
        parse(&text).expect_err(to).to_string()
    }

    #[test]
    fn mistakes_are_named_in_a_line() {
        for (from, to, part) in [
            ("word = 64", "word = 65", "32 or 64"),
            ("word = 64", "word = ", "line"),
            ("busy = 1", "", "busy"),
            ("busy = 1", "busy = 0", "at least one cycle"),
            ("latency = [3]", "latency = []", "at least one cycle"),
            ("uops = [[\"p1\"]]", "uops = [[\"p9\"]]", "`p9`"),
            ("uops = [[\"p1\"]]", "uops = []", "needs a port"),
            (
                "uops = [[\"p1\"]]",
                "uops = [[\"p1\"], [\"p1\"]]",
                "cannot begin in one cycle",
            ),
            ("[cost.add]", "[cost.addition]", "addition"),
            ("[cost.add]", "[cost.multiply-high]", "absent"),
            ("carry_flag = true", "carry_flag = false", "add-carry"),
            ("value = 4", "value = 0", "at least 1"),
            ("value = 4", "value = 4\nspeed = 3", "speed"),
            ("source = \"manual\"", "source = \"guess\"", "guess"),
            ("link = \"https", "link = \"ttps", "address"),
            ("order = \"out-of-order\"", "order = \"in-order\"", "window"),
        ] {
            let line = refused(from, to);
            assert!(line.contains(part), "{line}");
            assert_eq!(line.lines().count(), 1, "{line}");
        }
    }

    #[test]
    fn a_number_without_a_source_is_refused() {
        assert!(refused("source = \"measured\"", "").contains("source"));
    }
}
