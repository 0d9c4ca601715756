//! The recipe is marked.
limbforge_macro::field! { Small = 2^61 - 1, recipe = "5x51 of nothing" }
fn main() {}
