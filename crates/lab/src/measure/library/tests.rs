use super::*;

extern "C" fn add(out: *mut u64, a: *const u64, b: *const u64) {
    for i in 0..9 {
        // SAFETY: declared with 9 words below.
        unsafe { *out.add(i) = *a.add(i) + *b.add(i) };
    }
}

extern "C" fn double(out: *mut u64, a: *const u64) {
    for i in 0..9 {
        // SAFETY: declared with 9 words below.
        unsafe { *out.add(i) = 2 * *a.add(i) };
    }
}

fn words(k: u64) -> Vec<num_bigint::BigInt> {
    vec![k.into(); 9]
}

#[test]
fn streams_step_apart_and_slots_beyond_stay() {
    // SAFETY: it touches 9 words of each operand.
    let add = unsafe { Function::binary("add", add, 9) };
    let mut slots = add.slots(3);
    for slot in 0..3 {
        slots.set(slot, &add.slot(&vec![words(slot as u64 + 1), words(4)]));
    }
    add.run(&mut slots, 2, 10);
    add.run(&mut slots, 1, 3);
    let first = |slot: usize| slots.get(slot)[0];
    assert_eq!([first(0), first(1), first(2)], [53, 42, 3]);
}

#[test]
fn calls_take_and_return_numbers() {
    // SAFETY: both touch 9 words of each operand.
    let (add, double) = unsafe {
        (
            Function::binary("add", add, 9),
            Function::unary("double", double, 9),
        )
    };
    assert_eq!(add.call(&vec![words(1), words(2)]), [words(3)]);
    assert_eq!(double.call(&vec![words(5)]), [words(10)]);
}

#[test]
fn a_file_that_is_no_library_is_an_error_with_its_path() {
    let compiler = Compiler::new(
        crate::measure::CompilerKind::Gcc,
        PathBuf::new(),
        String::new(),
    );
    let error = Library::open(Path::new("no-such-library.so"), &compiler)
        .unwrap_err()
        .to_string();
    assert!(error.contains("no-such-library.so"), "{error}");
}
