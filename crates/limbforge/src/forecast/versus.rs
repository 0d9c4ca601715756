//! Two programs on one model side by side: where they differ, and which limit each of them meets.

use std::fmt;

use serde::Serialize;

use super::{Analysis, Cycles};

/// A number of a program, with its name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// Its name, such as `multiply-wide` or `predicted latency`.
    pub name: String,
    /// The number.
    pub value: f64,
    /// Its unit.
    pub unit: Unit,
}

/// The unit of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Machine instructions of one class.
    Class,
    /// Other whole numbers.
    Count,
    /// Cycles, to a tenth.
    Cycles,
}

impl Figure {
    /// The number as people read it: counts as whole numbers, cycles to a tenth.
    pub fn text(&self) -> String {
        match self.unit {
            Unit::Class | Unit::Count => format!("{:.0}", self.value),
            Unit::Cycles => format!("{:.1}", self.value),
        }
    }
}

/// The numbers of a program, in the order of tables: instructions by class, then micro-operations, the work of each
/// port, chains, predicted times, and measured ones if there are any.
pub fn figures(analysis: &Analysis, measured: Option<Cycles>) -> Vec<Figure> {
    let figure = |name: &str, value: f64, unit| Figure {
        name: name.to_owned(),
        value,
        unit,
    };
    let classes = analysis.counts.iter();
    let classes = classes.map(|(class, n)| figure(class.name(), *n as f64, Unit::Class));
    let mut all: Vec<Figure> = classes.collect();
    let counts = [
        ("instructions", analysis.instructions()),
        ("micro-operations", analysis.micro_operations),
        ("longest carry chain", analysis.carry_chain),
    ];
    all.extend(counts.map(|(name, n)| figure(name, n as f64, Unit::Count)));
    let ports = analysis.occupancy.iter();
    all.extend(ports.map(|load| figure(&format!("{} busy", load.port), load.cycles, Unit::Cycles)));
    let cycles = [
        ("width", analysis.issue),
        ("critical path", f64::from(analysis.critical_path)),
        ("chain per operation", analysis.recurrence),
        ("predicted latency", analysis.predicted.latency),
        ("predicted throughput", analysis.predicted.throughput),
    ];
    all.extend(cycles.map(|(name, cycles)| figure(name, cycles, Unit::Cycles)));
    if let Some(measured) = measured {
        all.push(figure("measured latency", measured.latency, Unit::Cycles));
        let throughput = measured.throughput;
        all.push(figure("measured throughput", throughput, Unit::Cycles));
    }
    all
}

/// A program that is compared.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// The model's reason.
    pub analysis: &'a Analysis,
    /// Its measured times, if there are any.
    pub measured: Option<Cycles>,
}

/// Two programs side by side, of one operation on one model. They are called A and B.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Contrast {
    /// The operation, such as `mul`.
    pub operation: String,
    /// The figures of both; a class of instructions that one lacks is 0 there.
    pub rows: Vec<(Figure, Figure)>,
    /// Latency, then throughput.
    pub times: [Verdict; 2],
    /// Instructions of which one has more, with B's surplus, the largest difference first.
    pub surplus: Vec<(String, i64)>,
}

/// Who is slower, and what each side waits for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// `latency` or `throughput`.
    pub quantity: String,
    /// Cycles of A and B: measured if both are, else predicted.
    pub cycles: [f64; 2],
    /// Whether these are measured.
    pub measured: bool,
    /// The limits of A and B, by the model.
    pub limits: [String; 2],
}

impl Contrast {
    /// Compares two programs of one operation.
    pub fn of(a: Side, b: Side) -> Contrast {
        let rows = joined(a, b);
        let surplus = rows.iter().filter(|(x, _)| x.unit == Unit::Class);
        let surplus = surplus.map(|(x, y)| (x.name.clone(), (y.value - x.value) as i64));
        let mut surplus: Vec<(String, i64)> = surplus.filter(|(_, more)| *more != 0).collect();
        surplus.sort_by_key(|(_, more)| -more.abs());
        let limits = |of: fn(&Analysis) -> String| [of(a.analysis), of(b.analysis)];
        let verdict = |quantity: &str, pick: fn(Cycles) -> f64, limits| {
            let both = a.measured.zip(b.measured);
            let (x, y) = both.unwrap_or((a.analysis.predicted, b.analysis.predicted));
            Verdict {
                quantity: quantity.to_owned(),
                cycles: [pick(x), pick(y)],
                measured: both.is_some(),
                limits,
            }
        };
        Contrast {
            operation: a.analysis.program.clone(),
            times: [
                verdict(
                    "latency",
                    |cycles| cycles.latency,
                    limits(Analysis::limit_of_latency),
                ),
                verdict(
                    "throughput",
                    |cycles| cycles.throughput,
                    limits(Analysis::limit_of_throughput),
                ),
            ],
            rows,
            surplus,
        }
    }
}

