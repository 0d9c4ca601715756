//! How a field is computed: the product, its accumulation, the reduction, the carries.
//!
//! A plan's text is its whole recipe, such as
//! `5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)`: results and logs record it, and the
//! command line takes it back. `invert(divsteps)` at its end says how elements are inverted, if not by a power.
//! `lanes(8)` after the limbs says that eight elements are computed at once, one in each lane of a vector; `across(8)`
//! that one element fills the lanes, limb by limb.

mod candidates;
mod fits;
mod text;
mod vectors;

use num_bigint::BigInt;
use num_integer::Integer;
use serde::{Deserialize, Serialize};

use crate::{
    ir::{build::ConstMul, interval::power_of_two},
    repr::Radix,
};
pub use candidates::{Effort, candidates};
pub use fits::{UnfitRecipe, fits};
pub use text::UnreadableRecipe;
pub use vectors::{across, vectors};

/// The order, or the method, in which partial products are formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Product {
    /// Row by row: one limb of an operand with all limbs of the other.
    OperandScanning,
    /// Column by column: all products of one weight together.
    ProductScanning,
    /// Arbitrary-degree Karatsuba in the subtractive form: n(n+1)/2 products (Scott, "Missing a trick", 2015).
    Adk,
    /// Karatsuba in the subtractive form with this many levels.
    Karatsuba(u8),
}

/// How products are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Accumulation {
    /// In double words.
    DoubleWord,
    /// Low and high parts in words of their own, with the operands shifted left beforehand by these amounts, so
    /// that the limb boundary falls on the word boundary (Pornin).
    Split {
        /// Shift of the left operand.
        left: u32,
        /// Shift of the right operand.
        right: u32,
    },
    /// In words, with carry chains.
    CarryChain,
    /// As [`Accumulation::CarryChain`]; of a square, the products off the diagonal are added twice and not doubled
    /// first: longer chains, but no shifts.
    CarryChainTwice,
    /// In lanes: the low and the high 52 bits of each product are added in words of their own, by a multiplier of 52
    /// bits (AVX-512 IFMA).
    Madd52,
    /// In lanes: each product is rounded to a multiple of 2^51 by a multiply-add of doubles; a second one has what that
    /// leaves (FMA beside AVX2).
    Fma51,
    /// In lanes: a product of limbs fits a word, and so do sums of them (`vpmuludq`, `umlal`).
    Word,
}

/// Where the multiplication by the folding constant is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// On the limbs of the left operand, each once.
    Left,
    /// On the limbs of the right operand, each once.
    Right,
    /// On the limbs of the left operand, again for each product.
    LeftUncached,
    /// On the limbs of the right operand, again for each product.
    RightUncached,
    /// On the sums of the high columns.
    Columns,
    /// On the high columns after carries have made them limbs (or words).
    High,
}

/// How the product is made short again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reduction {
    /// 2^(radix * n) = constant modulo a pseudo-Mersenne prime.
    Fold {
        /// The constant.
        constant: BigInt,
        /// Where it is applied.
        place: Place,
        /// How it is multiplied.
        by: ConstMul,
    },
    /// The high limbs are added and subtracted at the signed powers of two of a generalised Mersenne prime.
    Solinas,
    /// For p = x^2 - x - 1 with x = 2^(m/2): Karatsuba over x, of which the reduction is a part (Hamburg, 2015).
    Golden,
    /// Montgomery: a multiple of p makes the low limbs 0.
    Montgomery {
        /// How the multiple is formed.
        scanning: Product,
        /// When, and of what.
        multiples: Multiples,
    },
}

/// When a Montgomery reduction forms multiples of p, and of what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Multiples {
    /// After the product.
    After,
    /// Row by row within the product (operand scanning only).
    Interleaved,
    /// The same, of K = 2^(word * n) - p, which has fewer words than p: q p = q 2^(word * n) - q K.
    Complement,
}

/// The order of the carries at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Carry {
    /// One limb after the other.
    Sequential,
    /// Two chains at once, from limb 0 and from the middle.
    Interleaved,
    /// All limbs at once.
    Parallel,
    /// Overflow from the top limb is folded first, then one limb after the other: only the top limb exceeds its width.
    TopFirst,
    /// None of its own: the reduction leaves full words, or limbs within their bounds.
    None,
}

/// The numbers of lanes that a recipe may have besides 1.
pub const LANES: [u8; 3] = [2, 4, 8];

/// The number of lanes over which a recipe may spread one element.
pub const ACROSS: u8 = 8;

/// How elements are inverted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Inversion {
    /// a^(p - 2), by an addition chain.
    #[default]
    Power,
    /// By divsteps (Bernstein and Yang, "Fast constant-time gcd computation and modular inversion", 2019).
    Divsteps,
}

impl Inversion {
    /// All ways.
    pub const ALL: [Inversion; 2] = [Inversion::Power, Inversion::Divsteps];
}

/// A complete recipe for one field. In serialised data it is its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Plan {
    /// Width of a word: 32 or 64.
    pub word: u8,
    /// Number of elements that are computed at once, each in a lane of a vector; 1 without vectors.
    pub lanes: u8,
    /// Number of lanes of the vectors over which the limbs of one element are spread; 1 without them.
    pub across: u8,
    /// Number of limbs.
    pub limbs: usize,
    /// Limb weights.
    pub radix: Radix,
    /// The product.
    pub product: Product,
    /// Its accumulation.
    pub accumulation: Accumulation,
    /// The reduction.
    pub reduction: Reduction,
    /// The carries.
    pub carry: Carry,
    /// The inversion.
    pub inversion: Inversion,
}

impl Place {
    /// On an operand, so that the columns come out folded.
    pub fn is_operand(self) -> bool {
        !matches!(self, Place::Columns | Place::High)
    }
}

impl Plan {
    /// Whether limbs are full words.
    pub fn is_saturated(&self) -> bool {
        self.radix == Radix::bits(u32::from(self.word))
    }

    /// Whether elements are held in vectors.
    pub fn has_vectors(&self) -> bool {
        self.lanes > 1 || self.across > 1
    }

    /// Whether elements are held in the Montgomery domain.
    pub fn is_montgomery(&self) -> bool {
        matches!(self.reduction, Reduction::Montgomery { .. })
    }

    /// The multiple of p modulo which limbs are kept.
    ///
    /// With Montgomery reduction across lanes it is k p with k = -1/p modulo the weight W of limb 1. It is -1 modulo W,
    /// so that quotient digits are the lowest limbs themselves. Else it is p.
    pub fn multiple(&self, p: &BigInt) -> BigInt {
        if self.across == 1 || !self.is_montgomery() {
            return p.clone();
        }
        p * negative_inverse(p, self.radix.exponent(1))
    }

    /// Whether that is so in full words, and an element at once.
    pub fn is_montgomery_in_full_words(&self) -> bool {
        self.is_montgomery() && self.is_saturated() && self.lanes == 1
    }
}

/// -1/p modulo 2^bits, for an odd p.
pub(crate) fn negative_inverse(p: &BigInt, bits: u32) -> BigInt {
    let modulus = power_of_two(bits);
    let inverse = p.extended_gcd(&modulus).x;
    (-inverse).mod_floor(&modulus)
}
