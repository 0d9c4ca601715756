//! A signature over one public key with another's secret gives the secret away, so no function takes both.

use forge25519::SigningKey;
use forge25519::signature::Signer;

fn main() {
    let key = SigningKey::from_bytes(&[1; 32]);
    let foreign = SigningKey::from_bytes(&[2; 32]).verifying_key();
    key.sign(b"message", &foreign);
}
