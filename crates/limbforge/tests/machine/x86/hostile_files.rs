//! Files that a linker or a loader reads in another way than the reader of this crate: each is refused.
//!
//! The bytes of `f` are those of `x + y`. What is changed around them makes GNU `ld`, gold or the loader of glibc
//! run something else: a relocation that is overlooked adds 5, another file's section comes in place of this one.

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    emit::asm::x86::prover,
    read::{Meanings, X86},
};

use crate::hostile::{INTERFACE, assemble, sum};

/// Types of sections, and where their headers have what is changed.
const SYMBOLS: u32 = 2;
const RELOCATIONS: u32 = 4;
const GROUP: u32 = 17;
const TYPE: usize = 4;
const FLAGS: usize = 8;
const SIZE: usize = 0x20;
const LINK: usize = 0x28;

/// The same of the file's header and of those of segments.
const KIND: usize = 16;
const SEGMENTS: usize = 0x20;
const SECTIONS: usize = 0x28;
const DYNAMIC: u32 = 2;

fn get<const N: usize>(file: &[u8], at: usize) -> u64 {
    let mut number = [0; 8];
    number[..N].copy_from_slice(&file[at..at + N]);
    u64::from_le_bytes(number)
}

fn put<const N: usize>(file: &mut [u8], at: usize, number: u64) {
    file[at..at + N].copy_from_slice(&number.to_le_bytes()[..N]);
}

/// Where the header of the k-th section is that `is` says.
fn section(file: &[u8], is: impl Fn(usize) -> bool) -> usize {
    let (begin, count) = (get::<8>(file, SECTIONS) as usize, get::<2>(file, 0x3c));
    let mut headers = (0..count as usize).map(|k| begin + 64 * k);
    headers.find(|at| is(*at)).expect("a section")
}

fn of_type(file: &[u8], kind: u32) -> usize {
    section(file, |at| get::<4>(file, at + TYPE) == u64::from(kind))
}

/// The verdict on `f` of a file.
fn judge(file: &[u8]) -> Result<(), String> {
    let checked = sum();
    let code = X86::SystemV.functions(file)?.remove("f");
    let code = code.ok_or("no function")?;
    let proof = prover(INTERFACE, &checked).expect("a prover").prove(&code);
    proof.map(drop).map_err(|error| error.to_string())
}

fn refused(file: &[u8], reason: &str) {
    let found = judge(file).expect_err(reason);
    assert!(found.contains(reason), "{found}, not {reason}");
}

/// `x + y + k`, where k is 0 in the file, and `more` assembly.
fn adding(more: &str) -> Vec<u8> {
    let text = format!(
        ".text\n.globl f\n.type f, @function\nf:\nlea rax, [rsi + rdx]\nadd rax, 0x12345678\n{more}\n\
         mov [rdi], rax\nret\n.size f, .-f\n.globl five\n.set five, 5"
    );
    let mut file = assemble(&text);
    let k = 0x1234_5678_u32.to_le_bytes();
    let at = file.windows(4).position(|bytes| bytes == k);
    put::<4>(&mut file, at.expect("k"), 0);
    file
}

/// A linker puts 5 in place of k.
fn relocated() -> Vec<u8> {
    adding(".reloc .-4, R_X86_64_32, five")
}

#[test]
fn overlooked_relocations_are_refused() {
    assert_eq!(judge(&adding("")), Ok(()));
    let file = relocated();
    refused(&file, "contains");
    let header = of_type(&file, RELOCATIONS);
    // GNU `ld` applies those that are whole.
    let mut odd = file.clone();
    put::<8>(&mut odd, header + SIZE, get::<8>(&file, header + SIZE) + 8);
    refused(&odd, "relocations that are not understood");
    // LLVM's linker takes them to be of the only table of symbols.
    for link in [0, 1] {
        let mut other = file.clone();
        put::<4>(&mut other, header + LINK, link);
        refused(&other, "relocations that are not understood");
    }
    // LLVM's form of relocations, one of which is announced and cut off.
    let mut short = file.clone();
    let at = get::<8>(&file, header + 0x18) as usize;
    short[at] = 0x0c;
    put::<4>(&mut short, header + TYPE, 0x4000_0014);
    put::<8>(&mut short, header + SIZE, 1);
    refused(&short, "relocations that are not understood");
}

/// GNU `ld` takes a file of no type for an object. As one that is loaded, it has no relocations, and its function lies
/// in the segment that a header names.
#[test]
fn files_of_no_type_are_refused() {
    for kind in [0, 4, 0xfe00] {
        let mut file = relocated();
        put::<2>(&mut file, KIND, kind);
        let text = section(&file, |at| get::<8>(&file, at + FLAGS) == 6);
        let (from, size) = (get::<8>(&file, text + 0x18), get::<8>(&file, text + SIZE));
        let end = file.len() as u64;
        put::<8>(&mut file, SEGMENTS, end);
        put::<4>(&mut file, 0x36, 56 | 1 << 16);
        // Loaded, readable and executable; place in the file, addresses, sizes, alignment.
        for number in [1 | 5 << 32, from, 0, 0, size, size, 1] {
            file.extend_from_slice(&number.to_le_bytes());
        }
        refused(&file, "neither an object nor");
    }
}

