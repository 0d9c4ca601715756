//! The processor of this machine.

use limbforge::target::{Cpu, CpuError, models};

/// The model that is nearest to the processor of this machine.
///
/// # Errors
/// [`CpuError::NoModelOfHost`] on an architecture without models.
pub fn model() -> Result<Cpu, CpuError> {
    let vendor = std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| value_in(&text, "vendor_id"));
    models::nearest(std::env::consts::ARCH, vendor.as_deref())
}

/// The first value of a key in `/proc/cpuinfo`.
pub(crate) fn value_in(cpuinfo: &str, key: &str) -> Option<String> {
    cpuinfo.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        (name.trim() == key).then(|| value.trim().to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vendor_is_read_from_cpuinfo() {
        let text = "processor\t: 0\nvendor_id\t: AuthenticAMD\n";
        assert_eq!(value_in(text, "vendor_id").as_deref(), Some("AuthenticAMD"));
        assert_eq!(value_in("hart : 1\n", "vendor_id"), None);
    }
}
