//! Our implementations, and the inputs of a turn.

use crate::peer::Peer;
use cpu_time::ThreadTime;
use forge_csidh::hazmat::{self, Field};
use forge_csidh::{KeySpace, PrivateKey, PublicKey, public_keys_many, shared_secrets_many};
use limbforge_fields::{csidh512, csidh512_x57};

/// Keys of a turn.
pub struct Inputs {
    seed: [u8; 64],
    key: PrivateKey,
    theirs: PublicKey,
    public: PublicKey,
    shared: PublicKey,
}

impl Inputs {
    /// All keys of a turn follow from its number.
    pub fn new(turn: usize) -> Inputs {
        let mut seed = [1; 64];
        seed[..8].copy_from_slice(&turn.to_le_bytes());
        let key = PrivateKey::from_seed(KeySpace::Box5, &seed);
        seed[8] = 2;
        let other = PrivateKey::from_seed(KeySpace::Box5, &seed);
        let exponents = hazmat::exponents;
        let act = hazmat::vartime_action::<csidh512::Element>;
        let theirs = act(&PublicKey::BASE, &exponents(&other), &seed);
        let public = act(&PublicKey::BASE, &exponents(&key), &seed);
        let shared = act(&public, &exponents(&other), &seed);
        Inputs {
            seed,
            key,
            theirs,
            public,
            shared,
        }
    }

    /// The key, as others read it.
    pub fn packed(&self) -> String {
        hex(&self.key.to_bytes())
    }

    /// Another's public key.
    pub fn theirs_hex(&self) -> String {
        hex(self.theirs.as_bytes())
    }

    /// Whether these are the key's public key and the secret with the other key.
    pub fn compare(&self, public: &str, shared: &str) -> Result<(), String> {
        if public == hex(self.public.as_bytes()) && shared == hex(self.shared.as_bytes()) {
            Ok(())
        } else {
            Err("another result than it should be".into())
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn timed<T>(act: impl FnOnce() -> T) -> (u64, T) {
    let start = ThreadTime::now();
    let result = act();
    (start.elapsed().as_nanos() as u64, result)
}

/// All of ours.
pub fn all() -> Vec<Peer> {
    type Full = csidh512::Element;
    type Reduced = csidh512_x57::Element;
    vec![
        variable(
            "reference algorithm, 8x64",
            hazmat::vartime_reference_action::<Full>,
        ),
        variable("variable time, 8x64", hazmat::vartime_action::<Full>),
        variable("variable time, 9x57", hazmat::vartime_action::<Reduced>),
        constant::<Full>("constant time, 8x64", KeySpace::Batched256, 256),
        constant::<Full>(
            "constant time, 8x64, small space",
            KeySpace::Batched220,
            220,
        ),
        constant::<Full>(
            "constant time, 8x64, keys of the reference",
            KeySpace::Box5,
            256,
        ),
        constant::<Reduced>("constant time, 9x57", KeySpace::Batched256, 256),
        eight(
            "constant time, 8 keys at once, each",
            KeySpace::Batched256,
            256,
        ),
        eight(
            "constant time, 8 keys at once, each, small space",
            KeySpace::Batched220,
            220,
        ),
    ]
}

/// Eight keys on eight public keys, in an eighth of the time of all. The path is the library's choice.
fn eight(name: &str, space: KeySpace, bits: u32) -> Peer {
    let run = move |inputs: &Inputs| {
        let seeds: [_; 8] = std::array::from_fn(|lane| {
            let mut seed = inputs.seed;
            seed[9] = lane as u8;
            seed
        });
        let keys = seeds.map(|seed| PrivateKey::from_seed(space, &seed));
        let act = |on: &PublicKey, key: &PrivateKey| {
            let exponents = hazmat::exponents(key);
            hazmat::vartime_action::<csidh512::Element>(on, &exponents, &inputs.seed)
        };
        // Each lane has another curve: the one of the lane before, moved on.
        let mut theirs = [inputs.theirs; 8];
        for lane in 1..8 {
            theirs[lane] = act(&theirs[lane - 1], &keys[lane]);
        }
        let (first, public) = timed(|| public_keys_many(&keys).collect::<Vec<_>>());
        let bytes = theirs.map(|key| key.to_bytes());
        let (second, shared) = timed(|| {
            let theirs = bytes.map(|bytes| PublicKey::from_bytes(&bytes));
            if theirs.iter().any(Result::is_err) {
                return Vec::new();
            }
            let theirs = theirs.map(|key| key.unwrap_or(PublicKey::BASE));
            let pairs: Vec<_> = keys.iter().zip(&theirs).collect();
            shared_secrets_many(&pairs)
                .map(|secret| secret.to_bytes())
                .collect()
        });
        let public_again = keys.iter().map(|key| act(&PublicKey::BASE, key));
        let shared_again = theirs
            .iter()
            .zip(&keys)
            .map(|(on, key)| act(on, key).to_bytes());
        if !public.into_iter().eq(public_again) || !shared.into_iter().eq(shared_again) {
            return Err("another result than in variable time".into());
        }
        Ok([first / 8, second / 8])
    };
    Peer::new(&format!("forge-csidh, {name}"), true, bits, Box::new(run))
}

fn variable(name: &str, action: fn(&PublicKey, &[i8; hazmat::COUNT], &[u8]) -> PublicKey) -> Peer {
    let run = move |inputs: &Inputs| {
        let exponents = hazmat::exponents(&inputs.key);
        let (first, public) = timed(|| action(&PublicKey::BASE, &exponents, &inputs.seed));
        let bytes = inputs.theirs.to_bytes();
        let (second, shared) = timed(|| {
            let theirs = PublicKey::from_bytes(&bytes).map_err(|e| e.to_string())?;
            Ok::<_, String>(action(&theirs, &exponents, &inputs.seed))
        });
        inputs.compare(&hex(public.as_bytes()), &hex(shared?.as_bytes()))?;
        Ok([first, second])
    };
    Peer::new(&format!("forge-csidh, {name}"), false, 256, Box::new(run))
}

fn constant<F: Field>(name: &str, space: KeySpace, bits: u32) -> Peer {
    let run = move |inputs: &Inputs| {
        let own = match space {
            KeySpace::Box5 => inputs.key.clone(),
            _ => PrivateKey::from_seed(space, &inputs.seed),
        };
        let action = |on: &PublicKey| hazmat::action::<F>(on, &own, &mut ());
        let (first, public) = timed(|| action(&PublicKey::BASE));
        let bytes = inputs.theirs.to_bytes();
        let (second, shared) = timed(|| {
            let theirs = PublicKey::from_bytes(&bytes).map_err(|e| e.to_string())?;
            Ok::<_, String>(action(&theirs))
        });
        let shared = shared?;
        if space == KeySpace::Box5 {
            inputs.compare(&hex(public.as_bytes()), &hex(shared.as_bytes()))?;
        } else {
            let exponents = hazmat::exponents(&own);
            let again = hazmat::vartime_action::<F>(&inputs.theirs, &exponents, &inputs.seed);
            if again != shared {
                return Err("another result than in variable time".into());
            }
        }
        Ok([first, second])
    };
    Peer::new(&format!("forge-csidh, {name}"), true, bits, Box::new(run))
}
