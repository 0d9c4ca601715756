//! The header of a C field: what its sources define, as declarations.
//!
//! The declarations are read off the printed sources, which are the only place that says how a function looks in C. The
//! compiler compares them with the definitions, as `NAME.c` includes both.

use super::DerivedField;

/// The header for the sources of `field`, each with the width of its words.
pub fn header(field: &DerivedField, sources: &[(u8, String)]) -> String {
    let name = &field.entry.name;
    let (prime, doc) = (&field.entry.prime, field.doc());
    let mut out = format!(
        "// Arithmetic modulo {prime}.{doc} Machine-made by Limbforge: do not edit.

#ifndef {name}_H
#define {name}_H

#include <stddef.h>
#include <stdint.h>

// Bits in a word, the same for all fields of a program.
#ifndef LIMBFORGE_WORD
#if defined(__SIZEOF_INT128__) && !defined(__wasm32__)
#define LIMBFORGE_WORD 64
#else
#define LIMBFORGE_WORD 32
#endif
#endif

#ifdef __cplusplus
extern \"C\" {{
#endif
"
    );
    for (word, source) in sources {
        let declarations = format!(
            "
// A limb of an element.
typedef uint{word}_t {name}_limb;
{}",
            declarations(source, name)
        );
        // A single form does not ask.
        out += &match sources.len() {
            1 => declarations,
            _ => format!("\n#if LIMBFORGE_WORD == {word}\n{declarations}\n#endif\n"),
        };
    }
    out += "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
    out
}

/// The macros, constants and functions of `source` whose names begin with `name`, each with its comment.
fn declarations(source: &str, name: &str) -> String {
    let (macros, prefix) = (format!("#define {name}_"), format!(" {name}_"));
    let mut out = String::new();
    let mut comment = String::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        let inside = line.starts_with([' ', '}', '#']) || line.starts_with("static ");
        if line.starts_with("//") {
            comment += &format!("{line}\n");
            continue;
        } else if line.starts_with(&macros) {
            out += &format!("\n{line}\n");
        } else if !inside && line.contains(&prefix) {
            let mut head = line.to_owned();
            while !head.ends_with('{') && !head.ends_with(';') {
                let Some(line) = lines.next() else { break };
                head += &format!("\n{line}");
            }
            // A constant ends before its value, a function before its body.
            let (end, storage) = match (head.find(" = "), head.rfind(" {")) {
                (Some(end), _) => (end, "extern "),
                (None, Some(end)) => (end, ""),
                (None, None) => (head.len(), ""),
            };
            out += &format!("\n{comment}{storage}{};\n", &head[..end]);
        }
        comment.clear();
    }
    out
}
