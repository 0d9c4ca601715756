// Package field implements arithmetic modulo 2^255 - 19 with the type and the methods of filippo.io/edwards25519/field: change
// the import path, and nothing else.
//
// The arithmetic is made by Limbforge and checked for all inputs before it was printed, with a recipe for each GOARCH;
// what this package adds is that interface. It is constant-time up to lengths of slices, and has no unsafe. On amd64
// with BMI2, products and squares are in assembly, which was proved as Go assembles it; the build tag purego leaves it
// out. The package depends on golang.org/x/sys/cpu alone, which sees whether there is BMI2.
package field

import (
	"errors"

	"github.com/limbforge/limbforge/go/internal/curve25519"
)

// Element is an element of the field of integers modulo 2^255 - 19.
//
// As in math/big, the receiver of an operation becomes its result and is returned; receiver and arguments may be the
// same. The zero value is 0.
type Element struct {
	// Within the tight bounds of the arithmetic, as its head says them.
	x curve25519.Element
}

// sqrtM1 is the square root of -1 that is even.
var sqrtM1 = Element{curve25519.SqrtM1()}

// Zero sets v = 0, and returns v.
func (v *Element) Zero() *Element {
	v.x = curve25519.Zero()
	return v
}

// One sets v = 1, and returns v.
func (v *Element) One() *Element {
	v.x = curve25519.One()
	return v
}

// Set sets v = a, and returns v.
func (v *Element) Set(a *Element) *Element {
	*v = *a
	return v
}

// Add sets v = a + b, and returns v.
func (v *Element) Add(a, b *Element) *Element {
	v.x.Add(&a.x, &b.x)
	return v
}

// Subtract sets v = a - b, and returns v.
func (v *Element) Subtract(a, b *Element) *Element {
	v.x.Sub(&a.x, &b.x)
	return v
}

// Negate sets v = -a, and returns v.
func (v *Element) Negate(a *Element) *Element {
	v.x.Neg(&a.x)
	return v
}

// Multiply sets v = x * y, and returns v.
func (v *Element) Multiply(x, y *Element) *Element {
	curve25519.FastMul(&v.x, (*curve25519.Loose)(&x.x), (*curve25519.Loose)(&y.x))
	return v
}

// Square sets v = x * x, and returns v.
func (v *Element) Square(x *Element) *Element {
	curve25519.FastSquare(&v.x, (*curve25519.Loose)(&x.x))
	return v
}

// Mult32 sets v = x * y, and returns v.
func (v *Element) Mult32(x *Element, y uint32) *Element {
	factor := (*curve25519.Loose)(&x.x)
	if curve25519.SmallBits >= 32 {
		curve25519.MulSmall(&v.x, factor, y)
		return v
	}
	// x * (2^16 high + low), where numbers of 32 bits are too wide.
	var high, low Element
	curve25519.MulSmall(&high.x, factor, y>>16)
	curve25519.MulSmall(&high.x, (*curve25519.Loose)(&high.x), 1<<16)
	curve25519.MulSmall(&low.x, factor, y&0xffff)
	return v.Add(&high, &low)
}

// Invert sets v = 1 / z, and returns v. It sets v = 0 if z = 0.
func (v *Element) Invert(z *Element) *Element {
	curve25519.Invert(&v.x, &z.x)
	return v
}

// Pow22523 sets v = x^((p - 5) / 8), and returns v. The exponent is 2^252 - 3.
func (v *Element) Pow22523(x *Element) *Element {
	// ones(n) = x^(2^n - 1), by ones(m + n) = ones(m)^(2^n) * ones(n).
	join := func(a *Element, n int, b *Element) *Element {
		c := *a
		for range n {
			c.Square(&c)
		}
		return c.Multiply(&c, b)
	}
	ones2 := join(x, 1, x)
	ones4 := join(ones2, 2, ones2)
	ones5 := join(ones4, 1, x)
	ones10 := join(ones5, 5, ones5)
	ones20 := join(ones10, 10, ones10)
	ones40 := join(ones20, 20, ones20)
	ones50 := join(ones40, 10, ones10)
	ones100 := join(ones50, 50, ones50)
	ones200 := join(ones100, 100, ones100)
	ones250 := join(ones200, 50, ones50)
	// 2^252 - 3 = 4 (2^250 - 1) + 1
	return v.Set(join(ones250, 2, x))
}

