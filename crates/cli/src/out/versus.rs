//! Two recipes on one processor model, as text or as JSON.

use std::fmt;

use limbforge::{
    forecast::{Contrast, Cycles, Forecast, Side},
    prime::Prime,
    target::Cpu,
};
use serde::Serialize;

use super::explanation::Measured;

/// The recipes, A and B, and each operation of both.
#[derive(Serialize)]
pub struct Versus {
    prime: String,
    cpu: String,
    title: String,
    a: Recipe,
    b: Recipe,
    operations: Vec<Contrast>,
}

/// A recipe, and what was measured of it.
#[derive(Serialize)]
struct Recipe {
    recipe: String,
    measured: Option<Measured>,
}

impl Versus {
    /// Compares two forecasts on one model.
    pub fn of(
        prime: &Prime,
        cpu: &Cpu,
        a: (&Forecast, Option<Measured>),
        b: (&Forecast, Option<Measured>),
    ) -> Versus {
        let side = |(forecast, measured): &(&Forecast, Option<Measured>), square: bool| {
            let (latency, throughput) = if square { (2, 3) } else { (0, 1) };
            let cycles = measured.as_ref().map(|measured| Cycles {
                latency: measured.medians[latency],
                throughput: measured.medians[throughput],
            });
            let analysis = match square {
                true => forecast.square.clone(),
                false => forecast.mul.clone(),
            };
            (analysis, cycles)
        };
        let operations = [false, true].map(|square| {
            let (a, b) = (side(&a, square), side(&b, square));
            let side = |(analysis, measured)| Side { analysis, measured };
            Contrast::of(side((&a.0, a.1)), side((&b.0, b.1)))
        });
        let recipe = |(forecast, measured): (&Forecast, _)| Recipe {
            recipe: forecast.plan.to_string(),
            measured,
        };
        Versus {
            prime: prime.to_string(),
            cpu: cpu.name.clone(),
            title: cpu.title.clone(),
            a: recipe(a),
            b: recipe(b),
            operations: operations.into(),
        }
    }

    /// As JSON, with a line end.
    pub fn json(&self) -> String {
        let text = serde_json::to_string(self);
        text.expect("strings, numbers and lists always have a JSON form") + "\n"
    }
}

impl fmt::Display for Versus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, recipe) in [("A", &self.a), ("B", &self.b)] {
            writeln!(f, "{name}: {}", recipe.recipe)?;
            if let Some(measured) = &recipe.measured {
                writeln!(
                    f,
                    "   measured on {}, built by {}",
                    measured.processor, measured.compiler
                )?;
            }
        }
        writeln!(
            f,
            "for {} on the model `{}`, {}",
            self.prime, self.cpu, self.title
        )?;
        for contrast in &self.operations {
            writeln!(f, "\n== {}", contrast.operation)?;
            write!(f, "{contrast}")?;
        }
        Ok(())
    }
}
