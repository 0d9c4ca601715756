//! Signatures that no signer makes: points of small and mixed order, encodings that are not canonical, S out of range.
//! Rules, batches and paths part ways here, so each is compared with the oracle on all of them.

mod batch;
pub mod cases;
mod challenges;
pub mod crafted;
mod flags;
mod prehashed;
mod single;
