//! Models on programs that are small enough to compute by hand, and on all recipes of small primes.

use limbforge_core::{
    Plan, Prime, Program,
    forecast::{Analysis, Forecast, analyse},
    ir::{Kind, Spec, Value, build::Builder, interval::Interval},
    plan::{Effort, candidates},
    target::{self, Class, CostError, Cpu},
};

/// A program over words of 64 bits: full words as parameters, and whatever `write` returns.
fn program(
    params: &[usize],
    write: impl FnOnce(&mut Builder, &[Vec<Value>]) -> Vec<Value>,
) -> Program {
    let mut b = Builder::new("tiny", 64);
    let values: Vec<Vec<Value>> = params
        .iter()
        .map(|n| b.param("x", Kind::Word, &vec![Interval::of_bits(64); *n]))
        .collect();
    let out = write(&mut b, &values);
    b.finish(vec![("out", Kind::Word, out)], Spec::default())
        .expect("the program fits its types")
}

fn on(name: &str, program: &Program) -> Analysis {
    let cpu = target::find(name).expect("a model");
    analyse(program, &cpu).expect("all costs are known")
}

fn count(analysis: &Analysis, class: Class) -> usize {
    analysis.counts.get(&class).copied().unwrap_or(0)
}

/// The double word x y.
fn one_product() -> Program {
    program(&[1, 1], |b, v| {
        let product = b.mul_wide(v[0][0], v[1][0]);
        let (low, high) = b.halves(product);
        vec![low, high]
    })
}

/// The double word x0 y0 + x1 y1, of words small enough not to overflow.
fn two_products() -> Program {
    let mut b = Builder::new("tiny", 64);
    let small = vec![Interval::of_bits(60); 2];
    let x = b.param("x", Kind::Word, &small);
    let y = b.param("y", Kind::Word, &small);
    let (p, q) = (b.mul_wide(x[0], y[0]), b.mul_wide(x[1], y[1]));
    let sum = b.add(p, q);
    let (low, high) = b.halves(sum);
    b.finish(vec![("out", Kind::Word, vec![low, high])], Spec::default())
        .expect("the program fits its types")
}

#[test]
fn one_product_on_each_model() {
    // mulx on Skylake: p1 and p5 for a cycle each, the high word after 4 cycles.
    let skylake = on("skylake", &one_product());
    assert_eq!((skylake.critical_path, skylake.micro_operations), (4, 2));
    assert_eq!((skylake.issue, skylake.bound.throughput), (0.5, 1.0));
    // Two micro-operations on three multipliers of Zen 5.
    let zen5 = on("zen5", &one_product());
    assert_eq!(zen5.bound.throughput, 2.0 / 3.0);
    // mul and umulh on the A76, three cycles each on one port.
    let a76 = on("cortex-a76", &one_product());
    assert_eq!((a76.critical_path, a76.bound.throughput), (5, 6.0));
    assert_eq!(count(&a76, Class::MultiplyHigh), 1);
}

#[test]
fn a_sum_of_products_with_a_flag_and_without() {
    // Low words at 3, add at 3, high words and the carry at 4, adc at 4: done at 5.
    let skylake = on("skylake", &two_products());
    assert_eq!(skylake.critical_path, 5);
    assert_eq!(count(&skylake, Class::AddCarry), 1);
    // p1 and p5 take a micro-operation of each mulx; all six are 1.5 cycles of issue.
    assert_eq!((skylake.bound.throughput, skylake.issue), (2.0, 1.5));
    // mul mul mulhu mulhu add sltu add add: low words at 3, add, sltu, the carry onto a high word, add: done at 7.
    let rocket = on("rocket", &two_products());
    assert_eq!(rocket.instructions(), 8);
    assert_eq!(count(&rocket, Class::Compare), 1);
    assert_eq!((rocket.critical_path, rocket.bound.throughput), (7, 8.0));
    // One instruction a cycle; the second mulhu begins at 3, its result is added at 6 and the carry at 7.
    assert_eq!(
        (rocket.predicted.latency, rocket.predicted.throughput),
        (8.0, 8.0)
    );
}

#[test]
fn a_carry_chain_with_flags_and_without() {
    let sum = program(&[3, 3], |b, v| {
        let (words, _) = b.add_words(&v[0], &v[1]);
        words
    });
    let a76 = on("cortex-a76", &sum);
    assert_eq!(
        (count(&a76, Class::Add), count(&a76, Class::AddCarry)),
        (1, 2)
    );
    assert_eq!(a76.critical_path, 3);
    // add sltu; add sltu add sltu or; add add: the last carry is not asked for.
    let u74 = on("u74", &sum);
    assert_eq!(
        (
            count(&u74, Class::Add),
            count(&u74, Class::Compare),
            count(&u74, Class::Logic)
        ),
        (5, 3, 1)
    );
    // add sltu | add sltu or | add
    assert_eq!(u74.critical_path, 6);
    assert_eq!(u74.bound.throughput, 4.5);
}

#[test]
fn a_double_shift_is_one_instruction_or_three() {
    let shifted = program(&[1, 1], |b, v| {
        let product = b.mul_wide(v[0][0], v[1][0]);
        let limb = b.shr(product, 64 + 3);
        let high = b.funnel_shr(v[0][0], v[1][0], 13);
        vec![limb, high]
    });
    let skylake = on("skylake", &shifted);
    assert_eq!(
        (
            count(&skylake, Class::DoubleShift),
            count(&skylake, Class::Shift)
        ),
        (1, 1)
    );
    // mulx and shrd both need p1.
    assert_eq!(skylake.bound.throughput, 2.0);
    let zen5 = on("zen5", &shifted);
    assert_eq!(
        (count(&zen5, Class::Shift), count(&zen5, Class::Logic)),
        (3, 1)
    );
}

