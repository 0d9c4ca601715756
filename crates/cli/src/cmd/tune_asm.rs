//! `limbforge tune --lang asm`: the order of a recipe's instructions, searched by measuring on this processor.

use std::{collections::BTreeMap, fmt::Write, sync::atomic::Ordering, time::Duration};

use limbforge::{
    emit::asm::x86::{self, Schedules},
    field::Field,
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
};
use limbforge_lab::{
    measure::Environment,
    search::{Limits, ScheduleRecord, Scheduled, search_schedule},
};

use super::{
    emit::Language,
    emit_asm::{read_schedules, x86_assembly},
    tune::Arguments,
};
use crate::{
    failure::Failure,
    measuring,
    out::{file::Place, product, progress::Progress},
};

/// Time for each operation, unless another is wanted.
const BUDGET: Duration = Duration::from_secs(60);

/// A time such as `90`, `90s` or `5m`.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix('m') {
        Some(minutes) => (minutes, 60),
        None => (text.strip_suffix('s').unwrap_or(text), 1),
    };
    let number: u64 = number
        .parse()
        .map_err(|_| "give seconds or minutes, such as 90s or 5m".to_owned())?;
    Ok(Duration::from_secs(number.min(86_400) * unit))
}

/// A recipe, as `limbforge plan` prints it.
pub fn recipe(text: &str) -> Result<Plan, String> {
    text.parse::<Plan>().map_err(|error| error.to_string())
}

/// Refuses options of the search without it, and those of the ranking with it.
pub fn misplaced(arguments: &Arguments) -> Result<(), Failure> {
    let searches = arguments.lang == Some(Language::Asm);
    let given = if searches {
        vec![
            ("--quick", arguments.quick),
            ("--report", arguments.report.is_some()),
            ("--limit", arguments.limit.is_some()),
        ]
    } else {
        vec![
            ("--recipe", arguments.recipe.is_some()),
            ("--budget", arguments.budget.is_some()),
        ]
    };
    let misplaced = given.into_iter().find(|(_, given)| *given);
    let Some((option, _)) = misplaced else {
        return Ok(());
    };
    let line = if searches {
        format!("`{option}` is for the ranking of recipes; leave it or `--lang asm` out")
    } else {
        format!("`{option}` is for assembly; add `--lang asm`, or leave it out to rank all recipes")
    };
    Err(Failure::Usage(line))
}

/// Searches, prints what was found beside compiled code, and writes the schedules and the text.
pub fn run(prime: &Prime, operations: &[&str], arguments: &Arguments) -> Result<(), Failure> {
    is_here()?;
    let field = match &arguments.recipe {
        Some(recipe) => derive(prime, recipe)?,
        None => limbforge::build::field(prime, None, None)?,
    };
    have_no_loop(&field, operations)?;
    let (compilers, _) = measuring::compilers(Some(Language::C))?;
    std::fs::create_dir_all(&arguments.out)
        .map_err(|error| Failure::file(&arguments.out, error))?;
    let name = prime.identifier();
    let path = arguments.out.join(format!("{name}.toml"));
    let (toml, json) = (
        Place::at(&path)?,
        arguments.json.as_deref().map(Place::at).transpose()?,
    );
    let environment = Environment::detect(&compilers);
    // What an earlier search left: this one goes on from there.
    let mut schedules = match path.exists() {
        true => read_schedules(&field, &path)?,
        false => Schedules::none(&field),
    };
    schedules.command = measuring::command();
    schedules.processor.clone_from(&environment.cpu);
    let stop = measuring::stop_on_signal();
    let mut record = ScheduleRecord {
        command: measuring::command(),
        environment,
        prime: prime.to_string(),
        recipe: field.recipe.clone(),
        searches: BTreeMap::new(),
    };
    for operation in operations {
        let progress = Progress::bar(&format!("searching {operation}"));
        let limits = Limits {
            budget: arguments.budget.unwrap_or(BUDGET),
            seed: arguments.seed,
        };
        let from = schedules.function.get(*operation);
        let found = search_schedule(
            &field,
            operation,
            from,
            &compilers,
            limits,
            &mut |done, path| {
                progress.at((100.0 * done) as usize, 100);
                if let Some(best) = path.last() {
                    let (part, tried) = (100.0 * best.part, best.tried);
                    progress.say(&format!(
                        "searching {operation}: {part:.1} % of the time at first, schedule {tried}"
                    ));
                }
                !stop.load(Ordering::Relaxed)
            },
        );
        progress.done();
        let found = found.map_err(Failure::Impossible)?;
        product(&table(operation, &found))?;
        let operation = (*operation).to_owned();
        (schedules.function).insert(operation.clone(), found.schedule);
        record.searches.insert(operation, found.record);
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    let text = x86_assembly(
        &field,
        &name,
        &x86::Processor::default(),
        Some((&path, &schedules)),
    )?;
    toml.put(&schedules.text())?;
    Place::at(&arguments.out.join(format!("{name}.s")))?.put(&text)?;
    match json {
        Some(place) => place.put_record(&record),
        None => Ok(()),
    }
}

fn have_no_loop(field: &Field, operations: &[&str]) -> Result<(), Failure> {
    let loops = operations.iter().find(|name| field.program(name).is_none());
    match loops {
        None => Ok(()),
        Some(name) => Err(Failure::Usage(format!(
            "`{name}` has a loop and is not written as assembly; give operations without one, such as mul"
        ))),
    }
}

/// Times mean nothing on another processor than the code is for.
fn is_here() -> Result<(), Failure> {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi2") {
        return Ok(());
    }
    Err(Failure::Impossible(
        "assembly is searched on x86-64 with BMI2 only; use `limbforge emit --lang asm --schedules FILE` with what was found on another machine"
            .to_owned(),
    ))
}

/// A line for each way to the function, in core cycles.
fn table(operation: &str, found: &Scheduled) -> String {
    let mut text = format!(
        "{operation}: {} instructions, {} words of stack; core cycles, median ± half the interquartile range\n",
        found.function.lines.len() + 1,
        found.function.slots
    );
    for cycles in &found.record.cycles {
        for (key, median, spread) in &cycles.quantities {
            let name = key.rsplit('_').next().unwrap_or(key);
            write!(text, "  {name} {median:7.1} ± {spread:4.1}").expect("text");
        }
        writeln!(text, "  {}", cycles.label).expect("text");
    }
    text
}