#[test]
fn a_second_table_of_symbols_is_refused() {
    // The section of the group's kind becomes another table.
    let text = ".section .more, \"\", @progbits\n.zero 24\n.text\n.globl f\n.type f, @function\nf:\n\
                lea rax, [rsi + rdx]\nmov [rdi], rax\nret\n.size f, .-f";
    let mut file = assemble(text);
    assert_eq!(judge(&file), Ok(()));
    let names = of_type(&file, SYMBOLS);
    let more = section(&file, |at| {
        get::<8>(&file, at + SIZE) == 24 && get::<4>(&file, at + TYPE) == 1
    });
    put::<4>(&mut file, more + TYPE, SYMBOLS.into());
    let link = get::<4>(&file, names + LINK);
    put::<4>(&mut file, more + LINK, link);
    put::<8>(&mut file, more + 0x38, 24);
    refused(&file, "two tables of symbols");
}

/// gold drops sections that the list of a group has, with the flag or without it.
#[test]
fn groups_count_by_their_lists() {
    let text = ".section .text.f, \"axG\", @progbits, f, comdat\n.globl f\n.type f, @function\nf:\n\
                lea rax, [rsi + rdx]\nmov [rdi], rax\nret\n.size f, .-f";
    let mut file = assemble(text);
    let own = section(&file, |at| get::<8>(&file, at + FLAGS) == 0x206);
    put::<8>(&mut file, own + FLAGS, 6);
    refused(&file, "another file's section");
    let group = of_type(&file, GROUP);
    put::<8>(&mut file, group + SIZE, 7);
    refused(&file, "group");
}

/// Sections whose names linkers have rules for, each with what the rule does to them.
#[test]
fn sections_with_rules_of_their_own_are_refused() {
    let of = |section: &str, constants: &str, k: u32| {
        assemble(&format!(
            "{constants}\nc: .quad {k}\n{section}\n.globl f\n.type f, @function\nf:\nadd rsi, [rip + c]\n\
             add rsi, rdx\nmov [rdi], rsi\nret\n.size f, .-f"
        ))
    };
    let (text, data) = (".text", ".section .rodata");
    let lawful = [
        (text, data),
        (".section .text.f, \"ax\", @progbits", data),
        (".section own, \"ax\", @progbits", data),
        (text, ".section .rodata.c, \"a\", @progbits"),
        (text, ".section .rodata.cst8, \"aM\", @progbits, 8"),
    ];
    for (section, constants) in lawful {
        assert_eq!(
            judge(&of(section, constants, 0)),
            Ok(()),
            "{section} {constants}"
        );
        assert!(
            judge(&of(section, constants, 1)).is_err(),
            "{section} {constants}"
        );
    }
    let names = [
        ".eh_frame",
        ".note.gnu.property",
        ".init_array",
        ".ctors",
        ".got",
        ".texts",
        ".gnu_debuglink",
        ".gnu.warning.f",
    ];
    for name in names {
        let section = format!(".section {name}, \"ax\", @progbits");
        refused(&of(&section, data, 0), "rule of their own");
    }
    refused(&of(".section own, \"x\", @progbits", data, 0), "");
    refused(
        &of(".section own, \"ax\", @note", data, 0),
        "rule of their own",
    );
    // Of these some can be written, and others are sorted or joined.
    let names = [
        ".data.c",
        ".bss.c",
        ".eh_frame",
        ".init_array",
        ".own",
        "own",
    ];
    for name in names {
        let constants = format!(".section {name}, \"a\", @progbits");
        refused(&of(text, &constants, 0), "contains");
    }
}

/// The header of a member of an archive.
fn member(name: &str, bytes: &[u8]) -> Vec<u8> {
    let header = format!(
        "{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
        0,
        0,
        0,
        644,
        bytes.len()
    );
    assert_eq!(header.len(), 60);
    let mut all = header.into_bytes();
    all.extend_from_slice(bytes);
    if all.len() % 2 == 1 {
        all.push(b'\n');
    }
    all
}

/// An archive whose index names the member at a distance from the first one.
fn archive(members: &[u8], distance: usize) -> Vec<u8> {
    let at = 8 + 60 + 10 + distance;
    let mut index = vec![0, 0, 0, 1];
    index.extend_from_slice(&u32::try_from(at).expect("a short file").to_be_bytes());
    index.extend_from_slice(b"f\0");
    [b"!<arch>\n", &member("/", &index)[..], members].concat()
}

