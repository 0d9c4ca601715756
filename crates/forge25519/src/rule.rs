//! Rules for valid signatures. There are several, and each has a name.

/// A rule by which a signature (R, S) under a key A is valid.
///
/// For all of them S has to be below L, and k = SHA-512(R ‖ A ‖ M) is taken over the bytes as received. They differ in
/// the equation, in which encodings of points count, and in points of small order: honest keys and signatures are valid
/// under each, so the difference shows only with keys or signatures that somebody crafted. Those who must agree on
/// which signatures are valid have to agree on the rule.
///
/// | | equation | encoding of A | encoding of R | small order |
/// |---|---|---|---|---|
/// | `Rfc8032` | 8·(S·B − R − k·A) = 0 | canonical | canonical | accepted |
/// | `Zip215` | 8·(S·B − R − k·A) = 0 | any | any | accepted |
/// | `Strict` | S·B − R − k·A = 0 | canonical | canonical | refused |
/// | `DalekStrict` | S·B − R − k·A = 0 | any | canonical | refused |
/// | `Ref10` | S·B − k·A encodes to R | any | canonical, by the equation | accepted |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Rule {
    /// RFC 8032, section 5.1.7, with the cofactor.
    #[default]
    Rfc8032,
    /// ZIP 215, as consensus systems need it: encodings that are not canonical count.
    Zip215,
    /// Without the cofactor, and neither A nor R of small order: no two messages under one signature.
    Strict,
    /// `verify_strict` of ed25519-dalek: `Strict`, but A may be encoded with y ≥ p.
    ///
    /// 20 such encodings exist of points that do not have small order. A signature under one of them needs its discrete
    /// logarithm, which nobody knows: `docs/rules.md` lists them.
    DalekStrict,
    /// Without the cofactor, by the bytes of R: as the first implementation, OpenSSL, Go, ring and `verify` of
    /// ed25519-dalek do.
    Ref10,
}

impl Rule {
    /// All rules.
    pub const ALL: [Rule; 5] = [
        Rule::Rfc8032,
        Rule::Zip215,
        Rule::Strict,
        Rule::DalekStrict,
        Rule::Ref10,
    ];

    /// The name by which other languages and query engines choose the rule.
    pub const fn name(self) -> &'static str {
        match self {
            Rule::Rfc8032 => "rfc8032",
            Rule::Zip215 => "zip215",
            Rule::Strict => "strict",
            Rule::DalekStrict => "dalek-strict",
            Rule::Ref10 => "ref10",
        }
    }

    /// The rule of that [name](Self::name), as it is spelled there.
    ///
    /// ```
    /// use forge25519::Rule;
    ///
    /// assert_eq!(Rule::named("zip215"), Some(Rule::Zip215));
    /// assert_eq!(Rule::named("ZIP 215"), None);
    /// ```
    pub fn named(name: &str) -> Option<Rule> {
        Rule::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// Whether the equation is multiplied by the cofactor 8, so that parts of small order do not count.
    pub(crate) const fn has_cofactor(self) -> bool {
        matches!(self, Rule::Rfc8032 | Rule::Zip215)
    }

    pub(crate) const fn wants_canonical_key(self) -> bool {
        matches!(self, Rule::Rfc8032 | Rule::Strict)
    }

    /// For `Ref10` too: what is compared with the bytes of R is a canonical encoding.
    pub(crate) const fn wants_canonical_r(self) -> bool {
        !matches!(self, Rule::Zip215)
    }

    pub(crate) const fn refuses_small_order(self) -> bool {
        matches!(self, Rule::Strict | Rule::DalekStrict)
    }
}

/// The rules under which many signatures can be verified at once with the verdict that each would get alone: those with
/// the cofactor. (Without it parts of small order in several signatures can cancel out.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum BatchRule {
    /// [`Rule::Rfc8032`].
    #[default]
    Rfc8032,
    /// [`Rule::Zip215`].
    Zip215,
}

impl From<BatchRule> for Rule {
    fn from(rule: BatchRule) -> Rule {
        match rule {
            BatchRule::Rfc8032 => Rule::Rfc8032,
            BatchRule::Zip215 => Rule::Zip215,
        }
    }
}
