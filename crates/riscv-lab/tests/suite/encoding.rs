//! Words, text and back, over all rows of all selectable instruction sets.

use crate::support::{Random, random_instruction, whole_sets};
use riscv_lab::isa::{
    CustomEncoding, DecodeError, EncodeError, Extension, Instruction, Isa, Op, ParseError, Reg,
    Row, TABLE, decode, encode, gnu_text, parse,
};

/// Two rows of which one word could be both.
fn overlaps<'a>(rows: &[&'a Row], encoding: CustomEncoding) -> Vec<(&'a str, &'a str)> {
    let mut found = Vec::new();
    for (index, x) in rows.iter().enumerate() {
        for y in &rows[..index] {
            let common = x.format.mask() & y.format.mask();
            if (x.bits(encoding) ^ y.bits(encoding)) & common == 0 {
                found.push((y.name, x.name));
            }
        }
    }
    found
}

#[test]
fn no_two_rows_of_a_selectable_set_overlap() {
    for isa in whole_sets() {
        let rows: Vec<_> = isa.rows().collect();
        assert_eq!(overlaps(&rows, isa.encoding()), [], "{isa}");
        for row in rows {
            let bits = row.bits(isa.encoding());
            assert_eq!(
                bits & !row.format.mask(),
                0,
                "{}: bits under operands",
                row.name
            );
            assert_eq!(bits & 3, 3, "{}: no word of 32 bits", row.name);
        }
    }
}

/// The clash is why there are two published sets, and the test above can fail.
#[test]
fn as_published_the_two_extensions_clash_in_one_word() {
    let rows: Vec<_> = TABLE.iter().collect();
    let clashes = overlaps(&rows, CustomEncoding::PublishedFull);
    assert_eq!(clashes, [("cadd", "madd57lu")]);
}

#[test]
fn rows_are_in_the_order_of_their_variants() {
    for (index, row) in TABLE.iter().enumerate() {
        assert_eq!(row.op as usize, index);
        assert!(std::ptr::eq(row.op.row(), row));
        assert_eq!(Op::named(row.name), Some(row.op));
    }
}

#[test]
fn instructions_come_back_from_words_and_from_both_texts() {
    let mut random = Random(3);
    for isa in whole_sets() {
        for row in isa.rows() {
            for _ in 0..200 {
                let instruction = random_instruction(row, &mut random);
                let word = encode(&instruction, &isa).expect("a word");
                assert_eq!(decode(word, &isa), Ok((instruction, 4)), "{instruction}");
                assert_eq!(parse(&instruction.to_string(), &isa), Ok(instruction));
                let text = gnu_text(&instruction, &isa);
                assert_eq!(parse(&text, &isa), Ok(instruction), "{text}");
            }
        }
    }
}

/// The decoder takes any word, and what it knows has the same word again.
#[test]
fn random_words_are_an_instruction_or_an_error() {
    let mut random = Random(4);
    let mut known = 0;
    for isa in whole_sets() {
        for _ in 0..200_000 {
            let word = random.word() as u32 | 3;
            if let Ok((instruction, length)) = decode(word, &isa) {
                assert_eq!(length, 4);
                known += 1;
                assert_eq!(encode(&instruction, &isa), Ok(word), "{instruction}");
            }
        }
    }
    assert!(known > 10_000, "{known}");
}

#[test]
fn an_instruction_outside_the_set_is_named() {
    let (small, all) = ("rv64ic".parse::<Isa>().unwrap(), Isa::everything());
    let sh1add = Instruction::r(Op::Sh1add, Reg::A0, Reg::A0, Reg::A0);
    let error = encode(&sh1add, &small).unwrap_err();
    assert_eq!(
        error.to_string(),
        "rv64ic has no `sh1add`; add Zba to the instruction set"
    );
    let error = decode(encode(&sh1add, &all).unwrap(), &small).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the bytes 33 25 a5 20 are `sh1add`, which rv64ic does not have; add Zba to the instruction set"
    );
    let error = decode(0x2000, &"rv64i".parse().unwrap()).unwrap_err();
    assert!(
        matches!(
            error,
            DecodeError::Missing {
                extension: Extension::D,
                ..
            }
        ),
        "{error}"
    );
    let error = decode(0x0001, &"rv64i".parse().unwrap()).unwrap_err();
    assert!(error.to_string().contains("01 00 are `c.addi`"), "{error}");
    // fadd.d fa0, fa0, fa1
    let error = decode(0x02b5_7553, &all).unwrap_err();
    assert!(
        error.to_string().contains("floating-point arithmetic"),
        "{error}"
    );
    let error = decode(0xffff_ffff, &all).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the bytes ff ff ff ff are not an instruction"
    );
}

#[test]
fn operands_that_do_not_fit_are_refused() {
    let isa = Isa::everything();
    let refused = |instruction: Instruction| encode(&instruction, &isa).unwrap_err().to_string();
    let wide = Instruction::i(Op::Addi, Reg::A0, Reg::A0, 2048);
    assert_eq!(
        refused(wide),
        "the immediate of `addi` must be from -2048 to 2047, not 2048"
    );
    let odd = Instruction::b(Op::Beq, Reg::A0, Reg::A0, 3);
    assert_eq!(
        refused(odd),
        "the immediate of `beq` must be from -4096 to 4094 and a multiple of 2, not 3"
    );
    let float = Instruction::r(Op::Add, Reg::f(1), Reg::A0, Reg::A0);
    assert!(matches!(
        encode(&float, &isa),
        Err(EncodeError::Register { operand: "rd", .. })
    ));
    let extra = Instruction::r4(Op::Add, Reg::A0, Reg::A0, Reg::A0, Reg::A0);
    assert!(matches!(
        encode(&extra, &isa),
        Err(EncodeError::Register { operand: "rs3", .. })
    ));
}

#[test]
fn lines_that_are_no_instruction_are_refused() {
    let isa = Isa::everything();
    for line in [
        "add a0, a1",
        "add a0, a1, a2, a3",
        "add a0, a1, fa2",
        "ld a0, a1",
        "lr.d a0, 8(a1)",
        "addi a0, a0, ten",
        "addi a0, a0, 0x",
        "ecall now",
        "fence x, y",
        "fence rw",
        "lui a0, 0x100000",
        "csrrwi a0, cycle, 32",
        ".insn r4 0x7b, 8, 0, a0, a1, a2, a3",
        ".insn r4 0x7b, 7, 0, a0, a1, a2",
        ".insn q",
    ] {
        let error = parse(line, &isa).unwrap_err();
        assert!(
            matches!(error, ParseError::Operands { .. }),
            "{line}: {error}"
        );
    }
    let error = parse("mv a0, a1", &isa).unwrap_err();
    assert_eq!(error, ParseError::Name("mv".to_owned()));
    assert!(matches!(
        parse("add.aq a0, a1, a2", &isa),
        Err(ParseError::Name(_))
    ));
    assert!(matches!(
        parse("slli a0, a0, 64", &isa),
        Err(ParseError::Encode(_))
    ));
    let error = parse(".insn r4 0x7b, 5, 0, a0, a1, a2, a3", &isa).unwrap_err();
    assert!(matches!(error, ParseError::Insn { .. }), "{error}");
}
