//! The multiplier units in simulation: the table's results, and planted bugs.

use riscv_rtl::{
    Amount, HardwareError,
    bench::{Run, run},
    instance::Instance,
};

/// `None` where a tool is not installed, which the test says.
fn tried<T>(result: Result<T, HardwareError>) -> Option<T> {
    match result {
        Err(error @ HardwareError::Missing(_)) => {
            eprintln!("skipped: {error}");
            None
        }
        result => Some(result.unwrap_or_else(|error| panic!("{error}"))),
    }
}

/// Every unit as it is, and beside it every planted bug.
fn all(random: u64) -> Option<(Run, usize)> {
    let right = Instance::right();
    let count = right.len();
    let instances: Vec<Instance> = right.into_iter().chain(Instance::planted()).collect();
    Some((tried(run(&instances, Amount { random, seed: 1 }))?, count))
}

#[test]
fn units_give_the_results_of_the_table_and_planted_bugs_are_caught() {
    let Some((run, count)) = all(2000) else {
        return;
    };
    let (right, wrong) = run.compared.split_at(count);
    for unit in right {
        assert!(unit.compared > 1000, "{unit:?}");
        assert_eq!(unit.first, None, "{}", unit.title);
    }
    for unit in wrong {
        println!("{}: {} of {} wrong", unit.title, unit.wrong, unit.compared);
        assert!(unit.wrong > 0, "not caught: {}", unit.title);
    }
}
