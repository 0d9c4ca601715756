//! Results on top of parameters: which calls a driver makes of one function, in C and in Go.

/// Where the results of a call lie: for each, the parameter whose memory it takes, if one has its type.
pub type Arrangement = Vec<Option<usize>>;

/// A call of a function by a driver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// These parameters are all the first of them.
    pub same: Vec<usize>,
    /// Where the results lie; `None`: apart, and the next rounds have to give the same.
    pub over: Option<Arrangement>,
}

/// The calls that a driver makes, the last of those with results apart for the parameters as they are. Types of
/// parameters that are passed by value are `None`.
pub fn rounds(params: &[Option<&str>], results: &[&str]) -> Vec<Round> {
    let mut all = Vec::new();
    let same = equal_params(params);
    if let Some(&first) = same.first() {
        let at = results.iter().position(|ty| Some(*ty) == params[first]);
        let once = (0..results.len()).map(|i| (Some(i) == at).then_some(first));
        for over in [None, Some(once.collect())] {
            let same = same.clone();
            all.push(Round { same, over });
        }
    }
    let apart = [None].into_iter();
    let over = apart.chain(arrangements(params, results).into_iter().map(Some));
    all.extend(over.map(|over| Round {
        same: Vec::new(),
        over,
    }));
    all
}

/// Every way to turn the results around the parameters of their type: with one result, on each of them. Empty if no
/// result has a place.
fn arrangements(params: &[Option<&str>], results: &[&str]) -> Vec<Arrangement> {
    let of_type = |ty: &str| -> Vec<usize> {
        let all = 0..params.len();
        all.filter(|&i| params[i] == Some(ty)).collect()
    };
    let places: Vec<Vec<usize>> = results.iter().map(|ty| of_type(ty)).collect();
    let rounds = places.iter().map(Vec::len).max().unwrap_or(0);
    let one = |round: usize| -> Arrangement {
        let mut taken = Vec::new();
        let place = |(at, places): (usize, &Vec<usize>)| {
            let turn = round
                + results[..at]
                    .iter()
                    .filter(|ty| **ty == results[at])
                    .count();
            let place = *places.get(turn % places.len().max(1))?;
            (!taken.contains(&place)).then(|| {
                taken.push(place);
                place
            })
        };
        places.iter().enumerate().map(place).collect()
    };
    (0..rounds).map(one).collect()
}

/// The parameters that can all be one: two or more of the first type that has so many.
fn equal_params(params: &[Option<&str>]) -> Vec<usize> {
    let types = params.iter().flatten();
    let mut groups = types.map(|ty| -> Vec<usize> {
        let all = 0..params.len();
        all.filter(|&i| params[i] == Some(ty)).collect()
    });
    groups.find(|group| group.len() > 1).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_take_every_place() {
        let (e, l) = (Some("element"), Some("loose"));
        assert_eq!(
            arrangements(&[e, e], &["element"]),
            [vec![Some(0)], vec![Some(1)]]
        );
        assert_eq!(
            arrangements(&[None, e, e], &["element", "element"]),
            [vec![Some(1), Some(2)], vec![Some(2), Some(1)]]
        );
        assert_eq!(arrangements(&[l, e], &["bytes"]), Vec::<Arrangement>::new());
        assert_eq!(
            arrangements(&[e], &["element", "element", "bytes"]),
            [vec![Some(0), None, None]]
        );
        assert_eq!(equal_params(&[None, e, l, e]), [1, 3]);
        assert_eq!(equal_params(&[e, l]), Vec::<usize>::new());
    }
}
