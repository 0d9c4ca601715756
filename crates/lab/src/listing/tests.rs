//! Code that is known by hand, and code of the compilers that are here.

use limbforge::{Prime, ops::derive::derive_only};

use super::*;
use crate::measure::compiler::find;

fn kinds(all: &[(u64, Instruction)]) -> Vec<(&str, Kind)> {
    let all = all.iter();
    all.map(|(_, i)| (i.text.as_str(), i.kind)).collect()
}

#[test]
fn instructions_of_x86_are_of_their_kinds() {
    // push rbx; mulx rcx, rax, [rsi]; adc rcx, 0; mov [rsp-8], rcx; mov rbx, [rsp-8]; shrd rax, rcx, 51;
    // mov [rdi], rax; cmovb rax, rbx; vpaddq ymm0, ymm1, ymm2; pop rbx; ret
    let code: &[u8] = &[
        0x53, 0xc4, 0xe2, 0xfb, 0xf6, 0x0e, 0x48, 0x83, 0xd1, 0x00, 0x48, 0x89, 0x4c, 0x24, 0xf8,
        0x48, 0x8b, 0x5c, 0x24, 0xf8, 0x48, 0x0f, 0xac, 0xc8, 0x33, 0x48, 0x89, 0x07, 0x48, 0x0f,
        0x42, 0xc3, 0xc5, 0xf5, 0xd4, 0xc2, 0x5b, 0xc3,
    ];
    let all = x86::decode(0x1000, code).expect("instructions");
    assert_eq!(
        kinds(&all),
        [
            ("push rbx", Kind::Save),
            ("mulx rcx, rax, [rsi]", Kind::Multiply),
            ("adc rcx, 0", Kind::AddCarry),
            ("mov [rsp-8], rcx", Kind::Store),
            ("mov rbx, [rsp-8]", Kind::Load),
            ("shrd rax, rcx, 0x33", Kind::Shift),
            ("mov [rdi], rax", Kind::Store),
            ("cmovb rax, rbx", Kind::Compare),
            ("vpaddq ymm0, ymm1, ymm2", Kind::Vector),
            ("pop rbx", Kind::Save),
            ("ret", Kind::Control),
        ]
    );
    let instructions: Vec<Instruction> = all.into_iter().map(|(_, i)| i).collect();
    let counts = Counts::of(&instructions);
    let memory = (counts.loads, counts.stores, counts.spills, counts.reloads);
    assert_eq!(memory, (1, 1, 1, 1));
    assert_eq!(counts.instructions(), 11);
    assert!(
        x86::decode(0, &[0x06]).is_err(),
        "no instruction of 64 bits"
    );
}

#[test]
fn instructions_of_riscv_are_of_their_kinds() {
    // ld a5, 0(a1); mulhu a4, a5, a2; sltu a3, a4, a5; c.sdsp a0, 8(sp); add a0, a4, a3; ret
    let words: [&[u8]; 6] = [
        &0x0005_b783u32.to_le_bytes(),
        &0x02c7_b733u32.to_le_bytes(),
        &0x00f7_36b3u32.to_le_bytes(),
        &0xe42au16.to_le_bytes(),
        &0x00d7_0533u32.to_le_bytes(),
        &0x8082u16.to_le_bytes(),
    ];
    let all = riscv::decode(0, &words.concat()).expect("instructions");
    let kinds = kinds(&all);
    let kinds: Vec<Kind> = kinds.into_iter().map(|(_, kind)| kind).collect();
    use Kind::{Add, Compare, Control, Load, Multiply, Store};
    assert_eq!(kinds, [Load, Multiply, Compare, Store, Add, Control]);
    assert_eq!(all[1].1.text, "mulhu a4, a5, a2");
    let instructions: Vec<Instruction> = all.into_iter().map(|(_, i)| i).collect();
    let counts = Counts::of(&instructions);
    assert_eq!((counts.loads, counts.stores, counts.spills), (1, 0, 1));
    assert!(riscv::decode(0, &[0, 0]).is_err());
}

/// Only where code can be decoded.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "riscv64")
))]
#[test]
fn compilers_here_name_a_printed_line_for_most_of_the_code() {
    let prime = Prime::parse("2^255-19").expect("a prime");
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let plan = recipe.parse().expect("a recipe");
    let field = derive_only(&prime, &plan, &["mul", "square"]).expect("a field");
    let folder = tempfile::tempdir().expect("a folder");
    let compilers = find().compilers;
    assert!(!compilers.is_empty(), "a Rust compiler built this test");
    for compiler in compilers {
        let all = listings(&field, &["mul", "square"], &compiler, folder.path());
        let all = all.unwrap_or_else(|error| panic!("{}: {error}", compiler.version));
        assert_eq!(all.len(), 2);
        for (listing, products) in all.iter().zip([25, 15]) {
            let what = format!("{} by {}", listing.operation, listing.compiler);
            assert_eq!(listing.without_lines, None, "{what}");
            let counts = listing.counts();
            // Products by 19 may be sums and shifts.
            assert!(
                counts.kinds[&Kind::Multiply] >= products,
                "{what}: {counts}"
            );
            let named = listing.instructions.iter().filter(|i| i.line.is_some());
            assert!(
                10 * named.count() > 8 * listing.instructions.len(),
                "{what}"
            );
            // A product names a line that has one, most of the time.
            let products = listing.rows().filter(|(i, ..)| i.kind == Kind::Multiply);
            let (all, right) = products.fold((0, 0), |(all, right), (_, line, _)| {
                // Rust has them as calls of `m`.
                let has = line.is_some_and(|line| line.contains(" * ") || line.contains("m("));
                (all + 1, right + usize::from(has))
            });
            assert!(10 * right >= 8 * all, "{what}: {right} of {all}");
            let text = serde_json::to_string(listing).expect("JSON");
            let back: Listing = serde_json::from_str(&text).expect("a listing");
            assert_eq!(&back, listing);
        }
    }
}

#[test]
fn kinds_of_later_versions_are_other_ones() {
    let text = "{\"text\": \"x\", \"kind\": \"entangle\"}";
    let read: Instruction = serde_json::from_str(text).expect("an instruction");
    assert_eq!((read.kind, read.line), (Kind::Other, None));
}

#[test]
fn what_is_no_library_is_an_error() {
    assert!(Function::find(b"no library", "listed_mul").is_err());
}
