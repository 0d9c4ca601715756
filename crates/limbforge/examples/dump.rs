//! Dumps.
use limbforge::{ops::derive::derive_only, plan::Plan, prime::Prime};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let prime = Prime::parse(&args[1]).unwrap();
    let plan: Plan = args[2].parse().unwrap();
    match derive_only(&prime, &plan, &[&args[3]]) {
        Ok(f) => println!("{}", f.programs[0].program()),
        Err(e) => println!("{e}"),
    }
}
