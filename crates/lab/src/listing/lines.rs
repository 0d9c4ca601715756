//! Lines of the source by a library's line table.

use std::ops::RangeInclusive;

use addr2line::Context;
use gimli::{Dwarf, EndianSlice, LittleEndian};
use object::{Object, ObjectSection};

use super::{Instruction, PREFIX};

/// The line of the source, from 1, of each address.
///
/// Code of helpers is inlined: of all frames at an address, the innermost in the printed function counts, or else the
/// innermost in the source, where the function's entry loads and stores.
pub fn of(
    library: &[u8],
    addresses: &[u64],
    source: &str,
    operation: &str,
) -> Result<Vec<Option<u32>>, String> {
    let unread = |error: &dyn std::fmt::Display| format!("the line table cannot be read ({error})");
    let file = object::File::parse(library).map_err(|error| unread(&error))?;
    let section = |id: gimli::SectionId| {
        let data = file.section_by_name(id.name()).and_then(|s| s.data().ok());
        Ok::<_, gimli::Error>(EndianSlice::new(data.unwrap_or_default(), LittleEndian))
    };
    let dwarf = Dwarf::load(section).map_err(|error| unread(&error))?;
    let context = Context::from_dwarf(dwarf).map_err(|error| unread(&error))?;
    let body = body(source, operation);
    let line = |address: &u64| -> Result<Option<u32>, gimli::Error> {
        let mut frames = context.find_frames(*address).skip_all_loads()?;
        let mut outside = None;
        while let Some(frame) = frames.next()? {
            let Some(location) = frame.location else {
                continue;
            };
            let own = location.file.is_some_and(|file| {
                file.rsplit('/')
                    .next()
                    .is_some_and(|name| name.starts_with("listing."))
            });
            match location.line.filter(|line| own && *line > 0) {
                Some(line) if body.contains(&line) => return Ok(Some(line)),
                Some(line) if outside.is_none() => outside = Some(line),
                _ => {}
            }
        }
        Ok(outside)
    };
    let lines: Result<Vec<_>, _> = addresses.iter().map(line).collect();
    let lines = lines.map_err(|error| unread(&error))?;
    if lines.iter().all(Option::is_none) {
        return Err("the compiler wrote no line table".to_owned());
    }
    Ok(lines)
}

/// The lines of a printed function, from 1: from the line that names it with a bracket to the first that closes it in
/// the same column.
fn body(source: &str, operation: &str) -> RangeInclusive<u32> {
    let names = [format!("fn {operation}("), format!("{PREFIX}_{operation}(")];
    let begins = |line: &str| {
        let declared = names.iter().any(|name| line.contains(name.as_str()));
        declared && !line.starts_with(' ') && !line.trim_end().ends_with(';')
    };
    let lines: Vec<&str> = source.lines().collect();
    let first = lines
        .iter()
        .position(|line| begins(line))
        .unwrap_or(lines.len());
    let length = lines[first..].iter().position(|line| *line == "}");
    let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    number(first + 1)..=number(first + 1 + length.unwrap_or(0))
}

/// Gives each instruction the index of its line, and returns the lines.
pub fn name(
    instructions: &mut [Instruction],
    numbers: &[Option<u32>],
    source: &str,
) -> Vec<String> {
    let mut used: Vec<u32> = numbers.iter().copied().flatten().collect();
    used.sort_unstable();
    used.dedup();
    for (instruction, number) in instructions.iter_mut().zip(numbers) {
        instruction.line = number.and_then(|number| used.binary_search(&number).ok());
    }
    let lines: Vec<&str> = source.lines().collect();
    let text = |number: &u32| {
        let line = lines.get(*number as usize - 1).copied();
        line.unwrap_or_default().trim().to_owned()
    };
    used.iter().map(text).collect()
}
