//! Libraries that call by words in which the loader puts addresses. Changes of what the loader is told make it put in
//! others, or leave the words for anyone to write: then the calls are not followed.

use std::sync::LazyLock;

use crate::library::*;
use crate::x86_build::{FULL_WORDS, field};
use crate::x86_routines::{changed, object};
use limbforge_core::{
    emit::asm::x86::prover,
    field::Field,
    read::{Composed, Meanings, Returned, Routines, X86},
};

static FIELD: LazyLock<Field> = LazyLock::new(|| field("2^255-19", FULL_WORDS));

/// `conditional_negate(out, a, choice)`, with calls by words.
const NEGATE: &str = "push rbx; push r12; push r13; sub rsp, 96
mov rbx, rdi; mov r12, rsi; mov r13, rdx
mov rdi, rsp; call [rip + s_opp]
lea rdi, [rsp+32]; mov rsi, rsp; mov r10, [rip + s_carry]; call r10
mov rdi, rbx; mov rsi, r13; lea rdx, [rsp+32]; mov rcx, r12; call l_select
add rsp, 96; pop r13; pop r12; pop rbx; ret";

/// The words, with others that may take their relocations, and room.
const WORDS: &str = ".set l_opp, f_opp
.set l_carry, f_carry
.set l_select, f_select
.weak g_nowhere
.section .data.rel.ro, \"aw\"
.balign 8
s_first: .quad l_select
s_opp: .quad l_opp, 0
s_carry: .quad l_carry
s_last: .quad l_select
.data
s_open: .quad l_opp, l_carry
.quad g_nowhere
.zero 4000
.text
";

static PLAIN: LazyLock<Library> = LazyLock::new(|| linked(NEGATE, &[]));

fn linked(body: &str, more: &[&str]) -> Library {
    let options = [
        "-shared",
        "-nostdlib",
        "-Wl,-z,relro,-z,now,-z,separate-code",
    ];
    let options = [&options, more].concat();
    Library(object(&FIELD, WORDS, &[body.to_owned()], &options))
}

/// The verdict on the routine of a library.
fn judge(library: &Library) -> Result<Composed, String> {
    let codes = X86::SystemV.functions(&library.0)?;
    let mut routines = Routines::new(&FIELD, |checked| {
        prover(&*FIELD, checked).map_err(|error| error.to_string())
    });
    for name in ["opp", "carry", "select"] {
        let checked = FIELD.program(name).expect("an operation");
        let code = codes.get(&format!("f_{name}")).ok_or("no function")?;
        let prover = prover(&*FIELD, checked).expect("a prover");
        prover.prove(code).map_err(|error| error.to_string())?;
        routines.enter(checked.program(), code, &Returned::Addresses.into());
    }
    let proof = routines.prove(
        "conditional_negate",
        &codes["h0"],
        &Returned::Addresses.into(),
    );
    proof.map_err(|error| error.to_string())
}

fn refused(what: &str, change: impl FnOnce(&mut Library)) {
    let mut library = PLAIN.clone();
    change(&mut library);
    assert!(library.0 != PLAIN.0, "{what}");
    assert!(judge(&library).is_err(), "{what}");
}

fn accepted(what: &str, change: impl FnOnce(&mut Library)) {
    let mut library = PLAIN.clone();
    change(&mut library);
    assert_eq!(judge(&library).map(|found| found.calls), Ok(3), "{what}");
}

#[test]
fn words_that_the_loader_seals_are_followed() {
    accepted("nothing", |_| {});
    // Names in the file, of which the loader reads none, and relocations of other words.
    accepted("an entry without a meaning", |l| l.tell(21, 0));
    let [first, .., last] = PLAIN.relocations()[..] else {
        panic!("relocations")
    };
    for (entry, _) in [first, last] {
        accepted("another word's relocation", |l| l.put(entry + 16, 0));
    }
    for (from, to) in [
        ("[rip + s_opp]", "[rip + s_carry]"),
        ("[rip + s_opp]", "[rip + s_opp + 1]"),
        ("[rip + s_opp]", "[rip + s_open]"),
        ("[rip + s_carry]", "[rip + s_open + 8]"),
        ("call [rip + s_opp]", ".byte 0x67; call [rip + s_opp]"),
        ("call [rip + s_opp]", "call fs:[rip + s_opp]"),
        (
            "mov r10, [rip + s_carry]",
            ".byte 0x67; mov r10, [rip + s_carry]",
        ),
        ("mov r10, [rip + s_carry]", "mov r10, gs:[rip + s_carry]"),
        ("mov r10, [rip + s_carry]", "mov r10d, [rip + s_carry]"),
        ("mov r10, [rip + s_carry]", "lea r10, [rip + s_carry]"),
    ] {
        let other = linked(&changed(NEGATE, from, to), &[]);
        assert!(judge(&other).is_err(), "{to}");
    }
    for options in ["-Wl,-z,norelro", "-Wl,-z,pack-relative-relocs"] {
        assert!(judge(&linked(NEGATE, &[options])).is_err(), "{options}");
    }
}