#[test]
fn a_selection_is_one_instruction_or_masks() {
    let selected = program(&[2, 2], |b, v| {
        let (words, carry) = b.add_words(&v[0], &v[1]);
        vec![
            b.select(carry, words[0], v[0][0]),
            b.select(carry, words[1], v[0][1]),
        ]
    });
    let skylake = on("skylake", &selected);
    assert_eq!(
        (
            count(&skylake, Class::Select),
            count(&skylake, Class::Logic)
        ),
        (2, 0)
    );
    let rocket = on("rocket", &selected);
    // Three each, and one `or` of the two carries of the last word.
    assert_eq!(
        (count(&rocket, Class::Select), count(&rocket, Class::Logic)),
        (0, 7)
    );
}

#[test]
fn limbs_of_a_chain_overlap() {
    // out0 = low(x0 y), out1 = x1 + low(x0 y): word 0 goes round in 3 cycles, word 1 in 1; alone it takes 4.
    let step = program(&[2, 1], |b, v| {
        let product = b.mul_low(v[0][0], v[1][0]);
        let sum = b.add_low(v[0][1], product);
        vec![product, sum]
    });
    let skylake = on("skylake", &step);
    assert_eq!((skylake.critical_path, skylake.recurrence), (4, 3.0));
    assert_eq!(
        (skylake.bound.latency, skylake.predicted.latency),
        (3.0, 3.0)
    );
    // Swapped words: 3 + 1 cycles for two steps around the circle, or 3 for one step around word 1.
    let swapped = program(&[2, 1], |b, v| {
        let product = b.mul_low(v[0][0], v[1][0]);
        vec![b.add_low(v[0][1], v[1][0]), product]
    });
    assert_eq!(on("skylake", &swapped).recurrence, 2.0);
}

#[test]
fn an_unknown_cost_is_an_error_that_names_model_and_class() {
    let text = include_str!("../../cpus/skylake.toml");
    let from = text.find("[cost.shift]").expect("a section");
    let to = text.find("[cost.double-shift]").expect("the next");
    let cpu = Cpu::parse(&format!("{}{}", &text[..from], &text[to..])).expect("still a model");
    assert!(
        analyse(&two_products(), &cpu).is_ok(),
        "nothing is shifted there"
    );
    let shifted = program(&[1], |b, v| vec![b.shr(v[0][0], 3)]);
    let error = analyse(&shifted, &cpu).expect_err("no cost");
    assert_eq!(
        error,
        CostError::Unknown {
            cpu: "skylake".to_owned(),
            class: Class::Shift
        }
    );
    assert!(error.to_string().contains("`skylake`") && error.to_string().contains("shift"));
}

#[test]
fn words_wider_than_registers_are_refused() {
    let text = include_str!("../../cpus/skylake.toml").replace("word = 64", "word = 32");
    let cpu = Cpu::parse(&text).expect("a model");
    assert!(matches!(
        analyse(&one_product(), &cpu),
        Err(CostError::WideWord { word: 64, .. })
    ));
}

#[test]
fn halves_of_words_are_single_registers() {
    let prime = Prime::parse("2^127-1").unwrap();
    let plan: Plan =
        "5x26 word(32) product-scanning double-word fold(8@right:mul) carry(sequential)"
            .parse()
            .unwrap();
    let forecast = Forecast::of(&prime, &plan, &target::find("u74").unwrap()).unwrap();
    // 25 products by one instruction each, and not by two.
    assert_eq!(count(&forecast.mul, Class::MultiplyLow), 25);
    assert_eq!(count(&forecast.mul, Class::MultiplyHigh), 0);
}

#[test]
fn bounds_hold_for_all_recipes_of_two_primes_on_all_models() {
    for prime in ["2^61-1", "2^127-1"] {
        let prime = Prime::parse(prime).unwrap();
        let mut recipes = 0;
        for plan in candidates(&prime, Effort::Full) {
            for name in target::names() {
                let cpu = target::find(name).unwrap();
                let Ok(forecast) = Forecast::of(&prime, &plan, &cpu) else {
                    continue;
                };
                recipes += 1;
                for said in [&forecast.mul, &forecast.square] {
                    let program = forecast.field.program(&said.program).unwrap().program();
                    // A product of full words is at least an instruction, whatever else the lowering does.
                    let products = said
                        .counts
                        .iter()
                        .filter(|(class, _)| class.name().starts_with("multiply"))
                        .map(|(_, n)| n)
                        .sum::<usize>();
                    assert!(
                        program.word < cpu.word || products >= program.counts().multiplications,
                        "{plan} {name}"
                    );
                    assert!(
                        said.bound.latency <= said.predicted.latency,
                        "{plan} {name}"
                    );
                    assert!(
                        said.bound.throughput <= said.predicted.throughput,
                        "{plan} {name}"
                    );
                    assert!(
                        said.recurrence <= f64::from(said.critical_path),
                        "{plan} {name}"
                    );
                    assert!(
                        said.predicted.throughput <= said.predicted.latency,
                        "{plan} {name}"
                    );
                    let path = said.path.last().expect("a path");
                    assert!(path.cycle < said.critical_path, "{plan} {name}");
                }
            }
        }
        assert!(recipes > 100, "{recipes}");
    }
}
