//! Inputs, the same for all peers.

/// Keys and signatures that the turns rotate over: too many for a branch predictor to learn their digits.
pub const COUNT: usize = 1024;

/// Inputs of operations. Entries with the same index belong together in all lists.
#[repr(C)]
#[derive(Clone)]
pub struct Inputs {
    /// Ed25519 secret keys as in RFC 8032.
    pub seeds: [[u8; 32]; COUNT],
    /// Their public keys.
    pub keys: [[u8; 32]; COUNT],
    /// Messages. The first byte is 0: a crate that frames messages by an empty namespace prepends just that byte.
    pub messages: [[u8; 32]; COUNT],
    /// Ed25519 signatures of the messages.
    pub signatures: [[u8; 64]; COUNT],
    /// X25519 secret keys, before clamping.
    pub scalars: [[u8; 32]; COUNT],
    /// X25519 public keys of others.
    pub points: [[u8; 32]; COUNT],
}

impl Inputs {
    /// All zero, on the heap.
    #[must_use]
    pub fn zero() -> Box<Self> {
        Box::new(Self {
            seeds: [[0; 32]; COUNT],
            keys: [[0; 32]; COUNT],
            messages: [[0; 32]; COUNT],
            signatures: [[0; 64]; COUNT],
            scalars: [[0; 32]; COUNT],
            points: [[0; 32]; COUNT],
        })
    }

    /// The bytes of each list, in their order.
    #[must_use]
    pub fn lists(&self) -> [&[u8]; 6] {
        [
            self.seeds.as_flattened(),
            self.keys.as_flattened(),
            self.messages.as_flattened(),
            self.signatures.as_flattened(),
            self.scalars.as_flattened(),
            self.points.as_flattened(),
        ]
    }

    /// The same, to be written.
    pub fn lists_mut(&mut self) -> [&mut [u8]; 6] {
        [
            self.seeds.as_flattened_mut(),
            self.keys.as_flattened_mut(),
            self.messages.as_flattened_mut(),
            self.signatures.as_flattened_mut(),
            self.scalars.as_flattened_mut(),
            self.points.as_flattened_mut(),
        ]
    }
}
