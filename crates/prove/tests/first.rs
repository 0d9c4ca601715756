use limbforge::{ops::derive::derive, prime::Prime};
use limbforge_prove::lang::{Language, Outcome, examine, header};
#[test]
fn first() {
    let files = std::env::var("FIELDS").unwrap_or("rust/src/scalar25519/word64.rs".into());
    for name in files.split(',') {
        let path = format!("../../generated/{name}");
        let text = std::fs::read_to_string(&path).unwrap();
        let (p, r) = header::prime_and_recipe(&text).unwrap();
        let field = derive(&Prime::parse(&p).unwrap(), &r.parse().unwrap()).unwrap();
        let t0 = std::time::Instant::now();
        let language = Language::of_extension(path.rsplit('.').next().unwrap()).unwrap();
        match examine(language, &text, &field) {
            Err(e) => println!("{name}: BAD FILE {e}"),
            Ok(report) => {
                println!("{name}: {} rows, missing {:?}, {:?}", report.rows.len(), report.missing, t0.elapsed());
                for row in &report.rows { match &row.outcome { Outcome::Refused(p) => println!("   BAD {} {p}", row.name), Outcome::Unseen(w) => println!("   unseen {} {w}", row.name), _ => {} } }
            }
        }
    }
}
