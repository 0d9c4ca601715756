//! The processor model that a call names, or the one nearest to this machine; and forecasts of many recipes by it.

use limbforge::{
    forecast::{Forecast, NoForecast},
    plan::Plan,
    prime::Prime,
    target::{CostError, Cpu},
};

use limbforge_lab::{host, parallel::in_parallel};

use crate::{failure::Failure, out::progress::Progress, target};

/// A model, and whether it was named or is the nearest to this machine.
pub struct Chosen {
    pub cpu: Cpu,
    nearest: bool,
}

impl Chosen {
    /// Says which model was taken if nobody named one.
    pub fn say(&self) {
        if self.nearest {
            eprintln!(
                "using the processor model `{}`, {}, as the nearest to this machine; --cpu NAME selects another: {}",
                self.cpu.name,
                self.cpu.title,
                limbforge::target::names().join(", ")
            );
        }
    }
}

/// The model called so, the one in a file, or without a name the nearest to this machine.
pub fn model(name: Option<&str>) -> Result<Chosen, Failure> {
    let named = |cpu| Chosen {
        cpu,
        nearest: false,
    };
    let Some(name) = name else {
        return Ok(Chosen {
            cpu: host::model()?,
            nearest: true,
        });
    };
    Ok(named(target::cpu(name)?))
}

/// Forecasts that exist, the best first, and the recipes without one, with the reason.
pub struct Considered {
    pub forecasts: Vec<Forecast>,
    pub rejected: Vec<(Plan, String)>,
}

/// Asks the model about every recipe, on all cores.
pub fn consider(prime: &Prime, plans: &[Plan], cpu: &Cpu) -> Result<Considered, Failure> {
    let progress = Progress::bar("checking recipes");
    let results = in_parallel(plans.len(), &progress.on_step(), |i| {
        Forecast::of(prime, &plans[i], cpu)
    });
    progress.done();
    let mut considered = Considered {
        forecasts: Vec::new(),
        rejected: Vec::new(),
    };
    for (plan, result) in plans.iter().zip(results) {
        match result {
            Ok(forecast) => considered.forecasts.push(forecast),
            // A hole in the model is not the recipe's fault.
            Err(NoForecast::Cost(error @ CostError::Unknown { .. })) => return Err(error.into()),
            Err(reason) => considered.rejected.push((plan.clone(), reason.to_string())),
        }
    }
    let order = |x: &Forecast, y: &Forecast| x.score().total_cmp(&y.score());
    considered.forecasts.sort_by(order);
    Ok(considered)
}
