//! The microarchitecture of x86 processors by the numbers of CPUID: names of virtual machines leave it out. Some
//! hypervisors change the numbers too, but not the features: those that a core of the numbers' name lacks tell the
//! earliest that it can be.
//!
//! Sources: Intel's "Processors and Microarchitectures" by family and model, AMD's Processor Programming References,
//! and for features the processors that gcc's `-march` gives them to.

/// Vendor, family, first and last model, name.
type Row = (&'static str, u32, u32, u32, &'static str);

const INTEL: &str = "GenuineIntel";
const AMD: &str = "AuthenticAMD";

/// No two rows have a model in common.
const ROWS: &[Row] = &[
    (INTEL, 6, 60, 60, "Haswell"),
    (INTEL, 6, 63, 63, "Haswell"),
    (INTEL, 6, 69, 70, "Haswell"),
    (INTEL, 6, 61, 61, "Broadwell"),
    (INTEL, 6, 71, 71, "Broadwell"),
    (INTEL, 6, 79, 79, "Broadwell"),
    (INTEL, 6, 86, 86, "Broadwell"),
    (INTEL, 6, 78, 78, "Skylake"),
    (INTEL, 6, 94, 94, "Skylake"),
    (INTEL, 6, 85, 85, "Skylake or Cascade Lake, server"),
    (INTEL, 6, 106, 106, "Ice Lake, server"),
    (INTEL, 6, 108, 108, "Ice Lake, server"),
    (INTEL, 6, 125, 126, "Ice Lake"),
    (INTEL, 6, 142, 142, "Kaby Lake"),
    (INTEL, 6, 158, 158, "Kaby Lake"),
    (INTEL, 6, 165, 166, "Comet Lake"),
    (INTEL, 6, 167, 167, "Rocket Lake"),
    (INTEL, 6, 170, 170, "Meteor Lake"),
    (INTEL, 6, 140, 141, "Tiger Lake"),
    (INTEL, 6, 143, 143, "Sapphire Rapids"),
    (INTEL, 6, 151, 151, "Alder Lake"),
    (INTEL, 6, 154, 154, "Alder Lake"),
    (INTEL, 6, 183, 183, "Raptor Lake"),
    (INTEL, 6, 186, 186, "Raptor Lake"),
    (INTEL, 6, 207, 207, "Emerald Rapids"),
    (INTEL, 6, 173, 174, "Granite Rapids"),
    (AMD, 23, 1, 1, "Zen"),
    (AMD, 23, 8, 8, "Zen+"),
    (AMD, 23, 49, 49, "Zen 2"),
    (AMD, 23, 96, 96, "Zen 2"),
    (AMD, 23, 113, 113, "Zen 2"),
    (AMD, 25, 0, 15, "Zen 3"),
    (AMD, 25, 32, 47, "Zen 3"),
    (AMD, 25, 80, 95, "Zen 3"),
    (AMD, 25, 16, 31, "Zen 4"),
    (AMD, 25, 96, 127, "Zen 4"),
    (AMD, 25, 160, 175, "Zen 4"),
    (AMD, 26, 0, 127, "Zen 5"),
];

/// Vendor, a flag of `/proc/cpuinfo`, the first core that has it, all names of [`ROWS`] whose cores have it.
type Feature = (
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
);

const SAPPHIRE: &[&str] = &["Sapphire Rapids", "Emerald Rapids", "Granite Rapids"];

/// The latest first.
const FEATURES: &[Feature] = &[
    (INTEL, "amx_fp16", "Granite Rapids", &["Granite Rapids"]),
    (INTEL, "amx_tile", "Sapphire Rapids", SAPPHIRE),
    (INTEL, "avx512_fp16", "Sapphire Rapids", SAPPHIRE),
    (
        INTEL,
        "avx512_vbmi2",
        "Ice Lake",
        &[
            "Ice Lake",
            "Ice Lake, server",
            "Tiger Lake",
            "Rocket Lake",
            "Sapphire Rapids",
            "Emerald Rapids",
            "Granite Rapids",
        ],
    ),
    (AMD, "avx512_vp2intersect", "Zen 5", &["Zen 5"]),
    (AMD, "avx512f", "Zen 4", &["Zen 4", "Zen 5"]),
    (AMD, "vaes", "Zen 3", &["Zen 3", "Zen 4", "Zen 5"]),
];

/// The name beside a processor's brand: its microarchitecture by the numbers; the earliest that has its features, if
/// the numbers are of another or are in no row; or else the numbers. `flags` are words, as in `/proc/cpuinfo`.
pub fn title(vendor: &str, family: u32, model: u32, flags: &str) -> String {
    let known = ROWS.iter().find(|(v, f, first, last, _)| {
        (*v, *f) == (vendor, family) && (*first..=*last).contains(&model)
    });
    let name = known.map(|(.., name)| *name);
    let has = |flag: &str| flags.split_whitespace().any(|own| own == flag);
    let of_vendor = FEATURES.iter().filter(|feature| feature.0 == vendor);
    let beyond = of_vendor
        .filter(|(_, flag, ..)| has(flag))
        .find(|(.., names)| name.is_none_or(|name| !names.contains(&name)));
    match (beyond, name) {
        (Some((_, _, first, _)), _) => format!("{first} or later"),
        (None, Some(name)) => name.to_owned(),
        (None, None) => format!("family {family}, model {model}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processors_are_in_one_row() {
        for (i, (vendor, family, first, last, name)) in ROWS.iter().enumerate() {
            assert!(first <= last, "{name}");
            let apart =
                |row: &Row| (row.0, row.1) != (*vendor, *family) || row.3 < *first || row.2 > *last;
            assert!(ROWS[i + 1..].iter().all(apart), "{name} {first}");
        }
        assert_eq!(title(AMD, 25, 17, ""), "Zen 4");
        assert_eq!(title(INTEL, 6, 207, ""), "Emerald Rapids");
        assert_eq!(title(INTEL, 6, 208, ""), "family 6, model 208");
        assert_eq!(title("Other", 25, 17, ""), "family 25, model 17");
    }

    #[test]
    fn features_that_the_numbers_cannot_have_tell_the_earliest() {
        // A hypervisor that says Rocket Lake of a core with AMX.
        let flags = "fpu avx2 avx512f avx512_vbmi2 avx512_fp16 amx_tile";
        assert_eq!(title(INTEL, 6, 167, flags), "Sapphire Rapids or later");
        assert_eq!(title(INTEL, 6, 167, "avx512_vbmi2"), "Rocket Lake");
        assert_eq!(title(INTEL, 6, 207, flags), "Emerald Rapids");
        let newer = format!("{flags} amx_fp16");
        assert_eq!(title(INTEL, 6, 143, &newer), "Granite Rapids or later");
        assert_eq!(title(INTEL, 6, 999, flags), "Sapphire Rapids or later");
        assert_eq!(title(AMD, 25, 1, "vaes"), "Zen 3");
        assert_eq!(title(AMD, 23, 49, "vaes avx512f"), "Zen 4 or later");
        // A part of a flag's name is none, and flags of one vendor say nothing of another.
        assert_eq!(title(INTEL, 6, 167, "amx_tile_x vaes"), "Rocket Lake");
        for (vendor, _, first, names) in FEATURES {
            assert!(names.contains(first), "{first}");
            for name in *names {
                let known = |row: &&Row| row.0 == *vendor && row.4 == *name;
                assert!(ROWS.iter().any(|row| known(&row)), "{name}");
            }
        }
    }
}
