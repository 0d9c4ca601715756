//! Inspection of object code of printed C: no condition or address depends on a secret.
//!
//! clang once tested the bits of masks where it put selections in place of calls.

use std::{fs, process::Command, thread};

use limbforge_compare::{Folder, is_installed, printed};
use limbforge_core::{
    ir::across::LANES,
    read::x86::ct::{Public, Verdict, examine},
};

use super::{FIELDS, P521, field};

/// The functions of both forms that a compiler makes of a file.
fn judged(text: &str, compiler: &str, level: &str) -> Vec<Verdict> {
    let own = format!("field_across{LANES}_");
    let public = [("invert_batch", 2), ("pow2k", 2), ("vartime_pow", 3)];
    let public: Public = ["portable", "ifma"]
        .iter()
        .flat_map(|form| public.map(|(name, n)| (format!("{own}{form}_{name}"), [n].into())))
        .collect();
    let folder = Folder::temporary();
    fs::write(folder.0.join("field.c"), text).expect("a writable folder");
    let compiled = Command::new(compiler)
        .current_dir(&folder.0)
        .args(["-std=c11", level, "-c", "field.c"])
        .status();
    assert!(
        compiled.expect("a compiler").success(),
        "{compiler} {level}"
    );
    let object = fs::read(folder.0.join("field.o")).expect("an object");
    let mut verdicts = examine(&object, &public).expect("an object of x86-64");
    verdicts.retain(|verdict| verdict.name.starts_with(&own));
    verdicts
}

fn takes_constant_time(text: &str, compiler: &str, level: &str) {
    let verdicts = judged(text, compiler, level);
    // Its exponent is public, in memory.
    let verdicts = verdicts.iter();
    let verdicts = verdicts.filter(|verdict| !verdict.name.ends_with("_vartime_pow"));
    let mut count = 0;
    for verdict in verdicts {
        let name = &verdict.name;
        let none = Vec::<String>::new();
        assert_eq!(verdict.objections, none, "{compiler} {level} {name}");
        count += 1;
    }
    assert!(count > 50, "{count} functions");
}

#[test]
fn compiled_c_takes_constant_time() {
    for (prime, recipe) in [("2^521-1", P521), FIELDS[2]] {
        let text = &printed(&field(prime, recipe), "c");
        thread::scope(|scope| {
            for compiler in ["gcc", "clang-19"] {
                if !is_installed(compiler) {
                    println!("skipped: {compiler} is not installed");
                    continue;
                }
                scope.spawn(move || {
                    for level in ["-O1", "-O2", "-O3", "-Os"] {
                        takes_constant_time(text, compiler, level);
                    }
                });
            }
        });
    }
}