/// A linker takes from an archive what its index names.
#[test]
fn indices_of_archives_are_compared() {
    let (good, evil) = (adding(""), relocated());
    let plain = member("f.o/", &good);
    assert_eq!(judge(&archive(&plain, 0)), Ok(()));
    // A member in the bytes of another one, behind what a reader of objects looks at.
    let mut both = good.clone();
    both.resize(both.len().next_multiple_of(2), 0);
    let inside = both.len();
    both.extend_from_slice(&member("g.o/", &evil));
    let hiding = member("f.o/", &both);
    assert_eq!(judge(&archive(&hiding, 0)), Ok(()));
    refused(&archive(&hiding, 60 + inside), "its index names");
    // One that is no object of this kind: a linker may know it.
    let other = [plain.clone(), member("g.o/", b"\x64\x86 of another system")].concat();
    assert_eq!(judge(&archive(&other, 0)), Ok(()));
    refused(&archive(&other, plain.len()), "its index names");
    refused(&[b"!<arch>\n", &other[..]].concat(), "no index");
    assert_eq!(judge(&[b"!<arch>\n", &plain[..]].concat()), Ok(()));
    let bitcode = [plain.clone(), member("g.o/", b"\xde\xc0\x17\x0b")].concat();
    refused(&archive(&bitcode, 0), "optimisation at link time");
}

/// Of two members that have a name a linker takes either.
#[test]
fn names_that_are_twice_in_an_archive_are_refused() {
    let good = member("f.o/", &adding(""));
    for other in [
        ".globl f\n.type f, @function\nf: ret\n.size f, .-f",
        ".weak f\n.type f, @function\nf: ret\n.size f, .-f",
        ".globl f\nf: ret",
        ".globl f\n.set f, 64",
        ".data\n.globl f\nf: .quad 1",
        ".comm f, 8, 8",
    ] {
        let second = member("g.o/", &assemble(&format!(".text\n{other}")));
        for members in [[&good[..], &second], [&second, &good]] {
            refused(&archive(&members.concat(), 0), "of its name");
        }
    }
    // A function of one file alone is another one, and nothing else has the name.
    let second = assemble(".text\n.type f, @function\nf: ret\n.size f, .-f");
    let members = [&good[..], &member("g.o/", &second)].concat();
    assert_eq!(judge(&archive(&members, 0)), Ok(()));
}

/// A library with a relocation of its code, whose headers say otherwise where the loader of glibc does not look.
#[test]
fn what_the_loader_is_told_is_read_where_it_reads() {
    let folder = Folder::temporary();
    fs::write(folder.0.join("f.o"), relocated_word()).expect("a folder");
    let built = Command::new("gcc")
        .current_dir(&folder.0)
        .args(["-shared", "-nostdlib", "-Wl,-z,notext", "f.o", "-o", "f.so"])
        .output()
        .expect("gcc, which this test needs");
    assert!(built.status.success(), "{built:?}");
    let mut file = fs::read(folder.0.join("f.so")).expect("a library");
    refused(&file, "text relocations");
    // The relocations are in no section of theirs.
    let relocations = of_type(&file, RELOCATIONS);
    put::<4>(&mut file, relocations + TYPE, 1);
    refused(&file, "text relocations");
    let begin = get::<8>(&file, SEGMENTS) as usize;
    let mut headers = (0..get::<2>(&file, 0x38) as usize).map(|k| begin + 56 * k);
    let header = headers.find(|at| get::<4>(&file, *at) == u64::from(DYNAMIC));
    let header = header.expect("what the loader is told");
    let (at, size) = (
        get::<8>(&file, header + 8) as usize,
        get::<8>(&file, header + 0x20) as usize,
    );
    // Another copy without the flag and the tag, to which the header points in the file.
    let mut copy = file[at..at + size].to_vec();
    let mut ends = 0;
    for entry in copy.chunks_exact_mut(16) {
        match get::<8>(entry, 0) {
            22 => put::<8>(entry, 0, 21),
            30 => put::<8>(entry, 8, 0),
            0 => ends += 1,
            _ => {}
        }
    }
    assert!(ends > 1, "the table has room");
    let mut elsewhere = file.clone();
    put::<8>(&mut elsewhere, header + 8, file.len() as u64);
    elsewhere.extend_from_slice(&copy);
    refused(&elsewhere, "tells the loader is not understood");
    // The header ends before the tag, and before the end mark.
    let tag = file[at..at + size]
        .chunks_exact(16)
        .position(|entry| get::<8>(entry, 0) == 22);
    let mut short = file.clone();
    put::<8>(&mut short, header + 0x20, 16 * tag.expect("a tag") as u64);
    refused(&short, "tells the loader is not understood");
    // Without the tag at the place that the loader reads, it does not change the code.
    file[at..at + size].copy_from_slice(&copy);
    assert_eq!(judge(&file), Ok(()));
}

/// `x + y + k`, where the loader puts an address in place of k, which is 0 in the file.
fn relocated_word() -> Vec<u8> {
    assemble(
        ".text\n.globl f\n.type f, @function\nf:\nlea rax, [rsi + rdx]\nmovabs rcx, offset g\nadd rax, rcx\n\
         mov [rdi], rax\nret\n.size f, .-f\n.globl g",
    )
}
