//! The whole prime is marked.
limbforge_macro::field! { Even = 2^61 - 2 }
fn main() {}
