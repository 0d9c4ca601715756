//! Conditions of a machine that make its times less certain, each a row with its remedy.

use serde::{Deserialize, Serialize};

use crate::host::value_in;

/// A condition of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// A hypervisor is below.
    VirtualMachine,
    /// Two threads share a core.
    SiblingThreads,
    /// The frequency follows the load.
    ChangingFrequency,
    /// The processor's counter of cycles cannot be read.
    NoCounter,
    /// The winner's own samples differ much.
    Noisy,
    /// One of another version of Limbforge.
    #[serde(other)]
    Unknown,
}

/// The spread of a time from which its measurement is called noisy, as a part of its median.
pub const NOISY: f64 = 0.03;

impl Condition {
    /// The fact.
    #[must_use]
    pub const fn fact(self) -> &'static str {
        match self {
            Condition::VirtualMachine => {
                "a virtual machine: guests beside it share caches and power, and its processor may be named wrongly"
            }
            Condition::SiblingThreads => {
                "two threads share each core: work on the other one slows this one"
            }
            Condition::ChangingFrequency => "the frequency follows the load",
            Condition::NoCounter => {
                "no counter of cycles: cycles are times, by a chain of dependent instructions measured again each millisecond"
            }
            Condition::Noisy => {
                "noisy: half of the samples of one of the winner's times lie further than 3 % from the median"
            }
            Condition::Unknown => "a condition that another version of Limbforge noted",
        }
    }

    /// Its remedy.
    #[must_use]
    pub const fn advice(self) -> &'static str {
        match self {
            Condition::VirtualMachine => {
                "read ratios within one run only, and repeat the run before you decide by a few per cent"
            }
            Condition::SiblingThreads => {
                "leave the sibling idle, or switch it off for the run: `echo off > /sys/devices/system/cpu/smt/control`"
            }
            Condition::ChangingFrequency => {
                "set it for the run, `cpupower frequency-set --governor performance`; ratios hold without it"
            }
            Condition::NoCounter => {
                "compare ratios, not cycles, with tables that were made by counters"
            }
            Condition::Noisy => {
                "close other programs, pin the run with `taskset --cpu-list 1`, do without --quick for more rounds; until then read ratios only"
            }
            Condition::Unknown => "read the record with that version",
        }
    }
}

/// Files of Linux that tell conditions.
#[derive(Clone, Copy, Debug, Default)]
struct Told<'a> {
    cpuinfo: &'a str,
    /// `/sys/devices/system/cpu/smt/active`.
    smt: &'a str,
    /// `/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor`.
    governor: &'a str,
}

/// The conditions of this machine; none where it does not tell.
#[must_use]
pub fn here() -> Vec<Condition> {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    of(Told {
        cpuinfo: &read("/proc/cpuinfo"),
        smt: &read("/sys/devices/system/cpu/smt/active"),
        governor: &read("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"),
    })
}

fn of(told: Told<'_>) -> Vec<Condition> {
    let flags = value_in(told.cpuinfo, "flags").unwrap_or_default();
    let has = |flag: &str| flags.split_whitespace().any(|own| own == flag);
    // Of Intel and of AMD. Arm and RISC-V list no such flag.
    let counter = has("arch_perfmon") || has("perfctr_core");
    let governor = told.governor.trim();
    let all = [
        (has("hypervisor"), Condition::VirtualMachine),
        (told.smt.trim() == "1", Condition::SiblingThreads),
        (
            !["", "performance"].contains(&governor),
            Condition::ChangingFrequency,
        ),
        (!flags.is_empty() && !counter, Condition::NoCounter),
    ];
    let all = all.into_iter().filter(|(holds, _)| *holds);
    all.map(|(_, condition)| condition).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_tells_its_conditions() {
        use Condition::{ChangingFrequency, NoCounter, SiblingThreads, VirtualMachine};
        let quiet = Told {
            cpuinfo: "flags\t\t: fpu arch_perfmon avx2\n",
            smt: "0\n",
            governor: "performance\n",
        };
        assert_eq!(of(quiet), []);
        assert_eq!(of(Told::default()), []);
        let cpuinfo = "flags\t\t: fpu hypervisor avx2\n";
        assert_eq!(of(Told { cpuinfo, ..quiet }), [VirtualMachine, NoCounter]);
        let (smt, governor) = ("1\n", "schedutil\n");
        let told = Told {
            smt,
            governor,
            ..quiet
        };
        assert_eq!(of(told), [SiblingThreads, ChangingFrequency]);
        let amd = "flags\t\t: perfctr_core_l3\n";
        let told = Told {
            cpuinfo: amd,
            ..quiet
        };
        assert_eq!(of(told), [NoCounter], "another flag");
    }

    #[test]
    fn each_says_what_to_do_in_a_line_and_later_ones_are_read() {
        for condition in [
            Condition::VirtualMachine,
            Condition::SiblingThreads,
            Condition::ChangingFrequency,
            Condition::NoCounter,
            Condition::Noisy,
            Condition::Unknown,
        ] {
            let text = serde_json::to_string(&condition).expect("JSON");
            let back: Condition = serde_json::from_str(&text).expect("a condition");
            assert_eq!(back, condition);
            for line in [condition.fact(), condition.advice()] {
                assert!(line.len() > 10 && !line.contains('\n'), "{condition:?}");
            }
        }
        let later: Condition = serde_json::from_str("\"earthquake\"").expect("a condition");
        assert_eq!(later, Condition::Unknown);
    }
}
