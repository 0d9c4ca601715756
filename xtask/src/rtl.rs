//! `cargo xtask rtl` checks the multiplier units, `cargo xtask area` synthesises them.

use std::process::ExitCode;

use limbforge_lab::study::riscv_ise::hardware::area_table;
use riscv_rtl::{
    HardwareError,
    area::{Area, Subject},
    check::{Checks, Extent, check},
};

use crate::study::markdown;

/// Status for a machine without the tools.
const LACKING: u8 = 77;

/// Simulation, planted bugs and proofs; status 1 if anything is wrong, 77 without the tools.
pub fn rtl(extent: Extent) -> ExitCode {
    match check(extent, &mut |step| eprintln!("{step}")) {
        Ok(checks) => {
            print!("{}", summary(&checks));
            let complaints = checks.complaints();
            complaints.iter().for_each(|line| eprintln!("{line}"));
            ExitCode::from(u8::from(!complaints.is_empty()))
        }
        Err(error) => failed(&error),
    }
}

fn summary(checks: &Checks) -> String {
    let units = checks
        .units
        .iter()
        .zip(&checks.proofs)
        .map(|(unit, proved)| {
            format!(
                "{}: {} results compared, {} wrong; {} proofs for {} instructions, {} failed\n",
                unit.title,
                unit.compared,
                unit.wrong,
                proved.proofs,
                proved.instructions,
                proved.failed.len()
            )
        });
    let caught = checks.bugs.iter().filter(|bug| bug.wrong > 0).count();
    let bugs = format!("{caught} of {} planted bugs caught\n", checks.bugs.len());
    units.chain([bugs]).collect()
}

/// The table of areas; a short one has the base and one set, without gates.
pub fn area(short: bool) -> ExitCode {
    let mut subjects = Subject::all();
    if short {
        subjects.truncate(2);
    }
    let areas = subjects.into_iter().map(|subject| {
        eprintln!("{}", subject.name());
        subject.synthesise(!short)
    });
    match areas.collect::<Result<Vec<Area>, _>>() {
        Ok(areas) => {
            println!("{}", markdown(&area_table(&areas)).trim());
            ExitCode::SUCCESS
        }
        Err(error) => failed(&error),
    }
}

fn failed(error: &HardwareError) -> ExitCode {
    if matches!(error, HardwareError::Missing(_)) {
        eprintln!("skipped: {error}");
        return ExitCode::from(LACKING);
    }
    eprintln!("{error}");
    ExitCode::FAILURE
}
