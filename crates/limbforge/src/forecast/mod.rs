//! Predictions of a processor model for a program, before anything is built or measured.
//!
//! ```text
//! Program ──lower──► Graph ──bounds, schedule──► Analysis ──predict──► Forecast of a recipe
//! ```
//!
//! A model is no processor: see [`Analysis`] for what a prediction leaves out.

mod analysis;
mod bounds;
mod edges;
mod lower;
mod predict;
mod schedule;
mod versus;

pub use analysis::{Analysis, Cycles, PathStep, analyse};
pub use bounds::{Load, Pressure, occupancy, pressure};
pub use lower::{Graph, Node, Operand, lower};
pub use predict::{Forecast, NoForecast, predicted_best, predicted_best_of};
pub use versus::{Contrast, Figure, Side, Unit, Verdict, figures};
