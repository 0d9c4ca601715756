//! The same functions with every backend.

#![allow(clippy::duplicate_mod)]

#[cfg(target_arch = "x86_64")]
#[path = "."]
pub mod asm64 {
    use ::asm64 as forge25519;
    #[path = "probes.rs"]
    pub mod probes;
}

#[path = "."]
pub mod m64 {
    use ::m64 as forge25519;
    #[path = "probes.rs"]
    pub mod probes;
}

#[path = "."]
pub mod m51 {
    use ::m51 as forge25519;
    #[path = "probes.rs"]
    pub mod probes;
}

#[path = "."]
pub mod serial51 {
    use ::serial51 as forge25519;
    #[path = "probes.rs"]
    pub mod probes;
}

#[path = "."]
pub mod x25_5 {
    use ::x25_5 as forge25519;
    #[path = "probes.rs"]
    pub mod probes;
}
