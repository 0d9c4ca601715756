//! `limbforge emit --isa aarch64` and `limbforge prove` on the object.

use limbforge_lab::assembler::assemble_aarch64;

use super::{limbforge, text};

const RECIPE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";

#[test]
fn text_is_emitted_and_its_object_proved() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    if let Err(error) = assemble_aarch64("") {
        println!("skipped: {error}");
        return;
    }
    let emit = [
        "emit", "2^255-19", "--recipe", RECIPE, "--lang", "asm", "--isa", "aarch64", "--name", "f",
    ];
    let output = limbforge(&emit, folder);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    let command = printed
        .lines()
        .find(|line| line.contains("--isa aarch64 --cpu cortex-a76"));
    assert!(command.is_some(), "{printed}");
    assert!(
        printed.contains("umulh") && printed.contains("f_mul:"),
        "{printed}"
    );
    let object = assemble_aarch64(&printed).expect("an object");
    std::fs::write(folder.join("f.o"), &object).expect("a file");
    let prove = ["prove", "f.o", "--prime", "2^255-19", "--recipe", RECIPE];
    let proved = limbforge(&prove, folder);
    let lines = text(&proved.stdout);
    assert!(proved.status.success(), "{lines}");
    assert!(lines.contains("f_mul"), "{lines}");
    // Another register in the last product.
    let place = object
        .windows(4)
        .rposition(|bytes| bytes[3] == 0x9b && bytes[2] >> 5 == 0b110);
    let mut changed = object;
    changed[place.expect("a product")] ^= 1;
    std::fs::write(folder.join("f.o"), &changed).expect("a file");
    let refused = limbforge(&prove, folder);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        text(&refused.stdout).contains("REFUSED"),
        "{}",
        text(&refused.stdout)
    );
}

#[test]
fn what_cannot_be_written_is_refused_in_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |arguments: &[&str], reason: &str| {
        let output = limbforge(arguments, folder.path());
        assert!(!output.status.success());
        assert!(output.stdout.is_empty());
        let line = text(&output.stderr);
        assert!(line.contains(reason), "{line}");
    };
    let emit = ["emit", "2^255-19", "--lang", "asm", "--isa", "aarch64"];
    refused(
        &[&emit[..], &["--cpu", "skylake"]].concat(),
        "use `--cpu cortex-a76`",
    );
    refused(&[&emit[..], &["--cpu", "cortex-m4"]].concat(), "cortex-a76");
    refused(
        &[&emit[..], &["--schedules", "none.toml"]].concat(),
        "x86-64",
    );
    refused(&["emit", "2^255-19", "--isa", "aarch64"], "--lang asm");
}
