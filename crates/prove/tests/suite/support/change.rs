//! Changes of a text: a number or an operator of a line.

use std::ops::Range;

use super::Random;

/// Operators and what takes their place.
const OPERATORS: &[(&str, &[&str])] = &[
    (" + ", &[" - ", " | ", " * "]),
    (" - ", &[" + ", " ^ "]),
    (" * ", &[" + ", " & "]),
    (" & ", &[" | ", " ^ "]),
    (" | ", &[" & ", " - "]),
    (" ^ ", &[" & ", " | "]),
    (" << ", &[" >> "]),
    (" >> ", &[" << "]),
    ("overflowing_add", &["overflowing_sub"]),
    ("overflowing_sub", &["overflowing_add"]),
    ("add_carry(", &["sub_borrow("]),
    ("sub_borrow(", &["add_carry("]),
    ("wrapping_add", &["wrapping_sub"]),
    ("wrapping_mul", &["wrapping_add"]),
    ("vadd", &["vsub", "vand"]),
    ("vsub", &["vadd"]),
    ("vand", &["vadd"]),
    ("vshr", &["vshl"]),
    ("vshl", &["vshr"]),
    ("madd52lo", &["madd52hi"]),
    ("madd52hi", &["madd52lo"]),
    ("fma51lo", &["fma51hi"]),
    ("fma51hi", &["fma51lo"]),
    ("bits.Add64", &["bits.Sub64"]),
    ("bits.Sub64", &["bits.Add64"]),
    ("add_carry", &["sub_borrow"]),
    ("sub_borrow", &["add_carry"]),
];

/// The lines of a function: from its name to the brace at the beginning of a line.
pub fn body(text: &str, start: usize) -> Range<usize> {
    let lines = text.lines().enumerate().skip(start - 1);
    let mut lines = lines.skip_while(|(_, line)| !line.ends_with('{'));
    let first = lines.next().map_or(start, |(i, _)| i + 1);
    let last = lines
        .find(|(_, line)| *line == "}")
        .map_or(first, |(i, _)| i);
    first..last
}

/// One change of a line, if there is something to change at the place that chance chooses.
pub fn changed(line: &str, random: &mut Random) -> Option<String> {
    let code = line.split("//").next().unwrap_or(line);
    let mut places: Vec<(Range<usize>, String)> = Vec::new();
    for (operator, others) in OPERATORS {
        for (at, _) in code.match_indices(operator) {
            let other = others[random.below(others.len())];
            places.push((at..at + operator.len(), other.to_owned()));
        }
    }
    let bytes = code.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        let start = i;
        let within =
            start > 0 && (bytes[start - 1].is_ascii_alphanumeric() || bytes[start - 1] == b'_');
        if !bytes[i].is_ascii_digit() || within {
            i += 1;
            continue;
        }
        while i < bytes.len() && (bytes[i].is_ascii_hexdigit() || matches!(bytes[i], b'_' | b'x')) {
            i += 1;
        }
        let number = &code[start..i];
        let digits = number.replace('_', "");
        let value = match digits.strip_prefix("0x") {
            Some(digits) => u128::from_str_radix(digits, 16),
            None => digits.parse(),
        };
        // A type after the digits stays.
        let Ok(value) = value else { continue };
        let other = match random.below(3) {
            0 => value + 1,
            1 if value > 0 => value - 1,
            _ => value ^ (1 << random.below(8)),
        };
        places.push((start..i, other.to_string()));
    }
    if places.is_empty() {
        return None;
    }
    let (range, other) = places.swap_remove(random.below(places.len()));
    let mut line = line.to_owned();
    line.replace_range(range, &other);
    Some(line)
}
