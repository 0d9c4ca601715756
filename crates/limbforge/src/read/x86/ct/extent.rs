//! Distances of stores from an address.

/// Distances from an address at which something is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Those that are known: from the first to before the last.
    pub known: Option<(i64, i64)>,
    /// Whether there are others, which are not known. Of the known ones those below the address are kept then: the
    /// first turns of a loop with a bound that is not known reach further than it does.
    pub others: bool,
}

impl Extent {
    /// Any distance.
    pub const UNKNOWN: Extent = Extent {
        known: None,
        others: true,
    };

    /// These distances alone.
    pub fn of(from: i64, to: i64) -> Extent {
        Extent {
            known: Some((from, to)),
            others: false,
        }
    }

    /// The least extent with both.
    #[must_use]
    pub fn hull(self, other: Extent) -> Extent {
        let known = match (self.known, other.known) {
            (Some((from, to)), Some((another, end))) => Some((from.min(another), to.max(end))),
            (one, another) => one.or(another),
        };
        let others = self.others || other.others;
        let below = known.filter(|(from, _)| *from < 0);
        let below = below.map(|(from, to)| (from, to.min(0)));
        Extent {
            known: if others { below } else { known },
            others,
        }
    }
}
