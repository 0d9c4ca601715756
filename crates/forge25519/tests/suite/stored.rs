//! Keys that serde writes are the same bytes for forge25519 and for the crates of dalek, and either reads the other's.
//!
//! A format sees a value only through its calls of a `Serializer`. `serde_test` compares these calls, for all formats
//! at once. Three formats are run besides: postcard has no names and no lengths of tuples, CBOR tells byte strings from
//! lists, JSON is text.

use forge25519::x25519::{PublicKey, StaticSecret};
use forge25519::{SigningKey, VerifyingKey};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_test::Token;
use std::fmt::Debug;

const SECRET: [u8; 32] = *b"\x00\x01\x7f\x80\xff56789abcdefghijklmnopqrst\xfe\x18";

fn postcard(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap()
}

fn cbor(value: &impl Serialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).unwrap();
    bytes
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).unwrap()
}

fn from_postcard<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

fn from_cbor<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    ciborium::from_reader(bytes).ok()
}

fn from_json<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    serde_json::from_slice(bytes).ok()
}

/// A key that is 32 bytes in memory.
trait Key: Serialize + DeserializeOwned {
    fn bytes(&self) -> [u8; 32];
}

macro_rules! key {
    ($($name:ty),*) => {
        $(impl Key for $name {
            fn bytes(&self) -> [u8; 32] {
                self.to_bytes()
            }
        })*
    };
}

key!(SigningKey, VerifyingKey, PublicKey, StaticSecret);
key!(ed25519_dalek::SigningKey, ed25519_dalek::VerifyingKey);
key!(x25519_dalek::PublicKey, x25519_dalek::StaticSecret);

/// Whatever is read, or refused, by one is so by the other.
fn same_reading<Ours: Key, Theirs: Key>(
    what: &str,
    ours: Option<Ours>,
    theirs: Option<Theirs>,
) -> bool {
    let [ours, theirs] = [ours.map(|key| key.bytes()), theirs.map(|key| key.bytes())];
    assert_eq!(ours, theirs, "{what}");
    ours.is_some()
}

/// Written bytes are equal, and so is what is read: from these bytes, and from others that are near to them.
fn compare<Ours: Key, Theirs: Key>(ours: &Ours, theirs: &Theirs, length: usize) {
    assert_eq!(postcard(ours), postcard(theirs));
    assert_eq!(postcard(ours).len(), length);
    assert_eq!(cbor(ours), cbor(theirs));
    assert_eq!(json(ours), json(theirs));

    let (mut read, mut refused) = (0, 0);
    let mut count = |accepted: bool| *if accepted { &mut read } else { &mut refused } += 1;
    for bytes in near(&postcard(ours)) {
        let what = format!("postcard {bytes:02x?}");
        count(same_reading::<Ours, Theirs>(
            &what,
            from_postcard(&bytes),
            from_postcard(&bytes),
        ));
    }
    let key = ours.bytes();
    let list: Vec<u8> = key.to_vec();
    let values = [
        cbor(ours),
        cbor(&list),
        cbor(&[key]),
        cbor(&byte_string(&key)),
        cbor(&byte_string(&key[..31])),
        cbor(&"0123456789abcdef0123456789abcdef"),
    ];
    for bytes in values.iter().flat_map(|bytes| near(bytes)) {
        let what = format!("CBOR {bytes:02x?}");
        count(same_reading::<Ours, Theirs>(
            &what,
            from_cbor(&bytes),
            from_cbor(&bytes),
        ));
    }
    let text = String::from_utf8(json(ours)).unwrap();
    let texts = [
        text.clone(),
        format!("[{text}]"),
        text.replace(']', ",1]"),
        text.replace("[0,", "["),
        text.replace("[0,", "[256,"),
        text.replace("[0,", "[-1,"),
        "\"0123456789abcdef0123456789abcdef\"".to_owned(),
        "{\"0\":1}".to_owned(),
        "[]".to_owned(),
        "null".to_owned(),
    ];
    for text in texts {
        let bytes = text.as_bytes();
        count(same_reading::<Ours, Theirs>(
            &text,
            from_json(bytes),
            from_json(bytes),
        ));
    }
    assert!(read >= 3 && refused >= 8, "{read} read, {refused} refused");
}

/// The bytes, one fewer, one more, and one changed at each end.
fn near(bytes: &[u8]) -> Vec<Vec<u8>> {
    let (mut first, mut last) = (bytes.to_vec(), bytes.to_vec());
    first[0] ^= 1;
    *last.last_mut().expect("some bytes") ^= 1;
    let more = [bytes, &[1]].concat();
    let fewer = bytes[..bytes.len() - 1].to_vec();
    vec![bytes.to_vec(), fewer, more, first, last]
}

/// A byte string, where a slice is a list.
fn byte_string(bytes: &[u8]) -> impl Serialize + '_ {
    struct Bytes<'a>(&'a [u8]);
    impl Serialize for Bytes<'_> {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_bytes(self.0)
        }
    }
    Bytes(bytes)
}

#[test]
fn ed25519() {
    let ours = SigningKey::from_bytes(&SECRET);
    let theirs = ed25519_dalek::SigningKey::from_bytes(&SECRET);
    compare(&ours, &theirs, 33);
    compare(&ours.verifying_key(), &theirs.verifying_key(), 33);

    let bytes = [Token::Bytes(&SECRET)];
    serde_test::assert_tokens(&ours, &bytes);
    serde_test::assert_tokens(&theirs, &bytes);
}

#[test]
fn x25519() {
    let (ours, theirs) = (
        StaticSecret::from(SECRET),
        x25519_dalek::StaticSecret::from(SECRET),
    );
    compare(&ours, &theirs, 32);
    serde_test::assert_ser_tokens(&ours, &tokens(&["StaticSecret"]));
    serde_test::assert_ser_tokens(&theirs, &tokens(&["StaticSecret"]));

    let (ours, theirs) = (
        PublicKey::from(SECRET),
        x25519_dalek::PublicKey::from(SECRET),
    );
    compare(&ours, &theirs, 32);
    let tokens = tokens(&["PublicKey", "MontgomeryPoint"]);
    read_and_written(&ours, &tokens);
    read_and_written(&theirs, &tokens);
}

fn read_and_written<T: Key + PartialEq + Debug>(key: &T, tokens: &[Token]) {
    serde_test::assert_tokens(key, tokens);
    // A struct of one field may also come as a sequence of one.
    let field = tokens
        .iter()
        .skip_while(|token| matches!(token, Token::NewtypeStruct { .. }));
    let sequence = [Token::Seq { len: Some(1) }; 2]
        .into_iter()
        .chain(field.copied());
    let sequence: Vec<Token> = sequence.chain([Token::SeqEnd; 2]).collect();
    serde_test::assert_de_tokens(key, &sequence);
}

/// The secret's bytes as a tuple, within structs of one field.
fn tokens(names: &[&'static str]) -> Vec<Token> {
    let structs = names.iter().map(|name| Token::NewtypeStruct { name });
    let bytes = SECRET.iter().map(|byte| Token::U8(*byte));
    structs
        .chain([Token::Tuple { len: 32 }])
        .chain(bytes)
        .chain([Token::TupleEnd])
        .collect()
}