/// A word that two relocations touch.
#[test]
fn words_with_another_relocation_are_refused() {
    let all = PLAIN.relocations();
    let (word, other) = (all[1], all[3]);
    for distance in -7..8_i64 {
        let to = word.1.wrapping_add_signed(distance);
        refused("a neighbour that overlaps", |l| l.put(other.0, to));
    }
    accepted("a neighbour", |l| l.put(other.0, word.1 - 8));
    for kind in [0, COPY, SHORT, 38, 1000, 1 << 31] {
        refused("a kind that is not known", |l| l.put(other.0 + 8, kind));
    }
    let symbol = 1 << 32;
    for kind in [ABSOLUTE, 6, 7, 16, 17, 18, 37, symbol | RELATIVE] {
        refused("another kind", |l| l.put(word.0 + 8, kind));
    }
    refused("a longer one before", |l| {
        l.put(other.0, word.1 - 8);
        l.put(other.0 + 8, symbol | 36);
    });
    refused("the relocation of another word", |l| {
        l.put(word.0 + 16, l.get(other.0 + 16));
    });
    refused("one that is beyond the end of memory", |l| {
        l.put(other.0, 4_u64.wrapping_neg())
    });
    // The same table again, for calls.
    refused("a relocation for a call", |l| {
        let calls = l.place(l.get(l.told(OF_CALLS)));
        l.put(calls, word.1 + 1);
    });
}

/// Tables whose places, sizes and forms the loader is told in another way.
#[test]
fn tables_that_loaders_read_otherwise_are_refused() {
    for tag in [RELOCATIONS, SIZE, OF_CALLS, SIZE_OF_CALLS, FORM_OF_CALLS] {
        refused("a table without its place, size or form", |l| l.forget(tag));
        refused("two of them", |l| l.tell(tag, l.get(l.told(tag))));
        refused("a place, a size or a form of another table", |l| {
            let at = l.told(tag);
            l.put(at, l.get(at) + 1);
        });
    }
    refused("entries of another size", |l| {
        let at = l.told(SIZE_OF_ENTRIES);
        l.put(at, 32);
    });
    // DT_REL and DT_RELR with their sizes, those of Android, LLVM's, and prelinked files.
    for tag in [
        17,
        18,
        19,
        35,
        36,
        37,
        0x6000_000f,
        0x6000_0011,
        0x6fff_e000,
        0x4000_0026,
        0x6fff_fef8,
        0x6fff_fef9,
        0x6fff_fdf5,
    ] {
        refused("other tables", |l| l.tell(tag, 0));
    }
    refused("a table of which a part is told", |l| {
        let size = l.told(SIZE);
        l.put(size, l.get(size) - 8);
    });
    refused("a short table", |l| {
        let size = l.told(SIZE);
        l.put(size, 24);
    });
    refused("relocations of the code", |l| {
        let flags = l.told(FLAGS);
        l.put(flags, l.get(flags) | 4);
    });
}

/// The loader of glibc takes `f_select` in place of `f_opp` then.
#[test]
fn a_table_that_changes_itself_is_refused() {
    let change = |l: &mut Library, is_sealed: bool| {
        let all = l.relocations();
        let (word, open) = (all[1].1, all[4].1);
        let nowhere = all.iter().find(|(at, _)| l.get(at + 8) != RELATIVE);
        let absolute = l.get(nowhere.expect("a name").0 + 8);
        let [own, other] = [1, 3].map(|k: usize| l.get(all[k].0 + 16));
        let carry = (l.get(all[2].0), l.get(all[2].0 + 16));
        let table = open + 64;
        let target = if is_sealed { table + 40 } else { open };
        let entries = [
            [target, absolute, other],
            [word, RELATIVE, own],
            [carry.0, RELATIVE, carry.1],
        ];
        let at = l.place(table);
        for (k, number) in entries.as_flattened().iter().enumerate() {
            l.put(at + 8 * k, *number);
        }
        for (tag, value) in [(RELOCATIONS, table), (SIZE, 72)] {
            let at = l.told(tag);
            l.put(at, value);
        }
        let count = l.told(COUNT);
        l.put(count - 8, 21);
    };
    refused("a table that anyone can write", |l| change(l, false));
    refused("a table that changes itself", |l| change(l, true));
    refused("a relocation of what the loader is told", |l| {
        let to = l.get(l.header(DYNAMIC) + ADDRESS);
        let other = l.relocations()[3].0;
        l.put(other, to + 8);
    });
}

