//! The forged signatures, with the discrete logarithms by which they are made.

use crate::common::{random, rng};
use crate::oracle::{
    Instance, Key, Point, Reading, Verdicts, base, challenge, from_bytes, group_order, modulus,
    small_order, to_bytes,
};
use num_bigint::BigUint;
use std::collections::HashMap;
use std::sync::LazyLock;

/// One signature to be judged.
#[derive(Clone, Debug)]
pub struct Case {
    #[expect(dead_code, reason = "it is printed with the rest")]
    what: String,
    pub key: [u8; 32],
    pub r: [u8; 32],
    pub s: BigUint,
    pub message: Vec<u8>,
}

impl Case {
    pub fn new(what: String, key: [u8; 32], r: [u8; 32], s: BigUint, message: &[u8]) -> Self {
        Self {
            what,
            key,
            r,
            s,
            message: message.to_vec(),
        }
    }

    pub fn signature(&self) -> [u8; 64] {
        [self.r, to_bytes(&self.s)]
            .concat()
            .try_into()
            .expect("64 bytes")
    }

    /// `key` has to be that of `self.key`.
    pub fn verdicts(&self, key: &Key, instance: &Instance) -> Verdicts {
        key.verdicts(
            &self.r,
            &self.s,
            &challenge(instance, &self.key, &self.r, &self.message),
        )
    }
}

/// An encoding of scalar·B + torsion: a key or an R.
#[derive(Clone, Debug)]
pub struct Half {
    what: String,
    pub scalar: BigUint,
    pub bytes: [u8; 32],
}

impl Half {
    fn new(scalar: BigUint, torsion: &Point, what: String) -> Self {
        let bytes = base().times(&scalar).plus(torsion).encode();
        Self {
            what,
            scalar,
            bytes,
        }
    }

    /// The canonical encoding of the same point.
    pub fn canonical(&self) -> [u8; 32] {
        Point::decode(&self.bytes, Reading::Zip215)
            .expect("a point")
            .encode()
    }

    fn is_canonical(&self) -> bool {
        self.canonical() == self.bytes
    }
}

/// All encodings of the eight points of small order: the canonical ones, then y + p and "negative zeros".
pub fn small_halves() -> Vec<Half> {
    let mut halves = Vec::new();
    for (i, point) in small_order().iter().enumerate() {
        let mut y = from_bytes(&point.encode());
        y.set_bit(255, false);
        for (mut number, sign) in [y.clone(), &y + modulus()]
            .into_iter()
            .flat_map(|y| [(y.clone(), false), (y, true)])
        {
            if number.bits() > 255 {
                continue;
            }
            number.set_bit(255, sign);
            let bytes = to_bytes(&number);
            if Point::decode(&bytes, Reading::Zip215).as_ref() == Some(point) {
                halves.push(Half {
                    what: format!("{i}T as {number:x}"),
                    scalar: BigUint::ZERO,
                    bytes,
                });
            }
        }
    }
    halves
}

/// A scalar times B, plus each of the eight points of small order.
pub fn mixed_halves(seed: u64) -> Vec<Half> {
    let mut rng = rng(seed);
    let with_torsion = |(i, torsion)| {
        let scalar = from_bytes(&random::<32>(&mut rng)) % group_order();
        Half::new(scalar, torsion, format!("random + {i}T"))
    };
    small_order().iter().enumerate().map(with_torsion).collect()
}

/// S = r + k·a mod L: right up to torsion, for whatever k is hashed from the bytes given.
fn signed(key: &Half, nonce: &Half, hashed: [&[u8; 32]; 2], message: Vec<u8>, what: &str) -> Case {
    let k = challenge(&Instance::Pure, hashed[0], hashed[1], &message);
    let s = (&nonce.scalar + k * &key.scalar) % group_order();
    Case::new(
        format!("{what}: A = {}, R = {}", key.what, nonce.what),
        key.bytes,
        nonce.bytes,
        s,
        &message,
    )
}

/// Every kind of A with every kind of R. The torsion left over is that of k·A + R, so that a rule without cofactor
/// accepts where k happens to fit: by many messages.
pub fn torsion() -> Vec<Case> {
    let keys = [small_halves(), mixed_halves(1)].concat();
    let nonces = [small_halves(), mixed_halves(2)].concat();
    let pairs = keys
        .iter()
        .flat_map(|key| nonces.iter().map(move |nonce| (key, nonce)));
    pairs
        .flat_map(|(key, nonce)| {
            let messages = if key.scalar == BigUint::ZERO || nonce.scalar == BigUint::ZERO {
                3
            } else {
                12
            };
            let message = |i: usize| format!("message {i}").into_bytes();
            (0..messages).map(move |i| {
                signed(
                    key,
                    nonce,
                    [&key.bytes, &nonce.bytes],
                    message(i),
                    "torsion",
                )
            })
        })
        .collect()
}

/// k hashed from the canonical encodings, where other bytes are sent: a verifier that encodes again would accept.
pub fn encoded_again() -> Vec<Case> {
    let keys = [small_halves(), mixed_halves(3)].concat();
    let nonces = [small_halves(), mixed_halves(4)].concat();
    let pairs = keys
        .iter()
        .flat_map(|key| nonces.iter().map(move |nonce| (key, nonce)));
    pairs
        .filter(|(key, nonce)| !(key.is_canonical() && nonce.is_canonical()))
        .map(|(key, nonce)| {
            signed(
                key,
                nonce,
                [&key.canonical(), &nonce.canonical()],
                b"again".to_vec(),
                "encoded again",
            )
        })
        .collect()
}

