//! The form of a model's file, and what has to hold in it.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Cache, Cause, Cost, Model, ModelError, Number, Operands, Predictor, Source};
use crate::isa::{Class, TABLE};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    name: String,
    title: String,
    extensions: Vec<String>,
    pipes: Vec<String>,
    width: Entered,
    vector: Entered,
    late: Entered,
    repeat_destination: Entered,
    predictor: PredictorFile,
    cache: Option<Caches>,
    cost: BTreeMap<String, Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PredictorFile {
    mispredict: Entered,
    late: Entered,
    counters: Entered,
    targets: Entered,
    returns: Entered,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Caches {
    instruction: CacheFile,
    data: CacheFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CacheFile {
    size: Entered,
    ways: Entered,
    line: Entered,
    miss: Entered,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entered {
    value: u32,
    source: Source,
    link: String,
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    pipes: Vec<String>,
    operands: Operands,
    latency: u32,
    unit: Option<String>,
    busy: Option<u32>,
    source: Source,
    link: String,
    note: String,
}

fn senseless<T>(place: &str, reason: &str) -> Result<T, ModelError> {
    Err(ModelError::Senseless {
        place: place.to_owned(),
        reason: reason.to_owned(),
    })
}

/// Numbers with their sources, by place.
struct Reader {
    numbers: Vec<Number>,
}

impl Reader {
    fn origin(
        &mut self,
        place: &str,
        value: u32,
        source: Source,
        link: String,
        note: String,
    ) -> Result<(), ModelError> {
        if !link.starts_with("https://") || note.is_empty() {
            return senseless(place, "a number must have a link and a note");
        }
        self.numbers.push(Number {
            place: place.to_owned(),
            value,
            source,
            link,
            note,
        });
        Ok(())
    }

    fn number(&mut self, place: &str, number: Entered, most: u32) -> Result<u32, ModelError> {
        if number.value > most {
            return senseless(place, "the number is too large for a core");
        }
        let Entered {
            value,
            source,
            link,
            note,
        } = number;
        self.origin(place, value, source, link, note)?;
        Ok(value)
    }

    fn at_least_one(&mut self, place: &str, number: Entered, most: u32) -> Result<u32, ModelError> {
        if number.value == 0 {
            return senseless(place, "it must be at least 1");
        }
        self.number(place, number, most)
    }

    fn cache(&mut self, name: &str, file: CacheFile) -> Result<Cache, ModelError> {
        let place = |part: &str| format!("cache.{name}.{part}");
        let size = self.at_least_one(&place("size"), file.size, 1 << 30)?;
        let ways = self.at_least_one(&place("ways"), file.ways, 64)?;
        let line = self.at_least_one(&place("line"), file.line, 4096)?;
        let miss = self.number(&place("miss"), file.miss, 10_000)?;
        let sets = size / (ways * line);
        if !line.is_power_of_two() || !sets.is_power_of_two() || sets * ways * line != size {
            return senseless(&place("size"), "lines and sets must be powers of two");
        }
        Ok(Cache {
            sets,
            ways,
            line,
            miss,
        })
    }

    fn cost(
        &mut self,
        class: Class,
        pipes: &[String],
        units: &mut Vec<String>,
        entry: Entry,
    ) -> Result<Cost, ModelError> {
        let place = &format!("cost.{class}");
        let mut mask = 0;
        for name in &entry.pipes {
            match pipes.iter().position(|pipe| pipe == name) {
                Some(pipe) => mask |= 1 << pipe,
                None => return senseless(place, "it names a pipe that the core does not have"),
            }
        }
        if mask == 0 {
            return senseless(place, "it names no pipe");
        }
        if !(1..=10_000).contains(&entry.latency) {
            return senseless(place, "a latency must be from 1 to 10000");
        }
        let unit = match (&entry.unit, entry.busy) {
            (None, None) => None,
            (Some(name), Some(busy)) if busy <= entry.latency => {
                let known = units.iter().position(|unit| unit == name);
                let index = known.unwrap_or_else(|| {
                    units.push(name.clone());
                    units.len() - 1
                });
                Some((index, busy))
            }
            _ => {
                return senseless(
                    place,
                    "a unit must have a name, and `busy` must not exceed the latency",
                );
            }
        };
        self.origin(place, entry.latency, entry.source, entry.link, entry.note)?;
        Ok(Cost {
            pipes: mask,
            operands: entry.operands,
            latency: entry.latency,
            unit,
            class,
            cause: Cause::of(class),
        })
    }
}

pub fn parse(text: &str) -> Result<Model, ModelError> {
    let mut file: File = toml::from_str(text).map_err(|error| ModelError::Unreadable {
        reason: error.message().replace('\n', " "),
    })?;
    if file.pipes.is_empty() || file.pipes.len() > 2 {
        return senseless("pipes", "a core must have one pipe or two");
    }
    let mut reader = Reader {
        numbers: Vec::new(),
    };
    let width = reader.at_least_one("width", file.width, file.pipes.len() as u32)?;
    reader.number("vector", file.vector, 1 << 16)?;
    let late = reader.number("late", file.late, 10)?;
    let repeat_destination = reader.number("repeat-destination", file.repeat_destination, 10)?;
    let parts = file.predictor;
    let predictor = Predictor {
        mispredict: reader.number("predictor.mispredict", parts.mispredict, 100)?,
        late: reader.number("predictor.late", parts.late, 100)?,
        counters: reader.at_least_one("predictor.counters", parts.counters, 1 << 20)?,
        targets: reader.at_least_one("predictor.targets", parts.targets, 1 << 20)?,
        returns: reader.at_least_one("predictor.returns", parts.returns, 1000)?,
    };
    let caches = match file.cache {
        None => None,
        Some(caches) => Some([
            reader.cache("instruction", caches.instruction)?,
            reader.cache("data", caches.data)?,
        ]),
    };
    let mut costs = Vec::new();
    let mut units = Vec::new();
    for class in Class::ALL {
        match file.cost.remove(class.name()) {
            Some(entry) => costs.push(reader.cost(*class, &file.pipes, &mut units, entry)?),
            None => return senseless(&format!("cost.{class}"), "it is missing"),
        }
    }
    if let Some((name, _)) = file.cost.pop_first() {
        return senseless(&format!("cost.{name}"), "there is no such class");
    }
    Ok(Model {
        name: file.name,
        title: file.title,
        extensions: file.extensions,
        pipes: file.pipes,
        width,
        late,
        repeat_destination,
        predictor,
        caches,
        units: units.len(),
        by_op: TABLE.iter().map(|row| costs[row.class as usize]).collect(),
        numbers: reader.numbers,
    })
}
