//! The table itself, from a [`Peer`] and back to safe calls.
//!
//! The only module with `unsafe` code. Whoever loads a library trusts it to have been built from this crate.

#![allow(unsafe_code)]

use std::ffi::c_void;

use crate::{Inputs, Operation, Peer, Turns};

/// The function that a peer's library exports, of type `extern "C" fn() -> Table`.
pub const SYMBOL: &str = "limbforge_ed25519_peer";

/// UTF-8 that lives as long as the library.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Text {
    bytes: *const u8,
    length: usize,
}

/// A peer's functions.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Table {
    note: Text,
    prepare: extern "C" fn(&'static Inputs) -> *const c_void,
    run: unsafe extern "C" fn(*const c_void, u32, usize, usize, &mut [u8; 64]) -> bool,
}

/// The table of `P`.
#[must_use]
pub fn table<P: Peer>() -> Table {
    let note = P::note().leak();
    Table {
        note: Text {
            bytes: note.as_ptr(),
            length: note.len(),
        },
        prepare: prepare::<P>,
        run: run::<P>,
    }
}

/// Leaked: a peer lives as long as the process.
extern "C" fn prepare<P: Peer>(inputs: &'static Inputs) -> *const c_void {
    std::ptr::from_ref::<P>(Box::leak(Box::new(P::prepare(inputs)))).cast()
}

/// # Safety
/// `peer` comes from `prepare::<P>`.
unsafe extern "C" fn run<P: Peer>(
    peer: *const c_void,
    operation: u32,
    first: usize,
    count: usize,
    last: &mut [u8; 64],
) -> bool {
    // SAFETY: a leaked `P`.
    let peer = unsafe { &*peer.cast::<P>() };
    let Some(&operation) = Operation::ALL.get(operation as usize) else {
        return false;
    };
    peer.run(operation, &mut Turns::new(first, count, last))
        .is_some()
}

/// A peer that was prepared for some inputs.
#[derive(Clone, Copy, Debug)]
pub struct Loaded {
    table: Table,
    peer: *const c_void,
}

impl Table {
    /// The peer's note.
    #[must_use]
    pub fn note(&self) -> String {
        // SAFETY: a leaked string.
        let bytes = unsafe { std::slice::from_raw_parts(self.note.bytes, self.note.length) };
        String::from_utf8_lossy(bytes).into_owned()
    }

    /// Prepares the peer. Memory is never given back.
    #[must_use]
    pub fn prepare(&self, inputs: &'static Inputs) -> Loaded {
        Loaded {
            table: *self,
            peer: (self.prepare)(inputs),
        }
    }
}

impl Loaded {
    /// Makes `count` turns of `operation` from turn `first` on, and returns the last one's output.
    ///
    /// `None` if the peer has no such operation.
    #[must_use]
    pub fn run(&self, operation: Operation, first: usize, count: usize) -> Option<[u8; 64]> {
        let mut last = [0; 64];
        // SAFETY: `peer` is what the same table's `prepare` returned.
        let there =
            unsafe { (self.table.run)(self.peer, operation as u32, first, count, &mut last) };
        there.then_some(last)
    }
}
