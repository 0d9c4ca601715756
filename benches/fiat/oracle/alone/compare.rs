// Compares the functions on single words of `ours` with those of `theirs`: the words around powers of two with each
// other and with each carry, and random ones.
mod MODULE_OURS_alone {
    use OURS_PATH as ours;
    use fiat_crypto::MODULE as theirs;

    type Carried = fn(&mut uWORD, &mut u8, u8, uWORD, uWORD);

    fn words(width: u32) -> Vec<uWORD> {
        let most = uWORD::MAX >> (WORD - width);
        let powers = (0..width).flat_map(|i| [(1 << i) - 1, 1 << i, most - ((1 << i) - 1), most - (1 << i)]);
        let mut state = 1u64;
        let random = (0..100).map(|_| {
            state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
            (state >> (64 - WORD)) as uWORD & most
        });
        powers.chain(random).collect()
    }

    fn carried(own: Carried, other: Carried, width: u32) {
        let words = words(width);
        for &x in &words {
            for &y in &words {
                for carry in [0, 1] {
                    let (mut ours, mut theirs) = ((0x55, 0x55), (0xaa, 0xaa));
                    own(&mut ours.0, &mut ours.1, carry, x, y);
                    other(&mut theirs.0, &mut theirs.1, carry, x, y);
                    assert_eq!(ours, theirs, "{carry} {x:#x} {y:#x}");
                }
            }
        }
    }

    #[test]
    fn words_alone() {
        carried(ours::fiat_PREFIX_addcarryx_uWIDTH, theirs::fiat_PREFIX_addcarryx_uWIDTH, WIDTH);
        carried(ours::fiat_PREFIX_subborrowx_uWIDTH, theirs::fiat_PREFIX_subborrowx_uWIDTH, WIDTH);
        for &x in &words(WORD) {
            for &y in &words(WORD) {
                for choice in [0, 1] {
                    let (mut own, mut other) = (0x55, 0xaa);
                    ours::fiat_PREFIX_cmovznz_uWORD(&mut own, choice, x, y);
                    theirs::fiat_PREFIX_cmovznz_uWORD(&mut other, choice, x, y);
                    assert_eq!(own, other, "{choice} {x:#x} {y:#x}");
                }
                let (mut own, mut other) = ((0x55, 0x55), (0xaa, 0xaa)); // MONTGOMERY
                ours::fiat_PREFIX_mulx_uWORD(&mut own.0, &mut own.1, x, y); // MONTGOMERY
                theirs::fiat_PREFIX_mulx_uWORD(&mut other.0, &mut other.1, x, y); // MONTGOMERY
                assert_eq!(own, other, "{x:#x} {y:#x}"); // MONTGOMERY
            }
        }
    }
}
