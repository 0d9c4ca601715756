//! Which functions of an object are to be operations of a field, by their names.

use std::collections::{BTreeMap, BTreeSet};

use limbforge::field::Field;

use super::Names;
use crate::lang::problem::Problem;

/// A function's name in an object, as its reader has it: `name#` and a number is another function of the same name.
struct Symbol<'a> {
    /// The name in the object.
    raw: &'a str,
    /// Rust's path without the hash, split before its last part; of other names nothing.
    path: Option<(String, String)>,
}

/// The function that is to be an operation of the field.
pub struct Named {
    /// The operation.
    pub operation: String,
    /// Whether its name is Rust's, and so its convention.
    pub is_rust: bool,
}

/// The functions of an object, and where those of the field are.
pub struct Symbols<'a> {
    symbols: Vec<Symbol<'a>>,
    /// Paths of modules, and beginnings of other names.
    modules: Vec<String>,
}

/// Whether the field has an operation of this name, straight-line or not.
fn has(field: &Field, name: &str) -> bool {
    field.program(name).is_some() || field.routine(name).is_some()
}

impl<'a> Symbols<'a> {
    /// Finds the functions of the field. `modules` names modules of Rust, or the beginning of other names; without one
    /// it has to be clear from the names which is meant.
    ///
    /// # Errors
    /// [`Problem`] if a module has no function of the field, or if several have and none is named.
    pub fn find(
        names: impl Iterator<Item = &'a String>,
        field: &Field,
        modules: &[String],
    ) -> Result<Symbols<'a>, Problem> {
        let symbols: Vec<_> = names.map(|name| Symbol::of(name)).collect();
        // Operations by the module, or by what stands before them.
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for Symbol { path, .. } in &symbols {
            if let Some((module, name)) = path
                && has(field, name)
            {
                found.entry(module).or_default().insert(name);
            }
        }
        let of_rust: Vec<String> = found.keys().map(|module| (*module).to_owned()).collect();
        let prefix = prefix(&symbols, field);
        if modules.is_empty() {
            return match (of_rust.as_slice(), prefix) {
                ([], prefix) => Ok(Symbols {
                    modules: vec![prefix.unwrap_or_default()],
                    symbols,
                }),
                ([module], None) => Ok(Symbols {
                    modules: vec![module.clone()],
                    symbols,
                }),
                (_, prefix) => Err(ambiguous(&found, prefix)),
            };
        }
        for module in modules {
            let is_prefix = symbols.iter().any(|symbol| {
                let rest = symbol
                    .plain()
                    .and_then(|name| name.strip_prefix(module.as_str()));
                rest.is_some_and(|name| has(field, name))
            });
            if !of_rust.contains(module) && !is_prefix {
                let what = format!(
                    "no function of the field is in `{module}`; {}",
                    choices(&found, prefix)
                );
                return Err(Problem::at(0, what));
            }
        }
        Ok(Symbols {
            symbols,
            modules: modules.to_vec(),
        })
    }
}

impl Names for Symbols<'_> {
    fn named(&self, k: usize, field: &Field) -> Option<Named> {
        let symbol = &self.symbols[k];
        let (operation, is_rust) = match &symbol.path {
            Some((module, name)) => (
                self.modules.contains(module).then_some(name.as_str())?,
                true,
            ),
            None => {
                let name = symbol.plain()?;
                let mut rests = self
                    .modules
                    .iter()
                    .filter_map(|m| name.strip_prefix(m.as_str()));
                (rests.find(|rest| has(field, rest))?, false)
            }
        };
        has(field, operation).then(|| Named {
            operation: operation.to_owned(),
            is_rust,
        })
    }

    /// The path of Rust, with the hash where several share it.
    fn shown(&self, k: usize) -> String {
        let symbol = &self.symbols[k];
        let Some(path) = &symbol.path else {
            return symbol.raw.to_owned();
        };
        let shared = self
            .symbols
            .iter()
            .filter(|other| other.path.as_ref() == Some(path));
        if shared.count() == 1 {
            return format!("{}::{}", path.0, path.1);
        }
        let (name, copy) = copied(symbol.raw);
        format!("{}{copy}", rustc_demangle::demangle(name))
    }
}

/// The name, and the mark of another function of the same name.
pub fn copied(raw: &str) -> (&str, &str) {
    let at = raw.rfind('#').unwrap_or(raw.len());
    raw.split_at(at)
}

impl<'a> Symbol<'a> {
    fn of(raw: &'a str) -> Symbol<'a> {
        let demangled = rustc_demangle::try_demangle(copied(raw).0);
        let path = demangled.ok().map(|path| {
            let path = format!("{path:#}");
            match path.rsplit_once("::") {
                Some((module, name)) => (module.to_owned(), name.to_owned()),
                None => (String::new(), path),
            }
        });
        Symbol { raw, path }
    }

    /// The name, if it is not Rust's.
    fn plain(&self) -> Option<&'a str> {
        self.path.is_none().then(|| copied(self.raw).0)
    }
}

/// The beginning under which most operations of the field are among names that are not Rust's.
fn prefix(symbols: &[Symbol<'_>], field: &Field) -> Option<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in symbols.iter().filter_map(Symbol::plain) {
        for program in &field.programs {
            if let Some(prefix) = name.strip_suffix(program.program().name.as_str()) {
                *counts.entry(prefix).or_default() += 1;
            }
        }
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    most.map(|(prefix, _)| prefix.to_owned())
}

fn ambiguous(found: &BTreeMap<&str, BTreeSet<&str>>, prefix: Option<String>) -> Problem {
    let what = format!(
        "functions of several modules are named like operations of the field; {}",
        choices(found, prefix)
    );
    Problem::at(0, what)
}

/// The modules to choose from, those with most operations first.
fn choices(found: &BTreeMap<&str, BTreeSet<&str>>, prefix: Option<String>) -> String {
    let mut modules: Vec<_> = found
        .iter()
        .map(|(module, names)| (names.len(), *module))
        .collect();
    modules.sort_unstable_by(|x, y| y.cmp(x));
    let of_rust = modules
        .iter()
        .map(|(count, module)| format!("{module} ({count})"));
    let other = prefix.map(|prefix| format!("{prefix}… (not Rust)"));
    let all: Vec<_> = of_rust.chain(other).collect();
    match all.is_empty() {
        true => "it has none at all".to_owned(),
        false => format!("add --module with one of {}", all.join(", ")),
    }
}
