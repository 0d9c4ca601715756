//! Compilers, and what runs their programs.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

/// A compiler, its arguments, and what runs its programs.
pub struct Build {
    pub compiler: &'static str,
    pub arguments: &'static [&'static str],
    runner: &'static [&'static str],
    /// The forms that run there, the portable one first.
    pub forms: Vec<&'static str>,
}

/// The builds that this machine can run, of a field whose form in registers is `form`.
pub fn builds(form: &str) -> Vec<Build> {
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
    let mut forms = vec!["portable"];
    forms.extend(native(form));
    add("gcc", &["-O0"], &[], forms.clone());
    add("gcc", &["-O3"], &[], forms.clone());
    let clang = ["clang", "clang-19"]
        .into_iter()
        .find(|name| installed(name));
    add(clang.unwrap_or("clang"), &["-O2"], &[], forms.clone());
    builds
}

/// The form, if this processor has its instructions.
#[cfg(target_arch = "x86_64")]
fn native(form: &str) -> Option<&'static str> {
    let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
    match form {
        "ifma" => (avx512 && is_x86_feature_detected!("avx512ifma")).then_some("ifma"),
        "avx512" => avx512.then_some("avx512"),
        "avx2" => is_x86_feature_detected!("avx2").then_some("avx2"),
        _ => None,
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn native(_: &str) -> Option<&'static str> {
    None
}

fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    found.is_ok_and(|output| output.status.success())
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
    let mut child = Command::new(words[0])
        .args(&words[1..])
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the compiled program");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("its output");
    assert!(output.status.success(), "{}", build.compiler);
    writer.join().expect("a writer").expect("it reads");
    String::from_utf8(output.stdout).expect("text")
}
