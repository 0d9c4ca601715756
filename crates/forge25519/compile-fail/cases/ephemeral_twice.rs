//! An ephemeral secret is used up by one exchange.

use forge25519::x25519::{EphemeralSecret, PublicKey};

fn exchange(secret: EphemeralSecret, one: &PublicKey, other: &PublicKey) {
    secret.diffie_hellman(one);
    secret.diffie_hellman(other);
}

fn main() {
    let _ = exchange;
}
