//! One page out of the template, the styles, the modules and the compiler.
//!
//! Modules cannot be loaded from the file system, so that each becomes a function in one script, and its exports an
//! object. The page's security policy names the script and the style by their hashes: nothing else runs, nothing is
//! loaded, and (trusted types) no text becomes markup.

use std::{collections::BTreeSet, fs, io::Write, path::Path};

use base64::{Engine, engine::general_purpose::STANDARD};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

use crate::wasm::Compiler;

/// The whole page.
///
/// # Errors
/// A file that cannot be read, or a module with lines that [`bundle`] does not know.
pub fn page(root: &Path, compiler: &Compiler) -> Result<String, String> {
    let folder = root.join("explorer/page");
    // Tables, plots and diagrams look as in reports.
    let report = read(&root.join("crates/cli/src/out/report/style.css"))?;
    let style = report + &read(&folder.join("style.css"))?;
    let script = bundle(&folder, "main.js")?;
    let worker = compiler.glue.clone() + &read(&folder.join("worker.js"))?;
    for text in [&style, &script, &worker] {
        if ["</script", "</style", "<!--"]
            .iter()
            .any(|end| text.contains(end))
        {
            return Err("a script or a style has text that would end it".to_owned());
        }
    }
    let policy = [
        "default-src 'none'",
        &format!("script-src '{}' 'wasm-unsafe-eval'", hash(&script)),
        &format!("style-src '{}'", hash(&style)),
        "worker-src blob:",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types explorer",
    ];
    let template = read(&folder.join("index.html"))?;
    let parts = [
        ("{policy}", policy.join("; ")),
        ("{style}", style),
        ("{wasm}", STANDARD.encode(packed(&compiler.code)?)),
        ("{worker}", worker),
        ("{script}", script),
    ];
    let mut page = String::new();
    let mut rest = template.as_str();
    for (mark, text) in parts {
        let (before, after) = rest
            .split_once(mark)
            .ok_or_else(|| format!("index.html has no {mark}, or not in its place"))?;
        page.push_str(before);
        page.push_str(&text);
        rest = after;
    }
    page.push_str(rest);
    Ok(page)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|reason| format!("cannot read {} ({reason})", path.display()))
}

/// The hash of an element's text in a policy.
fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

fn packed(code: &[u8]) -> Result<Vec<u8>, String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let packed = encoder.write_all(code).and_then(|()| encoder.finish());
    packed.map_err(|reason| format!("cannot pack the module ({reason})"))
}

/// A module and all that it imports as one script, in the order of imports.
fn bundle(folder: &Path, file: &str) -> Result<String, String> {
    let mut script = String::from("\"use strict\";\n");
    append(folder, file, &mut BTreeSet::new(), &mut script)?;
    Ok(script)
}

fn append(
    folder: &Path,
    file: &str,
    seen: &mut BTreeSet<String>,
    script: &mut String,
) -> Result<(), String> {
    if !seen.insert(file.to_owned()) {
        return Ok(());
    }
    let (mut body, mut exports) = (String::new(), Vec::new());
    let text = read(&folder.join(file))?;
    for line in text.lines() {
        if let Some(import) = line.strip_prefix("import ") {
            let (names, from) = imported(import).ok_or_else(|| format!("{file}: {line}"))?;
            append(folder, from, seen, script)?;
            body.push_str(&format!("const {names} = {};\n", object(from)));
        } else if let Some(declaration) = line.strip_prefix("export ") {
            let name = declared(declaration).ok_or_else(|| format!("{file}: {line}"))?;
            exports.push(name);
            body.push_str(declaration);
            body.push('\n');
        } else {
            body.push_str(line);
            body.push('\n');
        }
    }
    let exports = exports.join(", ");
    script.push_str(&format!(
        "const {} = (() => {{\n{body}return {{ {exports} }};\n}})();\n",
        object(file)
    ));
    Ok(())
}

/// Names and file of `{ a, b } from "./file.js";` or `* as a from "./file.js";`.
fn imported(text: &str) -> Option<(&str, &str)> {
    let (names, from) = text.split_once(" from ")?;
    let names = match names.strip_prefix("* as ") {
        Some(name) => name,
        None => names.starts_with('{').then_some(names)?,
    };
    let from = from.strip_prefix("\"./")?.strip_suffix("\";")?;
    Some((names, from))
}

/// The name that `async function name(`, `class Name`, `const name =` declares.
fn declared(text: &str) -> Option<&str> {
    let text = text.strip_prefix("async ").unwrap_or(text);
    let (kind, rest) = text.split_once(' ')?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    ["function", "class", "const"]
        .contains(&kind)
        .then(|| &rest[..end.unwrap_or(rest.len())])
}

/// The name of a module's exports.
fn object(file: &str) -> String {
    format!("{}_module", file.trim_end_matches(".js"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_become_functions_in_the_order_of_imports() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            fs::write(folder.path().join(name), text).expect("written");
        };
        write(
            "main.js",
            "import { f, A } from \"./a.js\";\nimport * as b from \"./b.js\";\nf(b.x);\n",
        );
        write(
            "a.js",
            "import { x } from \"./b.js\";\nexport async function f(y) {}\nexport class A {}\n",
        );
        write("b.js", "export const x = 1;\n");
        let script = bundle(folder.path(), "main.js").expect("a script");
        let expected = "\"use strict\";\nconst b_module = (() => {\nconst x = 1;\nreturn { x };\n})();\n\
            const a_module = (() => {\nconst { x } = b_module;\nasync function f(y) {}\nclass A {}\nreturn { f, A };\n})();\n\
            const main_module = (() => {\nconst { f, A } = a_module;\nconst b = b_module;\nf(b.x);\nreturn {  };\n})();\n";
        assert_eq!(script, expected);
        for bad in [
            "import x from \"./b.js\";\n",
            "import \"./b.js\";\n",
            "export default 1;\n",
        ] {
            write("main.js", bad);
            assert!(bundle(folder.path(), "main.js").is_err(), "{bad}");
        }
    }
}
