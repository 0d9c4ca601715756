//! The names of Arm cores by the numbers of their register MIDR_EL1, which Linux lists for each core.
//!
//! Sources: `arch/arm64/include/asm/cputype.h` of Linux and `sys-utils/lscpu-arm.c` of util-linux.

/// Implementer, part, name.
type Row = (u32, u32, &'static str);

const ARM: u32 = 0x41;
const APPLE: u32 = 0x61;
const AMPERE: u32 = 0xc0;

const ROWS: &[Row] = &[
    (ARM, 0xd03, "Cortex-A53"),
    (ARM, 0xd04, "Cortex-A35"),
    (ARM, 0xd05, "Cortex-A55"),
    (ARM, 0xd07, "Cortex-A57"),
    (ARM, 0xd08, "Cortex-A72"),
    (ARM, 0xd09, "Cortex-A73"),
    (ARM, 0xd0a, "Cortex-A75"),
    (ARM, 0xd0b, "Cortex-A76"),
    (ARM, 0xd0c, "Neoverse N1"),
    (ARM, 0xd0d, "Cortex-A77"),
    (ARM, 0xd40, "Neoverse V1"),
    (ARM, 0xd41, "Cortex-A78"),
    (ARM, 0xd44, "Cortex-X1"),
    (ARM, 0xd46, "Cortex-A510"),
    (ARM, 0xd47, "Cortex-A710"),
    (ARM, 0xd48, "Cortex-X2"),
    (ARM, 0xd49, "Neoverse N2"),
    (ARM, 0xd4a, "Neoverse E1"),
    (ARM, 0xd4b, "Cortex-A78C"),
    (ARM, 0xd4d, "Cortex-A715"),
    (ARM, 0xd4e, "Cortex-X3"),
    (ARM, 0xd4f, "Neoverse V2"),
    (ARM, 0xd80, "Cortex-A520"),
    (ARM, 0xd81, "Cortex-A720"),
    (ARM, 0xd82, "Cortex-X4"),
    (ARM, 0xd84, "Neoverse V3"),
    (ARM, 0xd85, "Cortex-X925"),
    (ARM, 0xd87, "Cortex-A725"),
    (ARM, 0xd8e, "Neoverse N3"),
    (APPLE, 0x022, "Apple M1 Icestorm"),
    (APPLE, 0x023, "Apple M1 Firestorm"),
    (APPLE, 0x024, "Apple M1 Pro Icestorm"),
    (APPLE, 0x025, "Apple M1 Pro Firestorm"),
    (APPLE, 0x028, "Apple M1 Max Icestorm"),
    (APPLE, 0x029, "Apple M1 Max Firestorm"),
    (APPLE, 0x032, "Apple M2 Blizzard"),
    (APPLE, 0x033, "Apple M2 Avalanche"),
    (AMPERE, 0xac3, "Ampere-1"),
    (AMPERE, 0xac4, "Ampere-1a"),
    (0x46, 0x001, "Fujitsu A64FX"),
    (0x48, 0xd01, "HiSilicon TaiShan v110"),
    (0x4e, 0x004, "NVIDIA Carmel"),
    (0x51, 0x001, "Qualcomm Oryon"),
];

/// The cores in a `/proc/cpuinfo` of Arm, each once: `Cortex-A55 + Cortex-A76`. `None` if it lists no numbers.
pub fn cores(cpuinfo: &str) -> Option<String> {
    let value = |line: &str, key: &str| {
        let (name, value) = line.split_once(':')?;
        let digits = value.trim().strip_prefix("0x")?;
        (name.trim() == key).then(|| u32::from_str_radix(digits, 16).ok())?
    };
    let (mut implementer, mut names) = (None, Vec::new());
    for line in cpuinfo.lines() {
        if let Some(number) = value(line, "CPU implementer") {
            implementer = Some(number);
        }
        if let (Some(implementer), Some(part)) = (implementer, value(line, "CPU part")) {
            let name = name(implementer, part);
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    (!names.is_empty()).then(|| names.join(" + "))
}

fn name(implementer: u32, part: u32) -> String {
    let known = ROWS
        .iter()
        .find(|row| (row.0, row.1) == (implementer, part));
    known.map_or_else(
        || format!("Arm core {part:#x} of implementer {implementer:#x}"),
        |(.., name)| (*name).to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cores_are_named_once_each() {
        for (i, row) in ROWS.iter().enumerate() {
            let same = |other: &&Row| (other.0, other.1) == (row.0, row.1);
            assert_eq!(ROWS[i + 1..].iter().find(same), None, "{}", row.2);
        }
        let core = |part: &str| {
            format!(
                "processor\t: 0\nCPU implementer\t: 0x41\nCPU architecture: 8\nCPU part\t: {part}\n"
            )
        };
        let mixed = [core("0xd05"), core("0xd05"), core("0xd0b")].concat();
        assert_eq!(cores(&mixed).as_deref(), Some("Cortex-A55 + Cortex-A76"));
        assert_eq!(cores(&core("0xd0c")).as_deref(), Some("Neoverse N1"));
        assert_eq!(
            cores(&core("0xfff")).as_deref(),
            Some("Arm core 0xfff of implementer 0x41")
        );
        assert_eq!(cores("vendor_id : GenuineIntel\n"), None);
    }
}
