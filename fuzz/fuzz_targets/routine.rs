//! A random routine is refused, or computes the power that it claims and passes to every callee what that takes.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use limbforge_core::Field;

#[path = "../../crates/limbforge/tests/support/random_routine/mod.rs"]
mod random_routine;

thread_local! {
    /// Made once: every input is tried on the same field.
    static FIELD: RefCell<Field> = RefCell::new(random_routine::field());
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter();
    // Two bytes a choice; when they have run out, the first of all possibilities.
    let mut pick = |n: usize| {
        let mut byte = || usize::from(*bytes.next().unwrap_or(&0));
        (byte() | byte() << 8) % n
    };
    FIELD.with_borrow_mut(|field| {
        let routine = random_routine::routine(field, &mut pick);
        if let Err(reason) = random_routine::judge(field, routine, &mut pick) {
            panic!("{reason}");
        }
    });
});
