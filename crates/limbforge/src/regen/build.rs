//! `[[field.build]]` of `fields.toml`: for which language and target a field is printed, and under which recipe.

use std::str::FromStr;

use riscv_lab::{isa::Isa, timing::Model};
use serde::Deserialize;

use super::{RegenError, entry::inside};
use crate::{
    emit::asm::riscv::Target as Assembly,
    ops::formula::{Choices, UnreadableChoices},
    plan::{LANES, Plan},
};

/// A language of builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// The crate `rust/`.
    Rust,
    /// The sources `c/`.
    C,
    /// A package of its own, in a folder of the user's module.
    Go,
    /// The files `asm/`: straight-line operations for RISC-V.
    Asm,
}

impl Language {
    const ALL: [Language; 4] = [Language::Rust, Language::C, Language::Go, Language::Asm];

    fn named(field: &str, name: &str) -> Result<Language, RegenError> {
        let found = Language::ALL.into_iter().find(|l| l.name() == name);
        found.ok_or_else(|| RegenError::Language {
            field: field.to_owned(),
            language: name.to_owned(),
        })
    }

    /// Its name in rows.
    pub const fn name(self) -> &'static str {
        match self {
            Language::Rust => "rust",
            Language::C => "c",
            Language::Go => "go",
            Language::Asm => "asm",
        }
    }
}

/// Target of a build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// All processors whose words have so many bits, 64 or 32.
    Words(u8),
    /// A GOARCH with words of 64 bits.
    Architecture(String),
    /// Vectors of so many lanes.
    Lanes(u8),
    /// An instruction set and a core that code is ordered for.
    Core(Box<Assembly>),
    /// x86-64 with BMI2, by the schedules of the file at this path.
    X86(String),
    /// These operations for x86-64 with BMI2, in the assembly of Go.
    GoAssembly(Vec<String>),
}

impl Target {
    /// Bits of its words.
    pub fn word(&self) -> u8 {
        match self {
            Target::Words(word) => *word,
            Target::Architecture(_)
            | Target::Core(_)
            | Target::Lanes(_)
            | Target::X86(_)
            | Target::GoAssembly(_) => 64,
        }
    }
}

/// A field in one language for one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Build {
    /// The language.
    pub language: Language,
    /// The target.
    pub target: Target,
    /// The recipe; `None` for the one with the best prediction.
    pub recipe: Option<Plan>,
    /// Vectors: the field's formulas that are functions beside its operations.
    pub formulas: Vec<WantedFormula>,
}

/// A formula by its name, and the choices that it is compiled by; `None` for those with the fewest instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedFormula {
    /// Its name.
    pub name: String,
    /// The choices.
    pub choices: Option<Choices>,
}

impl FromStr for WantedFormula {
    type Err = UnreadableChoices;

    fn from_str(text: &str) -> Result<WantedFormula, UnreadableChoices> {
        let (name, choices) = text.split_once(' ').unzip();
        Ok(WantedFormula {
            name: name.unwrap_or(text).to_owned(),
            choices: choices.map(str::parse).transpose()?,
        })
    }
}

/// A row as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    language: OneOrMore,
    target: String,
    recipe: Option<String>,
    cpu: Option<String>,
    schedules: Option<String>,
    operations: Option<Vec<String>>,
    #[serde(default)]
    formulas: Vec<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

/// The formulas of a row.
fn wanted(texts: &[String]) -> Result<Vec<WantedFormula>, RegenError> {
    let mut wanted: Vec<WantedFormula> = Vec::new();
    for text in texts {
        let failed = |reason| RegenError::Formula {
            file: text.clone(),
            reason,
        };
        let own: WantedFormula = text
            .parse()
            .map_err(|error: UnreadableChoices| failed(error.to_string()))?;
        if wanted.iter().any(|known| known.name == own.name) {
            return Err(failed("a row has it twice; name it once".to_owned()));
        }
        wanted.push(own);
    }
    Ok(wanted)
}

/// x86-64 with BMI2.
pub const X86: &str = "x86-64-v3";

/// Every GOARCH with words of 64 bits.
const WIDE: &[&str] = &[
    "amd64", "arm64", "loong64", "mips64", "mips64le", "ppc64", "ppc64le", "riscv64", "s390x",
    "wasm",
];

