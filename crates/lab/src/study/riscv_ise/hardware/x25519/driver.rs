//! The driver: clamping, ladder and inversion of RFC 7748, instruction by instruction.

use std::collections::BTreeMap;

use riscv_lab::isa::{Instruction, Isa, parse};
use riscv_rtl::core::CODE;

/// Where the field operations begin; the driver is in front of them.
pub const FUNCTIONS: u64 = CODE + 0x1000;
/// The driver's data.
pub const DATA: u64 = 0x2_0000;
/// Bytes of a slot: an element of at most eight limbs.
const SLOT: u64 = 64;

/// The driver's data by slots.
#[derive(Clone, Copy)]
pub enum At {
    Scalar,
    Point,
    Result,
    X1,
    X2,
    Z2,
    X3,
    Z3,
    A,
    Aa,
    B,
    Bb,
    C,
    D,
    E,
    T,
    /// The number of slots.
    End,
}

impl At {
    /// Bytes from `s0`.
    pub fn offset(self) -> u64 {
        self as u64 * SLOT
    }
}

/// The instructions of the driver, for elements of so many limbs and operations at these addresses.
pub fn driver(limbs: usize, functions: &BTreeMap<&'static str, u64>) -> Vec<Instruction> {
    let mut driver = Driver {
        code: Vec::new(),
        functions,
    };
    driver.write(limbs);
    driver.code
}

/// A driver under construction.
struct Driver<'a> {
    code: Vec<Instruction>,
    functions: &'a BTreeMap<&'static str, u64>,
}

/// Registers that the driver uses for itself, in the order in which they lie on the stack.
const SAVED: [&str; 5] = ["ra", "s0", "s1", "s2", "s3"];

