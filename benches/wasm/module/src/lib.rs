//! A peer of the Ed25519 bench as a WebAssembly module that imports nothing.
//!
//! `inputs()` is the address of the bytes of `Inputs`, which the host writes. `prepare()` makes the peer's keys of them
//! and returns its number. `run(peer, operation, first, count)` makes turns and returns 1, or 0 if the peer has no such
//! operation; the output of the last turn is at `output()`.

use std::cell::RefCell;

use limbforge_ed25519_peer::limbforge_ed25519_peer;
use limbforge_ed25519_table::{Inputs, Loaded, Operation};

struct State {
    inputs: Box<Inputs>,
    prepared: Vec<Loaded>,
    output: Box<[u8; 64]>,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::new(State {
        inputs: Inputs::zero(),
        prepared: Vec::new(),
        output: Box::new([0; 64]),
    });
}

/// The address of the inputs.
// SAFETY (of the names below): nothing else in the module has them.
#[unsafe(no_mangle)]
pub extern "C" fn inputs() -> *mut Inputs {
    STATE.with_borrow_mut(|state| std::ptr::from_mut(state.inputs.as_mut()))
}

/// The address of the last turn's output.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const [u8; 64] {
    STATE.with_borrow(|state| std::ptr::from_ref(state.output.as_ref()))
}

/// Prepares the peer for the inputs as they are now.
#[unsafe(no_mangle)]
pub extern "C" fn prepare() -> usize {
    STATE.with_borrow_mut(|state| {
        let inputs = Box::leak(state.inputs.clone());
        state
            .prepared
            .push(limbforge_ed25519_peer().prepare(inputs));
        state.prepared.len() - 1
    })
}

/// Makes turns.
#[unsafe(no_mangle)]
pub extern "C" fn run(peer: usize, operation: usize, first: usize, count: usize) -> u32 {
    STATE.with_borrow_mut(|state| {
        let peer = state.prepared.get(peer);
        let operation = Operation::ALL.get(operation);
        let last = peer
            .zip(operation)
            .and_then(|(peer, &operation)| peer.run(operation, first, count));
        let Some(last) = last else { return 0 };
        *state.output = last;
        1
    })
}
