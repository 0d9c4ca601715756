//! C: both forms of each field, one file that compiles the one which suits the target, and its header.

use super::{DerivedField, Files, c_header};
use crate::emit::{C, Emit};

/// Puts the sources below `c/`.
pub fn files(fields: &[DerivedField], files: &mut Files) {
    let mut put = |path: &str, text: String| files.insert(format!("c/{path}"), text);
    put("README.md", include_str!("templates/c.md").to_owned());
    for field in fields {
        let name = &field.entry.name;
        let sources = field.words().map(|(word, derived)| {
            let text = C.emit(derived, &field.options());
            put(&format!("{name}_{word}.c"), text.clone());
            (word, text)
        });
        put(&format!("{name}.h"), c_header::header(field, &sources));
        put(&format!("{name}.c"), unit(name));
    }
}

fn unit(name: &str) -> String {
    format!(
        "// What to compile for {name}: the form that suits the target. Machine-made by Limbforge: do not edit.

#include \"{name}.h\"

#if LIMBFORGE_WORD == 64
#include \"{name}_64.c\"
#else
#include \"{name}_32.c\"
#endif
"
    )
}
