//! Every wrapper against big integers, through the very functions that are measured.

use limbforge_peers::{inverters, peers, primes};
use num_bigint::BigUint;

/// 0, 1, 2, p − 1, p − 2, powers of two and values spread over the field.
fn values(modulus: &BigUint) -> Vec<BigUint> {
    let mut values: Vec<BigUint> = [0_u32, 1, 2].map(BigUint::from).to_vec();
    values.extend([modulus - 1_u32, modulus - 2_u32]);
    values.extend(
        (1..modulus.bits())
            .step_by(37)
            .map(|bit| BigUint::from(1_u32) << bit),
    );
    let mut value = modulus / 3_u32;
    for _ in 0..20 {
        value = (&value * &value + 7_u32) % modulus;
        values.push(value.clone());
    }
    values
}

#[test]
fn products_and_squares_are_those_of_integers() {
    for peer in peers() {
        let modulus = primes::modulus(peer.prime());
        for a in values(&modulus) {
            let name = format!("{} {} of {a:x}", peer.prime(), peer.subject().label());
            let a_words = peer.encode(&a);
            assert_eq!(peer.decode(&a_words), a, "{name}");
            assert_eq!(
                peer.decode(&peer.call("square", &[&a_words])),
                &a * &a % &modulus,
                "square, {name}"
            );
            for b in values(&modulus) {
                let product = peer.call("mul", &[&a_words, &peer.encode(&b)]);
                assert_eq!(
                    peer.decode(&product),
                    &a * &b % &modulus,
                    "times {b:x}, {name}"
                );
            }
        }
    }
}

#[test]
fn inverses_are_those_of_integers() {
    for peer in inverters() {
        let modulus = primes::modulus(peer.prime());
        for a in values(&modulus) {
            let inverse = peer.decode(&peer.call("invert", &[&peer.encode(&a)]));
            assert_eq!(
                inverse,
                a.modpow(&(&modulus - 2_u32), &modulus),
                "1 / {a:x}, {} {}",
                peer.prime(),
                peer.subject().label()
            );
        }
    }
}

/// A latency sample reuses outputs as inputs thousands of times. They must stay correct.
#[test]
fn chains_stay_right() {
    for peer in peers() {
        let modulus = primes::modulus(peer.prime());
        let b = &modulus / 5_u32;
        let b_words = peer.encode(&b);
        let mut x_words = peer.inputs()[0].clone();
        let start = peer.decode(&x_words);
        for _ in 0..1000 {
            x_words = peer.call("mul", &[&x_words, &b_words]);
        }
        let product = start * b.modpow(&1000_u32.into(), &modulus) % &modulus;
        assert_eq!(
            peer.decode(&x_words),
            product,
            "{} {}",
            peer.prime(),
            peer.subject().label()
        );
    }
}

#[test]
fn every_prime_has_its_peers_and_inputs_differ() {
    let peers = peers();
    for name in primes::ALL {
        let count = peers.iter().filter(|peer| peer.prime() == name).count();
        assert!(count >= 2, "{name} has {count} peers");
    }
    for peer in &peers {
        let mut inputs = peer.inputs().to_vec();
        inputs.sort();
        inputs.dedup();
        assert_eq!(
            inputs.len(),
            32,
            "{} {}",
            peer.prime(),
            peer.subject().label()
        );
    }
}
