use limbforge::{ops::derive::derive, prime::Prime};
use limbforge_prove::lang::{numbers::Language, prove::prove, rust};
#[test]
fn first() {
    let fields = std::env::var("FIELDS").unwrap_or("scalar25519/word64".into());
    for name in fields.split(',') {
        let text = std::fs::read_to_string(format!("../../generated/rust/src/{name}.rs")).unwrap();
        let get = |key: &str| text.lines().find_map(|l| l.strip_prefix(&format!("//! {key}:"))).unwrap().trim().to_owned();
        let t0 = std::time::Instant::now();
        let field = derive(&Prime::parse(&get("Prime")).unwrap(), &get("Recipe").parse().unwrap()).unwrap();
        println!("{name}: derive {:?}", t0.elapsed());
        let t0 = std::time::Instant::now();
        let file = rust::read(&text).unwrap();
        println!("read {:?} broken {:?}", t0.elapsed(), file.broken);
        let t0 = std::time::Instant::now();
        for p in &field.programs {
            let n = &p.program().name;
            let Some(f) = file.function(n) else { println!("missing {n}"); continue };
            match prove(Language::Rust, &file, f, &field, p) {
                Ok(x) => println!("ok {n} {:?} {} vs {}", x.how, x.program.program().steps.len(), p.program().steps.len()),
                Err(e) => { println!("BAD {n}: {e}"); if std::env::var("LIST").as_deref() == Ok(n) { println!("{}", p.program()) } },
            }
        }
        println!("prove {:?}", t0.elapsed());
    }
}
