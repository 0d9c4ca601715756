//! Two requests to valgrind's memcheck.
//!
//! They are written here because a crate for them needs valgrind's headers, a C compiler and libclang to be built, and
//! these tests are to build with Rust alone. Outside valgrind they do nothing, nor do they on processors other than
//! x86-64.

#![allow(unsafe_code)]

/// VG_USERREQ__MAKE_MEM_UNDEFINED and its successor in valgrind's memcheck.h: the tool's letters, then a number.
const MAKE_UNDEFINED: usize = 0x4d43_0001;
const MAKE_DEFINED: usize = 0x4d43_0002;

/// From here on memcheck reports branches and addresses that depend on these bytes.
pub fn mark_undefined(bytes: &[u8]) {
    request(MAKE_UNDEFINED, bytes);
}

/// Undoes [`mark_undefined`], and the same for what was computed from such bytes.
pub fn mark_defined(bytes: &[u8]) {
    request(MAKE_DEFINED, bytes);
}

/// The sequence that valgrind's valgrind.h gives to its client requests on amd64: rotations by 128 bits in all, then an
/// exchange of a register with itself; rax points to the request and five arguments, rdx takes the answer.
#[cfg(target_arch = "x86_64")]
fn request(request: usize, bytes: &[u8]) {
    let arguments = [
        request,
        bytes.as_ptr().expose_provenance(),
        bytes.len(),
        0,
        0,
        0,
    ];
    // SAFETY: for the processor nothing changes but rdx and the flags. Valgrind only notes something about the bytes.
    unsafe {
        core::arch::asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") &arguments,
            inout("rdx") 0_usize => _,
            options(nostack),
        );
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn request(_: usize, _: &[u8]) {}
