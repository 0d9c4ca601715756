//! Predictions of a model for a recipe.

use std::fmt;

use super::{Analysis, analyse};
use crate::target::{CostError, Cpu, find};
use crate::{
    field::Field,
    ops::derive::{Rejection, derive, derive_only},
    plan::{
        Accumulation, Carry, Effort, Inversion, Multiples, Plan, Product, Reduction, candidates,
    },
    prime::Prime,
    repr::Radix,
};

/// A recipe with its checked multiplication and squaring, and what a model says of them.
#[derive(Clone, Debug)]
pub struct Forecast {
    /// The recipe.
    pub plan: Plan,
    /// A field of `mul` and `square` only.
    pub field: Field,
    /// The multiplication.
    pub mul: Analysis,
    /// The squaring.
    pub square: Analysis,
}

/// Why there is no forecast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoForecast {
    /// The recipe gives no field.
    Rejected(Rejection),
    /// The model has no answer.
    Cost(CostError),
}

impl fmt::Display for NoForecast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoForecast::Rejected(rejection) => write!(f, "{rejection}"),
            NoForecast::Cost(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for NoForecast {}

impl Forecast {
    /// Derives and checks multiplication and squaring by a recipe, and asks the model about both.
    ///
    /// # Errors
    /// [`NoForecast`], with the reason.
    pub fn of(prime: &Prime, plan: &Plan, cpu: &Cpu) -> Result<Forecast, NoForecast> {
        let field = derive_only(prime, plan, &["mul", "square"]).map_err(NoForecast::Rejected)?;
        let analysis = |name: &str| {
            let program = field
                .program(name)
                .expect("every field has both operations");
            analyse(program.program(), cpu).map_err(NoForecast::Cost)
        };
        let (mul, square) = (analysis("mul")?, analysis("square")?);
        Ok(Forecast {
            plan: plan.clone(),
            field,
            mul,
            square,
        })
    }

    /// The recipe that a model expects to be the fastest among these; those that it cannot judge are passed over.
    pub fn best(
        prime: &Prime,
        plans: impl IntoIterator<Item = Plan>,
        cpu: &Cpu,
    ) -> Option<Forecast> {
        plans
            .into_iter()
            .filter_map(|plan| Forecast::of(prime, &plan, cpu).ok())
            .min_by(|x, y| x.score().total_cmp(&y.score()))
    }

    /// The predicted cycles: latency and throughput of the multiplication, then of the squaring, as in a ranking.
    pub fn predicted(&self) -> [f64; 4] {
        let (mul, square) = (self.mul.predicted, self.square.predicted);
        [
            mul.latency,
            mul.throughput,
            square.latency,
            square.throughput,
        ]
    }

    /// Geometric mean of the four: less is better.
    pub fn score(&self) -> f64 {
        let logs = self.predicted().map(|cycles| cycles.max(1e-3).ln());
        (logs.iter().sum::<f64>() / 4.0).exp()
    }
}

/// The model by which a recipe is chosen where nobody says one: the model that has been compared with measurements.
const CHOOSER: &str = "skylake";

/// Bits of a prime from which divsteps are taken without measuring: `tune` finds the power quicker for 2^61 - 1, and
/// divsteps for 2^127 - 1.
const LONG: u32 = 100;

/// The field by the recipe for words of `word` bits that is predicted to be the fastest, without measuring: the same
/// on every machine. For primes of so many limbs that no recipe is listed, full words in the Montgomery domain.
pub fn predicted_best(prime: &Prime, word: u8) -> Option<Field> {
    let plan = predicted_best_of(prime, word, |_| true)?;
    let inversion = if prime.bits() < LONG {
        Inversion::Power
    } else {
        Inversion::Divsteps
    };
    derive(prime, &Plan { inversion, ..plan }).ok()
}

/// The plan with the best prediction of those that are wanted, for words of `word` bits; if none of them can be
/// predicted, Montgomery's reduction in full words.
pub fn predicted_best_of(prime: &Prime, word: u8, wanted: impl Fn(&Plan) -> bool) -> Option<Plan> {
    let width = u32::from(word);
    let last = Plan {
        word,
        lanes: 1,
        across: 1,
        limbs: usize::try_from(prime.bits().div_ceil(width)).ok()?,
        radix: Radix::bits(width),
        product: Product::OperandScanning,
        accumulation: Accumulation::CarryChain,
        reduction: Reduction::Montgomery {
            scanning: Product::OperandScanning,
            multiples: Multiples::Interleaved,
        },
        carry: Carry::None,
        inversion: Inversion::Power,
    };
    let listed = candidates(prime, Effort::Quick);
    let listed = listed
        .into_iter()
        .filter(|plan| plan.word == word && wanted(plan));
    let cpu = find(CHOOSER).expect("a model of this crate");
    Some(Forecast::best(prime, listed, &cpu).map_or(last, |best| best.plan))
}
