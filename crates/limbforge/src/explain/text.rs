//! A diagram as text, as one draws it by hand: heaviest column left, one row per limb of `a`, folded products below.

use std::fmt;

use num_traits::{One, Signed};

use super::{Column, Diagram, Product};

/// Wider drawings have one line per column instead.
const WIDEST: usize = 112;

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.factor.is_negative() { "-" } else { "" };
        let factor = match self.factor.abs() {
            k if k.is_one() => String::new(),
            k => format!("{k}*"),
        };
        let square = if self.left == self.right {
            format!("{}^2", self.left)
        } else {
            format!("{}{}", self.left, self.right)
        };
        f.pad(&format!("{sign}{factor}{square}"))
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.columns.iter().flat_map(|column| &column.products);
        let widest = texts.map(|p| p.to_string().len()).max().unwrap_or(0);
        let width = widest.max(6) + 1;
        if self.columns.len() * width <= WIDEST {
            self.rows(f, width)?;
        } else {
            self.lines(f)?;
        }
        self.steps
            .iter()
            .try_for_each(|step| writeln!(f, "  - {step}"))
    }
}

impl Diagram {
    fn rows(&self, f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
        let columns = self.columns.iter().rev();
        for column in columns.clone() {
            write!(f, "{:>width$}", format!("2^{}", column.exponent))?;
        }
        writeln!(f, "\n{}", "-".repeat(width * self.columns.len()))?;
        for folded in [false, true] {
            let drawn = |p: &&Product| p.folded_from.is_some() == folded;
            let all = || {
                self.columns
                    .iter()
                    .flat_map(|column| &column.products)
                    .filter(drawn)
            };
            let Some(rows) = all().map(|p| p.i + 1).max() else {
                continue;
            };
            if folded {
                writeln!(f, "{:>1$}", "folded:", width * self.columns.len())?;
            }
            for i in 0..rows {
                self.row(f, width, |p| drawn(&p) && p.i == i)?;
            }
        }
        Ok(())
    }

    /// The products that are `drawn`; where a column has several of them, they take further lines.
    fn row(
        &self,
        f: &mut fmt::Formatter<'_>,
        width: usize,
        drawn: impl Fn(&Product) -> bool,
    ) -> fmt::Result {
        let of = |column: &Column, depth: usize| {
            let product = column.products.iter().filter(|p| drawn(p)).nth(depth);
            product.map(Product::to_string)
        };
        for depth in 0.. {
            let cells: Vec<Option<String>> =
                self.columns.iter().rev().map(|c| of(c, depth)).collect();
            if cells.iter().all(Option::is_none) {
                break;
            }
            let line: String = cells
                .into_iter()
                .map(|cell| format!("{:>width$}", cell.unwrap_or_default()))
                .collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }

    fn lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for column in &self.columns {
            write!(f, "{:>7} ", format!("2^{}", column.exponent))?;
            for (place, product) in column.products.iter().enumerate() {
                let separator = match (place, product.factor.is_negative()) {
                    (0, _) | (_, true) => " ",
                    _ => " + ",
                };
                write!(f, "{separator}{product}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
