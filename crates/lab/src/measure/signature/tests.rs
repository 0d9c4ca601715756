use super::*;
use limbforge::ir::interval::power_of_two;

fn item(passed: Passed, ty: Ty, bounds: &[(i64, i64)]) -> Item {
    let bounds = bounds.iter().map(|&(lo, hi)| Interval::new(lo, hi));
    Item {
        name: "x".to_owned(),
        passed,
        ty,
        bounds: bounds.collect(),
    }
}

fn of(params: Vec<Item>, results: Vec<Item>) -> Signature {
    Signature {
        name: "f".to_owned(),
        params,
        results,
    }
}

#[test]
fn bytes_of_any_value_within_their_bounds_are_words_within_theirs() {
    for hi in [0u64, 1, 2, 254, 255, 256, 0x180, 0xffff, 0x1_0000, u64::MAX] {
        let word = Interval::new(0, hi);
        let bytes = byte_bounds(64, 8, std::slice::from_ref(&word));
        let bytes = bytes.iter().enumerate();
        let greatest = bytes.fold(BigInt::ZERO, |sum, (i, b)| sum + (&b.hi << (8 * i)));
        assert!(word.contains(&greatest), "{hi:#x}: {greatest:#x}");
        // All of them, where the bound is all ones.
        let all_ones = &word.hi + 1u32 == power_of_two(word.hi.bits() as u32);
        assert!(!all_ones || greatest == word.hi);
    }
}

#[test]
fn only_what_is_within_bounds_and_of_the_same_type_is_passed_back() {
    let word = Ty::unsigned(64);
    let element = |hi| item(Passed::Element { loose: false }, word, &[(0, hi), (0, hi)]);
    let link = |result: &Item, param: &Item| of(vec![param.clone()], vec![result.clone()]).link();
    assert_eq!(link(&element(9), &element(9)), Some((0, 0)));
    assert_eq!(link(&element(8), &element(9)), Some((0, 0)));
    assert_eq!(link(&element(10), &element(9)), None);
    let array = item(Passed::Array, word, &[(0, 9), (0, 9)]);
    assert_eq!(link(&element(9), &array), None, "an element is no array");
    let signed = item(Passed::Array, Ty::signed(64), &[(0, 9), (0, 9)]);
    assert_eq!(link(&signed, &array), None, "the types differ");
    let one = item(Passed::Number, word, &[(0, 1)]);
    let count = item(Passed::Count, word, &[(0, 1)]);
    assert_eq!(link(&one, &one), Some((0, 0)));
    assert_eq!(link(&one, &count), None, "counts are public");
    // The first result that has a place, at the first place that it has.
    let two = of(
        vec![one.clone(), element(9), element(9)],
        vec![array, element(9)],
    );
    assert_eq!(two.link(), Some((1, 1)));
}

#[test]
fn items_do_not_overlap_but_for_what_is_passed_back() {
    let word = Ty::unsigned(64);
    let long = item(Passed::Array, word, &[(0, 9); 9]);
    let flag = item(Passed::Number, word, &[(0, 1)]);
    let layout = of(
        vec![flag.clone(), long.clone()],
        vec![flag.clone(), long.clone()],
    )
    .layout();
    // The flag is passed back, the array begins after two lines.
    assert_eq!((layout.params, layout.results), (vec![0, 64], vec![0, 192]));
    assert_eq!(layout.size, 320);
    let nothing = of(Vec::new(), vec![flag]).layout();
    assert_eq!((nothing.results, nothing.size), (vec![0], 64));
}

#[test]
fn numbers_are_read_as_they_are_written() {
    for (ty, numbers) in [
        (Ty::unsigned(8), [0i64, 255]),
        (Ty::unsigned(32), [1, 0xffff_ffff]),
        (Ty::signed(32), [-0x8000_0000, 0x7fff_ffff]),
        (Ty::signed(64), [i64::MIN, -1]),
    ] {
        let item = item(Passed::Array, ty, &[(numbers[0], numbers[1]); 2]);
        let numbers: Vec<BigInt> = numbers.map(BigInt::from).to_vec();
        let mut memory = vec![0xaa; item.size()];
        item.write(&numbers, &mut memory);
        assert_eq!(item.read(&memory), numbers, "{ty:?}");
    }
}
