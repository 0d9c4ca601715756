//! No batch agrees with single verification without the cofactor, so those rules cannot be asked for.

use forge25519::BatchRule;

fn main() {
    let _ = [BatchRule::Strict, BatchRule::Ref10];
}
