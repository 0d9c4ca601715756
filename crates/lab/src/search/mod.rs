//! The search: candidates, built with every compiler found, measured beside each other on this machine.
//!
//! ```text
//! survey ──► Candidate (checked operations) ──build──► Built ──count, measure──► Ranking ──► Record
//! ```

mod assembly;
mod build;
mod inversion;
mod lanes;
mod merge;
mod modelled;
pub mod operations;
mod rank;
mod record;
mod scheduled;
mod schedules;
mod survey;

pub use assembly::build_assembly;
pub use build::{Built, Failure, build};
pub use inversion::{InversionEntry, build_inversions, rank_inversions};
pub use lanes::{
    Cycles, Lanes, LanesEntry, LanesError, LanesRanking, LanesRecipes, derive_lanes, measure_lanes,
};
pub use merge::{Cell, MergeError, Merged, Row};
pub use modelled::{Modelled, ModelledEntry};
pub use rank::{Entry, Multiplier, Ranking, count, rank};
pub use record::{RecipeCode, Record};
pub use scheduled::{CallCycles, Milestone, ScheduleRecord, Searched};
pub use schedules::{Limits, Scheduled, search_schedule};
pub use survey::{Candidate, Survey, survey};
