//! C: the forms of each field, one file that compiles the one which suits the target, and its header.

use super::{DerivedField, Files, c_header};
use crate::emit::{C, Emit};

/// Puts the sources below `c/`.
pub fn files(fields: &[DerivedField], files: &mut Files) {
    let mut put = |path: &str, text: String| files.insert(format!("c/{path}"), text);
    put("README.md", include_str!("templates/c.md").to_owned());
    put("CMakeLists.txt", cmake(fields));
    put(
        "limbforge-fields.pc.in",
        include_str!("templates/c.pc").to_owned(),
    );
    for field in fields.iter().filter(|field| !field.c.is_empty()) {
        let name = &field.entry.name;
        let mut sources = Vec::new();
        for derived in &field.c {
            let word = derived.repr.word;
            let text = C.emit(derived, &field.options());
            put(&format!("{name}_{word}.c"), text.clone());
            sources.push((word, text));
        }
        put(&format!("{name}.h"), c_header::header(field, &sources));
        put(&format!("{name}.c"), unit(field));
    }
}

/// The build of all fields as one library, with its installation, for CMake.
fn cmake(fields: &[DerivedField]) -> String {
    let names = fields.iter().filter(|field| !field.c.is_empty());
    let names: Vec<String> = names
        .map(|field| format!("  {}", field.entry.name))
        .collect();
    include_str!("templates/c.cmake")
        .replace("@version@", env!("CARGO_PKG_VERSION"))
        .replace("@fields@", &names.join("\n"))
}

fn unit(field: &DerivedField) -> String {
    let name = &field.entry.name;
    let includes = match field.c.as_slice() {
        [only] => format!("#include \"{name}_{}.c\"", only.repr.word),
        _ => format!(
            "#if LIMBFORGE_WORD == 64
#include \"{name}_64.c\"
#else
#include \"{name}_32.c\"
#endif"
        ),
    };
    format!(
        "// Compile this file for {name}. It includes the source for the target. Machine-made by Limbforge: do not edit.

#include \"{name}.h\"

{includes}
"
    )
}
