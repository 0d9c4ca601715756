//! Latency against throughput of one operation, as SVG.

use limbforge_lab::search::{Entry, Record};
use maud::{Markup, html};

use super::{
    family::{Families, family},
    peers::{MARK, Peers},
};

/// The drawing in its own units: small, so that letters stay legible on a phone.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 54.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 46.0;

/// One operation's latency and throughput.
pub struct Plot {
    /// The operation in words.
    pub name: String,
    /// Key of the quantity on the horizontal axis.
    pub x: String,
    /// Key of the quantity on the vertical axis.
    pub y: String,
}

impl Plot {
    /// The plot with its caption.
    pub fn figure(&self, record: &Record, families: &Families, peers: Option<&Peers>) -> Markup {
        let points: Vec<Point> = record
            .ranking
            .iter()
            .enumerate()
            .filter_map(|(i, entry)| self.point(i, record, entry))
            .collect();
        let others = self.published(record, peers);
        let (xs, ys) = (others.iter().map(|o| o.1), others.iter().map(|o| o.2));
        let x = Axis::new(points.iter().map(|p| p.x).chain(xs), LEFT, WIDTH - RIGHT);
        let y = Axis::new(points.iter().map(|p| p.y).chain(ys), HEIGHT - BOTTOM, TOP);
        let elsewhere = peers.is_some_and(|peers| !peers.same_processor(record));
        let (floor, bottom, right) = (HEIGHT - BOTTOM, HEIGHT - 8.0, WIDTH - RIGHT);
        let middle = |from: f64, to: f64| (from + to) / 2.0;
        let label = format!(
            "{}: throughput against latency of {} candidates, in core cycles",
            self.name,
            points.len()
        );
        html! {
            figure {
                figcaption { (self.name) }
                svg.plot viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
                    g.grid {
                        @for tick in x.ticks(34.0) {
                            path d=(format!("M{:.1} {TOP}V{floor}", x.at(tick))) {}
                            text.tick x=(round(x.at(tick))) y=(floor + 16.0) text-anchor="middle" { (tick) }
                        }
                        @for tick in y.ticks(20.0) {
                            path d=(format!("M{LEFT} {:.1}H{right}", y.at(tick))) {}
                            text.tick x=(LEFT - 6.0) y=(round(y.at(tick) + 4.0)) text-anchor="end" { (tick) }
                        }
                    }
                    path.axes d=(format!("M{LEFT} {TOP}V{floor}H{right}")) {}
                    text.title x=(middle(LEFT, right)) y=(bottom) text-anchor="middle" { "latency (core cycles)" }
                    text.title transform=(format!("translate(12 {}) rotate(-90)", middle(TOP, floor))) text-anchor="middle" {
                        "throughput (core cycles per operation)"
                    }
                    // The best last, so that no other mark covers it.
                    @for point in points.iter().rev() { (mark(point, &x, &y, families)) }
                    @for (name, latency, throughput) in &others {
                        path.peer.elsewhere[elsewhere] d=(MARK) transform=(format!("translate({:.1} {:.1})", x.at(*latency), y.at(*throughput))) {
                            title { (name) (format!(": latency {latency:.1}, throughput {throughput:.1}")) @if elsewhere { ", on another processor" } }
                        }
                    }
                    @if let Some(winner) = points.iter().find(|point| point.index == 0) { (winner_label(winner, &x, &y)) }
                }
            }
        }
    }

    /// Names, latencies and throughputs of published implementations.
    fn published<'a>(&self, record: &Record, peers: Option<&'a Peers>) -> Vec<(&'a str, f64, f64)> {
        let rows = peers.map(|peers| peers.of(record)).unwrap_or_default();
        let rows = rows.into_iter().filter_map(|peer| {
            let (x, y) = (peer.cycles(&self.x)?, peer.cycles(&self.y)?);
            Some((peer.name.as_str(), x, y))
        });
        rows.collect()
    }

    fn point<'a>(&self, index: usize, record: &Record, entry: &'a Entry) -> Option<Point<'a>> {
        let x = record.median(entry, &self.x)?;
        let y = record.median(entry, &self.y)?;
        let usable = |v: f64| v.is_finite() && v > 0.0;
        (usable(x) && usable(y)).then_some(Point { index, entry, x, y })
    }
}

struct Point<'a> {
    index: usize,
    entry: &'a Entry,
    x: f64,
    y: f64,
}

fn mark(point: &Point, x: &Axis, y: &Axis, families: &Families) -> Markup {
    let (class, outline) = families.mark(&point.entry.plan);
    let place = format!("translate({:.1} {:.1})", x.at(point.x), y.at(point.y));
    html! {
        path class=(class) d=(outline) transform=(place) {
            title {
                (point.index + 1) ". " (point.entry.plan) ", " (point.entry.compiler)
                (format!(": latency {:.1}, throughput {:.1}", point.x, point.y))
            }
        }
    }
}

