//! Lists candidates: for development.
use limbforge::{
    ops::derive::derive_only,
    plan::{Effort, candidates},
    prime::Prime,
};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let prime = Prime::parse(&args[1]).unwrap();
    let effort = if args.get(2).is_some_and(|a| a == "quick") {
        Effort::Quick
    } else {
        Effort::Full
    };
    let mut ok = 0;
    let mut bad = 0;
    let start = std::time::Instant::now();
    for plan in candidates(&prime, effort) {
        match derive_only(&prime, &plan, &["mul", "square"]) {
            Ok(f) => {
                ok += 1;
                let c = f.programs[0].program().counts();
                println!(
                    "ok   {plan}  M {} A {} O {}",
                    c.multiplications, c.additions, c.other
                )
            }
            Err(e) => {
                bad += 1;
                let s = e.to_string();
                println!("BAD  {plan}: {}", &s[..s.len().min(200)])
            }
        }
    }
    println!("{ok} ok, {bad} rejected, {:?}", start.elapsed());
}
