//! A program that makes a public key of X25519 and a shared secret: its symbol `entry` is where the linker begins.

#![no_std]
#![no_main]

use forge25519::x25519::{x25519, PublicKey, StaticSecret};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

#[no_mangle]
extern "C" fn entry(secret: &[u8; 32], theirs: &[u8; 32], public: &mut [u8; 32], shared: &mut [u8; 32]) {
    *public = PublicKey::from(&StaticSecret::from(*secret)).to_bytes();
    *shared = x25519(*secret, *theirs);
}
