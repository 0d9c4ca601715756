//! One prime: Limbforge's best candidates and the peers, in one interleaved run.

use limbforge_lab::{
    measure::{Compiler, Measured, Options, Round, Subject, measure},
    search,
    search::{Built, Candidate, Entry, Multiplier, operations::DEFAULT},
};
use std::collections::BTreeSet;
use std::fs;
use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use limbforge::{
    emit::asm::x86::Schedules,
    field::Field,
    plan::{Effort, Plan},
    prime::{Prime, PrimeError},
};
use limbforge_peers::{inverters, peers, primes};
use serde::Serialize;

/// Most recipes to build, as in `limbforge tune`.
const RECIPES: usize = 64;
/// The quantities that are compared.
pub const QUANTITIES: [&str; 4] = [
    "mul_latency",
    "mul_throughput",
    "square_latency",
    "square_throughput",
];

/// Measurements for one prime.
#[derive(Serialize)]
pub struct Contest {
    /// The prime's name.
    pub prime: &'static str,
    /// The prime as an expression or in hexadecimal.
    pub value: String,
    /// Candidates built and screened, of which the best are in the rows.
    pub screened: usize,
    /// Ours first, best first; then the peers.
    pub rows: Vec<Row>,
    /// The inversions: ours, both ways under the best recipe and under the best in Rust, and those of the peers that
    /// have one.
    pub inversions: Vec<InversionRow>,
    /// Peers and candidates left out, each with the reason.
    pub left_out: Vec<String>,
}

/// An inversion of the final run.
#[derive(Serialize)]
pub struct InversionRow {
    /// Recipe or peer.
    pub name: String,
    /// Language and compiler of our own; nothing for peers.
    pub built_by: Option<String>,
    /// Median of a chain of inversions, in core cycles each.
    pub median: f64,
    /// Half the interquartile range.
    pub spread: f64,
    /// Raw samples.
    pub samples: Vec<f64>,
}

/// One line of the final run.
#[derive(Serialize)]
pub struct Row {
    /// Recipe or peer.
    pub name: String,
    /// Language and compiler of our own candidates; nothing for peers.
    pub built_by: Option<String>,
    /// The recipe of our own candidates.
    #[serde(skip)]
    pub plan: Option<Plan>,
    /// Medians in core cycles, in the order of [`QUANTITIES`].
    pub medians: [f64; 4],
    /// Half the interquartile ranges.
    pub spreads: [f64; 4],
    /// Raw samples.
    pub samples: Measured,
}

impl Row {
    /// Geometric mean of the four medians: what the tool ranks by.
    pub fn score(&self) -> f64 {
        self.medians.iter().product::<f64>().powf(0.25)
    }

    /// Whether it is ours and made by a compiler.
    fn is_compiled(&self) -> bool {
        let by = self.built_by.as_deref();
        by.is_some_and(|by| !by.starts_with("assembly"))
    }

    /// Whether it is ours and in Rust, as the peers are.
    pub fn is_our_rust(&self) -> bool {
        self.built_by
            .as_ref()
            .is_some_and(|by| by.starts_with("rust "))
    }
}

/// Screening: every candidate, just well enough to choose.
fn screening() -> Options {
    Options {
        rounds_max: 60,
        budget: Duration::from_secs(15),
        ..Options::default()
    }
}

/// The final run: few subjects, many rounds.
pub fn final_run() -> Options {
    Options {
        rounds_min: 100,
        rounds_max: 400,
        budget: Duration::from_secs(20),
        precision: 0.003,
        ..Options::default()
    }
}

