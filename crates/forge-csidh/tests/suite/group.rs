//! The action is one of a commutative group.

use crate::common::{act, all, key, public};
use forge_csidh::hazmat::{self, COUNT, exponents, vartime_action, vartime_reference_action};
use forge_csidh::{KeySpace, PublicKey};
use limbforge_fields::csidh512_x57;
use num_bigint::BigUint;

#[test]
fn both_sides_share_a_secret() {
    for space in KeySpace::ALL {
        let (ours, theirs) = (key(space, 1), key(KeySpace::Batched220, 2));
        let shared = ours.shared_secret(&theirs.public_key());
        assert_eq!(
            shared.to_bytes(),
            theirs.shared_secret(&ours.public_key()).to_bytes()
        );
        assert_ne!(shared.to_bytes(), ours.public_key().to_bytes());
    }
}

#[test]
fn actions_agree() {
    for n in 0..4 {
        let on = public(n);
        for space in KeySpace::ALL {
            let key = key(space, 10 + n);
            let wanted = act(&on, &exponents(&key));
            assert_eq!(
                key.shared_secret(&on).to_bytes(),
                wanted.to_bytes(),
                "{space:?} {n}"
            );
            if n == 0 {
                let exponents = exponents(&key);
                type F = csidh512_x57::Element;
                assert_eq!(vartime_reference_action::<F>(&on, &exponents, b"r"), wanted);
                assert_eq!(vartime_action::<F>(&on, &exponents, b"f"), wanted);
                assert_eq!(hazmat::action::<F>(&on, &key, &mut ()), wanted);
            }
        }
    }
}

#[test]
fn the_inverse_leads_back() {
    let (on, key) = (public(3), key(KeySpace::Batched256, 4));
    let forth = exponents(&key);
    let back = forth.map(|e| -e);
    assert_ne!(act(&on, &forth), on);
    assert_eq!(act(&act(&on, &forth), &back), on);
}

/// The first curve's automorphism: −e gives the twist, with −A.
#[test]
fn the_inverse_gives_the_twist_of_the_first_curve() {
    let exponents = exponents(&key(KeySpace::Batched220, 5));
    let [forth, back] = [exponents, exponents.map(|e| -e)]
        .map(|e| BigUint::from_bytes_le(&act(&PublicKey::BASE, &e).coefficient()));
    assert_eq!(forth + back, crate::vectors::prime());
}

/// The class of (1, …, 1) has order 3 (the order of the first curve's conductor; Castryck and others 2019).
#[test]
fn the_class_of_ones_has_order_three() {
    let once = act(&PublicKey::BASE, &all(1));
    let mut six = [0; 64];
    six[0] = 6;
    assert_eq!(once.coefficient(), six);
    assert_ne!(act(&once, &all(1)), PublicKey::BASE);
    assert_eq!(act(&PublicKey::BASE, &all(3)), PublicKey::BASE);
    let exponents: [i8; COUNT] = exponents(&key(KeySpace::Batched220, 6)).map(|e| e.clamp(-4, 3));
    let on = public(7);
    assert_eq!(act(&on, &exponents), act(&on, &exponents.map(|e| e + 3)));
}

#[test]
fn each_prime_alone_goes_forth_and_back() {
    for i in 0..COUNT {
        let mut exponents = [0; COUNT];
        exponents[i] = 1;
        let there = act(&PublicKey::BASE, &exponents);
        assert_eq!(
            there,
            vartime_reference_action::<csidh512_x57::Element>(&PublicKey::BASE, &exponents, b"s")
        );
        exponents[i] = -1;
        assert_eq!(act(&there, &exponents), PublicKey::BASE, "prime {i}");
    }
}
