// A JavaScript engine of the bench, in node or in a page: takes commands of the host over HTTP, and answers with the time
// of each. The same code runs in both, so that they differ in the engine alone.
//
// Everything that is measured takes (operation, first, count), and makes `count` turns over rotating inputs.

import { ed25519, x25519 } from '@noble/curves/ed25519.js';

// As in benches/ed25519/table/src/inputs.rs.
const COUNT = 1024;
const LISTS = { seeds: 32, keys: 32, messages: 32, signatures: 64, scalars: 32, points: 32 };

function lists(bytes) {
  const all = {};
  let at = 0;
  for (const [name, size] of Object.entries(LISTS)) {
    all[name] = Array.from({ length: COUNT }, (_, i) => bytes.slice(at + size * i, at + size * (i + 1)));
    at += size * COUNT;
  }
  return all;
}

// A module: its turns are made inside.
async function wasm(base, key, sets) {
  const response = await fetch(`${base}/module/${key}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  const { memory, inputs, output, prepare, run } = instance.exports;
  const peers = sets.map((bytes) => {
    // The first call grows the memory, which replaces the buffer.
    const at = inputs();
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return prepare();
  });
  return (set, { number }, first, count) => {
    if (!run(peers[set], number, first, count)) return null;
    const at = output();
    return new Uint8Array(memory.buffer, at, 64).slice();
  };
}

// noble-curves: JavaScript with BigInt.
function noble(sets) {
  const all = sets.map(lists);
  const operations = {
    keygen: (i, x) => ed25519.getPublicKey(x.seeds[i]),
    'sign 32 B': (i, x) => ed25519.sign(x.messages[i], x.seeds[i]),
    verify: (i, x) => ed25519.verify(x.signatures[i], x.messages[i], x.keys[i]),
    X25519: (i, x) => x25519.getSharedSecret(x.scalars[i], x.points[i]),
    'X25519 base': (i, x) => x25519.getPublicKey(x.scalars[i]),
  };
  return (set, { name }, first, count) => {
    const turn = operations[name];
    if (!turn) return null;
    let last = new Uint8Array(1);
    for (let k = 0; k < count; k++) last = turn((first + k) % COUNT, all[set]);
    const bytes = new Uint8Array(64);
    bytes.set(typeof last === 'boolean' ? [Number(last)] : last);
    return bytes;
  };
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// Asks for a command with the answer to the one before, until there is none.
export async function serve(base, engine) {
  const get = async (path) => new Uint8Array(await (await fetch(base + path)).arrayBuffer());
  const sets = [await get('/inputs/good'), await get('/inputs/broken')];
  const peers = new Map([['noble', noble(sets)]]);
  let answer = { version: globalThis.process?.versions?.v8 ?? navigator.userAgent };
  for (;;) {
    const body = JSON.stringify(answer);
    const response = await fetch(`${base}/turn/${engine}`, { method: 'POST', body });
    const command = await response.json();
    if (command === null) return;
    try {
      const { peer, set, operation, first, count } = command;
      if (!peers.has(peer)) peers.set(peer, await wasm(base, peer, sets));
      const run = peers.get(peer);
      const start = performance.now();
      const output = run(set, operation, first, count);
      const nanoseconds = (performance.now() - start) * 1e6;
      answer = { nanoseconds, output: output && hex(output) };
    } catch (error) {
      answer = { error: String(error) };
    }
  }
}
