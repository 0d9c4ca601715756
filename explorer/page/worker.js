// In the worker, after wasm-bindgen's glue: one call at a time, each answered by `result` or `error`.

let survey, design, designed;

const calls = {
  start({ module }) {
    wasm_bindgen.initSync({ module });
    const { version, models, names } = wasm_bindgen;
    return { version: version(), models: JSON.parse(models()), names: JSON.parse(names()) };
  },

  prime: ({ text }) => JSON.parse(wasm_bindgen.prime(text)),

  /** Tries recipe by recipe. Says how far it is ten times a second, and the ranking so far once a second. */
  survey({ prime, cpu, all }, progress) {
    survey?.free();
    survey = new wasm_bindgen.Survey(prime, cpu, all);
    const total = survey.total();
    let said = performance.now();
    let ranked = said;
    for (let done = 0; survey.step(); ) {
      done += 1;
      const now = performance.now();
      if (now - said < 100 && done > 1) continue;
      said = now;
      const ranking = now - ranked > 1000 ? JSON.parse(survey.ranking()) : null;
      if (ranking) ranked = now;
      progress({ done, total, ranking });
    }
    return JSON.parse(survey.ranking());
  },

  design: (wanted) => JSON.parse(of(wanted).explain()),

  source: ({ language, ...wanted }) => of(wanted).source(language),

  check: ({ text }) => JSON.parse(wasm_bindgen.check(text)),
};

/** The design that is wanted: kept, because it keeps its field. A worker that was ended and began anew has none. */
function of({ prime, recipe, cpu }) {
  const key = JSON.stringify([prime, recipe, cpu]);
  if (designed !== key) {
    design?.free();
    design = designed = undefined;
    design = new wasm_bindgen.Design(prime, recipe, cpu);
    designed = key;
  }
  return design;
}

onmessage = ({ data: { id, call, argument } }) => {
  try {
    const result = calls[call](argument, (progress) => postMessage({ id, progress }));
    postMessage({ id, result });
  } catch (error) {
    // A refusal of the compiler is an Error. All else means that its memory cannot be trusted any more.
    const refused = error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError);
    postMessage({ id, error: refused ? error.message : `the compiler stopped (${error.message}); try a smaller prime`, broken: !refused });
  }
};
