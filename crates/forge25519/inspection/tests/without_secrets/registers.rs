//! Registers and flags.

use crate::word::Word;
use iced_x86::{ConditionCode, Register, RflagsBits};

/// A vector of 64 bytes, each known or a secret.
pub type Vector = [Option<u8>; 64];

pub const ZEROS: Vector = [Some(0); 64];
pub const SECRETS: Vector = [None; 64];

/// Flags are known or depend on a secret.
#[derive(Clone, Copy, Default)]
pub struct Flags {
    pub carry: Option<bool>,
    pub zero: Option<bool>,
    pub sign: Option<bool>,
    pub overflow: Option<bool>,
    pub parity: Option<bool>,
}

impl Flags {
    /// Of the sign, the value and the lowest byte of a result of so many bytes.
    pub fn of_result(result: Word, bytes: usize) -> Flags {
        let low = result.low(1).number();
        Flags {
            zero: result.low(bytes).is_zero(),
            sign: result.bit(8 * bytes as u32 - 1),
            parity: low.map(|byte| byte.count_ones() % 2 == 0),
            ..Flags::default()
        }
    }

    /// Those that an instruction of which nothing else is known changes.
    pub fn forget(&mut self, changed: u32) {
        for (bit, flag) in [
            (RflagsBits::CF, &mut self.carry),
            (RflagsBits::ZF, &mut self.zero),
            (RflagsBits::SF, &mut self.sign),
            (RflagsBits::OF, &mut self.overflow),
            (RflagsBits::PF, &mut self.parity),
        ] {
            if changed & bit != 0 {
                *flag = None;
            }
        }
    }

    /// Whether a condition holds; nothing if that depends on a secret.
    pub fn holds(&self, condition: ConditionCode) -> Option<bool> {
        use ConditionCode as C;
        let less = || Some(self.sign? != self.overflow?);
        let positive = match condition {
            C::b | C::ae => self.carry,
            C::e | C::ne => self.zero,
            C::be | C::a => Some(self.carry? || self.zero?),
            C::s | C::ns => self.sign,
            C::o | C::no => self.overflow,
            C::p | C::np => self.parity,
            C::l | C::ge => less(),
            C::le | C::g => Some(less()? || self.zero?),
            C::None => None,
        };
        let opposite = [C::ae, C::ne, C::a, C::ns, C::no, C::np, C::ge, C::g].contains(&condition);
        positive.map(|holds| holds != opposite)
    }

    /// Whether all that an instruction reads are known.
    pub fn are_known(&self, read: u32) -> bool {
        [
            (RflagsBits::CF, self.carry),
            (RflagsBits::ZF, self.zero),
            (RflagsBits::SF, self.sign),
            (RflagsBits::OF, self.overflow),
            (RflagsBits::PF, self.parity),
        ]
        .iter()
        .all(|(bit, flag)| read & bit == 0 || flag.is_some())
    }
}

/// Secrets, but for what is set.
#[derive(Clone)]
pub struct Registers {
    general: [Word; 16],
    vectors: [Vector; 32],
    masks: [Word; 8],
    pub flags: Flags,
}

impl Registers {
    pub fn new() -> Registers {
        Registers {
            general: [Word::SECRET; 16],
            vectors: [SECRETS; 32],
            masks: [Word::SECRET; 8],
            flags: Flags::default(),
        }
    }

    /// A general register or part of one, or a mask.
    pub fn word(&self, register: Register) -> Word {
        let number = register.full_register().number();
        if register.is_k() {
            return self.masks[number];
        }
        let whole = self.general[number];
        let word = if is_second_byte(register) {
            whole.right(8)
        } else {
            whole
        };
        word.low(register.size())
    }

    /// Writes of 32 bits clear the rest; shorter ones leave it.
    pub fn set_word(&mut self, register: Register, word: Word) {
        let number = register.full_register().number();
        if register.is_k() {
            self.masks[number] = word;
            return;
        }
        let whole = &mut self.general[number];
        *whole = match register.size() {
            8 => word,
            4 => word.low(4),
            // The second byte, between the lowest and the rest.
            1 if is_second_byte(register) => whole.over(1, word.left(8).over(2, *whole)),
            bytes => word.over(bytes, *whole),
        };
    }

    pub fn vector(&self, register: Register) -> Vector {
        self.vectors[register.full_register().number()]
    }

    pub fn set_vector(&mut self, register: Register, vector: Vector) {
        self.vectors[register.full_register().number()] = vector;
    }

    /// Makes secrets of all that a call may change, by the convention of System V.
    pub fn forget_scratch(&mut self) {
        use Register as R;
        for register in [
            R::RAX,
            R::RCX,
            R::RDX,
            R::RSI,
            R::RDI,
            R::R8,
            R::R9,
            R::R10,
            R::R11,
        ] {
            self.set_word(register, Word::SECRET);
        }
        self.vectors = [SECRETS; 32];
        self.masks = [Word::SECRET; 8];
        self.flags = Flags::default();
    }

    /// Whether no bit of it is secret.
    pub fn is_known(&self, register: Register) -> bool {
        if register.is_vector_register() {
            let bytes = &self.vector(register)[..register.size()];
            bytes.iter().all(Option::is_some)
        } else {
            register.is_segment_register() || self.word(register).is_known()
        }
    }
}

fn is_second_byte(register: Register) -> bool {
    [Register::AH, Register::BH, Register::CH, Register::DH].contains(&register)
}
