//! The models that come with the library: one line and one file each, here or in `riscv-lab`.

use super::{Cpu, CpuError};

const MODELS: &[(&str, &str)] = &[
    ("zen5", include_str!("../../cpus/zen5.toml")),
    ("skylake", include_str!("../../cpus/skylake.toml")),
    ("cortex-a76", include_str!("../../cpus/cortex-a76.toml")),
    ("neoverse-v2", include_str!("../../cpus/neoverse-v2.toml")),
];

/// All models with their texts: those of this crate, then the cores of `riscv-lab`.
fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    MODELS.iter().chain(riscv_lab::timing::MODELS).copied()
}

/// The names of all models.
pub fn names() -> Vec<&'static str> {
    all().map(|(name, _)| name).collect()
}

/// The model called `name`.
///
/// # Errors
/// [`CpuError::NoSuchModel`].
pub fn find(name: &str) -> Result<Cpu, CpuError> {
    let text = all().find(|(known, _)| *known == name);
    match text {
        Some((_, text)) => Cpu::parse(text),
        None => Err(CpuError::NoSuchModel {
            name: name.to_owned(),
            known: names(),
        }),
    }
}

/// The model that is nearest to a processor: the first of its architecture and vendor, else the first of its
/// architecture. It is a model all the same, and often of another generation.
///
/// # Errors
/// [`CpuError::NoModelOfHost`] on an architecture without models.
pub fn nearest(architecture: &'static str, vendor: Option<&str>) -> Result<Cpu, CpuError> {
    let mut models = Vec::new();
    for (_, text) in all() {
        let cpu = Cpu::parse(text)?;
        if cpu.architecture == architecture {
            models.push(cpu);
        }
    }
    let same_vendor = models
        .iter()
        .position(|cpu| vendor.is_some() && cpu.vendor.as_deref() == vendor);
    // Without a known vendor, Intel's class stands for x86-64: the older and the narrower one. For RISC-V it is the
    // core that is sold.
    let fallback = models
        .iter()
        .position(|cpu| matches!(cpu.name.as_str(), "skylake" | "u74"))
        .unwrap_or(0);
    if models.is_empty() {
        return Err(CpuError::NoModelOfHost {
            architecture,
            known: names(),
        });
    }
    Ok(models.swap_remove(same_vendor.unwrap_or(fallback)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_model_is_of_the_architecture_and_the_vendor() {
        let name = |arch, vendor| nearest(arch, vendor).map(|cpu| cpu.name);
        assert_eq!(name("x86_64", Some("AuthenticAMD")).unwrap(), "zen5");
        assert_eq!(name("x86_64", Some("GenuineIntel")).unwrap(), "skylake");
        assert_eq!(name("x86_64", None).unwrap(), "skylake");
        assert_eq!(name("aarch64", None).unwrap(), "cortex-a76");
        assert_eq!(name("riscv64", None).unwrap(), "u74");
        assert!(matches!(
            name("s390x", None),
            Err(CpuError::NoModelOfHost { .. })
        ));
    }

    #[test]
    fn every_model_parses_under_its_own_name_and_every_number_has_a_source() {
        for name in names() {
            let cpu = find(name).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(cpu.name, name);
            for (what, _, origin) in cpu.sources() {
                assert!(origin.link.starts_with("http"), "{name} {what}");
                assert!(!origin.note.is_empty(), "{name} {what}");
            }
            for class in super::super::Class::ALL {
                let known = cpu.has(class);
                assert!(known.is_ok(), "{name}: {known:?}");
            }
        }
    }
}
