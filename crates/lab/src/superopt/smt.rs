//! Questions to a solver, as SMT-LIB 2.6 text in the logic of bit vectors without quantifiers.

use std::fmt::Write;

use super::{
    goal::{Goal, Input},
    sequence::Sequence,
};
use riscv_lab::isa::Op;

/// Functions that several meanings share. `W` is a word.
pub const PRELUDE: &str = "\
(set-logic QF_BV)
(define-sort W () (_ BitVec 64))
(define-fun zero () W (_ bv0 64))
(define-fun ones () W (bvnot zero))
(define-fun bool ((b Bool)) W (ite b (_ bv1 64) zero))
(define-fun low ((x W)) (_ BitVec 32) ((_ extract 31 0) x))
(define-fun signed ((x (_ BitVec 32))) W ((_ sign_extend 32) x))
(define-fun unsigned ((x (_ BitVec 32))) W ((_ zero_extend 32) x))
(define-fun by ((x W)) W (bvand x (_ bv63 64)))
(define-fun by32 ((x W)) (_ BitVec 32) (bvand (low x) (_ bv31 32)))
(define-fun high ((x (_ BitVec 128))) W ((_ extract 127 64) x))
(define-fun wide ((x W)) (_ BitVec 128) ((_ zero_extend 64) x))
(define-fun wides ((x W)) (_ BitVec 128) ((_ sign_extend 64) x))
(define-fun rotl ((x W) (n W)) W (bvor (bvshl x n) (bvlshr x (bvsub (_ bv64 64) n))))
(define-fun rotl32 ((x (_ BitVec 32)) (n (_ BitVec 32))) (_ BitVec 32) (bvor (bvshl x n) (bvlshr x (bvsub (_ bv32 32) n))))
(define-fun pairs ((x W)) W (bvsub x (bvand (bvlshr x (_ bv1 64)) #x5555555555555555)))
(define-fun nibbles ((x W)) W (bvadd (bvand x #x3333333333333333) (bvand (bvlshr x (_ bv2 64)) #x3333333333333333)))
(define-fun bytes ((x W)) W (bvand (bvadd x (bvlshr x (_ bv4 64))) #x0f0f0f0f0f0f0f0f))
(define-fun count ((x W)) W (bvlshr (bvmul (bytes (nibbles (pairs x))) #x0101010101010101) (_ bv56 64)))
(define-fun smear1 ((x W)) W (bvor x (bvlshr x (_ bv1 64))))
(define-fun smear2 ((x W)) W (bvor x (bvlshr x (_ bv2 64))))
(define-fun smear4 ((x W)) W (bvor x (bvlshr x (_ bv4 64))))
(define-fun smear8 ((x W)) W (bvor x (bvlshr x (_ bv8 64))))
(define-fun smear16 ((x W)) W (bvor x (bvlshr x (_ bv16 64))))
(define-fun smear32 ((x W)) W (bvor x (bvlshr x (_ bv32 64))))
(define-fun smear ((x W)) W (smear32 (smear16 (smear8 (smear4 (smear2 (smear1 x)))))))
(define-fun trailing ((x W)) W (count (bvand (bvnot x) (bvsub x (_ bv1 64)))))
(define-fun filled ((b (_ BitVec 8))) (_ BitVec 8) (ite (= b #x00) #x00 #xff))
(define-fun octets ((a (_ BitVec 8)) (b (_ BitVec 8)) (c (_ BitVec 8)) (d (_ BitVec 8)) (e (_ BitVec 8)) (f (_ BitVec 8)) (g (_ BitVec 8)) (h (_ BitVec 8))) W (concat (concat (concat (concat (concat (concat (concat a b) c) d) e) f) g) h))
(define-fun quotient ((x W) (y W)) W (ite (= y zero) ones (bvsdiv x y)))
(define-fun quotient32 ((x (_ BitVec 32)) (y (_ BitVec 32))) (_ BitVec 32) (ite (= y (_ bv0 32)) (bvnot (_ bv0 32)) (bvsdiv x y)))
";

macro_rules! meanings {
    ($($op:ident $term:literal;)*) => {
        /// Result of an instruction, as a term over its source registers `x`, `y`, `z` and its immediate `i`, with the
        /// functions of [`PRELUDE`]. `None` if the instruction does more than compute.
        ///
        /// Division by zero is that of SMT-LIB where it is RISC-V's as well: `bvudiv` gives all ones, `bvurem` and
        /// `bvsrem` the dividend.
        pub fn meaning(op: Op) -> Option<&'static str> {
            match op {
                $(Op::$op => Some($term),)*
                _ => None,
            }
        }
    };
}

meanings! {
    Lui "i";
    Addi "(bvadd x i)";
    Slti "(bool (bvslt x i))";
    Sltiu "(bool (bvult x i))";
    Xori "(bvxor x i)";
    Ori "(bvor x i)";
    Andi "(bvand x i)";
    Slli "(bvshl x i)";
    Srli "(bvlshr x i)";
    Srai "(bvashr x i)";
    Add "(bvadd x y)";
    Sub "(bvsub x y)";
    Sll "(bvshl x (by y))";
    Slt "(bool (bvslt x y))";
    Sltu "(bool (bvult x y))";
    Xor "(bvxor x y)";
    Srl "(bvlshr x (by y))";
    Sra "(bvashr x (by y))";
    Or "(bvor x y)";
    And "(bvand x y)";
    Addiw "(signed (low (bvadd x i)))";
    Slliw "(signed (bvshl (low x) (low i)))";
    Srliw "(signed (bvlshr (low x) (low i)))";
    Sraiw "(signed (bvashr (low x) (low i)))";
    Addw "(signed (low (bvadd x y)))";
    Subw "(signed (low (bvsub x y)))";
    Sllw "(signed (bvshl (low x) (by32 y)))";
    Srlw "(signed (bvlshr (low x) (by32 y)))";
    Sraw "(signed (bvashr (low x) (by32 y)))";

    Mul "(bvmul x y)";
    Mulh "(high (bvmul (wides x) (wides y)))";
    Mulhsu "(high (bvmul (wides x) (wide y)))";
    Mulhu "(high (bvmul (wide x) (wide y)))";
    Div "(quotient x y)";
    Divu "(bvudiv x y)";
    Rem "(bvsrem x y)";
    Remu "(bvurem x y)";
    Mulw "(signed (low (bvmul x y)))";
    Divw "(signed (quotient32 (low x) (low y)))";
    Divuw "(signed (bvudiv (low x) (low y)))";
    Remw "(signed (bvsrem (low x) (low y)))";
    Remuw "(signed (bvurem (low x) (low y)))";

    AddUw "(bvadd (unsigned (low x)) y)";
    Sh1add "(bvadd (bvshl x (_ bv1 64)) y)";
    Sh2add "(bvadd (bvshl x (_ bv2 64)) y)";
    Sh3add "(bvadd (bvshl x (_ bv3 64)) y)";
    Sh1addUw "(bvadd (bvshl (unsigned (low x)) (_ bv1 64)) y)";
    Sh2addUw "(bvadd (bvshl (unsigned (low x)) (_ bv2 64)) y)";
    Sh3addUw "(bvadd (bvshl (unsigned (low x)) (_ bv3 64)) y)";
    SlliUw "(bvshl (unsigned (low x)) i)";

    Andn "(bvand x (bvnot y))";
    Orn "(bvor x (bvnot y))";
    Xnor "(bvnot (bvxor x y))";
    Clz "(count (bvnot (smear x)))";
    Ctz "(trailing x)";
    Cpop "(count x)";
    Clzw "(bvsub (count (bvnot (smear (unsigned (low x))))) (_ bv32 64))";
    Ctzw "(trailing (bvor x #x0000000100000000))";
    Cpopw "(count (unsigned (low x)))";
    Max "(ite (bvslt x y) y x)";
    Maxu "(ite (bvult x y) y x)";
    Min "(ite (bvslt x y) x y)";
    Minu "(ite (bvult x y) x y)";
    SextB "((_ sign_extend 56) ((_ extract 7 0) x))";
    SextH "((_ sign_extend 48) ((_ extract 15 0) x))";
    ZextH "((_ zero_extend 48) ((_ extract 15 0) x))";
    Rol "(rotl x (by y))";
    Rolw "(signed (rotl32 (low x) (by32 y)))";
    Ror "(rotl x (by (bvneg y)))";
    Rori "(rotl x (by (bvneg i)))";
    Roriw "(signed (rotl32 (low x) (by32 (bvneg i))))";
    Rorw "(signed (rotl32 (low x) (by32 (bvneg y))))";
    OrcB "(octets (filled ((_ extract 63 56) x)) (filled ((_ extract 55 48) x)) (filled ((_ extract 47 40) x)) (filled ((_ extract 39 32) x)) (filled ((_ extract 31 24) x)) (filled ((_ extract 23 16) x)) (filled ((_ extract 15 8) x)) (filled ((_ extract 7 0) x)))";
    Rev8 "(octets ((_ extract 7 0) x) ((_ extract 15 8) x) ((_ extract 23 16) x) ((_ extract 31 24) x) ((_ extract 39 32) x) ((_ extract 47 40) x) ((_ extract 55 48) x) ((_ extract 63 56) x))";

    CzeroEqz "(ite (= y zero) zero x)";
    CzeroNez "(ite (= y zero) x zero)";

    Maddlu "(bvadd (bvmul x y) z)";
    Maddhu "(high (bvadd (bvmul (wide x) (wide y)) (wide z)))";
    Cadd "(bvadd (bool (bvult (bvadd x y) x)) z)";
    Madd57lu "(bvadd (bvand (bvmul x y) #x01ffffffffffffff) z)";
    Madd57hu "(bvadd ((_ extract 120 57) (bvmul (wide x) (wide y))) z)";
    Sraiadd "(bvadd x (bvashr y i))";
    Maddrlu "(bvadd (bvand (bvmul x y) (bvlshr ones i)) z)";
    Maddrhu "(ite (= i zero) (high (bvadd (bvmul (wide x) (wide y)) (wide z))) (bvadd ((_ extract 63 0) (bvlshr (bvmul (wide x) (wide y)) (wide (bvsub (_ bv64 64) i)))) z))";
    Caddr "(bvadd ((_ extract 63 0) (bvlshr (bvadd (wide x) (wide y)) (wide (bvsub (_ bv64 64) i)))) z)";
}

/// A word in SMT-LIB.
pub fn word(value: u64) -> String {
    format!("#x{value:016x}")
}

/// Whether a sequence misses a goal for some inputs: satisfiable if it does, and then inputs are asked for.
pub fn question(goal: &Goal, sequence: &Sequence) -> String {
    let mut text = PRELUDE.to_owned();
    let mut defined: Vec<&str> = Vec::new();
    for instruction in &sequence.instructions {
        let operation = &instruction.operation;
        if !defined.contains(&operation.name) {
            defined.push(operation.name);
            text += &definition(operation.name, operation.term);
        }
    }
    for input in goal.inputs {
        let _ = writeln!(text, "(declare-const {} W)", input.name());
        if let Input::Bit(name) = input {
            let _ = writeln!(text, "(assert (bvule {name} {}))", word(1));
        }
    }
    for (i, instruction) in sequence.instructions.iter().enumerate() {
        let [x, y, z] = instruction.sources.map(|source| sequence.name(source));
        let (name, imm) = (
            instruction.operation.name,
            word(instruction.immediate as u64),
        );
        let _ = writeln!(text, "(define-fun t{i} () W (op.{name} {x} {y} {z} {imm}))");
    }
    text += "(assert (or false";
    for (output, &value) in goal.outputs.iter().zip(&sequence.outputs) {
        let _ = write!(
            text,
            "\n  (distinct {} {})",
            sequence.name(Some(value)),
            output.term
        );
    }
    text += "))\n(check-sat)\n";
    let names: Vec<&str> = goal.inputs.iter().map(|input| input.name()).collect();
    let _ = writeln!(text, "(get-value ({}))", names.join(" "));
    text
}

/// An instruction as a function `op.name`.
pub fn definition(name: &str, term: &str) -> String {
    format!("(define-fun op.{name} ((x W) (y W) (z W) (i W)) W {term})\n")
}