// SqrtRatio sets r to the root of u / v that is not negative, and returns r and 1, if there is one. Else it sets r to
// the root of sqrt(-1) u / v that is not negative, as RFC 9496 says in section 4.2, and returns r and 0. For v = 0 it is
// 0, with 1 if u = 0 too.
func (r *Element) SqrtRatio(u, v *Element) (R *Element, wasSquare int) {
	// With s = u v^3 (u v^7)^((p - 5) / 8), v s^2 is u times a fourth root of 1: it is u, -u, or ± sqrt(-1) u. In the
	// second and the third case of those that are ± u s or s sqrt(-1) is the root; in the others there is none.
	var v3, s, check, turned, negated Element
	v3.Multiply(v3.Square(v), v)
	s.Multiply(s.Square(&v3), v)
	s.Pow22523(s.Multiply(&s, u))
	s.Multiply(s.Multiply(&s, &v3), u)

	check.Multiply(v, check.Square(&s))
	negated.Negate(u)
	right := check.Equal(u)
	opposite := check.Equal(&negated)
	negated.Multiply(&negated, &sqrtM1)
	oppositeTurned := check.Equal(&negated)

	turned.Multiply(&s, &sqrtM1)
	s.Select(&turned, &s, opposite|oppositeTurned)
	r.Absolute(&s)
	return r, right | opposite
}

// Absolute sets v to u or -u, to that which is not negative, and returns v.
func (v *Element) Absolute(u *Element) *Element {
	var negated Element
	return v.Select(negated.Negate(u), u, u.IsNegative())
}

// IsNegative returns 1 if v is negative, which is odd below the prime, and 0 otherwise.
func (v *Element) IsNegative() int {
	return int(curve25519.IsOdd(&v.x))
}

// Equal returns 1 if v and u are equal, and 0 otherwise.
func (v *Element) Equal(u *Element) int {
	return int(curve25519.Equal(&v.x, &u.x))
}

// Select sets v to a if cond is 1, to b if cond is 0, and returns v.
func (v *Element) Select(a, b *Element, cond int) *Element {
	curve25519.Select(&v.x, curve25519.Word(cond), &a.x, &b.x)
	return v
}

// Swap exchanges v and u if cond is 1, and does nothing if cond is 0.
func (v *Element) Swap(u *Element, cond int) {
	curve25519.Swap(&v.x, &u.x, curve25519.Word(cond), &v.x, &u.x)
}

// Bytes returns the 32 bytes of v below the prime, little-endian.
func (v *Element) Bytes() []byte {
	// Inlined, so that the bytes may stay on the caller's stack.
	var out [32]byte
	return v.bytes(&out)
}

func (v *Element) bytes(out *[32]byte) []byte {
	curve25519.ToBytes(out, &v.x)
	return out[:]
}

// SetBytes sets v to 32 bytes, little-endian, and returns v. As in RFC 7748 the highest bit is ignored, and numbers from
// the prime on are reduced. If there are not 32 bytes, it returns nil and an error, and leaves v as it is.
func (v *Element) SetBytes(x []byte) (*Element, error) {
	if len(x) != 32 {
		return nil, errors.New("field: an element is 32 bytes long")
	}
	low := [32]byte(x)
	low[31] &= 0x7f
	curve25519.FromBytes(&v.x, &low)
	return v, nil
}

// SetWideBytes sets v to 64 bytes, little-endian and reduced, and returns v. If there are not 64 bytes, it returns nil
// and an error, and leaves v as it is.
func (v *Element) SetWideBytes(x []byte) (*Element, error) {
	if len(x) != 64 {
		return nil, errors.New("field: a wide element is 64 bytes long")
	}
	curve25519.FromBytesWide(&v.x, (*[64]byte)(x))
	return v, nil
}
