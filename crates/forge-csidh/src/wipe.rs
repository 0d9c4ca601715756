//! Secrets that are overwritten when they are dropped, where the feature `zeroize` is on.

/// A value that is wiped when it goes out of scope.
pub(crate) struct Wiped<T: Wipe>(pub(crate) T);

#[cfg(feature = "zeroize")]
pub(crate) use zeroize::Zeroize as Wipe;

/// Without the feature anything counts, and nothing is wiped.
#[cfg(not(feature = "zeroize"))]
pub(crate) trait Wipe {}

#[cfg(not(feature = "zeroize"))]
impl<T> Wipe for T {}

#[cfg(feature = "zeroize")]
impl<T: Wipe> Drop for Wiped<T> {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl<T: Wipe> core::ops::Deref for Wiped<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Wipe + Clone> Clone for Wiped<T> {
    fn clone(&self) -> Wiped<T> {
        Wiped(self.0.clone())
    }
}
