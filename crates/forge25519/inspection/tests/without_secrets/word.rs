//! Words some of whose bits are secrets.

/// A number of up to 64 bits. Bits of `secret` have no value, and are 0 in `value`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Word {
    value: u64,
    secret: u64,
}

impl Word {
    pub const SECRET: Word = Word {
        value: 0,
        secret: u64::MAX,
    };

    pub fn known(value: u64) -> Word {
        Word { value, secret: 0 }
    }

    /// The number, if all of it is known.
    pub fn number(self) -> Option<u64> {
        (self.secret == 0).then_some(self.value)
    }

    pub fn is_known(self) -> bool {
        self.secret == 0
    }

    /// Each byte, or nothing where a bit is secret.
    pub fn bytes(self) -> [Option<u8>; 8] {
        let (value, secret) = (self.value.to_le_bytes(), self.secret.to_le_bytes());
        std::array::from_fn(|i| (secret[i] == 0).then_some(value[i]))
    }

    /// Of bytes, the lowest first.
    pub fn of(bytes: impl DoubleEndedIterator<Item = Option<u8>>) -> Word {
        bytes.rev().fold(Word::default(), |word, byte| Word {
            value: word.value << 8 | u64::from(byte.unwrap_or(0)),
            secret: word.secret << 8 | if byte.is_none() { 0xff } else { 0 },
        })
    }

    fn new(value: u64, secret: u64) -> Word {
        Word {
            value: value & !secret,
            secret,
        }
    }

    /// Its lowest bytes.
    pub fn low(self, bytes: usize) -> Word {
        let mask = ones(8 * bytes as u32);
        Word::new(self.value & mask, self.secret & mask)
    }

    /// A number of so many bytes, the sign extended.
    pub fn extended(self, bytes: usize) -> Word {
        let by = 64 - 8 * bytes as u32;
        self.left(by).right_signed(by, 8)
    }

    /// The lowest bytes of it, and the rest of another word.
    pub fn over(self, bytes: usize, rest: Word) -> Word {
        let mask = ones(8 * bytes as u32);
        let mixed = |low: u64, high: u64| low & mask | high & !mask;
        Word::new(
            mixed(self.value, rest.value),
            mixed(self.secret, rest.secret),
        )
    }

    pub fn not(self) -> Word {
        Word::new(!self.value, self.secret)
    }

    /// A known 0 on either side decides.
    pub fn and(self, other: Word) -> Word {
        let possible = |word: Word| word.value | word.secret;
        let secret = self.secret & possible(other) | other.secret & possible(self);
        Word::new(self.value & other.value, secret)
    }

    pub fn or(self, other: Word) -> Word {
        self.not().and(other.not()).not()
    }

    pub fn xor(self, other: Word) -> Word {
        Word::new(self.value ^ other.value, self.secret | other.secret)
    }

    pub fn left(self, by: u32) -> Word {
        let shifted = |bits: u64| bits.checked_shl(by).unwrap_or(0);
        Word::new(shifted(self.value), shifted(self.secret))
    }

    pub fn right(self, by: u32) -> Word {
        let shifted = |bits: u64| bits.checked_shr(by).unwrap_or(0);
        Word::new(shifted(self.value), shifted(self.secret))
    }

    /// The shift of a signed number of so many bytes.
    pub fn right_signed(self, by: u32, bytes: usize) -> Word {
        let up = 64 - 8 * bytes as u32;
        let shifted = |bits: u64| ((bits << up) as i64 >> by.min(63)) as u64 >> up;
        Word::new(shifted(self.value), shifted(self.secret))
    }

    /// x + y + carry: below the lowest secret bit it is known.
    pub fn sum(self, other: Word, carry: Option<bool>) -> Word {
        let secret = self.secret | other.secret;
        let from = match carry {
            None => 0,
            Some(_) => secret.trailing_zeros(),
        };
        let value = self.value.wrapping_add(other.value);
        let value = value.wrapping_add(u64::from(carry.unwrap_or(false)));
        Word::new(value, !ones(from))
    }

    /// Of a function of two numbers.
    pub fn of_numbers(self, other: Word, result: impl Fn(u64, u64) -> u64) -> Word {
        match (self.number(), other.number()) {
            (Some(x), Some(y)) => Word::known(result(x, y)),
            _ => Word::SECRET,
        }
    }

    /// A bit; nothing if it is a secret.
    pub fn bit(self, at: u32) -> Option<bool> {
        (self.secret >> at & 1 == 0).then_some(self.value >> at & 1 == 1)
    }

    /// Whether it is 0; nothing if that depends on a secret.
    pub fn is_zero(self) -> Option<bool> {
        match self.value {
            0 if self.secret != 0 => None,
            value => Some(value == 0),
        }
    }
}

/// So many ones.
pub fn ones(bits: u32) -> u64 {
    u64::MAX.checked_shr(64 - bits).unwrap_or(0)
}
