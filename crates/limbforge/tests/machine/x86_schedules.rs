//! Schedules of x86-64: whatever order the search tries is proved or has no code, and what does not fit is refused.

use limbforge_core::{
    emit::{
        Options,
        asm::x86::{Kernel, Processor, Schedule, Schedules, prove_alone, source},
    },
    field::Field,
    ops::derive::derive,
    prime::Prime,
};
use limbforge_lab::{assembler::assemble_x86, measure::Random};

const FIELDS: [(&str, &str); 3] = [
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)",
    ),
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
];

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    derive(&prime, &recipe.parse().expect("a recipe")).expect("a field")
}

fn options() -> Options {
    Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    }
}

/// Far from the program's order: moves of any length, operands the other way round.
fn shaken(kernel: &Kernel<'_>, start: &Schedule, random: &mut Random) -> Schedule {
    let mut schedule = start.clone();
    for _ in 0..200 {
        let place = random.below(kernel.len());
        let by = random.below(60) as isize - 30;
        let moved = kernel.moved(&schedule, place, by, random.below(2) == 0);
        let moved = moved.filter(|moved| kernel.function(moved).is_some());
        schedule = moved.unwrap_or(schedule);
        if random.below(8) == 0 {
            schedule.exchange.push(place);
        }
        if random.below(8) == 0 {
            schedule.memory.push(place);
        }
        schedule.spare = random.below(8);
    }
    schedule
}

#[test]
fn any_order_is_proved_or_has_no_code() {
    let rounds = if std::env::var_os("LIMBFORGE_ALL").is_some() {
        200
    } else {
        6
    };
    let mut random = Random(7);
    let mut proved = 0;
    for (prime, recipe) in FIELDS {
        let field = field(prime, recipe);
        for operation in ["mul", "square", "sub"] {
            let checked = field.program(operation).expect("an operation");
            let kernel =
                Kernel::new(Processor::default(), &field, checked, true).expect("instructions");
            let starts = kernel.starts();
            for round in 0..rounds {
                let schedule = shaken(&kernel, &starts[round % starts.len()], &mut random);
                let Some(function) = kernel.function(&schedule) else {
                    continue;
                };
                let result = prove_alone(&field, checked, &function, "f", &assemble_x86);
                let lines = function.lines.join("\n");
                assert!(result.is_ok(), "{prime} {operation}: {result:?}\n{lines}");
                proved += 1;
            }
        }
    }
    assert!(proved >= rounds * 5, "{proved} orders had code");
}

#[test]
fn a_schedule_is_read_back_and_gives_the_same_text() {
    let field = field(FIELDS[0].0, FIELDS[0].1);
    let checked = field.program("mul").expect("an operation");
    let kernel = Kernel::new(Processor::default(), &field, checked, true).expect("instructions");
    let mut schedules = Schedules::none(&field);
    let start = kernel.starts().pop().expect("an order");
    let schedule = shaken(&kernel, &start, &mut Random(3));
    schedules
        .function
        .insert("mul".to_owned(), schedule.clone());
    let read = Schedules::parse(&schedules.text()).expect("its own text");
    assert_eq!(read, schedules);
    let text = source(
        &Processor::default(),
        &field,
        &options(),
        &read,
        assemble_x86,
    )
    .expect("a text");
    let (_, function) = text
        .functions
        .iter()
        .find(|(name, _)| name == "f_mul")
        .expect("it");
    assert_eq!(Some(function), kernel.function(&schedule).as_ref());
}

#[test]
fn what_does_not_fit_is_refused() {
    let field = field(FIELDS[0].0, FIELDS[0].1);
    let checked = field.program("mul").expect("an operation");
    let kernel = Kernel::new(Processor::default(), &field, checked, true).expect("instructions");
    let good = kernel.shortest().expect("an order");
    let refusal = |change: &dyn Fn(&mut Schedules)| {
        let mut schedules = Schedules::none(&field);
        schedules.function.insert("mul".to_owned(), good.clone());
        change(&mut schedules);
        let refused = source(
            &Processor::default(),
            &field,
            &options(),
            &schedules,
            assemble_x86,
        );
        refused.expect_err("a refusal").to_string()
    };
    let mul = |schedules: &mut Schedules, change: &dyn Fn(&mut Schedule)| {
        change(schedules.function.get_mut("mul").expect("it"));
    };
    let misfits: [&dyn Fn(&mut Schedule); 6] = [
        &|s| s.order.reverse(),
        &|s| s.order.truncate(s.order.len() - 1),
        &|s| s.order[1] = s.order[0],
        &|s| s.order.push(1 << 40),
        &|s| s.exchange.push(1 << 40),
        &|s| s.memory.push(usize::MAX),
    ];
    for change in misfits {
        let line = refusal(&|schedules| mul(schedules, change));
        assert!(
            line.starts_with("the schedule of `mul` is of other instructions"),
            "{line}"
        );
    }
    let line = refusal(&|schedules| schedules.recipe = FIELDS[1].1.to_owned());
    assert!(
        line.starts_with("the schedules are of 2^255 - 19 with 4x64") || line.contains("5x51"),
        "{line}"
    );
    let line = refusal(&|schedules| {
        schedules
            .function
            .insert("multiply".to_owned(), good.clone());
    });
    assert!(line.contains("`multiply`"), "{line}");
    for text in [
        "",
        "prime = 3",
        "prime = \"7\"\nrecipe = \"x\"\n[function.mul]\norder = [-1]\n",
    ] {
        let error = Schedules::parse(text)
            .expect_err("no schedules")
            .to_string();
        assert!(error.starts_with("schedules cannot be read"), "{error}");
        assert!(!error.contains('\n'), "{error}");
    }
}
