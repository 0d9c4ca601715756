//! Signed messages with known faults, the same in every run.

use std::fmt;
use std::ops::Range;

use forge25519::{Signer, SigningKey, VerifyingKey};

/// Signers, each with as many rows as every other.
const SIGNERS: u64 = 1000;

/// One of so many rows has a signature that no rule accepts.
const BROKEN: u64 = 100;

/// One of so many rows lacks its key, its message or its signature.
const LACKING: u64 = 1000;

/// Rows by verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Rows with a valid signature.
    pub valid: u64,
    /// Rows with an invalid one.
    pub invalid: u64,
    /// Rows in which something is null.
    pub null: u64,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            valid,
            invalid,
            null,
        } = self;
        write!(f, "{valid} valid, {invalid} invalid, {null} null")
    }
}

/// Values of one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The signer's public key.
    pub key: Option<Vec<u8>>,
    /// Of any length.
    pub message: Option<Vec<u8>>,
    /// R and S.
    pub signature: Option<Vec<u8>>,
}

/// The change of a row after it was signed, if any.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Kept,
    Broken(u64),
    Lacking(u64),
}

/// Faults are as many as rows allow, and each kind of them comes in turn.
fn fate(row: u64) -> Fate {
    if row % BROKEN == BROKEN / 2 {
        Fate::Broken(row / BROKEN % 6)
    } else if row % LACKING == LACKING / 3 {
        Fate::Lacking(row / LACKING % 3)
    } else {
        Fate::Kept
    }
}

/// The verdicts that rows have by how they were made: nothing is verified for it.
pub fn planted(rows: u64) -> Counts {
    let mut counts = Counts::default();
    for row in 0..rows {
        match fate(row) {
            Fate::Kept => counts.valid += 1,
            Fate::Broken(_) => counts.invalid += 1,
            Fate::Lacking(_) => counts.null += 1,
        }
    }
    counts
}

/// Those who sign.
pub struct Signers {
    keys: Vec<SigningKey>,
    /// 32 bytes that encode no point.
    no_point: [u8; 32],
}

impl Signers {
    /// The same signers in every run.
    pub fn new() -> Self {
        let seed = |i: u64| std::array::from_fn(|at| (numbers(i, at as u64) >> 32) as u8);
        let mut candidates =
            (0..=u8::MAX).map(|y| std::array::from_fn(|at| if at == 0 { y } else { 0 }));
        Self {
            keys: (0..SIGNERS)
                .map(|i| SigningKey::from_bytes(&seed(i)))
                .collect(),
            no_point: candidates
                .find(|bytes| VerifyingKey::from_bytes(bytes).is_err())
                .expect("half of all y are those of no point"),
        }
    }

    /// The rows of these numbers, in order.
    pub fn rows(&self, numbers: Range<u64>) -> Vec<Row> {
        let row = |number| {
            let message = message(number);
            let signature = self.signer(number).sign(&message);
            self.row(number, message, signature.to_bytes().to_vec())
        };
        numbers.map(row).collect()
    }

    fn signer(&self, row: u64) -> &SigningKey {
        &self.keys[(row * 7919 % SIGNERS) as usize]
    }

    fn row(&self, number: u64, mut message: Vec<u8>, mut signature: Vec<u8>) -> Row {
        let mut key = self.signer(number).verifying_key().as_bytes().to_vec();
        let fate = fate(number);
        match fate {
            Fate::Broken(0) => signature[0] ^= 1,
            Fate::Broken(1) => signature[32] ^= 1,
            Fate::Broken(2) => message.push(0),
            Fate::Broken(3) => key = self.signer(number + 1).verifying_key().as_bytes().to_vec(),
            Fate::Broken(4) => drop(signature.pop()),
            Fate::Broken(_) => key = self.no_point.to_vec(),
            Fate::Kept | Fate::Lacking(_) => {}
        }
        let given = |column: u64, bytes| (fate != Fate::Lacking(column)).then_some(bytes);
        Row {
            key: given(0, key),
            message: given(1, message),
            signature: given(2, signature),
        }
    }
}

/// Mostly 0 to 256 bytes; one of 64 messages has up to 4096.
fn message(row: u64) -> Vec<u8> {
    let length = numbers(row, 0);
    let most = if length.is_multiple_of(64) { 4096 } else { 256 };
    let length = (length >> 8) % (most + 1);
    let words = (0..length.div_ceil(8)).flat_map(|at| numbers(row, at + 1).to_le_bytes());
    words.take(length as usize).collect()
}

/// Number `at` of a sequence that `seed` has: SplitMix64 (Steele, Lea, Flood 2014).
fn numbers(seed: u64, at: u64) -> u64 {
    let mut z = (seed << 20 | at)
        .wrapping_add(1)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use forge25519::{Rule, Signature};

    fn verdict(row: &Row) -> Option<bool> {
        let (key, message, signature) = (
            row.key.as_ref()?,
            row.message.as_ref()?,
            row.signature.as_ref()?,
        );
        let key = key
            .as_slice()
            .try_into()
            .ok()
            .and_then(|key| VerifyingKey::from_bytes(key).ok());
        let signature = Signature::from_slice(signature).ok();
        Some(key.zip(signature).is_some_and(|(key, signature)| {
            Rule::ALL.map(|rule| key.verify_with(rule, message, &signature).is_ok()) == [true; 5]
        }))
    }

    #[test]
    fn rows_have_the_planted_verdicts() {
        let rows = Signers::new().rows(0..6000);
        let mut counts = Counts::default();
        for row in &rows {
            match verdict(row) {
                Some(true) => counts.valid += 1,
                Some(false) => counts.invalid += 1,
                None => counts.null += 1,
            }
        }
        assert_eq!(counts, planted(6000));
        assert_eq!(
            counts,
            Counts {
                valid: 5934,
                invalid: 60,
                null: 6
            }
        );
        let lengths: Vec<usize> = rows
            .iter()
            .filter_map(|row| Some(row.message.as_ref()?.len()))
            .collect();
        assert!(lengths.contains(&0) && lengths.iter().any(|length| *length > 1000));
    }

    #[test]
    fn a_row_does_not_depend_on_its_neighbours() {
        let signers = Signers::new();
        assert_eq!(signers.rows(40..60)[10..], signers.rows(50..60));
    }
}
