//! Go: a package with the arithmetic of each GOARCH in a file of its own, and its test beside it. The compiler takes
//! the file that its name or its first line is for.

use super::{
    Files, MARK, RegenError, Tools,
    build::{Language, Target, X86},
    derived,
    entry::{FieldEntry, parse},
};
use crate::{
    emit::{
        Options,
        asm::{
            AsmError, AssemblerError,
            x86::{Processor, Schedules, source},
        },
        go_choices, go_package,
    },
    field::Field,
    interface::{Shape, shape},
    read,
};

/// A package with its folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoPackage {
    /// From the folder of `fields.toml`.
    pub folder: String,
    /// Its files.
    pub files: Files,
}

/// The end of the name of the file for all GOARCHes of 64 bits without their own.
const GENERIC: &str = "generic";

/// Every GOARCH with words of 32 bits.
const NARROW: &[&str] = &["386", "arm", "mips", "mipsle"];

/// The packages of Go for the fields of `toml`, the text of a `fields.toml`. Some have assembly, which needs
/// [`Tools::go`].
///
/// ```
/// use limbforge_core::regen::{Tools, go_packages};
///
/// let toml = "[[field]]\nname = \"m61\"\nprime = \"2^61 - 1\"\ngo = \"m61\"\n";
/// let packages = go_packages(toml, Tools::default())?;
/// assert_eq!(packages[0].folder, "m61");
/// assert!(packages[0].files["m61_word32.go"].starts_with("//go:build 386 || arm"));
/// # Ok::<(), limbforge_core::regen::RegenError>(())
/// ```
///
/// # Errors
/// [`RegenError`]: the text cannot be read, or a field or its assembly cannot be made, with its name.
pub fn go_packages(toml: &str, tools: Tools<'_>) -> Result<Vec<GoPackage>, RegenError> {
    let entries = parse(toml)?.fields;
    let wanted = entries
        .iter()
        .filter_map(|entry| Some((entry, entry.go.as_ref()?)));
    wanted
        .map(|(entry, folder)| package(entry, folder, tools))
        .collect()
}

/// A file of the package with its test.
struct Form {
    /// The end of its name: a GOARCH, which the compiler reads there, `generic` or `word32`.
    end: String,
    /// Who takes it, for the table.
    title: String,
    /// The same, as the compiler reads it in the first line; empty where the name says it.
    condition: String,
    field: Field,
}

fn package(entry: &FieldEntry, folder: &str, tools: Tools<'_>) -> Result<GoPackage, RegenError> {
    let forms = forms(entry)?;
    let mut files = Files::new();
    let mut table = String::from("| GOARCH | recipe |\n|---|---|\n");
    for form in &forms {
        table += &format!("| {} | `{}` |\n", form.title, form.field.recipe);
        form.files(entry, &mut files);
    }
    for build in &entry.builds {
        if let Target::GoAssembly(operations) = &build.target {
            let field = derived::one(entry, 64, build.recipe.as_ref())?;
            assembly(entry, field, operations, &forms, tools, &mut files)?;
            let names = operations.join("`, `");
            table += &format!(
                "\nIn assembly for amd64 with BMI2, with the recipe for amd64: `{names}`.\n"
            );
        }
    }
    let readme = include_str!("templates/go.md")
        .replace("@MARK@", MARK)
        .replace("@PRIME@", &entry.prime.to_string())
        .replace("@TABLE@", &table);
    files.insert("README.md".to_owned(), readme);
    Ok(GoPackage {
        folder: folder.to_owned(),
        files,
    })
}