/// Builds, screens and measures.
///
/// # Errors
/// If the prime is not one for Limbforge. Candidates that fail are left out with a line that says so.
pub fn contest(
    name: &'static str,
    compilers: &[Compiler],
    multiplier: Multiplier,
) -> Result<Contest, PrimeError> {
    let prime = Prime::parse(&format!("0x{:x}", primes::modulus(name)))?;
    let mut left_out = Vec::new();
    let (built, chosen) = ours(&prime, compilers, multiplier, &mut left_out);
    let peers: Vec<Subject> = peers()
        .into_iter()
        .filter(|peer| peer.prime() == name)
        .map(|peer| peer.subject().clone())
        .collect();
    let subjects: Vec<Subject> = chosen
        .iter()
        .map(|&i| built[i].subject.clone())
        .chain(peers)
        .collect();
    let measured = measure(&subjects, &final_run(), &mut |round| progress(name, round));
    let rows = measured.iter().enumerate().map(|(i, measured)| {
        let own = chosen.get(i).map(|&i| &built[i]);
        Row {
            name: own.map_or_else(
                || measured.label.clone(),
                |own| own.candidate.plan.to_string(),
            ),
            built_by: own.map(|own| own.compiler.clone()),
            plan: own.map(|own| own.candidate.plan.clone()),
            medians: QUANTITIES.map(|key| measured.samples(key).median()),
            spreads: QUANTITIES.map(|key| measured.samples(key).spread()),
            samples: measured.clone(),
        }
    });
    let (mut rows, peers): (Vec<Row>, Vec<Row>) = rows.partition(|row| row.built_by.is_some());
    rows.sort_by(|x, y| x.score().total_cmp(&y.score()));
    rows.extend(peers);
    // Inversions are loops, which assembly leaves to compilers.
    let best = rows.iter().filter(|row| row.is_compiled());
    let mut leaders: Vec<&Row> = best.clone().take(1).collect();
    leaders.extend(best.filter(|row| row.is_our_rust()).take(1));
    leaders.dedup_by_key(|row| &row.samples.label);
    let inversions = inversions(&prime, name, &leaders, compilers, &mut left_out);
    Ok(Contest {
        prime: name,
        value: prime.to_string(),
        screened: built.len(),
        rows,
        inversions,
        left_out,
    })
}

/// Both ways to invert under the recipes of `leaders`, by the compilers that these were built by, beside the peers'.
fn inversions(
    prime: &Prime,
    name: &str,
    leaders: &[&Row],
    compilers: &[Compiler],
    left_out: &mut Vec<String>,
) -> Vec<InversionRow> {
    let mut built = Vec::new();
    for row in leaders {
        let by = row.built_by.as_deref().unwrap_or_default();
        let own: Vec<Compiler> = compilers
            .iter()
            .filter(|compiler| by.ends_with(&compiler.version))
            .cloned()
            .collect();
        let Some(plan) = &row.plan else {
            continue;
        };
        let folder = match tempfile::tempdir() {
            Ok(folder) => folder,
            Err(error) => {
                left_out.push(format!("inversion: no temporary folder ({error})"));
                continue;
            }
        };
        match search::build_inversions(prime, plan, &own, folder.path()) {
            Ok((some, failures)) => {
                built.extend(some);
                left_out.extend(
                    failures
                        .into_iter()
                        .map(|f| format!("inversion: {}", f.reason)),
                );
            }
            Err(error) => left_out.push(format!("inversion: {error}")),
        }
    }
    let peers = inverters();
    let peers = peers.iter().filter(|peer| peer.prime() == name);
    let subjects: Vec<Subject> = built
        .iter()
        .map(|own| own.subject.clone())
        .chain(peers.map(|peer| peer.subject().clone()))
        .collect();
    let measured = measure(&subjects, &inversion_run(), &mut |round| {
        progress(name, round)
    });
    let row = |(i, measured): (usize, &Measured)| {
        let samples = measured.samples("invert_latency");
        let own = built.get(i);
        InversionRow {
            name: own.map_or_else(
                || measured.label.clone(),
                |own| own.candidate.plan.to_string(),
            ),
            built_by: own.map(|own| own.compiler.clone()),
            median: samples.median(),
            spread: samples.spread(),
            samples: samples.raw().to_vec(),
        }
    };
    measured.iter().enumerate().map(row).collect()
}

/// Inversions: few subjects, long operations.
fn inversion_run() -> Options {
    Options {
        budget: Duration::from_secs(5),
        ..Options::default()
    }
}