#[test]
fn words_that_are_not_sealed_are_refused() {
    let sealed = PLAIN.header(SEALED);
    let (word, page) = (PLAIN.relocations()[1].1, PAGE as u64);
    refused("no header", |l| l.put(sealed, 0));
    refused("a header of another type", |l| l.put(sealed, STACK));
    let from = PLAIN.get(sealed + ADDRESS);
    let end = word.next_multiple_of(page);
    accepted("a header up to the page's end", |l| {
        l.put(sealed + IN_MEMORY, end - from)
    });
    refused("a page of which a part is sealed", |l| {
        l.put(sealed + IN_MEMORY, end - 1 - from)
    });
    refused("what is behind the word", |l| {
        l.put(sealed + ADDRESS, word + 8);
        l.put(sealed + IN_MEMORY, page);
    });
    refused("a size that has no end", |l| {
        l.put(sealed + IN_MEMORY, u64::MAX)
    });
    // The loader of glibc goes by the last header.
    let spare = PLAIN.header(STACK);
    for [own, other] in [[sealed, spare], [spare, sealed]] {
        refused("another header", |l| {
            for field in (0..56).step_by(8) {
                let number = PLAIN.get(sealed + field);
                l.put(own + field, number);
                l.put(other + field, number);
            }
            l.put(other + IN_MEMORY, 0);
        });
    }
    refused("a program for which no loader is named", |l| l.0[16] = 2);
}

/// Pages that the loader takes from elsewhere in the file.
#[test]
fn pages_that_are_mapped_otherwise_are_refused() {
    let table = PLAIN.get(PLAIN.told(RELOCATIONS));
    let word = PLAIN.relocations()[1].1;
    let begin = |address: u64| address / PAGE as u64 * PAGE as u64;
    for (what, of) in [("the table", table), ("the words", word)] {
        // The spare header becomes that of a segment beside it in the same page.
        for (more, in_file, in_memory) in [
            (PAGE - 8, 8, 8),
            (PAGE - 8, 8, 0),
            (PAGE - 8, 0, 8),
            (0, PAGE, 0),
        ] {
            refused(what, |l| {
                let (at, first) = (
                    l.header(STACK),
                    l.place(begin(of).max(l.get(l.loaded(of) + ADDRESS))),
                );
                let bytes = l.0[first..].iter().copied().take(PAGE).collect::<Vec<u8>>();
                let place = l.page(&bytes) as u64;
                for (field, number) in [
                    (0, LOAD | 4 << 32),
                    (PLACE, place + more as u64),
                    (ADDRESS, begin(of) + more as u64),
                    (IN_FILE, in_file as u64),
                    (IN_MEMORY, in_memory),
                ] {
                    l.put(at + field, number);
                }
            });
        }
        refused("a place that is not that of the page", |l| {
            let header = l.loaded(of);
            l.put(header + PLACE, l.get(header + PLACE) + 8);
        });
    }
    // The loader of musl takes the whole page, whatever the header says of the place in it.
    let shifted = |l: &mut Library, by: usize| {
        let header = l.loaded(table);
        let (from, size) = (
            l.get(header + PLACE) as usize,
            l.get(header + IN_FILE) as usize,
        );
        let bytes = [vec![0; by], l.0[from..from + size].to_vec()].concat();
        let place = l.page(&bytes) + by;
        l.put(header + PLACE, place as u64);
    };
    accepted("a copy", |l| shifted(l, 0));
    refused("a copy in another place of its page", |l| shifted(l, 8));
}

/// Headers of segments that the reader counts by another number than the loader of glibc, which finds more of them.
#[test]
fn headers_that_are_counted_otherwise_are_refused() {
    refused("a number in another place", |l| {
        let (begin, count) = (l.get(0x20) as usize, usize::from(l.0[0x38]));
        let headers = l.0[begin..begin + 56 * count].to_vec();
        let at = l.page(&headers) as u64;
        l.put(0x20, at);
        l.0[0x38..0x3a].copy_from_slice(&[0xff, 0xff]);
        let first = l.get(0x28) as usize;
        l.0[first + 0x2c..first + 0x30].copy_from_slice(&(count as u32).to_le_bytes());
    });
}
