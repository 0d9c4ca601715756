//! Cuts: the values from which an output can still be determined.

/// Two test vectors.
pub type Pair = (usize, usize);

/// Most pairs that are remembered.
const REMEMBERED: usize = 128;

/// A place in a sequence, seen from an output that is computed later: the values that the steps to come on its way
/// read.
///
/// Whatever those steps are, the output is a function of these values. So two vectors that agree in all of them and
/// disagree in the output refute all that was chosen so far, however it goes on.
pub struct Cut<'a> {
    target: &'a [u64],
    /// The values before the result of the step at hand, which is one of those seen as well.
    others: Vec<usize>,
    /// Pairs that refuted something here, the latest first: they are tried before anything else.
    remembered: Vec<Pair>,
}

impl<'a> Cut<'a> {
    /// A cut at which an output of these values sees `others` and a result.
    pub fn new(target: &'a [u64], others: Vec<usize>) -> Self {
        Self {
            target,
            others,
            remembered: Vec::new(),
        }
    }

    /// Remembered pairs with the same other values and different outputs: a result that is equal on one is refuted.
    pub fn witnesses(&self, values: &[&[u64]]) -> Vec<Pair> {
        let agree = |&&(s, t): &&Pair| self.others.iter().all(|&v| values[v][s] == values[v][t]);
        self.remembered.iter().filter(agree).copied().collect()
    }

    /// Two vectors that agree in what is seen, and not in the output, if there are any. Results are asked for one by
    /// one.
    pub fn collision(
        &mut self,
        values: &[&[u64]],
        result: &impl Fn(usize) -> u64,
        table: &mut Table,
    ) -> Option<Pair> {
        let pair = self.compare(values, result, table)?;
        self.remembered.insert(0, pair);
        self.remembered.truncate(REMEMBERED);
        Some(pair)
    }

    fn compare(
        &self,
        values: &[&[u64]],
        result: &impl Fn(usize) -> u64,
        table: &mut Table,
    ) -> Option<Pair> {
        let seen = |t: usize| {
            let others = self.others.iter().map(move |&v| values[v][t]);
            others.chain(std::iter::once(result(t)))
        };
        table.clear();
        for t in 0..self.target.len() {
            let hash = seen(t).fold(0, mix);
            let before = table.find_or_insert(hash, t, |s| seen(s).eq(seen(t)));
            if let Some(s) = before
                && self.target[s] != self.target[t]
            {
                return Some((s, t));
            }
        }
        None
    }
}

/// Which vectors were seen: a hash table that is cleared at no cost.
pub struct Table {
    /// Time of the entry in the upper half, its vector in the lower.
    entries: Vec<u64>,
    time: u64,
}

impl Table {
    /// For so many vectors.
    pub fn new(vectors: usize) -> Self {
        Self {
            entries: vec![0; (2 * vectors).next_power_of_two()],
            time: 0,
        }
    }

    fn clear(&mut self) {
        self.time += 1;
    }

    /// The vector that is the same as `t`, or none; then `t` is put there.
    fn find_or_insert(
        &mut self,
        hash: u64,
        t: usize,
        same: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let last = self.entries.len() - 1;
        let mut slot = hash as usize & last;
        loop {
            let entry = self.entries[slot];
            if entry >> 32 != self.time {
                self.entries[slot] = self.time << 32 | t as u64;
                return None;
            }
            let earlier = entry as u32 as usize;
            if same(earlier) {
                return Some(earlier);
            }
            slot = (slot + 1) & last;
        }
    }
}

/// A hash of what was hashed before and a word.
pub fn mix(hash: u64, word: u64) -> u64 {
    let mixed = (hash.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}