/// The figures of both sides by name, in the order of tables.
fn joined(a: Side, b: Side) -> Vec<(Figure, Figure)> {
    let both = a.measured.is_some() && b.measured.is_some();
    let of = |side: Side| figures(side.analysis, side.measured.filter(|_| both));
    let (own, other) = (of(a), of(b));
    let zero = |figure: &Figure| Figure {
        value: 0.0,
        ..figure.clone()
    };
    let find = |all: &[Figure], name: &str| all.iter().find(|f| f.name == name).cloned();
    let mut rows: Vec<(Figure, Figure)> = (own.iter())
        .map(|x| {
            let y = find(&other, &x.name).unwrap_or_else(|| zero(x));
            (x.clone(), y)
        })
        .collect();
    // Classes that A lacks come after those that it has.
    let classes = rows.iter().filter(|(x, _)| x.unit == Unit::Class).count();
    let lacking = other.iter().filter(|y| find(&own, &y.name).is_none());
    let lacking: Vec<_> = lacking.map(|y| (zero(y), y.clone())).collect();
    rows.splice(classes..classes, lacking);
    rows
}

impl Verdict {
    /// The sentence of who is slower, and by how much.
    fn sentence(&self) -> String {
        let [a, b] = self.cycles;
        let how = if self.measured {
            "measured"
        } else {
            "predicted"
        };
        let numbers = format!("{a:.1} and {b:.1} cycles {how}");
        // Below a hundredth no decimal of the ratio shows it.
        if (a - b).abs() < 0.005 * a.max(b) {
            return format!("{}: A and B take the same, {numbers}", self.quantity);
        }
        let (slower, ratio) = if a > b { ("A", a / b) } else { ("B", b / a) };
        format!(
            "{}: {slower} takes {ratio:.2} times as long, {numbers}",
            self.quantity
        )
    }
}

