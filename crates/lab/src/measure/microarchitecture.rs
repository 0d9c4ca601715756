//! The microarchitecture of x86 processors by the numbers of CPUID: names of virtual machines leave it out.
//!
//! Sources: Intel's "Processors and Microarchitectures" by family and model, and AMD's Processor Programming
//! References.

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

/// The name beside a processor's brand: its microarchitecture, or the numbers if the table does not have them.
pub fn title(vendor: &str, family: u32, model: u32) -> String {
    let known = ROWS.iter().find(|(v, f, first, last, _)| {
        (*v, *f) == (vendor, family) && (*first..=*last).contains(&model)
    });
    match known {
        Some((.., name)) => (*name).to_owned(),
        None => format!("family {family}, model {model}"),
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
        assert_eq!(title(AMD, 25, 17), "Zen 4");
        assert_eq!(title(INTEL, 6, 207), "Emerald Rapids");
        assert_eq!(title(INTEL, 6, 208), "family 6, model 208");
        assert_eq!(title("Other", 25, 17), "family 25, model 17");
    }
}
