//! Curves of ratios over n, as SVG.

use maud::{Markup, html};

use crate::out::curves::Curve;

/// The drawing in its own units: small, so that letters stay legible on a phone.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 42.0;
/// Colours that a page has for lines.
const COLOURS: usize = 8;

/// A linear axis from values to places in the drawing.
struct Axis {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn at(&self, value: f64) -> f64 {
        let part = (value - self.least) / (self.most - self.least);
        self.from + part * (self.to - self.from)
    }

    /// Multiples of the first of `steps` that gives at most eight.
    fn ticks(&self, steps: &[f64]) -> Vec<f64> {
        let fits = |step: &&f64| (self.most - self.least) / **step <= 8.0;
        let step = steps
            .iter()
            .find(fits)
            .or(steps.last())
            .copied()
            .unwrap_or(1.0);
        let (first, last) = (
            (self.least / step).ceil() as i64,
            (self.most / step).floor() as i64,
        );
        (first..=last)
            .map(|k| (k as f64 * step * 100.0).round() / 100.0)
            .collect()
    }
}

/// The plot with its caption and legend; the line at 1 is where both sides of a ratio are equal.
pub fn figure(name: &str, curves: &[Curve]) -> Markup {
    let points = || curves.iter().flat_map(|curve| &curve.points);
    let ratios = || points().map(|p| p.1).chain([1.0]);
    let sizes = || points().map(|p| p.0 as f64);
    let x = Axis {
        least: sizes().fold(f64::INFINITY, f64::min) - 0.5,
        most: sizes().fold(0.0, f64::max) + 0.5,
        from: LEFT,
        to: WIDTH - RIGHT,
    };
    let y = Axis {
        least: ratios().fold(f64::INFINITY, f64::min) - 0.05,
        most: ratios().fold(0.0, f64::max) + 0.05,
        from: HEIGHT - BOTTOM,
        to: TOP,
    };
    let (floor, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
    html! {
        figure {
            figcaption { (name) }
            svg.plot viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(name) {
                g.grid {
                    @for tick in x.ticks(&[1.0, 2.0, 4.0, 8.0]) {
                        path d=(format!("M{:.1} {TOP}V{floor}", x.at(tick))) {}
                        text.tick x=(place(x.at(tick))) y=(floor + 16.0) text-anchor="middle" { (tick) }
                    }
                    @for tick in y.ticks(&[0.05, 0.1, 0.2, 0.5, 1.0, 2.0]) {
                        path d=(format!("M{LEFT} {:.1}H{right}", y.at(tick))) {}
                        text.tick x=(LEFT - 6.0) y=(place(y.at(tick) + 4.0)) text-anchor="end" { (tick) }
                    }
                }
                path.axes d=(format!("M{LEFT} {TOP}V{floor}H{right}")) {}
                path.axes d=(format!("M{LEFT} {:.1}H{right}", y.at(1.0))) {}
                text.title x=((LEFT + right) / 2.0) y=(HEIGHT - 6.0) text-anchor="middle" { "n" }
                @for (i, curve) in curves.iter().enumerate() { (line(curve, i, &x, &y)) }
            }
            ul.legend {
                @for (i, curve) in curves.iter().enumerate() {
                    li { svg.icon viewBox="0 0 16 16" aria-hidden="true" { circle class=(colour(i)) cx="8" cy="8" r="5" {} } (curve.name) }
                }
            }
        }
    }
}

fn line(curve: &Curve, i: usize, x: &Axis, y: &Axis) -> Markup {
    let at = |(n, ratio): &(usize, f64)| (x.at(*n as f64), y.at(*ratio));
    let steps: Vec<String> = curve
        .points
        .iter()
        .map(|p| format!("{:.1} {:.1}", at(p).0, at(p).1))
        .collect();
    html! {
        path class=(format!("curve {}", colour(i))) d=(format!("M{}", steps.join("L"))) {}
        @for point in &curve.points {
            circle class=(colour(i)) cx=(place(at(point).0)) cy=(place(at(point).1)) r="3.5" {
                title { (curve.name) (format!(", n = {}: {:.2}", point.0, point.1)) }
            }
        }
    }
}

fn colour(i: usize) -> String {
    format!("c{}", i % COLOURS)
}

/// To a tenth: finer than a pixel.
fn place(place: f64) -> f64 {
    (place * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_inside_and_named() {
        let curve = Curve {
            name: "c gcc".to_owned(),
            points: vec![(4, 1.2), (32, 0.88)],
        };
        let svg = figure("a < b", &[curve]).into_string();
        assert!(svg.contains("c gcc, n = 32: 0.88") && svg.contains("a &lt; b"));
        let (plot, legend) = svg.split_once("<ul").expect("a legend");
        assert!(legend.contains("c gcc"));
        assert_eq!(plot.matches("cx=\"").count(), 2);
        for place in plot.split("cx=\"").skip(1) {
            let x: f64 = place.split('"').next().unwrap().parse().unwrap();
            assert!((LEFT..=WIDTH - RIGHT).contains(&x), "{x}");
        }
        assert!(!svg.contains("NaN"));
    }
}