/// The builds of the field called `field`; without rows Rust and C, and Go where it has a folder, for words of 64 and
/// of 32 bits, under the recipes with the best prediction.
pub fn builds(field: &str, rows: Vec<Row>, go: bool) -> Result<Vec<Build>, RegenError> {
    if rows.is_empty() {
        let languages = [Language::Rust, Language::C, Language::Go];
        let languages = languages.into_iter().filter(|l| go || *l != Language::Go);
        let both = |language| {
            [64, 32].map(|word| Build {
                language,
                target: Target::Words(word),
                recipe: None,
                formulas: Vec::new(),
            })
        };
        return Ok(languages.flat_map(both).collect());
    }
    let mut builds: Vec<Build> = Vec::new();
    for row in rows {
        let languages = match row.language {
            OneOrMore::One(language) => vec![language],
            OneOrMore::More(languages) => languages,
        };
        for language in languages {
            let language = Language::named(field, &language)?;
            let target = match (
                language,
                row.target.as_str(),
                &row.schedules,
                &row.operations,
            ) {
                (Language::Rust, X86, Some(path), None) => {
                    Target::X86(inside(field, path.clone())?)
                }
                (Language::Go, X86, None, Some(operations)) if !operations.is_empty() => {
                    Target::GoAssembly(operations.clone())
                }
                (_, _, None, None) => target(field, language, &row.target, row.cpu.as_deref())?,
                _ => {
                    return Err(RegenError::Target {
                        field: field.to_owned(),
                        language: language.name(),
                        target: row.target,
                        known: "for \"x86-64-v3\" only, Rust has the key `schedules`, and Go has `operations`; remove the others"
                            .to_owned(),
                    });
                }
            };
            let known = |b: &Build| b.language == language && b.target == target;
            if builds.iter().any(known) {
                return Err(RegenError::BuiltTwice {
                    field: field.to_owned(),
                    language: language.name(),
                    target: row.target,
                });
            }
            let recipe = recipe(field, &row.target, target.word(), row.recipe.as_deref())?;
            same_lanes(field, language, &target, &row.target, recipe.as_ref())?;
            if !row.formulas.is_empty() && !matches!(target, Target::Lanes(_)) {
                return Err(RegenError::Target {
                    field: field.to_owned(),
                    language: language.name(),
                    target: row.target,
                    known: "only targets such as \"lanes8\" have the key `formulas`; remove it"
                        .to_owned(),
                });
            }
            builds.push(Build {
                language,
                target,
                recipe,
                formulas: wanted(&row.formulas)?,
            });
        }
    }
    if !go && builds.iter().any(|b| b.language == Language::Go) {
        return Err(RegenError::NoFolder {
            field: field.to_owned(),
        });
    }
    Ok(builds)
}

fn target(
    field: &str,
    language: Language,
    text: &str,
    cpu: Option<&str>,
) -> Result<Target, RegenError> {
    let wrong = |known: String| RegenError::Target {
        field: field.to_owned(),
        language: language.name(),
        target: text.to_owned(),
        known,
    };
    if language != Language::Asm && cpu.is_some() {
        return Err(wrong(
            "only assembly has the key `cpu`; remove it".to_owned(),
        ));
    }
    match (language, text) {
        (Language::Asm, _) => {
            let isa: Isa = text.parse().map_err(|error| wrong(format!("{error}")))?;
            let core = Model::named(cpu.unwrap_or("rocket"));
            Ok(Target::Core(Box::new(Assembly {
                isa,
                core: core.map_err(|error| wrong(error.to_string()))?,
                source_order: false,
            })))
        }
        (Language::Rust, _) if text.starts_with("lanes") => {
            let lanes = LANES.iter().find(|lanes| text == format!("lanes{lanes}"));
            let known = || wrong("use \"lanes2\", \"lanes4\" or \"lanes8\" for vectors".to_owned());
            lanes.map(|lanes| Target::Lanes(*lanes)).ok_or_else(known)
        }
        (Language::Go, X86) => Err(wrong(
            "add `operations`, those that are to have assembly, such as [\"mul\", \"square\"]"
                .to_owned(),
        )),
        (Language::Rust, X86) => Err(wrong(
            "add `schedules = \"FILE.toml\"`, which `limbforge tune --lang asm` writes".to_owned(),
        )),
        (_, "64") => Ok(Target::Words(64)),
        (_, "32") => Ok(Target::Words(32)),
        (Language::Go, _) if WIDE.contains(&text) => Ok(Target::Architecture(text.to_owned())),
        (Language::Go, _) => Err(wrong(format!(
            "use \"64\" or \"32\" for the bits in a word, or a 64-bit GOARCH: {}",
            WIDE.join(", ")
        ))),
        _ => Err(wrong(
            "use \"64\" or \"32\" for the bits in a word".to_owned(),
        )),
    }
}

/// A row for vectors has a recipe with its lanes, and no other row has one with lanes. No row spreads one element.
fn same_lanes(
    field: &str,
    language: Language,
    target: &Target,
    text: &str,
    recipe: Option<&Plan>,
) -> Result<(), RegenError> {
    let wanted = match target {
        Target::Lanes(lanes) => *lanes,
        _ => 1,
    };
    let auto = if wanted == 1 { 1 } else { 0 };
    let lanes = recipe.map_or(auto, |plan| plan.lanes);
    let across = recipe.is_some_and(|plan| plan.across > 1);
    if lanes == wanted && !across {
        return Ok(());
    }
    Err(RegenError::Target {
        field: field.to_owned(),
        language: language.name(),
        target: text.to_owned(),
        known: "a target such as \"lanes8\" needs a recipe with `lanes(8)`, no other target has one, and none has `across(8)`"
            .to_owned(),
    })
}

/// The recipe of a row for a target with words of `word` bits.
fn recipe(
    field: &str,
    target: &str,
    word: u8,
    text: Option<&str>,
) -> Result<Option<Plan>, RegenError> {
    let Some(text) = text.filter(|text| *text != "auto") else {
        return Ok(None);
    };
    let plan: Plan = text.parse().map_err(|error| RegenError::Recipe {
        field: field.to_owned(),
        target: target.to_owned(),
        error,
    })?;
    if plan.word != word {
        return Err(RegenError::OtherWord {
            field: field.to_owned(),
            target: target.to_owned(),
            word,
            recipe: text.to_owned(),
        });
    }
    Ok(Some(plan))
}
