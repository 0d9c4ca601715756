//! A diagram of partial products, as SVG: a column per weight, the heaviest on the left as digits are written.

use limbforge::explain::{Diagram, Product};
use maud::{Markup, html};

const CELL_HEIGHT: usize = 24;
const GAP: usize = 3;
/// Room for the weights above the columns.
const HEAD: usize = 22;
/// About the advance of a letter.
const LETTER: usize = 7;

/// The drawing. Products that were folded, and columns beyond the limbs, are of another colour.
pub fn svg(diagram: &Diagram, label: &str) -> Markup {
    let products = || diagram.columns.iter().flat_map(|column| &column.products);
    let letters = products().map(|p| text(p).chars().count()).max();
    let heads = diagram
        .columns
        .iter()
        .map(|c| c.exponent.to_string().len() + 1);
    let longest = letters.unwrap_or(0).max(heads.max().unwrap_or(0));
    let cell = longest * LETTER + 10;
    let step = cell + GAP;
    let rows = diagram.columns.iter().map(|c| c.products.len()).max();
    let width = diagram.columns.len() * step;
    let height = HEAD + rows.unwrap_or(0) * (CELL_HEIGHT + GAP);
    html! {
        svg.diagram viewBox=(format!("0 0 {width} {height}")) style=(format!("width:{width}px;min-width:{}px", width * 3 / 4)) role="img" aria-label=(label) {
            @for (k, column) in diagram.columns.iter().enumerate() {
                @let x = width - (k + 1) * step;
                text.weight x=(x + cell / 2) y="14" text-anchor="middle" {
                    "2" tspan.power dy="-4" { (column.exponent) }
                }
                @for (row, product) in column.products.iter().enumerate() {
                    @let y = HEAD + row * (CELL_HEIGHT + GAP);
                    @let class = match product.folded_from {
                        Some(_) => "folded",
                        None if k >= diagram.limbs => "high",
                        None => "plain",
                    };
                    rect class={ "cell " (class) } x=(x) y=(y) width=(cell) height=(CELL_HEIGHT) rx="4" {}
                    text.product x=(x + cell / 2) y=(y + 16) text-anchor="middle" { (text(product)) }
                }
            }
        }
    }
}

/// `a₁b₄ ×19`.
fn text(product: &Product) -> String {
    let name = lowered(&product.left) + &lowered(&product.right);
    if product.factor == 1.into() {
        name
    } else {
        format!("{name} ×{}", product.factor)
    }
}

/// With indices as indices are set: `(a0-a3)` as `(a₀−a₃)`.
fn lowered(factor: &str) -> String {
    let lower = |c: char| match c.to_digit(10) {
        Some(digit) => char::from_u32(0x2080 + digit).unwrap_or(c),
        None if c == '-' => '−',
        None => c,
    };
    factor.chars().map(lower).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbforge::explain::{Column, Operation};

    #[test]
    fn heavier_columns_are_further_left_and_factors_are_said() {
        let product = |i, factor: u32, folded_from| Product {
            i,
            j: 10,
            left: format!("a{i}"),
            right: "b10".to_owned(),
            factor: factor.into(),
            folded_from,
        };
        let diagram = Diagram {
            operation: Operation::Mul,
            limbs: 2,
            steps: Vec::new(),
            columns: vec![
                Column {
                    exponent: 0,
                    products: vec![product(0, 1, None), product(2, 19, Some(3))],
                },
                Column {
                    exponent: 51,
                    products: vec![product(1, 1, None)],
                },
            ],
        };
        let svg = svg(&diagram, "products").into_string();
        for part in ["a₀b₁₀<", "a₂b₁₀ ×19<", "a₁b₁₀<"] {
            assert_eq!(svg.matches(part).count(), 1, "{part}: {svg}");
        }
        assert_eq!(svg.matches("folded").count(), 1, "{svg}");
        let first = |part: &str| svg.split(part).nth(1).map(|rest| rest[..40].to_owned());
        assert!(first("<rect").is_some_and(|rect| !rect.contains("x=\"0\"")));
        assert!(
            svg.contains("x=\"0\""),
            "the heavier one begins at the left"
        );
    }
}
