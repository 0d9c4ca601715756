//! Words of which only the low bits count.

use super::{Canon, form::Form};
use crate::read::word::{Node, Op};

/// Expressions that are looked through for one word: they may have the same parts many times.
const PARTS: usize = 200;

impl Canon<'_> {
    /// `x 2^j` as the hints' shift of a word that is the same modulo 2^(64 - j), or as that of low bits of x that the
    /// hints have: the other bits are moved out.
    pub(super) fn moved_out(&mut self, j: u32, x: Node) -> Option<Node> {
        if let Some(whole) = self.whole(64 - j, x)
            && let Some(moved) = self.hinted(Op::ShiftLeft(j), &[whole])
        {
            return Some(moved);
        }
        let part = (64 - j..64).find_map(|width| self.hinted(Op::Low(width), &[x]))?;
        Some(self.words.node(Op::ShiftLeft(j), &[part]))
    }

    /// Notes a word of the hints that is shifted to the right.
    pub(super) fn note_shift(&mut self, node: Node) {
        let (op @ (Op::ShiftRight(k) | Op::ShiftRightSigned(k)), &[x]) = self.words.get(node)
        else {
            return;
        };
        if let Some(form) = self.form(x).rounded(k) {
            self.noted.shifts.entry((op, form)).or_insert(node);
        }
    }

    /// `floor(x / 2^k)` as that of a word which is x but for the lowest bits. `x = 2^t y + r` modulo 2^64 with t <= k
    /// and a constant r below 2^t: then these are the bits of r, and all others are those of `2^t y`.
    pub(super) fn shifted_out(&mut self, op: Op, k: u32, x: Node) -> Option<Node> {
        let form = self.form(x).rounded(k)?;
        self.noted.shifts.get(&(op, form)).copied()
    }

    /// The first word that is the same modulo 2^k, of sums, products and selections without their inner reductions
    /// modulo 2^k or more.
    pub(super) fn whole(&mut self, k: u32, word: Node) -> Option<Node> {
        self.whole_within(k, word, &mut { PARTS })
    }

    fn whole_within(&mut self, k: u32, word: Node, left: &mut usize) -> Option<Node> {
        let form = self.whole_form(k, word, left);
        self.first.get(&form).copied()
    }

    fn whole_form(&mut self, k: u32, word: Node, left: &mut usize) -> Form {
        if *left == 0 {
            return self.form(word);
        }
        *left -= 1;
        let (op, args) = self.words.get(word);
        match (op, args) {
            (Op::Low(j), &[x]) if j >= k => self.whole_form(k, x, left),
            (Op::Add, &[x, y]) => {
                let x = self.whole_form(k, x, left);
                x.plus(&self.whole_form(k, y, left))
            }
            (Op::Sub, &[x, y]) => {
                let x = self.whole_form(k, x, left);
                x.minus(&self.whole_form(k, y, left))
            }
            (Op::Multiply, &[x, y]) => {
                let factors = [x, y].map(|x| self.whole_within(k, x, left).unwrap_or(x));
                let product = self.hinted(Op::Multiply, &factors);
                self.form(product.unwrap_or(word))
            }
            (Op::Or, &[x, y]) => {
                let choice = self.whole_selection(k, [x, y], left);
                self.form(choice.unwrap_or(word))
            }
            (Op::Xor, &[x, y]) => {
                let choice = self.whole_choice(k, [x, y], left);
                self.form(choice.unwrap_or(word))
            }
            _ => self.form(word),
        }
    }

    /// The hints' selection that is `y ^ (m & (x ^ y))` modulo 2^k, for a mask m of a bit.
    fn whole_choice(&mut self, k: u32, [one, other]: [Node; 2], left: &mut usize) -> Option<Node> {
        let (y, x, bit, set) = [(one, other), (other, one)]
            .into_iter()
            .find_map(|(y, kept)| {
                let (Op::And, &[p, q]) = self.words.get(kept) else {
                    return None;
                };
                [(p, q), (q, p)].into_iter().find_map(|(difference, mask)| {
                    let (bit, set) = self.mask_of(self.stripped(k, mask))?;
                    let x = self.exclusive(self.stripped(k, difference), y)?;
                    Some((y, x, bit, set))
                })
            })?;
        let (x, y) = (
            self.whole_within(k, x, left)?,
            self.whole_within(k, y, left)?,
        );
        let (x, y) = if set { (x, y) } else { (y, x) };
        self.hinted_choice(bit, x, y)
    }

    /// The hints' selection that is this one modulo 2^k: of two words that are the same modulo 2^k.
    fn whole_selection(&mut self, k: u32, [x, y]: [Node; 2], left: &mut usize) -> Option<Node> {
        let [on, off, bit] = self.selection(x, y)?;
        let (on, off) = (
            self.whole_within(k, on, left)?,
            self.whole_within(k, off, left)?,
        );
        self.hinted_choice(bit, on, off)
    }

    /// The low bits of a selection as the hints' selection, where that is shorter: a compiler computes both words in
    /// short registers.
    pub(super) fn short_choice(&mut self, k: u32, word: Node) -> Option<Node> {
        let (Op::Or, &[x, y]) = self.words.get(word) else {
            return None;
        };
        let choice = self.whole_selection(k, [x, y], &mut { PARTS })?;
        self.assume_below(k, self.minuend(choice));
        Some(choice)
    }

    /// A word that is not below this one. A selection of x where `x - y` borrows, else of that difference, is not above
    /// x; nor is one of one.
    fn minuend(&self, word: Node) -> Node {
        let mut greatest = word;
        while let (Op::Or | Op::Add, &[x, y]) = self.words.get(greatest)
            && let Some([on, off, bit]) = self.selection(x, y)
            && let ((Op::Sub, terms), (Op::Less, compared)) =
                (self.words.get(off), self.words.get(bit))
            && terms == compared
            && terms[0] == on
        {
            greatest = on;
        }
        greatest
    }

    /// A word of which these are low bits, at least k of them.
    fn stripped(&self, k: u32, mut node: Node) -> Node {
        while let (Op::Low(j), &[x]) = self.words.get(node)
            && j >= k
        {
            node = x;
        }
        node
    }
}