/// A of small order, so that S can be chosen first, and R = S·B + torsion: only the range of S is to be judged.
pub fn scalar_range() -> Vec<Case> {
    let power = |n: u32| BigUint::from(1u8) << n;
    let order = group_order();
    let scalars = [
        BigUint::ZERO,
        power(0),
        order - 1u8,
        order.clone(),
        order + 1u8,
        order * 2u8 - 1u8,
        order * 8u8,
        power(252),
        power(253) - 1u8,
        power(253),
        power(254),
        power(255) - 1u8,
        power(255),
        power(256) - 1u8,
    ];
    let keys = small_halves();
    let key = |i: usize| keys[i % keys.len()].clone();
    let torsions = small_order();
    let pairs = scalars
        .iter()
        .flat_map(|s| torsions.iter().enumerate().map(move |(i, t)| (s, i, t)));
    pairs
        .enumerate()
        .map(|(count, (s, i, torsion))| {
            let (key, nonce) = (
                key(count),
                Half::new(s.clone(), torsion, format!("S·B + {i}T")),
            );
            let what = format!("S = {s:x}: A = {}, R = {}", key.what, nonce.what);
            Case::new(what, key.bytes, nonce.bytes, s.clone(), b"range")
        })
        .collect()
}

/// A good signature, and the same with S + L, S + 2L, … as long as 256 bits hold it.
pub fn malleated() -> Vec<Case> {
    let (keys, nonces) = (mixed_halves(5), mixed_halves(6));
    let pairs = keys.iter().step_by(4).zip(nonces.iter().step_by(4));
    let good = pairs.map(|(key, nonce)| {
        signed(
            key,
            nonce,
            [&key.bytes, &nonce.bytes],
            b"malleable".to_vec(),
            "S + nL",
        )
    });
    good.flat_map(|case| {
        let multiples = (0u8..16)
            .map(|n| &case.s + group_order() * n)
            .filter(|s| s.bits() <= 256);
        multiples
            .map(|s| Case { s, ..case.clone() })
            .collect::<Vec<_>>()
    })
    .collect()
}

/// A good signature with one bit turned over, in every byte of A, R and S, and in the message.
pub fn corrupted() -> Vec<Case> {
    let (key, nonce) = (&mixed_halves(7)[0], &mixed_halves(8)[0]);
    let good = signed(
        key,
        nonce,
        [&key.bytes, &nonce.bytes],
        b"corrupted".to_vec(),
        "one bit",
    );
    let corrupt = |i: usize| {
        let (at, mask) = (i % 32, 1 << (i * 5 % 8));
        let mut case = Case {
            what: format!("one bit of byte {i} of A ‖ R ‖ S ‖ M"),
            ..good.clone()
        };
        let mut s = to_bytes(&case.s);
        match i / 32 {
            0 => case.key[at] ^= mask,
            1 => case.r[at] ^= mask,
            2 => s[at] ^= mask,
            _ => case.message[at] ^= mask,
        }
        case.s = from_bytes(&s);
        case
    };
    let one_bit: Vec<_> = (0..96 + good.message.len()).map(corrupt).collect();
    [vec![good], one_bit].concat()
}

/// y = p … 2^255 − 1 with both signs, and some y of no point, as A and as R.
pub fn unusual_encodings() -> Vec<Case> {
    let high_y = (0u8..19).map(|y| modulus() + y);
    let low_y = (2u8..12).map(BigUint::from);
    let signed_y = high_y
        .chain(low_y)
        .flat_map(|y| [y.clone(), y + (BigUint::from(1u8) << 255)]);
    let half = &mixed_halves(9)[0];
    signed_y
        .flat_map(|number| {
            let odd = Half {
                what: format!("{number:x}"),
                scalar: BigUint::ZERO,
                bytes: to_bytes(&number),
            };
            [(&odd, half), (half, &odd)].map(|(key, nonce)| {
                signed(
                    key,
                    nonce,
                    [&key.bytes, &nonce.bytes],
                    b"y".to_vec(),
                    "unusual",
                )
            })
        })
        .collect()
}

/// Where the suite may be emulated, every seventh will do: 7 has no factor in common with the counts above.
const STEP: usize = if cfg!(target_arch = "x86_64") { 1 } else { 7 };

/// All of them with the verdicts of the oracle, which are computed once.
pub fn all() -> &'static [(Case, Verdicts)] {
    static ALL: LazyLock<Vec<(Case, Verdicts)>> = LazyLock::new(|| {
        let groups = [
            torsion(),
            encoded_again(),
            scalar_range(),
            malleated(),
            corrupted(),
            unusual_encodings(),
        ]
        .concat();
        let groups: Vec<_> = groups.into_iter().step_by(STEP).collect();
        let judged = |half: &[Case]| {
            let mut keys = HashMap::new();
            let judge = |case: &Case| {
                let key = keys.entry(case.key).or_insert_with(|| Key::new(&case.key));
                (case.clone(), case.verdicts(key, &Instance::Pure))
            };
            half.iter().map(judge).collect::<Vec<_>>()
        };
        // WebAssembly has no threads.
        if cfg!(target_family = "wasm") {
            return judged(&groups);
        }
        // Two threads: the oracle is slow.
        let (left, right) = groups.split_at(groups.len() / 2);
        std::thread::scope(|scope| {
            let right = scope.spawn(|| judged(right));
            [judged(left), right.join().expect("verdicts")].concat()
        })
    });
    &ALL
}
