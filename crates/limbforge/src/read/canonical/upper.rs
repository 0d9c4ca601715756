//! Comparisons that the upper bits of a word decide.

use super::Canon;
use crate::read::word::{Node, Op};

impl Canon<'_> {
    /// Notes `x + r` or `x | r`, a word of the hints, where 2^w divides x and r is below 2^w; and words that the hints
    /// compare.
    pub(super) fn note_joined(&mut self, node: Node) {
        let (op, &[a, b]) = self.words.get(node) else {
            return;
        };
        match op {
            Op::Add | Op::Or => {
                for (upper, lower) in [(a, b), (b, a)] {
                    let width = self.words.occupied(lower).width;
                    if self.words.occupied(upper).zeros >= width {
                        let form = self.form(upper);
                        self.noted.joined.entry(form).or_insert((node, width));
                    }
                }
            }
            Op::Less => {
                let form = self.form(a);
                self.noted.compared.insert(form);
            }
            _ => {}
        }
    }

    /// `x < k` as `x + r < k`, where 2^w divides x and k and r is below 2^w: the sum does not wrap, and is below k if
    /// and only if `x / 2^w` is below `k / 2^w`. Words that the hints compare stay.
    pub(super) fn less_with_rest(&mut self, x: Node, y: Node) -> Option<Node> {
        let k = self.words.as_constant(y)?;
        let part = self.form(x);
        let (whole, width) = *self.noted.joined.get(&part)?;
        if k.trailing_zeros() < width || self.noted.compared.contains(&part) {
            return None;
        }
        let less = self.hinted(Op::Less, &[whole, y]);
        Some(less.unwrap_or_else(|| self.words.node(Op::Less, &[whole, y])))
    }

    /// A bit as a comparison, if it is one: the opposite of `floor(x / 2^k)`, which is a bit so that x is below
    /// 2^(k+1), is `x < 2^k`.
    pub(super) fn as_comparison(&mut self, bit: Node) -> Node {
        let top = self.words.opposite(bit).map(|top| self.words.get(top));
        let Some((Op::ShiftRight(k), &[x])) = top else {
            return bit;
        };
        let power = self.words.constant(1 << k);
        let less = self.hinted(Op::Less, &[x, power]);
        less.unwrap_or_else(|| self.words.node(Op::Less, &[x, power]))
    }
}
