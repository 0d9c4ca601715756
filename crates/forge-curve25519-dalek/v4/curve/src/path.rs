//! One way to compute: in words. The vectors of forge25519 need a module with `unsafe`, which this package forbids.

use crate::four::Job;
use crate::operation::Operation;

#[derive(Clone, Copy)]
pub(crate) struct Path;

impl Path {
    pub(crate) fn for_one(_: Operation) -> Path {
        Path
    }

    /// Nothing: this way has no lanes.
    pub(crate) fn run_four<J: Job>(self, _: J) -> Option<J::Output> {
        None
    }
}
