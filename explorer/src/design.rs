//! One recipe: its drawing, its bounds, what the model says, its source.

use limbforge::{
    build::options,
    emit,
    explain::{Diagram, Operation, diagram},
    field::Field,
    forecast::{Analysis, Forecast},
    ir::interval::short,
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
    repr::{Domain, Repr},
    target::Cpu,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{json, page, prime::read, survey::cpu};

/// A recipe for a prime on a processor model.
#[wasm_bindgen]
pub struct Design {
    prime: Prime,
    plan: Plan,
    cpu: Cpu,
    /// With all operations; made when a source is asked for.
    field: Option<Field>,
}

/// What `limbforge explain` says.
#[derive(Serialize)]
struct Explanation {
    prime: String,
    recipe: String,
    cpu: String,
    word: u8,
    radix: String,
    /// The exponent of R, in the Montgomery domain.
    montgomery: Option<u32>,
    limbs: Vec<Limb>,
    operations: Vec<Part>,
}

/// A limb: its weight is 2 to `exponent`.
#[derive(Serialize)]
struct Limb {
    exponent: u32,
    tight: [String; 2],
    loose: [String; 2],
}

#[derive(Serialize)]
struct Part {
    diagram: Diagram,
    /// Partial products that are formed.
    products: usize,
    analysis: Analysis,
}

#[wasm_bindgen]
impl Design {
    /// Reads prime, recipe and model.
    ///
    /// # Errors
    /// The first of them that is refused.
    #[wasm_bindgen(constructor)]
    pub fn new(prime: &str, recipe: &str, model: &str) -> Result<Design, JsError> {
        page(Design::read(prime, recipe, model))
    }

    /// Limbs, bounds, partial products, and what the model says of multiplication and squaring.
    ///
    /// # Errors
    /// Why the recipe gives no field, or that the model cannot judge it.
    pub fn explain(&self) -> Result<String, JsError> {
        page(self.explanation())
    }

    /// The source of all operations in a language: `rust`, `c`, `go` or `json`, the certificate.
    ///
    /// # Errors
    /// Why there is none.
    pub fn source(&mut self, language: &str) -> Result<String, JsError> {
        page(self.text(language))
    }
}

impl Design {
    /// [`Design::new`] with an error that is text.
    ///
    /// # Errors
    /// The same.
    pub fn read(prime: &str, recipe: &str, model: &str) -> Result<Design, String> {
        Ok(Design {
            prime: read(prime)?,
            plan: recipe
                .parse()
                .map_err(|error: limbforge::plan::UnreadableRecipe| error.to_string())?,
            cpu: cpu(model)?,
            field: None,
        })
    }

    /// [`Design::explain`] with an error that is text.
    ///
    /// # Errors
    /// The same.
    pub fn explanation(&self) -> Result<String, String> {
        let forecast = Forecast::of(&self.prime, &self.plan, &self.cpu)
            .map_err(|reason| reason.to_string())?;
        let repr = &forecast.field.repr;
        let part = |operation, analysis: &Analysis| {
            let diagram = diagram(&self.prime, &self.plan, operation);
            let diagram = diagram.map_err(|unfit| unfit.to_string())?;
            Ok::<Part, String>(Part {
                products: diagram.products(),
                diagram,
                analysis: analysis.clone(),
            })
        };
        Ok(json(&Explanation {
            prime: self.prime.to_string(),
            recipe: self.plan.to_string(),
            cpu: self.cpu.title.clone(),
            word: repr.word,
            radix: repr.radix.to_string(),
            montgomery: match repr.domain {
                Domain::Standard => None,
                Domain::Montgomery { r } => Some(r),
            },
            limbs: limbs(repr),
            operations: vec![
                part(Operation::Mul, &forecast.mul)?,
                part(Operation::Square, &forecast.square)?,
            ],
        }))
    }

    /// [`Design::source`] with an error that is text.
    ///
    /// # Errors
    /// The same.
    pub fn text(&mut self, language: &str) -> Result<String, String> {
        let emitter = emit::by_name(language)
            .ok_or_else(|| format!("there is no emitter for {}", language.escape_debug()))?;
        if self.plan.lanes > 1 && !matches!(language, "rust" | "json") {
            return Err(format!(
                "`{}` has lanes, which are printed in Rust and JSON only",
                self.plan
            ));
        }
        if self.field.is_none() {
            let field = derive(&self.prime, &self.plan).map_err(|reason| reason.to_string())?;
            self.field = Some(field);
        }
        let field = self.field.as_ref().expect("made above");
        let name = self.prime.identifier();
        Ok(emitter.emit(field, &options(field, language, &name, false)))
    }
}

fn limbs(repr: &Repr) -> Vec<Limb> {
    let bounds = repr.tight.iter().zip(&repr.loose).enumerate();
    bounds
        .map(|(i, (tight, loose))| Limb {
            exponent: repr.exponent(i),
            tight: [short(&tight.lo), short(&tight.hi)],
            loose: [short(&loose.lo), short(&loose.hi)],
        })
        .collect()
}
