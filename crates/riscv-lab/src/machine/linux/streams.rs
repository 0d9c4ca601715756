//! Standard input, output and error.

use std::io::{Read, Write};

use super::{Errno, store_words};
use crate::machine::memory::Memory;

/// Where bytes go that a program writes.
pub enum Stream {
    /// They are kept.
    Kept(Vec<u8>),
    /// They are passed on.
    Passed(Box<dyn Write>),
}

impl Stream {
    fn write(&mut self, bytes: &[u8]) -> Result<(), Errno> {
        match self {
            Stream::Kept(all) => all.extend_from_slice(bytes),
            Stream::Passed(to) => {
                let written = to.write_all(bytes).and_then(|()| to.flush());
                written.map_err(|_| Errno::Io)?;
            }
        }
        Ok(())
    }

    /// The bytes that were kept.
    pub fn kept(&self) -> &[u8] {
        match self {
            Stream::Kept(all) => all,
            Stream::Passed(_) => &[],
        }
    }
}

/// The three streams of a program.
pub struct Streams {
    /// Its standard input.
    pub input: Box<dyn Read>,
    /// Its standard output.
    pub output: Stream,
    /// Its standard error.
    pub error: Stream,
}

/// Most bytes that are moved at once.
const MOST: u64 = 1 << 20;

impl Streams {
    /// Nothing to read; what is written is kept.
    pub fn kept() -> Streams {
        Streams {
            input: Box::new(std::io::empty()),
            output: Stream::Kept(Vec::new()),
            error: Stream::Kept(Vec::new()),
        }
    }

    /// Those of this process.
    pub fn passed() -> Streams {
        Streams {
            input: Box::new(std::io::stdin()),
            output: Stream::Passed(Box::new(std::io::stdout())),
            error: Stream::Passed(Box::new(std::io::stderr())),
        }
    }

    pub(super) fn read(
        &mut self,
        memory: &mut Memory,
        file: u64,
        address: u64,
        length: u64,
    ) -> Result<u64, Errno> {
        if file != 0 {
            return Err(Errno::BadFile);
        }
        let mut bytes = vec![0; length.min(MOST) as usize];
        let count = self.input.read(&mut bytes).map_err(|_| Errno::Io)?;
        memory.store_all(address, &bytes[..count])?;
        Ok(count as u64)
    }

    pub(super) fn write(
        &mut self,
        memory: &mut Memory,
        file: u64,
        address: u64,
        length: u64,
    ) -> Result<u64, Errno> {
        let stream = match file {
            1 => &mut self.output,
            2 => &mut self.error,
            _ => return Err(Errno::BadFile),
        };
        let mut bytes = vec![0; length.min(MOST) as usize];
        memory.load_all(address, &mut bytes)?;
        stream.write(&bytes)?;
        Ok(bytes.len() as u64)
    }

    /// readv, writev: piece by piece, up to the first that is not moved wholly.
    pub(super) fn vector(
        &mut self,
        memory: &mut Memory,
        file: u64,
        pieces: u64,
        count: u64,
        one: fn(&mut Streams, &mut Memory, u64, u64, u64) -> Result<u64, Errno>,
    ) -> Result<u64, Errno> {
        if count > 1024 {
            return Err(Errno::Invalid);
        }
        let mut moved = 0;
        for index in 0..count {
            let at = pieces.wrapping_add(index * 16);
            let address = u64::from_le_bytes(memory.load(at)?);
            let length = u64::from_le_bytes(memory.load(at.wrapping_add(8))?);
            match one(self, memory, file, address, length) {
                Ok(now) => {
                    moved += now;
                    if now < length {
                        break;
                    }
                }
                Err(_) if moved > 0 => break,
                Err(error) => return Err(error),
            }
        }
        Ok(moved)
    }

    /// fstat: each stream is a pipe. The words of `struct stat`: device, inode, then mode and links.
    pub(super) fn status(
        &self,
        memory: &mut Memory,
        file: u64,
        address: u64,
    ) -> Result<u64, Errno> {
        const PIPE: u64 = 0o010_600;
        if file > 2 {
            return Err(Errno::BadFile);
        }
        let mut words = [0; 16];
        words[1] = file + 1;
        words[2] = PIPE | 1 << 32;
        words[7] = 4096;
        store_words(memory, address, &words)
    }

    /// ppoll: `struct pollfd` is the file (32 bits), what is asked for and what is there (16 each).
    pub(super) fn poll(&self, memory: &mut Memory, files: u64, count: u64) -> Result<u64, Errno> {
        if count > 3 {
            return Err(Errno::Invalid);
        }
        for index in 0..count {
            let at = files.wrapping_add(index * 8);
            let asked: [u8; 2] = memory.load(at.wrapping_add(4))?;
            memory.store(at.wrapping_add(6), asked)?;
        }
        Ok(count)
    }
}