/// A form for each GOARCH that has its own recipe, one for all others of 64 bits, one for those of 32 bits. Where one
/// of the two last ones is not wanted, the other serves its targets too.
fn forms(entry: &FieldEntry) -> Result<Vec<Form>, RegenError> {
    let mut forms = Vec::new();
    for build in &entry.builds {
        if let Target::Architecture(name) = &build.target {
            let (end, title, condition) = (name.clone(), name.clone(), String::new());
            forms.push(Form {
                end,
                title,
                condition,
                field: derived::one(entry, 64, build.recipe.as_ref())?,
            });
        }
    }
    forms.sort_by(|x, y| x.end.cmp(&y.end));
    let mut others = Vec::new();
    for (word, plan) in entry.words(Language::Go) {
        let field = derived::one(entry, word, plan)?;
        others.push(match word {
            64 => (GENERIC, "others of 64 bits".to_owned(), field),
            _ => ("word32", NARROW.join(", "), field),
        });
    }
    let single = others.len() == 1;
    let excluded: Vec<String> = forms.iter().map(|form| format!("!{}", form.end)).collect();
    for (end, title, field) in others {
        let condition = match (single, end) {
            (true, _) => excluded.clone(),
            (false, GENERIC) => {
                let narrow = NARROW.iter().map(|name| format!("!{name}"));
                excluded.iter().cloned().chain(narrow).collect()
            }
            (false, _) => vec![NARROW.join(" || ")],
        };
        forms.push(Form {
            end: end.to_owned(),
            title: if single {
                "all others".to_owned()
            } else {
                title
            },
            condition: condition.join(" && "),
            field,
        });
    }
    Ok(forms)
}

/// Adds the assembly of some operations of `field`, and the functions that choose it when the program runs.
fn assembly(
    entry: &FieldEntry,
    mut field: Field,
    operations: &[String],
    forms: &[Form],
    tools: Tools<'_>,
    files: &mut Files,
) -> Result<(), RegenError> {
    let is_here = |form: &&Form| form.end == "amd64";
    let here = forms
        .iter()
        .find(is_here)
        .ok_or(RegenError::OtherElements {
            field: entry.name.clone(),
        })?;
    let shapes = |field: &Field, operation: &str| -> Option<Vec<Shape>> {
        let program = field.program(operation)?.program();
        let ports = program.results.iter().chain(&program.params);
        Some(ports.map(|port| shape(field, port)).collect())
    };
    let same = |form: &Form| {
        let same = |name: &String| shapes(&form.field, name) == shapes(&field, name);
        operations.iter().all(same)
    };
    if here.field.repr != field.repr || !forms.iter().all(same) {
        return Err(RegenError::OtherElements {
            field: entry.name.clone(),
        });
    }
    let wrong = |known: String| RegenError::Target {
        field: entry.name.clone(),
        language: Language::Go.name(),
        target: X86.to_owned(),
        known,
    };
    let failed = |reason| RegenError::Assembly {
        field: entry.name.clone(),
        target: X86.to_owned(),
        reason: Box::new(reason),
    };
    let processor = Processor {
        convention: read::X86::Go,
        ..Processor::default()
    };
    let options = options(entry);
    let choices = go_choices(&processor, &field, &options, operations).ok_or_else(|| {
        wrong(
            "`operations` takes those of elements alone, such as \"mul\" and \"square\"".to_owned(),
        )
    })?;
    let assemble = tools.go.ok_or(AsmError::Assembler(AssemblerError::NO_GO));
    let assemble = assemble.map_err(failed)?;
    let is_wanted = |name: &String| operations.contains(name);
    field
        .programs
        .retain(|checked| is_wanted(&checked.program().name));
    field.routines.clear();
    let none = Schedules::none(&field);
    let source = source(&processor, &field, &options, &none, assemble).map_err(failed)?;
    if let Some((_, reason)) = source.left_out.into_iter().next() {
        return Err(failed(reason));
    }
    let file = choices[0].0.replace(".go", ".s");
    files.insert(file, format!("//go:build gc && !purego\n\n{}", source.text));
    files.extend(choices);
    Ok(())
}

/// How the files of a package name themselves.
fn options(entry: &FieldEntry) -> Options {
    Options {
        command: "limbforge regen".to_owned(),
        name: entry.name.clone(),
        traits: false,
    }
}

impl Form {
    /// Adds source and test.
    fn files(&self, entry: &FieldEntry, files: &mut Files) {
        let options = options(entry);
        let first = match self.condition.as_str() {
            "" => String::new(),
            condition => format!("//go:build {condition}\n\n"),
        };
        for (file, text) in go_package(&self.field, &options) {
            // `NAME.go` and `NAME_test.go`: what follows the name is kept.
            let (stem, rest) = match file.strip_suffix("_test.go") {
                Some(stem) => (stem, "_test.go"),
                None => (file.trim_end_matches(".go"), ".go"),
            };
            files.insert(
                format!("{stem}_{}{rest}", self.end),
                format!("{first}{text}"),
            );
        }
    }
}
