//! `generated/c` as a library that CMake builds and installs, and programs that find it by CMake and by pkg-config.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

const PROGRAM: &str = "#include <curve25519.h>
#include <p256.h>

int main(void) {
    curve25519_limb a[curve25519_LIMBS], b[curve25519_LIMBS];
    p256_limb c[p256_LIMBS], d[p256_LIMBS];
    unsigned char bytes[32] = {9}, out[32];
    curve25519_from_bytes(a, bytes);
    curve25519_invert(b, a);
    curve25519_mul(b, a, b);
    curve25519_to_bytes(out, b);
    p256_from_bytes(c, bytes);
    p256_invert(d, c);
    p256_mul(d, c, d);
    p256_to_bytes(bytes, d);
    for (int i = 0; i < 32; i++) {
        if (out[i] != (i == 0) || bytes[i] != (i == 0)) {
            return 1;
        }
    }
    return 0;
}
";

const USER: &str = "cmake_minimum_required(VERSION 3.16)
project(user LANGUAGES C)
find_package(limbforge-fields 0.1 REQUIRED)
add_executable(user user.c)
target_link_libraries(user limbforge::fields)
";

/// Whether a tool is installed; a line says so if it is not.
fn has(tool: &str) -> bool {
    let there = Command::new(tool).arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: {tool} is not installed");
    }
    there
}

fn run(command: &mut Command) -> Output {
    let output = command.output().expect("the tool runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {errors}");
    output
}

fn cmake() -> Command {
    Command::new("cmake")
}

#[test]
fn an_installed_library_is_found_and_computes() {
    if !has("cmake") || !has("cc") {
        return;
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/c");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    // Without optimisation: this is about the installation.
    run(cmake()
        .arg("-S")
        .arg(source)
        .arg("-B")
        .arg(at("build"))
        .args([
            "-DCMAKE_BUILD_TYPE=Debug",
            "-DBUILD_SHARED_LIBS=OFF",
            "-DCMAKE_INSTALL_LIBDIR=lib",
            &format!("-DCMAKE_INSTALL_PREFIX={}", at("there").display()),
        ]));
    run(cmake()
        .arg("--build")
        .arg(at("build"))
        .args(["--parallel", "2"]));
    run(cmake().arg("--install").arg(at("build")));

    fs::create_dir(at("user")).expect("a folder");
    fs::write(at("user/user.c"), PROGRAM).expect("a file");
    fs::write(at("user/CMakeLists.txt"), USER).expect("a file");
    run(cmake()
        .arg("-S")
        .arg(at("user"))
        .arg("-B")
        .arg(at("used"))
        .arg(format!("-DCMAKE_PREFIX_PATH={}", at("there").display())));
    run(cmake().arg("--build").arg(at("used")));
    run(&mut Command::new(at("used/user")));

    if has("pkg-config") {
        let flags = run(Command::new("pkg-config")
            .args(["--cflags", "--libs", "limbforge-fields"])
            .env("PKG_CONFIG_PATH", at("there/lib/pkgconfig")));
        let flags = String::from_utf8(flags.stdout).expect("text");
        run(Command::new("cc")
            .arg(at("user/user.c"))
            .args(flags.split_whitespace())
            .arg("-o")
            .arg(at("by-pkg-config")));
        run(&mut Command::new(at("by-pkg-config")));
    }
}
