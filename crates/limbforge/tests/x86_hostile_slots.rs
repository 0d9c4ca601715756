//! Libraries that call by words in which the loader puts addresses. Changes of what the loader is told make it put in
//! others, or leave the words for anyone to write: then the calls are not followed.

#![cfg(target_arch = "x86_64")]

#[path = "support/x86_build.rs"]
mod x86_build;
#[path = "support/x86_routines.rs"]
mod x86_routines;

use std::sync::LazyLock;

use limbforge_core::{
    emit::asm::x86::prover,
    field::Field,
    read::{Composed, Meanings, Returned, Routines, X86},
};
use x86_build::{FULL_WORDS, field};
use x86_routines::{changed, object};

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
s_opp: .quad l_opp
s_carry: .quad l_carry
s_last: .quad l_select
.data
s_open: .quad l_opp, l_carry
.quad g_nowhere
.zero 4000
.text
";

/// Types of segments.
const LOAD: u64 = 1;
const DYNAMIC: u64 = 2;
const STACK: u64 = 0x6474_e551;
const SEALED: u64 = 0x6474_e552;

/// Where their headers have what is changed.
const PLACE: usize = 8;
const ADDRESS: usize = 16;
const IN_FILE: usize = 32;
const IN_MEMORY: usize = 40;

/// What the loader is told.
const RELOCATIONS: u64 = 7;
const SIZE: u64 = 8;
const OF_CALLS: u64 = 23;
const SIZE_OF_CALLS: u64 = 2;
const FORM_OF_CALLS: u64 = 20;
const FLAGS: u64 = 30;
const COUNT: u64 = 0x6fff_fff9;

/// Kinds of relocations.
const ABSOLUTE: u64 = 1;
const COPY: u64 = 5;
const RELATIVE: u64 = 8;
const SHORT: u64 = 10;

const PAGE: usize = 4096;

/// A library that is changed.
#[derive(Clone)]
struct Library(Vec<u8>);

impl Library {
    fn get(&self, at: usize) -> u64 {
        let bytes = self.0[at..at + 8].try_into();
        u64::from_le_bytes(bytes.expect("eight bytes"))
    }

    fn put(&mut self, at: usize, number: u64) {
        self.0[at..at + 8].copy_from_slice(&number.to_le_bytes());
    }

    /// Where the headers of segments of a type are.
    fn headers(&self, kind: u64) -> Vec<usize> {
        let begin = self.get(0x20) as usize;
        let count = usize::from(self.0[0x38]);
        let all = (0..count).map(|k| begin + 56 * k);
        all.filter(|at| self.get(*at) & 0xffff_ffff == kind)
            .collect()
    }

    fn header(&self, kind: u64) -> usize {
        self.headers(kind)[0]
    }

    /// The header of the segment that an address is in.
    fn loaded(&self, address: u64) -> usize {
        let loads = self.headers(LOAD).into_iter();
        let mut holding = loads.filter(|header| {
            let from = self.get(header + ADDRESS);
            (from..from + self.get(header + IN_FILE)).contains(&address)
        });
        holding.next().expect("a segment")
    }

    /// Where an address is in the file.
    fn place(&self, address: u64) -> usize {
        let header = self.loaded(address);
        (address - self.get(header + ADDRESS) + self.get(header + PLACE)) as usize
    }

    /// Where the value of something is that the loader is told.
    fn told(&self, tag: u64) -> usize {
        let begin = self.get(self.header(DYNAMIC) + PLACE) as usize;
        let mut all = (begin..).step_by(16);
        all.find(|at| self.get(*at) == tag).expect("an entry") + 8
    }

    /// Tells the loader more.
    fn tell(&mut self, tag: u64, value: u64) {
        let at = self.told(0);
        assert_eq!(self.get(at + 8), 0, "room for the end mark");
        self.put(at - 8, tag);
        self.put(at, value);
    }

    fn forget(&mut self, tag: u64) {
        // `DT_DEBUG`, which says nothing in a library.
        let at = self.told(tag);
        self.put(at - 8, 21);
    }

    /// The places in the file of the relocations of words, and in memory of these words: in order those of
    /// `.data.rel.ro`, and the others.
    fn relocations(&self) -> Vec<(usize, u64)> {
        let begin = self.place(self.get(self.told(RELOCATIONS)));
        let size = self.get(self.told(SIZE)) as usize;
        let all = (begin..begin + size).step_by(24);
        all.map(|at| (at, self.get(at))).collect()
    }

    /// Adds a page at the end of the file that has these bytes; where it is.
    fn page(&mut self, bytes: &[u8]) -> usize {
        let at = self.0.len().next_multiple_of(PAGE);
        self.0.resize(at, 0);
        self.0.extend_from_slice(bytes);
        self.0.resize(at + PAGE, 0);
        at
    }
}

static PLAIN: LazyLock<Library> = LazyLock::new(|| library(NEGATE, &[]));

fn library(body: &str, more: &[&str]) -> Library {
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
        let other = library(&changed(NEGATE, from, to), &[]);
        assert!(judge(&other).is_err(), "{to}");
    }
    for options in ["-Wl,-z,norelro", "-Wl,-z,pack-relative-relocs"] {
        assert!(judge(&library(NEGATE, &[options])).is_err(), "{options}");
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

/// What the loader is told of its tables.
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
    let stack = PLAIN.header(STACK);
    refused("another header", |l| {
        l.put(stack, SEALED | 4 << 32);
    });
}

/// Pages that the loader takes from elsewhere in the file.
#[test]
fn pages_that_are_mapped_otherwise_are_refused() {
    let table = PLAIN.get(PLAIN.told(RELOCATIONS));
    let word = PLAIN.relocations()[1].1;
    let begin = |address: u64| address / PAGE as u64 * PAGE as u64;
    for (what, of) in [("the table", table), ("the words", word)] {
        // The spare header becomes that of a segment beside it in the same page.
        for (in_file, in_memory) in [(8, 8), (8, 0), (0, 8)] {
            refused(what, |l| {
                let (at, first) = (
                    l.header(STACK),
                    l.place(begin(of).max(l.get(l.loaded(of) + ADDRESS))),
                );
                let bytes = l.0[first..].iter().copied().take(PAGE).collect::<Vec<u8>>();
                let place = l.page(&bytes) as u64;
                let more = PAGE as u64 - 8;
                for (field, number) in [
                    (0, LOAD | 4 << 32),
                    (PLACE, place + more),
                    (ADDRESS, begin(of) + more),
                    (IN_FILE, in_file),
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
