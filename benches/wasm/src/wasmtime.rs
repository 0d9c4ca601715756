//! wasmtime, in this process.

use std::collections::HashMap;
use std::time::Instant;

use limbforge_ed25519_table::Cases;
use limbforge_lab::measure::Engine as Named;
use wasmtime::{Config, Engine, Instance, Linker, Memory, Module, Store, TypedFunc};

use crate::engine::{self, Done, Set, Turns};

/// An engine with the modules of peers.
pub struct Wasmtime {
    named: Named,
    peers: HashMap<&'static str, Peer>,
}

struct Peer {
    store: Store<()>,
    memory: Memory,
    output: u32,
    /// The peer's number for each set.
    sets: Vec<u32>,
    run: TypedFunc<(u32, u32, u32, u32), u32>,
}

impl Wasmtime {
    /// Loads modules by their keys.
    ///
    /// # Errors
    /// A line that says which module wasmtime refuses.
    pub fn new(
        named: Named,
        modules: &[(&'static str, Vec<u8>)],
        cases: &Cases,
    ) -> Result<Self, String> {
        let mut config = Config::new();
        config.wasm_wide_arithmetic(named.wide_arithmetic);
        let engine = Engine::new(&config).map_err(|error| error.to_string())?;
        let peers = modules.iter().map(|(key, bytes)| {
            let peer = Peer::new(&engine, bytes, cases);
            Ok((*key, peer.map_err(|error| format!("{key}: {error:#}"))?))
        });
        Ok(Self {
            named,
            peers: peers.collect::<Result<_, String>>()?,
        })
    }
}

impl Peer {
    fn new(engine: &Engine, bytes: &[u8], cases: &Cases) -> wasmtime::Result<Self> {
        let module = Module::new(engine, bytes)?;
        let mut store = Store::new(engine, ());
        let instance: Instance = Linker::new(engine).instantiate(&mut store, &module)?;
        let memory = instance.get_memory(&mut store, "memory");
        let memory = memory.ok_or_else(|| wasmtime::Error::msg("no memory"))?;
        let address = |store: &mut Store<()>, name: &str| {
            let function = instance.get_typed_func::<(), u32>(&mut *store, name)?;
            function.call(store, ())
        };
        let mut sets = Vec::new();
        for set in Set::ALL {
            let at = address(&mut store, "inputs")?;
            memory.write(&mut store, at as usize, &set.bytes(cases))?;
            sets.push(address(&mut store, "prepare")?);
        }
        let output = address(&mut store, "output")?;
        let run = instance.get_typed_func(&mut store, "run")?;
        Ok(Self {
            store,
            memory,
            output,
            sets,
            run,
        })
    }
}

impl engine::Engine for Wasmtime {
    fn named(&self) -> &Named {
        &self.named
    }

    fn run(&mut self, turns: &Turns) -> Result<Done, String> {
        let Some(peer) = self.peers.get_mut(turns.peer) else {
            let (nanoseconds, output) = (0.0, None);
            return Ok(Done {
                nanoseconds,
                output,
            });
        };
        let set = peer.sets[turns.set as usize];
        let arguments = (
            set,
            turns.operation as u32,
            turns.first as u32,
            turns.count as u32,
        );
        let start = Instant::now();
        let there = peer.run.call(&mut peer.store, arguments);
        let nanoseconds = start.elapsed().as_secs_f64() * 1e9;
        let there = there.map_err(|error| format!("{}: {error:#}", turns.peer))?;
        let mut output = [0; 64];
        let read = peer
            .memory
            .read(&peer.store, peer.output as usize, &mut output);
        read.map_err(|error| error.to_string())?;
        Ok(Done {
            nanoseconds,
            output: (there == 1).then_some(output),
        })
    }
}
