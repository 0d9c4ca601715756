//! The processor and the programs of this machine.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

/// Whether a program can be called.
pub fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    found.is_ok_and(|output| output.status.success())
}

/// Whether this processor has the instructions of a form.
#[cfg(target_arch = "x86_64")]
pub fn is_native(form: &str) -> bool {
    let avx512 = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
    match form {
        "portable" => true,
        "ifma" => avx512 && is_x86_feature_detected!("avx512ifma"),
        "avx512" => avx512,
        "avx2" => is_x86_feature_detected!("avx2"),
        "fma" => is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma"),
        _ => false,
    }
}

#[cfg(not(target_arch = "x86_64"))]
pub fn is_native(form: &str) -> bool {
    form == "portable" || form == "neon" && cfg!(target_arch = "aarch64")
}

/// The output of a program, which has to succeed, for this input.
pub fn piped(command: &mut Command, input: &str) -> String {
    let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = spawned.expect("a program that starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("its output");
    assert!(output.status.success(), "{command:?}");
    writer.join().expect("a writer").expect("it reads");
    String::from_utf8(output.stdout).expect("text")
}
