//! The processor of this machine.

use limbforge::target::{Cpu, CpuError, models};

/// The model that is nearest to the processor of this machine.
///
/// # Errors
/// [`CpuError::NoModelOfHost`] on an architecture without models.
pub fn model() -> Result<Cpu, CpuError> {
    let vendor = std::fs::read_to_string("/proc/cpuinfo")
        .ok()
        .and_then(|text| vendor_in(&text));
    models::nearest(std::env::consts::ARCH, vendor.as_deref())
}

fn vendor_in(cpuinfo: &str) -> Option<String> {
    cpuinfo.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        (key.trim() == "vendor_id").then(|| value.trim().to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vendor_is_read_from_cpuinfo() {
        let text = "processor\t: 0\nvendor_id\t: AuthenticAMD\n";
        assert_eq!(vendor_in(text).as_deref(), Some("AuthenticAMD"));
        assert_eq!(vendor_in("hart : 1\n"), None);
    }
}
