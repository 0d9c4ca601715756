//! The kinds of operations that a path is chosen for.

/// One of several operations of the same kind, as far as the choice of a [`Path`](crate::path::Path) goes.
#[derive(Clone, Copy)]
pub(crate) enum Operation {
    Verify,
    Sign,
    Key,
    Decode,
    Exchange,
}
