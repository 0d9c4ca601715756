//! Parameters that are bits, and words of the hints that count as one.

use super::{Growing, NEAR, Node, Op, Random, Words, canonical, values};

/// A parameter that is a bit, and two words near the ends.
fn inputs(random: &mut Random) -> [u64; 3] {
    let mut near = || match random.next() % 4 {
        0 => random.next(),
        1 => 1 << (random.next() % 64),
        _ => NEAR[random.next() as usize % NEAR.len()]
            .wrapping_add(random.next() % 3)
            .wrapping_sub(1),
    };
    let words = [near(), near()];
    [random.next() % 2, words[0], words[1]]
}

/// Words of the hints with one form have one value, and results keep theirs, where a parameter counts as a bit: code
/// whose meaning is not proved in whole is compared by these forms alone.
#[test]
fn words_of_one_form_have_one_value() {
    let mut random = Random(7);
    let (mut equal, mut used) = (0, 0);
    for round in 0..1000 {
        let mut words = Words::default();
        let mut nodes: Vec<Node> = (0..3)
            .map(|port| words.node(Op::Parameter { port, word: 0 }, &[]))
            .collect();
        let flag = nodes[0];
        nodes.extend([0, 1, 38, u64::MAX].map(|k| words.constant(k)));
        let mut growing = Growing {
            words,
            nodes,
            operands: Vec::new(),
            random: Random(random.next()),
        };
        for _ in 0..20 {
            growing.grow();
        }
        let known = growing.words.len();
        for _ in 0..10 {
            growing.grow();
        }
        let Growing {
            mut words, nodes, ..
        } = growing;
        let results = vec![nodes];
        let canon = canonical(&mut words, known, &results, &[flag], round % 2 == 1);
        let firsts = canon.first.iter().enumerate();
        equal += firsts.filter(|(k, first)| first.index() != *k).count();
        for _ in 0..12 {
            let values = values(&words, &inputs(&mut random));
            if canon.assumed.iter().any(|bit| values[bit.index()] != 0) {
                continue;
            }
            used += 1;
            let of = |node: &Node| values[node.index()];
            for (k, first) in canon.first.iter().enumerate() {
                let node = words.at(k);
                assert_eq!(of(&node), of(first), "{:?}", words.get(node));
            }
            for (old, new) in results[0].iter().zip(&canon.results[0]) {
                let (was, is) = (words.get(*old), words.get(*new));
                assert_eq!(of(old), of(new), "{was:?} {is:?}");
            }
        }
    }
    assert!(equal > 1000 && used > 3000, "{equal} {used}");
}
