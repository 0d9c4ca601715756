//! The field and the formulas that a file is to compute.

use std::path::{Path, PathBuf};

use limbforge::{
    field::Field,
    formula::Claim,
    ops::{derive::derive, formula::Compiled},
    plan::Plan,
    prime::Prime,
    regen::{beside, parse},
};
use limbforge_prove::lang::{
    Outcome, Report,
    examine::NOT_NAMED,
    header::{self, FormulaCommand},
};

use super::{
    super::{
        formula::{compiled, proved, shown},
        regen::FIELDS,
    },
    Arguments, certificate,
};
use crate::failure::{Failure, prime};

/// The field and the formulas whose statements the functions of a file are to satisfy.
pub struct Wanted {
    /// The field, with its operations or with the one formula that the file is.
    pub field: Field,
    /// Formulas beside the operations, as files of lanes have them.
    pub formulas: Vec<Compiled>,
    /// For each of those the file of its text.
    files: Vec<String>,
    /// Why functions may be formulas that are not known.
    unknown: Option<String>,
}

impl Wanted {
    /// By the options, or else by the header of the file's text.
    pub fn of(arguments: &Arguments, file: &Path, text: &str) -> Result<Wanted, Failure> {
        let alone = |field| Wanted {
            field,
            formulas: Vec::new(),
            files: Vec::new(),
            unknown: None,
        };
        if let Some(path) = &arguments.field {
            return certificate::to_compare(path).map(alone);
        }
        let (own_prime, own_recipe) = header::prime_and_recipe(text).unzip();
        let missing = |option: &str| {
            let file = file.display();
            Failure::Usage(format!(
                "{file} does not say its {option} in a header; add --{option}, or --field with a certificate"
            ))
        };
        let own_prime = arguments.prime.clone().or(own_prime);
        let prime = prime(&own_prime.ok_or_else(|| missing("prime"))?)?;
        let recipe = arguments.recipe.clone().or(own_recipe);
        let plan: Plan = recipe.ok_or_else(|| missing("recipe"))?.parse()?;
        let command = FormulaCommand::of_header(text);
        if plan.lanes > 1 && command.is_none() && !text.is_empty() {
            return Wanted::lanes(arguments, text, &prime, &plan);
        }
        let own_formula = command.as_ref().map(|command| PathBuf::from(&command.file));
        let formula = match arguments.formula.as_slice() {
            [] => own_formula,
            [one] => Some(one.clone()),
            _ => {
                let file = file.display();
                return Err(Failure::Usage(format!(
                    "{file} has one formula; name one by --formula: only files of lanes have several"
                )));
            }
        };
        let Some(formula) = formula else {
            return Ok(alone(derive(&prime, &plan)?));
        };
        if arguments.formula.is_empty() && !formula.is_file() {
            return Err(Failure::Impossible(format!(
                "the header of {} names the formula {}, which is not there; add --formula with its file",
                file.display(),
                shown(&formula)
            )));
        }
        let proved = proved(&formula)?;
        let own_choices = command.as_ref().map(|command| command.choices.as_str());
        let choices = arguments.choices.as_deref().or(own_choices);
        let packed = arguments.packed || command.as_ref().is_some_and(|command| command.packed);
        let compiled = compiled(&shown(&formula), &proved, &prime, &plan, choices, packed)?;
        Ok(alone(compiled.field))
    }

    /// A file of lanes: the operations, and the formulas of the options, or else those that `limbforge regen` put
    /// beside them.
    fn lanes(
        arguments: &Arguments,
        text: &str,
        prime: &Prime,
        plan: &Plan,
    ) -> Result<Wanted, Failure> {
        let count = arguments.formula.len();
        if arguments.choices.is_some() && count != 1 {
            let what = format!("--choices are those of one formula, and --formula names {count}");
            return Err(Failure::Usage(what));
        }
        let (mut known, mut unknown) = (Vec::new(), None);
        if count > 0 {
            let choices = arguments.choices.as_deref();
            for path in &arguments.formula {
                let (proved, path) = (proved(path)?, shown(path));
                let own = compiled(&path, &proved, prime, plan, choices, arguments.packed)?;
                known.push((path, own));
            }
        } else if !header::is_regenerated(text) {
            unknown = Some("the header names none; add --formula with its file".to_owned());
        } else if Path::new(FIELDS).is_file() {
            known = of_fields(prime, plan)?;
        } else {
            unknown = Some(format!(
                "the command in the header reads {FIELDS}, which is not in this folder; add --formula with its file"
            ));
        }
        let (files, formulas) = known.into_iter().unzip();
        Ok(Wanted {
            field: derive(prime, plan)?,
            formulas,
            files,
            unknown,
        })
    }

    /// The first lines of the output: the file, the prime, the recipe and the formulas with their equations.
    pub fn head(&self, file: &Path, report: &Report) -> String {
        let whole = self.field.formula.as_deref().map(|own| &own.statement);
        let of = whole.map_or(String::new(), |own| {
            format!("formula {}, ", own.formula().name)
        });
        let (file, field) = (file.display(), &self.field);
        let mut text = format!("{file}: {of}{}, {}\n", field.prime, field.recipe);
        let means = |claim: &Claim| format!("means {claim}\n");
        let claims = whole.iter().flat_map(|own| &own.formula().meaning.claims);
        text.extend(claims.map(means));
        for (own, path) in self.formulas.iter().zip(&self.files) {
            let formula = own.statement.formula();
            text.push_str(&format!("formula {}, {path}\n", formula.name));
            text.extend(formula.meaning.claims.iter().map(means));
        }
        let not_named =
            |outcome: &Outcome| matches!(outcome, Outcome::Unseen(why) if why == NOT_NAMED);
        if let Some(why) = &self.unknown
            && report.rows.iter().any(|row| not_named(&row.outcome))
        {
            text.push_str(&format!("formulas are not known: {why}\n"));
        }
        text
    }
}

/// The formulas that `fields.toml` in the current folder has for the file of lanes of this prime and recipe.
fn of_fields(prime: &Prime, plan: &Plan) -> Result<Vec<(String, Compiled)>, Failure> {
    let failed = |reason: String| Failure::Impossible(format!("{FIELDS}: {reason}"));
    let toml = std::fs::read_to_string(FIELDS).map_err(|reason| failed(reason.to_string()))?;
    let entries = parse(&toml).map_err(|error| failed(error.to_string()))?;
    let read = |path: &str| {
        std::fs::read_to_string(path).map_err(|reason| format!("it cannot be read ({reason})"))
    };
    beside(&entries, prime, plan, &read).map_err(|error| failed(error.to_string()))
}
