//! Sets what `target` finds out.

mod target;

fn main() {
    target::vectors();
    let named = std::env::var("CARGO_CFG_FORGE25519_BACKEND").ok();
    target::assembly(named.as_deref());
}
