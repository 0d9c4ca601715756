//! Several actions at once: the results of one at a time, in every way that this processor has.

use crate::common::{key, public};
use crate::secrets::{Outcomes, extreme};
use forge_csidh::hazmat::Path;
use forge_csidh::{KeySpace, PrivateKey, PublicKey, public_keys_many, shared_secrets_many};

/// Random keys, and those with no steps and with all steps in one direction, on different curves.
fn pairs(space: KeySpace, count: u64) -> Vec<(PrivateKey, PublicKey)> {
    let keys = (0..count).map(|n| match n {
        1 => PrivateKey::from_bytes(space, &[0; 37]).expect("no steps at all"),
        3 => extreme(space, false),
        4 => extreme(space, true),
        _ => key(space, n),
    });
    let pairs = keys.zip(0..).map(|(key, n)| match n {
        0 | 3 => (key, PublicKey::BASE),
        _ => (key, public(n)),
    });
    pairs.collect()
}

fn one_by_one(pairs: &[(PrivateKey, PublicKey)]) -> Vec<[u8; 64]> {
    let secrets = pairs.iter().map(|(key, on)| key.shared_secret(on));
    secrets.map(|secret| secret.to_bytes()).collect()
}

fn at_once(path: Path, pairs: &[(PrivateKey, PublicKey)]) -> Vec<[u8; 64]> {
    let pairs: Vec<_> = pairs.iter().map(|(key, on)| (key, on)).collect();
    let secrets = path.shared_secrets_many(&pairs);
    secrets.map(|secret| secret.to_bytes()).collect()
}

/// The portable lanes are slow, so they compute one group.
#[test]
fn all_paths_give_what_one_key_gives() {
    for space in [KeySpace::Batched256, KeySpace::Batched220] {
        let pairs = pairs(space, 17);
        let wanted = one_by_one(&pairs);
        for path in Path::all() {
            let counts = match path.name() {
                "portable" if space == KeySpace::Batched256 => continue,
                "portable" => &[7][..],
                _ => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 17],
            };
            for count in counts {
                let found = at_once(path, &pairs[..*count]);
                assert!(
                    found == wanted[..*count],
                    "{} of {space:?} by {}",
                    count,
                    path.name()
                );
            }
        }
    }
    let names: Vec<_> = Path::all().map(Path::name).collect();
    println!("paths: {}", names.join(", "));
}

/// The keys of the reference, whose smallest primes are batches of their own.
#[test]
fn keys_of_the_reference_in_lanes() {
    let pairs = pairs(KeySpace::Box5, 8);
    let wanted = one_by_one(&pairs);
    for path in Path::all().filter(|path| path.name() != "portable") {
        assert!(at_once(path, &pairs) == wanted, "{}", path.name());
    }
}

#[test]
fn keys_of_several_spaces_and_the_choice_of_a_path() {
    let mut mixed = pairs(KeySpace::Batched220, 10);
    mixed[5] = (key(KeySpace::Batched256, 1), public(3));
    let wanted = one_by_one(&mixed);
    let borrowed: Vec<_> = mixed.iter().map(|(key, on)| (key, on)).collect();
    let found = shared_secrets_many(&borrowed).map(|secret| secret.to_bytes());
    assert!(found.eq(wanted));
    let keys: Vec<PrivateKey> = mixed.into_iter().map(|(key, _)| key).collect();
    let wanted = keys.iter().map(PrivateKey::public_key);
    assert!(public_keys_many(&keys).eq(wanted));
    assert!(
        Path::SINGLE
            .public_keys_many(&keys)
            .eq(public_keys_many(&keys))
    );
}

/// Each lane takes exactly the steps of its space, whatever its key, and fails by itself.
#[test]
fn each_lane_takes_its_steps() {
    let space = KeySpace::Batched220;
    let steps: u64 = space
        .batches()
        .map(|(_, [a, b])| u64::from(a) + u64::from(b))
        .sum();
    let pairs = pairs(space, 8);
    for path in Path::all().filter(|path| path.name() != "portable") {
        let mut outcomes = Outcomes::default();
        let keys = std::array::from_fn(|lane| &pairs[lane].0);
        let on = std::array::from_fn(|lane| &pairs[lane].1);
        let Some(after) = path.actions(keys, on, &mut outcomes) else {
            assert_eq!(path.name(), "single");
            continue;
        };
        assert_eq!(outcomes.0.iter().sum::<u64>(), 8 * steps);
        let wanted = one_by_one(&pairs);
        assert!(after.iter().map(PublicKey::to_bytes).eq(wanted));
    }
}
