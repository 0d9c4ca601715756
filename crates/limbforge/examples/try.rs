//! Tries recipes: for development.
use limbforge::{ops::derive::derive, plan::Plan, prime::Prime};
use num_bigint::BigInt;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let prime = Prime::parse(&args[1]).unwrap();
    for recipe in &args[2..] {
        let plan: Plan = recipe.parse().unwrap();
        let start = std::time::Instant::now();
        match derive(&prime, &plan) {
            Err(e) => {
                let s = e.to_string();
                println!(
                    "REJECTED {recipe}: {} [{:?}]",
                    &s[..s.len().min(700)],
                    start.elapsed()
                )
            }
            Ok(field) => {
                println!("ok {recipe} [{:?}]", start.elapsed());
                let mut x: u64 = 88172645463325252;
                for p in &field.programs {
                    let p = p.program();
                    let c = p.counts();
                    println!(
                        "   {:22} M {:4} A {:4} O {:4}",
                        p.name, c.multiplications, c.additions, c.other
                    );
                    for round in 0..20 {
                        let inputs: Vec<Vec<BigInt>> = p
                            .params
                            .iter()
                            .map(|port| {
                                port.bounds
                                    .iter()
                                    .map(|b| {
                                        x ^= x << 13;
                                        x ^= x >> 7;
                                        x ^= x << 17;
                                        let mut wide = BigInt::from(x);
                                        wide =
                                            wide * BigInt::from(x ^ 0x5555) * BigInt::from(x >> 3);
                                        match (round, x % 4) {
                                            (0, _) => b.lo.clone(),
                                            (1, _) => b.hi.clone(),
                                            (_, 0) => b.hi.clone(),
                                            (_, 1) => b.lo.clone(),
                                            _ => wide % (&b.hi + 1u32),
                                        }
                                    })
                                    .collect()
                            })
                            .collect();
                        let out = p.run(&inputs);
                        let m = &p.spec.modulus;
                        if p.name == "mul" {
                            let a = field.repr.integer(&inputs[0]);
                            let b = field.repr.integer(&inputs[1]);
                            let o = field.repr.integer(&out[0]);
                            let d: BigInt = (o * field.repr.domain_factor() - a * b) % m;
                            assert_eq!(d, BigInt::from(0));
                        }
                    }
                }
                println!(
                    "   tight {:?}",
                    field
                        .repr
                        .tight
                        .iter()
                        .map(|b| limbforge::ir::interval::short(&b.hi))
                        .collect::<Vec<_>>()
                );
                println!(
                    "   loose {:?}",
                    field
                        .repr
                        .loose
                        .iter()
                        .map(|b| limbforge::ir::interval::short(&b.hi))
                        .collect::<Vec<_>>()
                );
            }
        }
    }
}
