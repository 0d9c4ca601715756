//! The primes that have names.

use std::sync::LazyLock;

use num_bigint::BigUint;

use super::parse;

/// A prime with a name. Rows whose primes are equal would make [`name_of`] ambiguous: a second name is an alias.
pub(super) struct Known {
    /// The canonical name: lower case, begins with a letter.
    pub name: &'static str,
    /// Other names, compared as [`fold`] leaves them; one that begins with a digit must be written exactly.
    aliases: &'static [&'static str],
    /// The value, as an expression.
    pub text: &'static str,
}

impl Known {
    fn spellings(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }
}

const fn known(name: &'static str, aliases: &'static [&'static str], text: &'static str) -> Known {
    Known {
        name,
        aliases,
        text,
    }
}

/// Elliptic-curve fields and orders, pairing fields, isogeny fields, proof-system and lattice fields, Mersenne primes.
#[rustfmt::skip]
static KNOWN: &[Known] = &[
    known("curve25519", &["25519", "ed25519", "x25519", "edwards25519", "ristretto255"], "2^255 - 19"),
    known("ed25519-order", &["l25519", "curve25519-order", "ristretto255-order"],
        "2^252 + 27742317777372353535851937790883648493"),
    known("goldilocks", &["curve448", "ed448", "x448", "p448", "edwards448", "decaf448"], "2^448 - 2^224 - 1"),
    known("ed448-order", &["l448", "curve448-order", "goldilocks-order", "decaf448-order"],
        "2^446 - 13818066809895115352007386748515426880336692474882178609894547503885"),
    known("p192", &["secp192r1", "prime192v1", "nistp192"], "2^192 - 2^64 - 1"),
    known("p224", &["secp224r1", "nistp224"], "2^224 - 2^96 + 1"),
    known("p256", &["secp256r1", "prime256v1", "nistp256"], "2^256 - 2^224 + 2^192 + 2^96 - 1"),
    known("p256-order", &["secp256r1-order", "prime256v1-order", "nistp256-order"],
        "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"),
    known("p384", &["secp384r1", "nistp384"], "2^384 - 2^128 - 2^96 + 2^32 - 1"),
    known("p384-order", &["secp384r1-order", "nistp384-order"],
        "2^384 - 0x389cb27e0bc8d220a7e5f24db74f58851313e695333ad68d"),
    known("p521", &["secp521r1", "nistp521", "e521", "m521"], "2^521 - 1"),
    known("p521-order", &["secp521r1-order", "nistp521-order"],
        "2^521 - 0x5ae79787c40d069948033feb708f65a2fc44a36477663b851449048e16ec79bf7"),
    known("secp256k1", &["k256"], "2^256 - 2^32 - 977"),
    known("secp256k1-order", &["k256-order"], "2^256 - 0x14551231950b75fc4402da1732fc9bebf"),
    known("sm2", &["sm2p256v1", "curvesm2"], "2^256 - 2^224 - 2^96 + 2^64 - 1"),
    known("brainpoolp256", &["brainpoolp256r1"], "0xa9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377"),
    known("brainpoolp384", &["brainpoolp384r1"],
        "0x8cb91e82a3386d280f5d6f7e50e641df152f7109ed5456b412b1da197fb71123acd3a729901d1a71874700133107ec53"),
    known("brainpoolp512", &["brainpoolp512r1"],
        "0xaadd9db8dbe9c48b3fd4e6ae33c9fc07cb308db3b3c9d20ed6639cca703308717d4d9b009bc66842aecda12ae6a380e62881ff2f2d82c68528aa6056583a48f3"),
    known("m221", &["curve221"], "2^221 - 3"),
    known("e222", &[], "2^222 - 117"),
    known("curve1174", &[], "2^251 - 9"),
    known("e382", &[], "2^382 - 105"),
    known("curve383187", &["m383"], "2^383 - 187"),
    known("curve41417", &[], "2^414 - 17"),
    known("m511", &["curve511187"], "2^511 - 187"),
    known("poly1305", &[], "2^130 - 5"),

    known("bn254", &["bn256", "altbn128", "bn128"], "0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47"),
    known("bn254-scalar", &["bn254-order", "bn256-scalar", "altbn128-scalar", "bn128-scalar", "babyjubjub"],
        "0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001"),
    known("bls12-381", &[],
        "0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab"),
    known("bls12-381-scalar", &["bls12-381-order", "jubjub", "bandersnatch"],
        "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001"),
    known("bls12-377", &[],
        "0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001"),
    known("bls12-377-scalar", &["bls12-377-order", "decaf377"],
        "0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001"),
    known("pallas", &["vesta-scalar", "vesta-order"], "2^254 + 0x224698fc094cf91b992d30ed00000001"),
    known("vesta", &["pallas-scalar", "pallas-order"], "2^254 + 0x224698fc0994a8dd8c46eb2100000001"),

    known("csidh512", &["csidh", "csidh-p512"], "4*(3*5*7*11*13*17*19*23*29*31*37*41*43*47*53*59*61*67*71*73*79*83*89*97\
        *101*103*107*109*113*127*131*137*139*149*151*157*163*167*173*179*181*191*193*197*199*211*223*227*229*233*239*241\
        *251*257*263*269*271*277*281*283*293*307*311*313*317*331*337*347*349*353*359*367*373)*587 - 1"),
    known("p434", &["sike434", "sikep434"], "2^216*3^137 - 1"),
    known("p503", &["sike503", "sikep503"], "2^250*3^159 - 1"),
    known("p610", &["sike610", "sikep610"], "2^305*3^192 - 1"),
    known("p751", &["sike751", "sikep751"], "2^372*3^239 - 1"),
    known("sqisign-1", &["sqisign-lvl1", "sqisign-i"], "5*2^248 - 1"),
    known("sqisign-3", &["sqisign-lvl3", "sqisign-iii"], "65*2^376 - 1"),
    known("sqisign-5", &["sqisign-lvl5", "sqisign-v"], "27*2^500 - 1"),

    known("stark252", &["starknet", "starkcurve"], "2^251 + 17*2^192 + 1"),
    known("goldilocks64", &[], "2^64 - 2^32 + 1"),
    known("babybear", &[], "2^31 - 2^27 + 1"),
    known("koalabear", &[], "2^31 - 2^24 + 1"),
    known("ml-dsa", &["dilithium"], "2^23 - 2^13 + 1"),
    known("ml-kem", &["kyber"], "3329"),
    known("falcon", &["fn-dsa"], "12289"),

    known("m31", &["mersenne31"], "2^31 - 1"),
    known("m61", &["mersenne61"], "2^61 - 1"),
    known("m89", &["mersenne89"], "2^89 - 1"),
    known("m107", &["mersenne107"], "2^107 - 1"),
    known("m127", &["mersenne127"], "2^127 - 1"),
];

/// The values of [`KNOWN`], in its order; the tests evaluate every row.
static VALUES: LazyLock<Vec<Option<BigUint>>> = LazyLock::new(|| {
    KNOWN
        .iter()
        .map(|known| {
            parse::expression(known.text)
                .ok()
                .and_then(|value| value.to_biguint())
        })
        .collect()
});

/// The canonical names of all known primes, grouped by use.
///
/// ```
/// assert!(limbforge_core::prime::known_names().any(|name| name == "bls12-381"));
/// ```
pub fn known_names() -> impl Iterator<Item = &'static str> {
    KNOWN.iter().map(|known| known.name)
}

