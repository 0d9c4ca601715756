//! A cache as sets of lines, the least recently used of which goes.

/// Size and price of a cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cache {
    /// Sets: a power of two.
    pub sets: u32,
    /// Lines in a set.
    pub ways: u32,
    /// Bytes in a line: a power of two.
    pub line: u32,
    /// Cycles that a miss takes longer than a hit.
    pub miss: u32,
}

/// Which lines a cache holds.
#[derive(Clone, Debug)]
pub struct Lines {
    cache: Cache,
    /// Numbers of lines, plus one, set by set; in a set the latest first, 0 where there is none.
    held: Vec<u64>,
}

impl Lines {
    pub fn new(cache: Cache) -> Lines {
        Lines {
            cache,
            held: vec![0; (cache.sets * cache.ways) as usize],
        }
    }

    /// The number of the line that holds an address.
    #[inline]
    pub fn line(&self, address: u64) -> u64 {
        address >> self.cache.line.trailing_zeros()
    }

    /// Touches a line: the cycles that it takes longer than a hit.
    #[inline]
    pub fn touch(&mut self, line: u64) -> u32 {
        let ways = self.cache.ways as usize;
        let set = (line as usize & (self.cache.sets as usize - 1)) * ways;
        let held = &mut self.held[set..set + ways];
        let tag = line + 1;
        if held[0] == tag {
            return 0;
        }
        let found = held.iter().position(|known| *known == tag);
        held[..=found.unwrap_or(ways - 1)].rotate_right(1);
        held[0] = tag;
        if found.is_some() { 0 } else { self.cache.miss }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_recently_used_line_goes() {
        let mut lines = Lines::new(Cache {
            sets: 2,
            ways: 2,
            line: 64,
            miss: 20,
        });
        assert_eq!(lines.line(0x1ff), 7);
        // Lines 0, 2, 4 share a set of two.
        let costs: Vec<_> = [0, 2, 0, 4, 0, 2, 1, 4]
            .map(|line| lines.touch(line))
            .into();
        assert_eq!(costs, [20, 20, 0, 20, 0, 20, 20, 20]);
    }
}
