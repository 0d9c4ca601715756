//! A prime that is none.
limbforge_macro::field! { pub Composite = 2^251 - 11 }
fn main() {}
