//! The work of each port as bars, as SVG.

use limbforge::forecast::Analysis;
use maud::{Markup, html};

const WIDTH: f64 = 300.0;
const ROW: usize = 18;
/// Places of the bars, and the room behind the longest.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 48.0;

/// A bar for each port, with its cycles.
pub fn bars(analysis: &Analysis) -> Markup {
    let loads = &analysis.occupancy;
    let most = loads.iter().map(|load| load.cycles).fold(1e-9, f64::max);
    let label = format!("{}: {}", analysis.program, analysis.limit_of_throughput());
    html! {
        svg.ports viewBox=(format!("0 0 {WIDTH} {}", ROW * loads.len())) role="img" aria-label=(label) {
            @for (i, load) in loads.iter().enumerate() {
                @let y = ROW * i;
                @let length = (10.0 * (WIDTH - LEFT - RIGHT) * load.cycles / most).round() / 10.0;
                text.tick x=(LEFT - 6.0) y=(y + 13) text-anchor="end" { (load.port) }
                rect class=(if load.saturated { "bar full" } else { "bar" }) x=(LEFT) y=(y + 2) width=(length) height=(ROW - 4) {}
                text.tick x=(LEFT + length + 5.0) y=(y + 13) { (format!("{:.1}", load.cycles)) }
            }
        }
        p.note { (label) "." }
    }
}

#[cfg(test)]
mod tests {
    use limbforge::{Prime, forecast::Forecast, target::find};

    use super::*;

    #[test]
    fn each_port_has_a_bar_within_the_drawing() {
        let prime = Prime::parse("2^255-19").unwrap();
        let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
        let cpu = find("skylake").unwrap();
        let forecast = Forecast::of(&prime, &recipe.parse().unwrap(), &cpu).unwrap();
        let svg = bars(&forecast.mul).into_string();
        let widths = svg.split(" width=\"").skip(1);
        let widths: Vec<f64> = widths
            .map(|rest| rest.split('"').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(widths.len(), 4);
        assert!(
            widths
                .iter()
                .all(|w| (0.0..=WIDTH - LEFT - RIGHT).contains(w))
        );
        assert_eq!(svg.matches("bar full").count(), 1);
        assert!(svg.contains("p1 saturates, busy for 35.0 cycles"), "{svg}");
    }
}
