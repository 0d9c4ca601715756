//! The answers of the figures, in sentences.

use super::{Column, Function, Limbs, Record, SETS, cell::deviations, percent};

/// The study's answers; of a quick run those without the sweep.
pub fn answer(record: &Record) -> Vec<String> {
    let mut sentences = vec![validity(record), multiplication(record)];
    sentences.extend(losses(record));
    if !record.limbs.is_empty() {
        sentences.extend([widths(record), karatsuba(record), multipliers(record)]);
    }
    sentences
}

fn published(function: Function, column: Column) -> u64 {
    function.published(column).cycles.into()
}

fn validity(record: &Record) -> String {
    let [mean, greatest] = deviations(&record.cells).map(|deviation| 100.0 * deviation);
    let count = record.cells.len();
    format!(
        "On the model, code of the published shape is within {greatest:.1} % of each of the {count} published figures; the mean error is \
         {mean:.1} %."
    )
}

fn multiplication(record: &Record) -> String {
    let each = Column::ALL.iter().filter_map(|&column| {
        let ours = record.ours(Function::MultiplyMod, column)?.modelled.cycles;
        let wanted = published(Function::MultiplyMod, column);
        Some(format!(
            "{ours} in {column} ({:+.0} %)",
            percent(ours, wanted)
        ))
    });
    let each: Vec<String> = each.collect();
    format!(
        "Our multiplication mod p takes {} cycles. The gain comes from an order with fewer waits for products, not from further \
         instructions.",
        each.join(", ")
    )
}

/// Where the published routine is the better one.
fn losses(record: &Record) -> Option<String> {
    let places = record.cells.iter().zip(&record.ours);
    let lost = places.filter_map(|(cell, ours)| {
        let ours = ours.as_ref()?.modelled.cycles;
        let wanted = published(cell.function, cell.column);
        let (function, column) = (cell.function.name(), cell.column);
        (ours > wanted).then(|| format!("{function} in {column} ({:+.0} %)", percent(ours, wanted)))
    });
    let lost: Vec<String> = lost.collect();
    (!lost.is_empty()).then(|| {
        format!(
            "The published routine is faster than ours for {}.",
            lost.join(", ")
        )
    })
}

fn of_set<'a>(record: &'a Record, set: &'a str) -> impl Iterator<Item = &'a Limbs> {
    record.limbs.iter().filter(move |limbs| limbs.isa == set)
}

/// The best width for each instruction set, by a group action.
fn widths(record: &Record) -> String {
    let each = SETS.iter().filter_map(|set| {
        let mut ranked: Vec<(u64, &str)> = of_set(record, set)
            .filter_map(|limbs| Some((limbs.action()?, limbs.limbs.as_str())))
            .collect();
        ranked.sort_unstable();
        let [(best, limbs), (second, other), ..] = ranked[..] else {
            return None;
        };
        let millions = best as f64 / 1e6;
        let behind = percent(second, best);
        Some(format!(
            "{limbs} for {set} ({millions:.1} million cycles; {other} takes {behind:.0} % more)"
        ))
    });
    let each: Vec<String> = each.collect();
    format!(
        "The fastest limbs for a group action of CSIDH-512: {}.",
        each.join(", ")
    )
}

/// Arbitrary-degree Karatsuba against product scanning.
fn karatsuba(record: &Record) -> String {
    let pairs = record.limbs.iter().filter_map(|limbs| {
        let (scanned, adk) = (limbs.scanned.as_ref()?, limbs.adk.as_ref()?);
        let change = percent(adk.modelled.cycles, scanned.modelled.cycles);
        Some((change, limbs))
    });
    let pairs: Vec<(f64, &Limbs)> = pairs.collect();
    let faster = pairs.iter().filter(|(change, _)| *change < 0.0).count();
    let by_change = |x: &&(f64, &Limbs), y: &&(f64, &Limbs)| x.0.total_cmp(&y.0);
    let (best, worst) = (
        pairs.iter().min_by(by_change),
        pairs.iter().max_by(by_change),
    );
    let said = |pair: Option<&(f64, &Limbs)>| {
        pair.map_or(String::new(), |(change, limbs)| {
            format!("{change:+.1} % for {} on {}", limbs.limbs, limbs.isa)
        })
    };
    format!(
        "Arbitrary-degree Karatsuba is faster in {faster} of {} cases. Its difference ranges from {} to {}. It saves products, but the \
         core begins one per cycle.",
        pairs.len(),
        said(best),
        said(worst)
    )
}

/// The effect of another multiplier.
fn multipliers(record: &Record) -> String {
    let columns = Column::ALL.len();
    let (Some(first), Some(last)) = (
        record.multipliers.get(..columns),
        record
            .multipliers
            .len()
            .checked_sub(columns)
            .map(|at| &record.multipliers[at..]),
    ) else {
        return String::new();
    };
    let each = first.iter().zip(last).filter_map(|(quick, slow)| {
        let ours = percent(
            slow.ours.as_ref()?.modelled.cycles,
            quick.ours.as_ref()?.modelled.cycles,
        );
        let shaped = percent(slow.shaped, quick.shaped);
        Some(format!(
            "{ours:+.0} % and {shaped:+.0} % in {}",
            quick.column
        ))
    });
    let each: Vec<String> = each.collect();
    format!(
        "A multiplier latency of {} instead of {} changes the cycles of our code and of the published shape by {}.",
        last[0].latency,
        first[0].latency,
        each.join(", ")
    )
}
