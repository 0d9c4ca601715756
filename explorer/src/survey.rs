//! The recipes for a prime, each checked and predicted, in steps: a page can show how far it is, and stop.

use limbforge::{
    forecast::{Forecast, NoForecast},
    ir::Counts,
    plan::{Effort, Plan, candidates},
    prime::Prime,
    target::{self, CostError, Cpu},
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::{json, page, prime::read};

/// The models as JSON.
pub fn models() -> Result<String, String> {
    #[derive(Serialize)]
    struct Model {
        name: String,
        title: String,
        word: u8,
    }
    let model = |name| {
        let cpu = cpu(name)?;
        Ok(Model {
            name: cpu.name,
            title: cpu.title,
            word: cpu.word,
        })
    };
    let models: Result<Vec<Model>, String> = target::names().into_iter().map(model).collect();
    models.map(|models| json(&models))
}

/// The model of this name.
pub fn cpu(name: &str) -> Result<Cpu, String> {
    target::find(name).map_err(|error| error.to_string())
}

/// A ranking in the making: `limbforge plan`, a recipe at a time.
#[wasm_bindgen]
pub struct Survey {
    prime: Prime,
    cpu: Cpu,
    plans: Vec<Plan>,
    done: usize,
    ranked: Vec<Line>,
    rejected: Vec<(String, String)>,
}

/// A recipe with its forecast.
#[derive(Serialize)]
struct Line {
    recipe: String,
    /// Cycles: latency and throughput of the multiplication, then of the squaring.
    predicted: [f64; 4],
    /// Lower bounds in the same order.
    bounds: [f64; 4],
    /// Geometric mean of the predicted cycles: less is better.
    score: f64,
    mul: Counts,
    square: Counts,
}

impl Line {
    fn of(forecast: &Forecast) -> Line {
        let (mul, square) = (forecast.mul.bound, forecast.square.bound);
        let counts = |name: &str| {
            let program = forecast.field.program(name);
            program.map_or_else(Counts::default, |p| p.program().counts())
        };
        Line {
            recipe: forecast.plan.to_string(),
            predicted: forecast.predicted(),
            bounds: [
                mul.latency,
                mul.throughput,
                square.latency,
                square.throughput,
            ],
            score: forecast.score(),
            mul: counts("mul"),
            square: counts("square"),
        }
    }
}

#[wasm_bindgen]
impl Survey {
    /// The recipes to try: the leading one of each structure, or all.
    ///
    /// # Errors
    /// Why the text is no prime, or that there is no such model.
    #[wasm_bindgen(constructor)]
    pub fn new(prime: &str, model: &str, all: bool) -> Result<Survey, JsError> {
        page(Survey::begin(prime, model, all))
    }

    /// How many recipes there are to try.
    #[must_use]
    pub fn total(&self) -> usize {
        self.plans.len()
    }

    /// Tries the next recipe; `false` if there is none.
    ///
    /// # Errors
    /// A hole in the model, which is not the recipe's fault.
    pub fn step(&mut self) -> Result<bool, JsError> {
        page(self.advance())
    }

    /// The ranking so far, the best first, and what was rejected, with reasons.
    #[must_use]
    pub fn ranking(&mut self) -> String {
        #[derive(Serialize)]
        struct Ranking<'a> {
            prime: String,
            cpu: &'a str,
            title: &'a str,
            total: usize,
            done: usize,
            recipes: &'a [Line],
            rejected: &'a [(String, String)],
        }
        self.ranked.sort_by(|x, y| x.score.total_cmp(&y.score));
        json(&Ranking {
            prime: self.prime.to_string(),
            cpu: &self.cpu.name,
            title: &self.cpu.title,
            total: self.plans.len(),
            done: self.done,
            recipes: &self.ranked,
            rejected: &self.rejected,
        })
    }
}

impl Survey {
    /// [`Survey::new`] with an error that is text.
    ///
    /// # Errors
    /// The same.
    pub fn begin(prime: &str, model: &str, all: bool) -> Result<Survey, String> {
        let prime = read(prime)?;
        let effort = if all { Effort::Full } else { Effort::Quick };
        Ok(Survey {
            plans: candidates(&prime, effort),
            cpu: cpu(model)?,
            prime,
            done: 0,
            ranked: Vec::new(),
            rejected: Vec::new(),
        })
    }

    /// [`Survey::step`] with an error that is text.
    ///
    /// # Errors
    /// The same.
    pub fn advance(&mut self) -> Result<bool, String> {
        let Some(plan) = self.plans.get(self.done) else {
            return Ok(false);
        };
        self.done += 1;
        match Forecast::of(&self.prime, plan, &self.cpu) {
            Ok(forecast) => self.ranked.push(Line::of(&forecast)),
            Err(NoForecast::Cost(error @ CostError::Unknown { .. })) => {
                return Err(error.to_string());
            }
            Err(reason) => self.rejected.push((plan.to_string(), reason.to_string())),
        }
        Ok(true)
    }
}
