//! Changes of shared libraries, and of what they tell the loader.

/// Types of segments.
pub const LOAD: u64 = 1;
pub const DYNAMIC: u64 = 2;
pub const STACK: u64 = 0x6474_e551;
pub const SEALED: u64 = 0x6474_e552;

/// Where their headers have what is changed.
pub const PLACE: usize = 8;
pub const ADDRESS: usize = 16;
pub const IN_FILE: usize = 32;
pub const IN_MEMORY: usize = 40;

/// Tags of the loader.
pub const RELOCATIONS: u64 = 7;
pub const SIZE: u64 = 8;
pub const SIZE_OF_ENTRIES: u64 = 9;
pub const OF_CALLS: u64 = 23;
pub const SIZE_OF_CALLS: u64 = 2;
pub const FORM_OF_CALLS: u64 = 20;
pub const FLAGS: u64 = 30;
pub const COUNT: u64 = 0x6fff_fff9;

/// Kinds of relocations.
pub const ABSOLUTE: u64 = 1;
pub const COPY: u64 = 5;
pub const RELATIVE: u64 = 8;
pub const SHORT: u64 = 10;

pub const PAGE: usize = 4096;

/// A library that is changed.
#[derive(Clone)]
pub struct Library(pub Vec<u8>);

impl Library {
    pub fn get(&self, at: usize) -> u64 {
        let bytes = self.0[at..at + 8].try_into();
        u64::from_le_bytes(bytes.expect("eight bytes"))
    }

    pub fn put(&mut self, at: usize, number: u64) {
        self.0[at..at + 8].copy_from_slice(&number.to_le_bytes());
    }

    /// Where the headers of segments of a type are.
    pub fn headers(&self, kind: u64) -> Vec<usize> {
        let begin = self.get(0x20) as usize;
        let count = usize::from(self.0[0x38]);
        let all = (0..count).map(|k| begin + 56 * k);
        all.filter(|at| self.get(*at) & 0xffff_ffff == kind)
            .collect()
    }

    pub fn header(&self, kind: u64) -> usize {
        self.headers(kind)[0]
    }

    /// The header of the segment that an address is in.
    pub fn loaded(&self, address: u64) -> usize {
        let loads = self.headers(LOAD).into_iter();
        let mut holding = loads.filter(|header| {
            let from = self.get(header + ADDRESS);
            (from..from + self.get(header + IN_FILE)).contains(&address)
        });
        holding.next().expect("a segment")
    }

    /// Where an address is in the file.
    pub fn place(&self, address: u64) -> usize {
        let header = self.loaded(address);
        (address - self.get(header + ADDRESS) + self.get(header + PLACE)) as usize
    }

    /// Where the value of something is that the loader is told.
    pub fn told(&self, tag: u64) -> usize {
        let begin = self.get(self.header(DYNAMIC) + PLACE) as usize;
        let mut all = (begin..).step_by(16);
        all.find(|at| self.get(*at) == tag).expect("an entry") + 8
    }

    /// Tells the loader more.
    pub fn tell(&mut self, tag: u64, value: u64) {
        let at = self.told(0);
        assert_eq!(self.get(at + 8), 0, "room for the end mark");
        self.put(at - 8, tag);
        self.put(at, value);
    }

    pub fn forget(&mut self, tag: u64) {
        // `DT_DEBUG`, which says nothing in a library.
        let at = self.told(tag);
        self.put(at - 8, 21);
    }

    /// The places in the file of the relocations of words, and in memory of these words: in order those of
    /// `.data.rel.ro`, and the others.
    pub fn relocations(&self) -> Vec<(usize, u64)> {
        let begin = self.place(self.get(self.told(RELOCATIONS)));
        let size = self.get(self.told(SIZE)) as usize;
        let all = (begin..begin + size).step_by(24);
        all.map(|at| (at, self.get(at))).collect()
    }

    /// Adds a page at the end of the file that has these bytes; where it is.
    pub fn page(&mut self, bytes: &[u8]) -> usize {
        let at = self.0.len().next_multiple_of(PAGE);
        self.0.resize(at, 0);
        self.0.extend_from_slice(bytes);
        self.0.resize(at + PAGE, 0);
        at
    }
}
