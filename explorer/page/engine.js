// The compiler in a worker, so that the page never waits for it.

import { byId } from "./dom.js";

/** A call that was given up for another, or by the reader. */
export class Cancelled extends Error {}

/** The compiler's code, which the page carries: gzip in base64. */
async function compile() {
  const text = byId("wasm").textContent.trim();
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
}

const module = compile();
const script = URL.createObjectURL(new Blob([byId("worker").textContent], { type: "text/javascript" }));
// The only string that becomes code: the page's own.
const policy = globalThis.trustedTypes?.createPolicy("explorer", { createScriptURL: () => script });
const trusted = policy ? policy.createScriptURL("") : script;

export class Engine {
  #worker;
  #calls = new Map();
  #next = 0;
  #changed;
  /** Version, models and names; rejects if the browser cannot run the compiler. */
  ready;

  /** `changed` is called when the engine begins or ends to work. */
  constructor(changed) {
    this.#changed = changed;
    this.#start();
  }

  #start() {
    const worker = new Worker(trusted);
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      const waiting = this.#calls.get(data.id);
      if (!waiting) return;
      if (data.progress) return waiting.progress?.(data.progress);
      this.#calls.delete(data.id);
      this.#changed();
      if (data.error === undefined) return waiting.resolve(data.result);
      waiting.reject(new Error(data.error));
      if (data.broken) this.cancel();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(new Error(`the compiler stopped (${event.message}); reload the page`));
    };
    this.ready = module.then((module) => this.#post("start", { module }));
    this.ready.catch(() => {});
  }

  #fail(error) {
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
    this.#changed();
  }

  #post(call, argument, progress) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { call, resolve, reject, progress });
      this.#changed();
      this.#worker.postMessage({ id, call, argument });
    });
  }

  /** Calls the compiler, after earlier calls. */
  async run(call, argument, progress) {
    await this.ready;
    return this.#post(call, argument, progress);
  }

  /** Whether it works on what somebody asked; starting is no work of theirs. */
  get busy() {
    return [...this.#calls.values()].some(({ call }) => call !== "start");
  }

  /** Ends all work at once, by ending the worker. */
  cancel() {
    this.#worker.terminate();
    this.#fail(new Cancelled("cancelled"));
    this.#start();
  }
}