/// A ring around the winner, and its name to the side where there is room.
fn winner_label(point: &Point, x: &Axis, y: &Axis) -> Markup {
    let (cx, cy) = (x.at(point.x), y.at(point.y));
    let to_right = cx < WIDTH * 0.6;
    let (anchor, side) = if to_right {
        ("start", 1.0)
    } else {
        ("end", -1.0)
    };
    // Below the diagonal on which most candidates lie, unless the axis is near.
    let down = if cy + 24.0 < HEIGHT - BOTTOM {
        1.0
    } else {
        -0.2
    };
    html! {
        circle.ring cx=(round(cx)) cy=(round(cy)) r="8" {}
        text.winner x=(round(cx + 13.0 * side)) y=(round(cy + 4.0 + 8.0 * down)) text-anchor=(anchor) {
            "1. " (family(&point.entry.plan))
        }
    }
}

/// A logarithmic axis from cycles to places in the drawing.
struct Axis {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
}

impl Axis {
    /// An axis on which all values find room, between two places.
    fn new(values: impl Iterator<Item = f64>, from: f64, to: f64) -> Axis {
        let (least, most) = values.fold((f64::INFINITY, 0.0_f64), |(least, most), v| {
            (least.min(v), most.max(v))
        });
        let (least, most) = if least <= most {
            (least, most)
        } else {
            (1.0, 1.0)
        };
        // A margin of a twelfth on either side, and never less than 5 %: one candidate alone has a place too.
        let margin = (most / least).powf(1.0 / 12.0).max(1.05);
        Axis {
            least: least / margin,
            most: most * margin,
            from,
            to,
        }
    }

    fn at(&self, value: f64) -> f64 {
        let part = (value / self.least).ln() / (self.most / self.least).ln();
        self.from + part * (self.to - self.from)
    }

    /// Round numbers at least `apart` from each other in the drawing.
    fn ticks(&self, apart: f64) -> Vec<f64> {
        let mut ticks: Vec<f64> = Vec::new();
        for tick in self.round_numbers() {
            let inside = (self.least..=self.most).contains(&tick);
            let clear = |last: &f64| (self.at(tick) - self.at(*last)).abs() >= apart;
            if inside && ticks.last().is_none_or(clear) {
                ticks.push(tick);
            }
        }
        ticks
    }

    /// A few times powers of ten over a wide range; over a narrow one the multiples of a round step.
    fn round_numbers(&self) -> Vec<f64> {
        let ratio = self.most / self.least;
        if ratio > 2.5 {
            let few: &[f64] = if ratio > 6.0 {
                &[1.0, 1.5, 2.0, 3.0, 5.0, 7.0]
            } else {
                &[1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0]
            };
            let decades = self.least.log10().floor() as i32..=self.most.log10().ceil() as i32;
            let in_decade = |d: i32| few.iter().map(move |k| rounded(*k, d));
            return decades.flat_map(in_decade).collect();
        }
        let decade = ((self.most - self.least) / 4.0).log10().floor() as i32;
        let steps = [1.0, 2.0, 5.0, 10.0].map(|k| rounded(k, decade));
        let fits = |step: &&f64| (self.most - self.least) / **step <= 6.0;
        let step = *steps.iter().find(fits).unwrap_or(&steps[3]);
        let multiples = (self.least / step).ceil() as i64..=(self.most / step).floor() as i64;
        multiples
            .map(|k| (k as f64 * step * 1e6).round() / 1e6)
            .collect()
    }
}

/// k 10^d without the noise of binary fractions.
fn rounded(k: f64, d: i32) -> f64 {
    (k * 10f64.powi(d) * 1e6).round() / 1e6
}

/// To a tenth: finer than a pixel.
fn round(place: f64) -> f64 {
    (place * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(values: &[f64]) -> Axis {
        Axis::new(values.iter().copied(), 0.0, 400.0)
    }

    #[test]
    fn all_values_are_inside_and_in_order() {
        let axis = axis(&[26.4, 39.0, 243.7]);
        let places = [26.4, 39.0, 243.7].map(|v| axis.at(v));
        assert!(0.0 < places[0] && places[0] < places[1] && places[1] < places[2]);
        assert!(places[2] < 400.0);
    }

    #[test]
    fn ticks_are_round_inside_and_apart() {
        assert_eq!(
            axis(&[26.4, 243.7]).ticks(34.0),
            [30.0, 50.0, 70.0, 100.0, 150.0, 200.0]
        );
        for values in [
            &[26.4, 243.7][..],
            &[30.0],
            &[0.9, 1.1],
            &[3.0, 90_000.0],
            &[],
        ] {
            let axis = axis(values);
            let ticks = axis.ticks(34.0);
            assert!(ticks.len() >= 2, "{values:?}: {ticks:?}");
            for pair in ticks.windows(2) {
                assert!(axis.at(pair[1]) - axis.at(pair[0]) >= 34.0, "{ticks:?}");
            }
            assert!(
                ticks
                    .iter()
                    .all(|t| (0.0..=400.0).contains(&axis.at(*t)) && t.to_string().len() < 7)
            );
        }
    }
}
