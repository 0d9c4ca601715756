//! Lanes beside the field of one element, and the operations of actions over lanes.

use super::{COUNT, Limbs, Machine, Portable, Vector};
use crate::arithmetic::Arithmetic;
use crate::constant::Observer;
use crate::field::P;
use crate::keys::act;
use crate::many::REST;
use crate::{KeySpace, PrivateKey, PublicKey};
use limbforge_fields::csidh512::Element;
use std::cell::Cell;
use std::vec::Vec;

/// Numbers next to 0, p, 2^511 and 2^512, and from a linear recurrence.
fn numbers() -> Vec<[u8; 64]> {
    let words = |words: [u64; 8]| -> [u8; 64] {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.try_into().expect("eight words")
    };
    let plus = |n: u64| {
        let mut next = P;
        next[0] = next[0].wrapping_add(n);
        words(next)
    };
    let mut top = [u64::MAX; 8];
    top[7] >>= 1;
    let mut all = Vec::from([
        [0; 64],
        words([1, 0, 0, 0, 0, 0, 0, 0]),
        words([4, 0, 0, 0, 0, 0, 0, 0]),
        plus(u64::MAX),
        plus(0),
        plus(1),
        words(top),
        [255; 64],
    ]);
    let mut state = 1_u64;
    for _ in 0..16 {
        all.push(words(core::array::from_fn(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            state ^ state >> 32
        })));
    }
    all
}

type One<T> = fn(&Element, &Element) -> T;

/// Each operation on all pairs of numbers, with other pairs in each lane.
fn agrees<M: Machine>() {
    let numbers = numbers();
    let pairs: Vec<_> = (0..numbers.len())
        .flat_map(|i| (0..numbers.len()).map(move |j| (i, j)))
        .collect();
    for group in pairs.as_chunks::<COUNT>().0 {
        let rows = [
            group.map(|(i, _)| numbers[i]),
            group.map(|(_, j)| numbers[j]),
        ];
        let [x, y] = rows.map(|rows| Vector::<M>::from_rows(&rows));
        let elements = rows.map(|rows| rows.map(|row| <Element as Arithmetic>::from_rows(&[row])));
        let one = |operation: One<Element>| -> [[u8; 64]; COUNT] {
            core::array::from_fn(|lane| {
                let element = operation(&elements[0][lane], &elements[1][lane]);
                element.to_rows()[0]
            })
        };
        let flags = |operation: One<u64>| -> u64 {
            Vector::<M>::lanes(|lane| operation(&elements[0][lane], &elements[1][lane]))
        };
        assert!(x.to_rows() == one(|x, _| *x));
        assert!(x.add(&y).to_rows() == one(Arithmetic::add));
        assert!(x.sub(&y).to_rows() == one(Arithmetic::sub));
        assert!(x.mul(&y).to_rows() == one(Arithmetic::mul));
        assert!(x.square().to_rows() == one(|x, _| Arithmetic::square(x)));
        assert_eq!(x.is_zero(), flags(|x, _| Arithmetic::is_zero(x)));
        assert_eq!(
            x.sub(&y).is_zero(),
            flags(|x, y| Arithmetic::is_zero(&Arithmetic::sub(x, y)))
        );
        for lanes in [0, 1, 0x80, 0x5a, 0xff] {
            let wanted: [_; COUNT] = core::array::from_fn(|i| [y, x][lanes >> i & 1].to_rows()[i]);
            assert!(Vector::select(lanes as u64, &x, &y).to_rows() == wanted);
        }
    }
    for rows in numbers.as_chunks::<COUNT>().0 {
        let x = Vector::<M>::from_rows(rows);
        let elements = rows.map(|row| <Element as Arithmetic>::from_rows(&[row]));
        let inverses = elements.map(|x| Arithmetic::invert(&x).to_rows()[0]);
        assert!(x.invert().to_rows() == inverses);
        let squares = Vector::<M>::lanes(|lane| Arithmetic::is_square(&elements[lane]));
        assert_eq!(x.is_square(), squares);
    }
}

#[test]
fn operations_are_those_of_one_element() {
    agrees::<Portable>();
    #[cfg(target_arch = "x86_64")]
    agrees::<super::Ifma>();
}

std::thread_local! {
    static COUNTS: Cell<[u64; 5]> = const { Cell::new([0; 5]) };
}

/// Counts sums, products, squares, selections and tests for zero. It computes nothing: operations must depend on no
/// value.
#[derive(Clone, Copy)]
struct Counter;

fn count(at: usize, x: &Limbs) -> Limbs {
    let mut counts = COUNTS.get();
    counts[at] += 1;
    COUNTS.set(counts);
    *x
}

impl Machine for Counter {
    fn add(x: &Limbs, _: &Limbs) -> Limbs {
        count(0, x)
    }
    fn sub(x: &Limbs, _: &Limbs) -> Limbs {
        count(0, x)
    }
    fn mul(x: &Limbs, _: &Limbs) -> Limbs {
        count(1, x)
    }
    fn square(x: &Limbs) -> Limbs {
        count(2, x)
    }
    fn select(_: u8, x: &Limbs, _: &Limbs) -> Limbs {
        count(3, x)
    }
    fn is_zero(x: &Limbs) -> u8 {
        count(4, x);
        0
    }
    fn is_square(_: &Limbs) -> u8 {
        0x5a
    }
    fn invert(x: &Limbs) -> Limbs {
        *x
    }
    fn from_rows(_: &[[u8; 64]; COUNT]) -> Limbs {
        Vector::<Counter>::ONE.limbs
    }
    fn to_rows(_: &Limbs) -> [[u8; 64]; COUNT] {
        [[0; 64]; COUNT]
    }
}

/// Tells each lane how often it fails at the beginning, and of success after that.
struct Scripted(Vec<u64>);

impl Observer for Scripted {
    fn outcome(&mut self, _: u64) -> u64 {
        self.0.pop().unwrap_or(1)
    }
}

/// For the same outcomes all keys take the same operations.
#[test]
fn all_keys_take_the_same_operations() {
    let space = KeySpace::Batched220;
    let zero = PrivateKey::from_bytes(space, &[0; 37]).expect("no steps at all");
    let keys: Vec<_> = (0..24)
        .map(|n| PrivateKey::from_seed(space, &[n; 64]))
        .collect();
    let mixed: [&PrivateKey; COUNT] =
        core::array::from_fn(|lane| if lane % 2 == 0 { &zero } else { &keys[lane] });
    let groups = [
        [&zero; COUNT],
        mixed,
        core::array::from_fn(|lane| &keys[8 + lane]),
        core::array::from_fn(|lane| &keys[16 + lane]),
    ];
    let lucky = Vec::new();
    let unlucky: Vec<u64> = (0..600).map(|n| u64::from(n % 5 > 0)).collect();
    let mut totals = Vec::new();
    for script in [lucky, unlucky] {
        let counts = groups.map(|keys| {
            COUNTS.set([0; 5]);
            let mut observer = Scripted(script.clone());
            act::<Vector<Counter>, REST, COUNT>(keys, [&PublicKey::BASE; COUNT], &mut observer);
            COUNTS.get()
        });
        assert!(counts[0][1] > 100_000);
        assert!(counts.iter().all(|c| *c == counts[0]), "{counts:?}");
        totals.push(counts[0][1]);
    }
    // The second script makes lanes repeat steps, so that the comparison is not one of equal runs alone.
    assert!(totals[0] < totals[1], "{totals:?}");
}
