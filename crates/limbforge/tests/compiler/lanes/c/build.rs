//! Compilers, and what runs their programs.

use std::{fs, path::Path, process::Command};

use super::super::machine::{installed, is_native, piped};

/// A compiler, its arguments, and what runs its programs.
pub struct Build {
    pub compiler: &'static str,
    pub arguments: &'static [&'static str],
    runner: &'static [&'static str],
    /// The forms that run there, the portable one first.
    pub forms: Vec<&'static str>,
}

/// The builds that this machine can run, of a field whose form in registers is `form`.
pub fn builds(form: &'static str) -> Vec<Build> {
    let mut builds = Vec::new();
    let mut add = |compiler,
                   arguments,
                   runner: &'static [&'static str],
                   forms: Vec<&'static str>| {
        let missing = [&[compiler], runner]
            .concat()
            .into_iter()
            .find(|program| !installed(program));
        match missing {
            Some(program) => println!("skipped: {compiler} on {form}: {program} is not installed"),
            None => builds.push(Build {
                compiler,
                arguments,
                runner,
                forms,
            }),
        }
    };
    if form == "neon" {
        let forms = || vec!["portable", "neon"];
        add(
            "aarch64-linux-gnu-gcc",
            &["-O2", "-static"],
            &["qemu-aarch64"],
            forms(),
        );
        add(
            "aarch64-linux-gnu-gcc",
            &["-O0", "-static"],
            &["qemu-aarch64"],
            forms(),
        );
        return builds;
    }
    let forms = ["portable", form].into_iter();
    let forms: Vec<&str> = forms.filter(|own| is_native(own)).collect();
    add("gcc", &["-O0"], &[], forms.clone());
    add("gcc", &["-O3"], &[], forms.clone());
    let clang = ["clang", "clang-19"]
        .into_iter()
        .find(|name| installed(name));
    add(clang.unwrap_or("clang"), &["-O2"], &[], forms.clone());
    builds
}

pub fn compiled(folder: &Path, build: &Build, text: &str) {
    let file = folder.join("main.c");
    fs::write(&file, text).expect("a writable folder");
    let output = Command::new(build.compiler)
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror"])
        .args(build.arguments)
        .args(["-o", "main", "main.c"])
        .current_dir(folder)
        .output()
        .expect("a compiler");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {error}", build.compiler);
}

pub fn run(folder: &Path, build: &Build, input: &str) -> String {
    let words: Vec<&str> = build.runner.iter().copied().chain(["./main"]).collect();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).current_dir(folder);
    piped(&mut command, input)
}