impl Driver<'_> {
    fn here(&self) -> u64 {
        CODE + 4 * self.code.len() as u64
    }

    fn line(&mut self, text: &str) {
        let instruction = parse(text, &Isa::base()).expect("an instruction of the base set");
        self.code.push(instruction);
    }

    /// A jump or branch to an address.
    fn to(&mut self, text: &str, address: u64) {
        let distance = address as i64 - self.here() as i64;
        self.line(&format!("{text}, .{distance:+}"));
    }

    /// The address of a slot in a register.
    fn address(&mut self, register: u8, at: At) {
        self.line(&format!("addi x{register}, s0, {}", at.offset()));
    }

    /// Calls a field operation: result, operands.
    fn call(&mut self, function: &str, slots: &[At]) {
        for (register, at) in (10..).zip(slots) {
            self.address(register, *at);
        }
        self.to("jal ra", self.functions[function]);
    }

    /// Swaps if `s2` is 1.
    fn swap(&mut self, x: At, y: At) {
        for (register, at) in [(10, x), (11, y), (13, x), (14, y)] {
            self.address(register, at);
        }
        self.line("addi a2, s2, 0");
        self.to("jal ra", self.functions["swap"]);
    }

    /// A byte of the input, with some bits cleared and some set.
    fn masked(&mut self, at: At, byte: u64, kept: u8, set: u8) {
        let place = at.offset() + byte;
        self.line(&format!("lbu t0, {place}(s0)"));
        self.line(&format!("andi t0, t0, {kept}"));
        self.line(&format!("ori t0, t0, {set}"));
        self.line(&format!("sb t0, {place}(s0)"));
    }

    /// An element that is 0 or 1.
    fn small(&mut self, at: At, value: u8, limbs: usize) {
        self.line(&format!("addi t0, zero, {value}"));
        for limb in 0..limbs as u64 {
            let from = if limb == 0 { "t0" } else { "zero" };
            self.line(&format!("sd {from}, {}(s0)", at.offset() + 8 * limb));
        }
    }

    /// `to` = `from` to the power 2^`count`.
    fn squares(&mut self, to: At, from: At, count: u32) {
        self.call("square", &[to, from]);
        if count > 1 {
            self.line(&format!("addi s1, zero, {}", count - 1));
            let again = self.here();
            self.call("square", &[to, to]);
            self.line("addi s1, s1, -1");
            self.to("bne s1, zero", again);
        }
    }

    /// The slot `T` = `Z2` to the power p - 2: 254 squarings, 11 multiplications (Bernstein 2006).
    fn invert(&mut self) {
        use At::{A, Aa, B, Bb, T, Z2};
        self.squares(A, Z2, 1);
        self.squares(T, A, 2);
        self.call("mul", &[B, Z2, T]); // 9
        self.call("mul", &[A, A, B]); // 11
        self.squares(T, A, 1);
        self.call("mul", &[B, B, T]); // 2^5 - 1
        self.squares(T, B, 5);
        self.call("mul", &[B, T, B]); // 2^10 - 1
        self.squares(T, B, 10);
        self.call("mul", &[Aa, T, B]); // 2^20 - 1
        self.squares(T, Aa, 20);
        self.call("mul", &[T, T, Aa]); // 2^40 - 1
        self.squares(T, T, 10);
        self.call("mul", &[B, T, B]); // 2^50 - 1
        self.squares(T, B, 50);
        self.call("mul", &[Bb, T, B]); // 2^100 - 1
        self.squares(T, Bb, 100);
        self.call("mul", &[T, T, Bb]); // 2^200 - 1
        self.squares(T, T, 50);
        self.call("mul", &[T, T, B]); // 2^250 - 1
        self.squares(T, T, 5);
        self.call("mul", &[T, T, A]); // 2^255 - 21
    }

    /// A step of the ladder behind its swaps, with the names of RFC 7748, section 5. `C` and `D` become `CB` and `DA`.
    fn step(&mut self) {
        use At::{A, Aa, B, Bb, C, D, E, T, X1, X2, X3, Z2, Z3};
        self.call("add", &[A, X2, Z2]);
        self.call("square", &[Aa, A]);
        self.call("sub", &[B, X2, Z2]);
        self.call("square", &[Bb, B]);
        self.call("sub", &[E, Aa, Bb]);
        self.call("add", &[C, X3, Z3]);
        self.call("sub", &[D, X3, Z3]);
        self.call("mul", &[D, D, A]);
        self.call("mul", &[C, C, B]);
        self.call("add", &[X3, D, C]);
        self.call("square", &[X3, X3]);
        self.call("sub", &[Z3, D, C]);
        self.call("square", &[Z3, Z3]);
        self.call("mul", &[Z3, X1, Z3]);
        self.call("mul", &[X2, Aa, Bb]);
        // 121665 = 30 2^12 - 1215
        self.line("lui a2, 30");
        self.line("addi a2, a2, -1215");
        self.call("mul_small", &[T, E]);
        self.call("add", &[T, Aa, T]);
        self.call("mul", &[Z2, E, T]);
    }

    /// The whole program, for elements of so many limbs.
    fn write(&mut self, limbs: usize) {
        use At::{Point, Result, Scalar, T, X1, X2, X3, Z2, Z3};
        self.line("addi sp, sp, -48");
        for (place, register) in (0..).step_by(8).zip(SAVED) {
            self.line(&format!("sd {register}, {place}(sp)"));
        }
        self.line(&format!("lui s0, {}", DATA >> 12));
        self.masked(Scalar, 0, 248, 0);
        self.masked(Scalar, 31, 127, 64);
        self.masked(Point, 31, 127, 0);
        self.call("from_bytes", &[X1, Point]);
        self.call("from_bytes", &[X3, Point]);
        self.small(X2, 1, limbs);
        self.small(Z2, 0, limbs);
        self.small(Z3, 1, limbs);
        self.line("addi s1, zero, 254");
        self.line("addi s2, zero, 0");
        let again = self.here();
        // The bit s1 of the scalar, and in s2 whether it differs from the one before.
        self.line("srli t0, s1, 3");
        self.line("add t0, t0, s0");
        self.line(&format!("lbu t0, {}(t0)", Scalar.offset()));
        self.line("andi t1, s1, 7");
        self.line("srl t0, t0, t1");
        self.line("andi s3, t0, 1");
        self.line("xor s2, s2, s3");
        self.swap(X2, X3);
        self.swap(Z2, Z3);
        self.line("addi s2, s3, 0");
        self.step();
        self.line("addi s1, s1, -1");
        self.to("bge s1, zero", again);
        self.swap(X2, X3);
        self.swap(Z2, Z3);
        self.invert();
        self.call("mul", &[X2, X2, T]);
        self.call("to_bytes", &[Result, X2]);
        for (place, register) in (0..).step_by(8).zip(SAVED) {
            self.line(&format!("ld {register}, {place}(sp)"));
        }
        self.line("addi sp, sp, 48");
        self.line("jalr zero, 0(ra)");
    }
}