/// Our candidates, made as `limbforge tune` makes them, and which of them go into the final run.
fn ours(
    prime: &Prime,
    compilers: &[Compiler],
    multiplier: Multiplier,
    left_out: &mut Vec<String>,
) -> (Vec<Built>, Vec<usize>) {
    let folder = match tempfile::tempdir() {
        Ok(folder) => folder,
        Err(error) => {
            left_out.push(format!("all candidates: no temporary folder ({error})"));
            return (Vec::new(), Vec::new());
        }
    };
    let survey = search::survey(prime, Effort::Full, RECIPES, &DEFAULT);
    let (built, failures) = search::build(
        &survey.candidates,
        &DEFAULT,
        compilers,
        folder.path(),
        &|done, of| {
            say(&format!("building {prime}: {done} of {of}"));
            true
        },
    );
    left_out.extend(failures.iter().map(|failure| {
        let count = failure.recipes.len();
        format!("{count} by {}: {}", failure.compiler, failure.reason)
    }));
    let subjects: Vec<Subject> = built.iter().map(|built| built.subject.clone()).collect();
    let measured = measure(&subjects, &screening(), &mut |round| {
        progress("screening", round)
    });
    let ranking = search::rank(&built, &[], &measured, multiplier);
    let mut chosen = best(&ranking.entries);
    let assembly = in_assembly(&ranking.entries, &built, compilers, folder.path(), left_out);
    let mut all = built;
    for own in assembly {
        chosen.push(all.len());
        all.push(own);
    }
    (all, chosen)
}

/// The best recipes in proved assembly, in the orders of `schedules/` where it has them, or else in the order of the
/// fewest instructions: the best by score, and the best that there is a found order for.
fn in_assembly(
    ranking: &[Entry],
    built: &[Built],
    compilers: &[Compiler],
    folder: &Path,
    left_out: &mut Vec<String>,
) -> Vec<Built> {
    let Some(c) = compilers.iter().find(|c| c.kind.language().name() == "c") else {
        left_out.push("assembly: no compiler of C".to_owned());
        return Vec::new();
    };
    let mut order: Vec<&Entry> = ranking.iter().collect();
    order.sort_by(|x, y| x.score().total_cmp(&y.score()));
    let mut candidates: Vec<(&Candidate, Schedules)> = Vec::new();
    for entry in order {
        let candidate = &built[entry.built].candidate;
        let known = candidates.iter().any(|(c, _)| c.plan == candidate.plan);
        let found = schedules(&candidate.field);
        if !known && (candidates.is_empty() || found.is_some()) {
            let none = || Schedules::none(&candidate.field);
            candidates.push((candidate, found.unwrap_or_else(none)));
        }
    }
    let attempts = candidates.into_iter().enumerate();
    let attempts = attempts.filter_map(|(i, (candidate, schedules))| {
        let name = format!("assembly{i}");
        search::build_assembly(candidate, &DEFAULT, &schedules, c, folder, &name)
            .map_err(|error| left_out.push(format!("{} in assembly: {error}", candidate.plan)))
            .ok()
    });
    attempts.collect()
}

/// The found orders for a field, if a file of the repository has some.
fn schedules(field: &Field) -> Option<Schedules> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../schedules");
    let files = fs::read_dir(folder).ok()?;
    let texts = files.filter_map(|file| fs::read_to_string(file.ok()?.path()).ok());
    texts
        .filter_map(|text| Schedules::parse(&text).ok())
        .find(|schedules| schedules.are_of(field).is_ok())
}

/// Three by score, three by throughput of multiplication, two by squaring, and the best in Rust.
fn best(ranking: &[Entry]) -> Vec<usize> {
    let mut chosen = BTreeSet::new();
    let mut take = |count: usize, key: &dyn Fn(&Entry) -> f64| {
        let mut order: Vec<&Entry> = ranking.iter().collect();
        order.sort_by(|x, y| key(x).total_cmp(&key(y)));
        chosen.extend(order.iter().take(count).map(|entry| entry.built));
    };
    take(3, &Entry::score);
    take(3, &|entry| entry.medians[1]);
    take(2, &|entry| entry.medians[2] * entry.medians[3]);
    take(1, &|entry| {
        let in_rust = entry.compiler.starts_with("rust ");
        if in_rust {
            entry.score()
        } else {
            f64::INFINITY
        }
    });
    chosen.into_iter().collect()
}

fn progress(what: &str, round: &Round) -> ControlFlow<()> {
    say(&format!(
        "{what}: round {}, {} of {} steady",
        round.number, round.steady, round.of
    ));
    ControlFlow::Continue(())
}

/// Shows progress on a terminal. Progress that cannot be shown is no reason to stop measuring.
fn say(text: &str) {
    let mut stderr = std::io::stderr();
    if stderr.is_terminal() {
        let _ = write!(stderr, "\r\x1b[K{text}");
    }
}
