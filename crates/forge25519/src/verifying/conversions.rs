//! The point of a key, and the key of a point with its canonical bytes.

use super::VerifyingKey;
use crate::curve::EdwardsPoint;

impl VerifyingKey {
    /// The point A.
    pub fn to_edwards(&self) -> EdwardsPoint {
        EdwardsPoint(*self.point())
    }
}

impl From<VerifyingKey> for EdwardsPoint {
    fn from(key: VerifyingKey) -> EdwardsPoint {
        key.to_edwards()
    }
}

impl From<EdwardsPoint> for VerifyingKey {
    fn from(point: EdwardsPoint) -> VerifyingKey {
        VerifyingKey::from_point(point.0)
    }
}
