//! Operators on values and references, each from one function of references.

/// `binary!(Add add AddAssign add_assign, A, B => C, |a: &A, b: &B| …)`: the operator for all four pairs of values and
/// references.
macro_rules! binary {
    ($Op:ident $op:ident, $Left:ty, $Right:ty => $Out:ty, $f:expr) => {
        impl<'b> core::ops::$Op<&'b $Right> for &$Left {
            type Output = $Out;
            #[inline]
            fn $op(self, other: &'b $Right) -> $Out {
                let f: fn(&$Left, &$Right) -> $Out = $f;
                f(self, other)
            }
        }
        impl core::ops::$Op<$Right> for &$Left {
            type Output = $Out;
            #[inline]
            fn $op(self, other: $Right) -> $Out {
                core::ops::$Op::$op(self, &other)
            }
        }
        impl<'b> core::ops::$Op<&'b $Right> for $Left {
            type Output = $Out;
            #[inline]
            fn $op(self, other: &'b $Right) -> $Out {
                core::ops::$Op::$op(&self, other)
            }
        }
        impl core::ops::$Op<$Right> for $Left {
            type Output = $Out;
            #[inline]
            fn $op(self, other: $Right) -> $Out {
                core::ops::$Op::$op(&self, &other)
            }
        }
    };
}

/// `assign!(AddAssign add_assign Add add, A, B)`, where A + B is an A.
macro_rules! assign {
    ($OpAssign:ident $op_assign:ident $Op:ident $op:ident, $Left:ty, $Right:ty) => {
        impl<'b> core::ops::$OpAssign<&'b $Right> for $Left {
            #[inline]
            fn $op_assign(&mut self, other: &'b $Right) {
                *self = core::ops::$Op::$op(&*self, other);
            }
        }
        impl core::ops::$OpAssign<$Right> for $Left {
            #[inline]
            fn $op_assign(&mut self, other: $Right) {
                *self = core::ops::$Op::$op(&*self, &other);
            }
        }
    };
}

/// The operators of a commutative group, with sums of iterators and products with scalars.
macro_rules! group {
    ($Point:ty, $add:expr, $neg:expr, $mul:expr) => {
        binary!(Add add, $Point, $Point => $Point, $add);
        binary!(Sub sub, $Point, $Point => $Point, |a, b| a + -b);
        binary!(Mul mul, $Point, Scalar => $Point, $mul);
        binary!(Mul mul, Scalar, $Point => $Point, |s, point| point * s);
        assign!(AddAssign add_assign Add add, $Point, $Point);
        assign!(SubAssign sub_assign Sub sub, $Point, $Point);
        assign!(MulAssign mul_assign Mul mul, $Point, Scalar);
        impl core::ops::Neg for &$Point {
            type Output = $Point;
            fn neg(self) -> $Point {
                let f: fn(&$Point) -> $Point = $neg;
                f(self)
            }
        }
        impl core::ops::Neg for $Point {
            type Output = $Point;
            fn neg(self) -> $Point {
                -&self
            }
        }
        impl<T: core::borrow::Borrow<$Point>> core::iter::Sum<T> for $Point {
            fn sum<I: Iterator<Item = T>>(points: I) -> $Point {
                points.fold(<$Point>::default(), |sum, point| sum + point.borrow())
            }
        }
    };
}

/// The traits of 32 bytes that stand for something.
macro_rules! bytes {
    ($Name:ident) => {
        impl $Name {
            /// The bytes.
            pub const fn as_bytes(&self) -> &[u8; 32] {
                &self.0
            }

            /// The bytes.
            pub const fn to_bytes(&self) -> [u8; 32] {
                self.0
            }

            /// The bytes of a slice, whatever they stand for.
            ///
            /// # Errors
            /// There are not 32 of them.
            pub fn from_slice(bytes: &[u8]) -> Result<$Name, core::array::TryFromSliceError> {
                bytes.try_into().map($Name)
            }
        }

        impl TryFrom<&[u8]> for $Name {
            type Error = core::array::TryFromSliceError;
            fn try_from(bytes: &[u8]) -> Result<$Name, Self::Error> {
                $Name::from_slice(bytes)
            }
        }

        impl core::fmt::Debug for $Name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}: {:?}", stringify!($Name), self.as_bytes())
            }
        }

        #[cfg(feature = "zeroize")]
        impl zeroize::Zeroize for $Name {
            /// The encoding of the neutral element.
            fn zeroize(&mut self) {
                zeroize::Zeroize::zeroize(&mut self.0);
                *self = $Name::default();
            }
        }
    };
}