/// The known prime of this value.
pub(super) fn name_of(value: &BigUint) -> Option<&'static str> {
    let row = VALUES
        .iter()
        .position(|known| known.as_ref() == Some(value))?;
    Some(KNOWN[row].name)
}

/// The known prime that `text` names.
pub(super) fn lookup(text: &str) -> Option<&'static Known> {
    let text = text.trim();
    if looks_like_name(text) {
        let folded = fold(text);
        KNOWN
            .iter()
            .find(|known| known.spellings().any(|name| fold(name) == folded))
    } else {
        KNOWN
            .iter()
            .find(|known| known.spellings().any(|name| name == text))
    }
}

/// Whether `text` is one word that begins with a letter: an expression never is.
pub(super) fn looks_like_name(text: &str) -> bool {
    let text = text.trim();
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || is_joint(c))
}

/// The known name nearest to `text`, at most two letters inserted, removed or replaced away, and less than half of it.
pub(super) fn nearest(text: &str) -> Option<&'static str> {
    let folded = fold(text);
    if folded.len() > 40 {
        return None;
    }
    KNOWN
        .iter()
        .flat_map(Known::spellings)
        .map(|spelling| (edit_distance(&folded, &fold(spelling)), spelling))
        .filter(|(distance, _)| *distance <= 2 && 2 * distance < folded.len())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, spelling)| spelling)
}

/// Lower case without what people put between the parts of a name, so that `P-256`, `p_256` and `p256` are one.
fn fold(name: &str) -> String {
    name.chars()
        .filter(|c| !is_joint(*c))
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

fn is_joint(c: char) -> bool {
    matches!(c, '-' | '_' | '.' | '/' | '\u{2212}') || c.is_whitespace()
}

/// The Levenshtein distance of two ASCII words, row by row.
fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.bytes().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prime::Prime;

    #[test]
    fn every_row_is_a_prime_under_each_of_its_names() {
        for known in KNOWN {
            let p = Prime::parse(known.text).unwrap_or_else(|e| panic!("{}: {e}", known.name));
            assert_eq!(p.name(), Some(known.name));
            assert!(known.name.starts_with(|c: char| c.is_ascii_lowercase()));
            for spelling in known.spellings() {
                assert_eq!(Prime::parse(spelling).as_ref(), Ok(&p), "{spelling}");
                assert_eq!(
                    Prime::parse(&format!(" {}\n", spelling.to_uppercase())).as_ref(),
                    Ok(&p),
                    "{spelling}"
                );
            }
        }
    }

    #[test]
    fn no_spelling_stands_twice() {
        let mut spellings: Vec<String> =
            KNOWN.iter().flat_map(Known::spellings).map(fold).collect();
        let rows = spellings.len();
        spellings.sort();
        spellings.dedup();
        assert_eq!(spellings.len(), rows);
    }

    /// A number that is also an alias must not hide a prime.
    #[test]
    fn numeric_aliases_are_composite() {
        let numeric = KNOWN
            .iter()
            .flat_map(|known| known.aliases)
            .filter_map(|alias| alias.parse::<BigUint>().ok());
        for value in numeric {
            assert!(Prime::new(value.clone()).is_err(), "{value}");
        }
    }

    #[test]
    fn edit_distances() {
        for (a, b, distance) in [
            ("", "", 0),
            ("", "abc", 3),
            ("kitten", "sitting", 3),
            ("p256", "p265", 2),
            ("abc", "abc", 0),
        ] {
            assert_eq!(edit_distance(a, b), distance);
            assert_eq!(edit_distance(b, a), distance);
        }
    }
}
