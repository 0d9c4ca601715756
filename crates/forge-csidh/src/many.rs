//! Several actions at once, each with a result of its own.
//!
//! Results come from iterators that compute eight when the first of them is asked for: nothing is allocated, and there
//! may be any number. Where the processor has AVX-512 IFMA, eight are computed in the lanes of its vectors; elsewhere
//! one after the other. The results are the same.

use crate::constant::Observer;
use crate::keys::{self, PrivateKey, PublicKey, SharedSecret};
use crate::lanes::{COUNT, Machine, Vector};
use crate::path::Path;

/// The public keys of secret keys, in the order of the slice: those of [`PrivateKey::public_key`]. Constant time but
/// for their number and spaces.
///
/// ```
/// use forge_csidh::{KeySpace, PrivateKey, public_keys_many};
///
/// let keys = [1, 2].map(|n| PrivateKey::from_seed(KeySpace::Batched220, &[n; 64]));
/// let public: Vec<_> = public_keys_many(&keys).collect();
/// assert_eq!(public, [keys[0].public_key(), keys[1].public_key()]);
/// ```
pub fn public_keys_many(keys: &[PrivateKey]) -> impl Iterator<Item = PublicKey> + '_ {
    public_keys(None, keys)
}

/// The secrets that secret keys share with the owners of public keys, in the order of the slice: those of
/// [`PrivateKey::shared_secret`]. Constant time but for their number and the secret keys' spaces.
///
/// Two to eight at once take less time than two, one after the other. Groups of keys of several spaces are computed one
/// after the other, so sort keys by their space.
pub fn shared_secrets_many<'a>(
    pairs: &'a [(&'a PrivateKey, &'a PublicKey)],
) -> impl Iterator<Item = SharedSecret> + 'a {
    shared_secrets(None, pairs)
}

/// The functions of many keys in one of the ways there are.
impl Path {
    /// [`public_keys_many`] in this way.
    pub fn public_keys_many(self, keys: &[PrivateKey]) -> impl Iterator<Item = PublicKey> + '_ {
        public_keys(Some(self), keys)
    }

    /// [`shared_secrets_many`] in this way.
    pub fn shared_secrets_many<'a>(
        self,
        pairs: &'a [(&'a PrivateKey, &'a PublicKey)],
    ) -> impl Iterator<Item = SharedSecret> + 'a {
        shared_secrets(Some(self), pairs)
    }

    /// Eight actions of keys of the first one's space, with an observer of all that their time depends on; nothing if
    /// this way has no lanes.
    pub fn actions(
        self,
        keys: [&PrivateKey; 8],
        on: [&PublicKey; 8],
        observer: &mut impl Observer,
    ) -> Option<[PublicKey; 8]> {
        self.run(Lanes { keys, on, observer })
    }
}

/// A computation over lanes, whatever they are made of.
pub(crate) trait Actions {
    type Output;
    fn run<M: Machine>(self) -> Self::Output;
}

/// A bound on the multiples of a generator for which no pair stands, in the batches of all spaces.
pub(crate) const REST: usize = 32;

struct Lanes<'a, O> {
    keys: [&'a PrivateKey; COUNT],
    on: [&'a PublicKey; COUNT],
    observer: &'a mut O,
}

impl<O: Observer> Actions for Lanes<'_, O> {
    type Output = [PublicKey; COUNT];

    fn run<M: Machine>(self) -> [PublicKey; COUNT] {
        keys::act::<Vector<M>, REST, COUNT>(self.keys, self.on, self.observer)
    }
}

fn public_keys(path: Option<Path>, keys: &[PrivateKey]) -> impl Iterator<Item = PublicKey> + '_ {
    actions(path, keys, |key| (key, &PublicKey::BASE))
}

fn shared_secrets<'a>(
    path: Option<Path>,
    pairs: &'a [(&'a PrivateKey, &'a PublicKey)],
) -> impl Iterator<Item = SharedSecret> + 'a {
    actions(path, pairs, |(key, on)| (*key, *on)).map(|after| SharedSecret::of(&after))
}

/// The actions of all items, by groups: in lanes, or one by one where the way has no lanes or the keys' spaces differ.
/// Lanes beyond the items repeat the group's first, whose outcomes are then also theirs.
fn actions<'a, T>(
    path: Option<Path>,
    items: &'a [T],
    pair: impl Fn(&'a T) -> (&'a PrivateKey, &'a PublicKey) + 'a,
) -> impl Iterator<Item = PublicKey> + 'a {
    items.chunks(COUNT).flat_map(move |group| {
        let path = path.unwrap_or_else(|| Path::quickest(group.len()));
        let filled: [_; COUNT] =
            core::array::from_fn(|lane| pair(group.get(lane).unwrap_or(&group[0])));
        let (keys, on) = (filled.map(|(key, _)| key), filled.map(|(_, on)| on));
        let one_space = keys.iter().all(|key| key.space() == keys[0].space());
        let after = one_space.then(|| path.actions(keys, on, &mut ())).flatten();
        let results = match after {
            Some(results) => results.map(Some),
            None => core::array::from_fn(|i| {
                let (key, on) = pair(group.get(i)?);
                Some(key.act::<crate::field::Native>(on, &mut ()))
            }),
        };
        results.into_iter().take(group.len()).flatten()
    })
}

#[cfg(test)]
mod tests {
    use super::REST;
    use crate::KeySpace;
    use crate::kernel::Shape;

    /// The memory of lanes suffices for every kernel, however many points it maps.
    #[test]
    fn kernels_fit_their_room() {
        let mut most = 0;
        for space in KeySpace::ALL {
            for batch in space.layout().batches {
                let half = batch.half();
                for points in 0..=74 {
                    let pairs = Shape::cheapest(&half, points).pairs();
                    most = most.max(usize::from(half.most) - pairs);
                }
            }
        }
        assert!(most <= REST, "{most}");
        assert!(most > REST - 8, "{most}");
    }
}
