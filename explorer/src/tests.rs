//! The page's calls, without a browser.

use limbforge::{forecast::Forecast, plan::Plan, prime::Prime, target};
use serde_json::Value;

use crate::{Design, Survey, prime, report, survey};

const PRIME: &str = "2^61-1";
const RECIPE: &str = "1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)";

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn whole(prime: &str, model: &str) -> Value {
    let mut survey = Survey::begin(prime, model, false).expect("a prime and a model");
    while survey.advance().expect("a model without holes") {}
    parsed(&survey.ranking())
}

#[test]
fn every_model_ranks_by_its_own_forecast() {
    let models = parsed(&survey::models().expect("models"));
    for model in models.as_array().expect("a list") {
        let name = model["name"].as_str().expect("a name");
        let ranking = whole(PRIME, name);
        let recipes = ranking["recipes"].as_array().expect("a list");
        let rejected = ranking["rejected"].as_array().expect("a list").len();
        assert_eq!(ranking["total"], recipes.len() + rejected, "{name}");
        assert_eq!(ranking["total"], ranking["done"], "{name}");
        let scores: Vec<f64> = recipes.iter().filter_map(|r| r["score"].as_f64()).collect();
        assert!(scores.len() > 1 && scores.is_sorted(), "{name}: {scores:?}");
        let plan: Plan = recipes[0]["recipe"]
            .as_str()
            .expect("text")
            .parse()
            .expect("a recipe");
        let own = Forecast::of(
            &Prime::parse(PRIME).expect("a prime"),
            &plan,
            &target::find(name).expect("a model"),
        );
        assert_eq!(scores[0], own.expect("a forecast").score(), "{name}");
    }
}

#[test]
fn an_unfinished_ranking_says_how_far_it_is() {
    let mut survey = Survey::begin(PRIME, "skylake", true).expect("a prime and a model");
    for _ in 0..5 {
        assert_eq!(survey.advance(), Ok(true));
    }
    let ranking = parsed(&survey.ranking());
    assert_eq!(ranking["done"], 5);
    assert!(ranking["total"].as_u64() > Some(20), "{}", ranking["total"]);
}

#[test]
fn a_design_draws_prints_and_its_certificate_is_accepted() {
    let mut design = Design::read(PRIME, RECIPE, "zen5").expect("a design");
    let said = parsed(&design.explanation().expect("an explanation"));
    assert_eq!(said["recipe"], RECIPE);
    assert_eq!(said["limbs"].as_array().map(Vec::len), Some(1));
    assert_eq!(said["operations"][0]["analysis"]["program"], "mul");
    assert_eq!(said["operations"][1]["diagram"]["operation"], "square");
    for (language, part) in [("rust", "fn mul("), ("c", "m61_mul("), ("go", "Square(")] {
        let text = design.text(language).expect(language);
        assert!(text.contains(part), "{language} lacks {part}");
    }
    let certificate = design.text("json").expect("a certificate");
    let checked = parsed(&report(&certificate).expect("accepted"));
    assert_eq!(checked["prime"], "2^61 - 1");
    let verdicts = checked["verdicts"].as_array().expect("a list");
    let mul = verdicts
        .iter()
        .find(|v| v["operation"] == "mul")
        .expect("mul");
    assert_eq!(mul["extent"], "holds");
    let broken = certificate.replacen("\"const\": \"8\"", "\"const\": \"7\"", 1);
    assert_ne!(broken, certificate);
    assert!(report(&broken).is_err());
}

#[test]
fn every_refusal_is_one_line() {
    let refusals = [
        prime::describe("2^255-21").err(),
        prime::describe("<img src=x>\n").err(),
        prime::describe("").err(),
        Survey::begin("91", "skylake", false).err(),
        Survey::begin(PRIME, "no such", false).err(),
        Design::read(PRIME, "5x51\nnonsense", "zen5").err(),
        Design::read(PRIME, RECIPE, "no such").err(),
        Design::read(PRIME, RECIPE, "zen5")
            .and_then(|mut d| d.text("cobol"))
            .err(),
        Design::read("2^127-1", RECIPE, "zen5")
            .and_then(|d| d.explanation())
            .err(),
        report("{").err(),
        report("[1]").err(),
        report("{\"prime\": \"a\\nb\"}").err(),
    ];
    for (i, refusal) in refusals.into_iter().enumerate() {
        let refusal = refusal.unwrap_or_else(|| panic!("{i} is accepted"));
        assert!(
            !refusal.is_empty() && !refusal.contains('\n'),
            "{i}: {refusal:?}"
        );
    }
}