impl fmt::Display for Contrast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>22} {:>9} {:>9} {:>9}", "", "A", "B", "B - A")?;
        for (x, y) in &self.rows {
            let more = Figure {
                value: y.value - x.value,
                ..x.clone()
            };
            let more = match more.text() {
                same if same.trim_matches(['0', '.', '-']).is_empty() => "=".to_owned(),
                less if less.starts_with('-') => less,
                more => format!("+{more}"),
            };
            let (x, y, name) = (x.text(), y.text(), &x.name);
            writeln!(f, "{name:>22} {x:>9} {y:>9} {more:>9}")?;
        }
        for time in &self.times {
            writeln!(f, "{} {}", self.operation, time.sentence())?;
            for (side, limit) in ["A", "B"].iter().zip(&time.limits) {
                writeln!(f, "  {side}: {limit}")?;
            }
        }
        let counts = |sign: i64| {
            let all = self
                .surplus
                .iter()
                .filter(|(_, more)| more.signum() == sign);
            let all = all.map(|(class, more)| format!("{} {class}", more.abs()));
            all.collect::<Vec<_>>().join(", ")
        };
        match (counts(1), counts(-1)) {
            (more, less) if more.is_empty() && less.is_empty() => {
                writeln!(f, "{}: the same instructions", self.operation)
            }
            (more, less) if less.is_empty() => writeln!(f, "{}: B adds {more}", self.operation),
            (more, less) if more.is_empty() => writeln!(f, "{}: B saves {less}", self.operation),
            (more, less) => writeln!(f, "{}: B adds {more}; it saves {less}", self.operation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        forecast::{Forecast, lower, occupancy, pressure},
        plan::{Effort, candidates},
        prime::Prime,
        target::{find, names},
    };

    const PACKED: &str = "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)";
    const SPARE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";

    fn forecast(recipe: &str, cpu: &str) -> Forecast {
        let prime = Prime::parse("2^255-19").unwrap();
        Forecast::of(&prime, &recipe.parse().unwrap(), &find(cpu).unwrap()).unwrap()
    }

    fn value(rows: &[(Figure, Figure)], name: &str) -> (f64, f64) {
        let row = rows.iter().find(|(x, _)| x.name == name);
        row.map(|(x, y)| (x.value, y.value))
            .unwrap_or_else(|| panic!("{name}"))
    }

    #[test]
    fn ports_share_all_of_the_work_and_the_fullest_is_the_bound() {
        let prime = Prime::parse("2^127-1").unwrap();
        let mut seen = 0;
        for name in names() {
            let cpu = find(name).unwrap();
            for plan in candidates(&prime, Effort::Quick) {
                let Ok(forecast) = Forecast::of(&prime, &plan, &cpu) else {
                    continue;
                };
                let program = forecast.field.program("mul").unwrap();
                let graph = lower(program.program(), &cpu).unwrap();
                let loads = occupancy(&graph, &cpu).unwrap();
                let busy: u32 = (graph.nodes.iter())
                    .map(|node| cpu.cost(node.class).unwrap())
                    .map(|cost| cost.busy * cost.uops.len() as u32)
                    .sum();
                let sum: f64 = loads.iter().map(|load| load.cycles).sum();
                assert!((sum - f64::from(busy)).abs() < 1e-6, "{plan} {name}");
                let most = loads.iter().map(|load| load.cycles).fold(0.0, f64::max);
                let table = pressure(&graph, &cpu).unwrap();
                assert!((most - table[0].cycles).abs() < 1e-9, "{plan} {name}");
                // What can take no other ports is on them.
                for row in &table {
                    let on: f64 = row.ports.ports().map(|i| loads[i].cycles).sum();
                    let own = row.cycles * f64::from(row.ports.len());
                    assert!(on >= own - 1e-6, "{plan} {name} {}", row.names);
                }
                seen += 1;
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn figures_of_known_recipes() {
        let (a, b) = (forecast(PACKED, "skylake"), forecast(SPARE, "skylake"));
        let side = |forecast: &Forecast| forecast.mul.clone();
        let (a, b) = (side(&a), side(&b));
        let side = |analysis| Side {
            analysis,
            measured: None,
        };
        let contrast = Contrast::of(side(&a), side(&b));
        // 16 partial products, 4 by 38, and the last carry by 38; 25 and 4 by 19, and the last carry by 19.
        assert_eq!(value(&contrast.rows, "multiply-wide"), (20.0, 25.0));
        assert_eq!(value(&contrast.rows, "multiply-low"), (1.0, 5.0));
        assert_eq!(value(&contrast.rows, "mask"), (2.0, 6.0));
        assert_eq!(value(&contrast.rows, "p1 busy").1, 35.0);
        // A double word is two words: the sum of the low ones carries into the high ones, and no further.
        assert_eq!(b.carry_chain, 2);
        assert!(a.carry_chain >= 4, "{}", a.carry_chain);
        let surplus = contrast.surplus.iter();
        let sum: i64 = surplus.map(|(_, more)| more).sum();
        let more = b.instructions() as i64 - a.instructions() as i64;
        assert_eq!(sum, more);
        let swapped = Contrast::of(side(&b), side(&a));
        for (x, y) in &contrast.rows {
            assert_eq!(value(&swapped.rows, &x.name), (y.value, x.value));
        }
        for (x, y) in contrast.times.iter().zip(&swapped.times) {
            assert_eq!(x.cycles[0], y.cycles[1]);
            assert_eq!(x.limits[0], y.limits[1]);
        }
    }

    #[test]
    fn measured_times_count_only_if_both_have_them() {
        let (a, b) = (forecast(PACKED, "zen5"), forecast(SPARE, "zen5"));
        let cycles = |latency| {
            Some(Cycles {
                latency,
                throughput: 10.0,
            })
        };
        let of = |x, y| {
            let a = Side {
                analysis: &a.square,
                measured: x,
            };
            let b = Side {
                analysis: &b.square,
                measured: y,
            };
            Contrast::of(a, b)
        };
        let both = of(cycles(30.0), cycles(20.0)).to_string();
        assert!(
            both.contains(
                "square latency: A takes 1.50 times as long, 30.0 and 20.0 cycles measured"
            ),
            "{both}"
        );
        assert!(
            both.contains(
                "square throughput: A and B take the same, 10.0 and 10.0 cycles measured"
            ),
            "{both}"
        );
        assert!(
            both.contains("measured latency      30.0      20.0     -10.0"),
            "{both}"
        );
        let one = of(cycles(30.0), None);
        assert!(one.times.iter().all(|time| !time.measured));
        assert!(!one.to_string().contains("measured"));
    }
}
