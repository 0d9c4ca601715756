//! The moduli.

use num_bigint::BigUint;

fn hexadecimal(text: &str) -> BigUint {
    BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal digits")
}

/// The prime of CSIDH-512: 4·3·5·…·373·587 − 1.
#[must_use]
pub fn csidh512() -> BigUint {
    hexadecimal(
        "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cd\
         a7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b",
    )
}

/// A prime of 1024 bits without a special form, as a factor of a modulus of RSA is: the least one above √2·2^1023.
#[must_use]
pub fn x1024() -> BigUint {
    hexadecimal(
        "b504f333f9de6484597d89b3754abe9f1d6f60ba893ba84ced17ac8583339915\
         4afc83043ab8a2c3a8b1fe6fdc83db390f74a85e439c7b4a780487363dfa2768\
         d2202e8742af1f4e53059c6011bc337bcab1bc911688458a460abc722f7c4e33\
         c6d5a8a38bb7e9dccb2a634331f3c84df52f120f836e582eeaa4a0899040ca6f",
    )
}
