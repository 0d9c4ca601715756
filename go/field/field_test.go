package field

import (
	"bytes"
	"encoding/hex"
	"math/big"
	"math/rand"
	"testing"
)

// rounds is how often each property is tried.
const rounds = 300

// prime is 2^255 - 19.
var prime = new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 255), big.NewInt(19))

func source() *rand.Rand {
	return rand.New(rand.NewSource(25519))
}

func integer(little []byte) *big.Int {
	k := new(big.Int)
	for i := len(little) - 1; i >= 0; i-- {
		k.Lsh(k, 8).Or(k, big.NewInt(int64(little[i])))
	}
	return k
}

func little(k *big.Int, length int) []byte {
	out := k.FillBytes(make([]byte, length))
	for i, j := 0, length-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// anyBytes gives bytes: of a number at or near a multiple of the prime or of a power of 2, or of any.
func anyBytes(r *rand.Rand, length int) []byte {
	out := make([]byte, length)
	r.Read(out)
	limit := new(big.Int).Lsh(big.NewInt(1), uint(8*length))
	k := new(big.Int)
	switch r.Intn(4) {
	case 0:
		k.Mul(prime, big.NewInt(int64(r.Intn(3))))
	case 1:
		k.Lsh(big.NewInt(1), uint(r.Intn(8*length+1)))
	default:
		return out
	}
	k.Add(k, big.NewInt(int64(r.Intn(5)-2)))
	return little(k.Mod(k, limit), length)
}

// sample gives an element with its integer. Some are unreduced sums, so that limbs come to their bounds.
func sample(t *testing.T, r *rand.Rand) (*Element, *big.Int) {
	t.Helper()
	encoded := anyBytes(r, 32)
	x, err := new(Element).SetBytes(encoded)
	if err != nil {
		t.Fatal(err)
	}
	encoded[31] &= 0x7f
	k := integer(encoded)
	for range r.Intn(3) {
		x.Add(x, x)
		k.Lsh(k, 1)
	}
	return x, k.Mod(k, prime)
}

func is(t *testing.T, what string, got *Element, want *big.Int) {
	t.Helper()
	want = new(big.Int).Mod(want, prime)
	if !bytes.Equal(got.Bytes(), little(want, 32)) {
		t.Fatalf("%s is %x, not %x", what, got.Bytes(), little(want, 32))
	}
}

func power(x, exponent *big.Int) *big.Int {
	return new(big.Int).Exp(x, exponent, prime)
}

func TestArithmetic(t *testing.T) {
	r := source()
	inverse := new(big.Int).Sub(prime, big.NewInt(2))
	root := new(big.Int).Rsh(new(big.Int).Sub(prime, big.NewInt(5)), 3)
	for range rounds {
		a, x := sample(t, r)
		b, y := sample(t, r)
		k := []uint32{0, 1, 1 << 16, 1<<32 - 1, r.Uint32()}[r.Intn(5)]
		for _, c := range []struct {
			name string
			run  func(v, a, b *Element) *Element
			want *big.Int
		}{
			{"Add", (*Element).Add, new(big.Int).Add(x, y)},
			{"Subtract", (*Element).Subtract, new(big.Int).Sub(x, y)},
			{"Multiply", (*Element).Multiply, new(big.Int).Mul(x, y)},
			{"Negate", func(v, a, _ *Element) *Element { return v.Negate(a) }, new(big.Int).Neg(x)},
			{"Square", func(v, a, _ *Element) *Element { return v.Square(a) }, new(big.Int).Mul(x, x)},
			{"Mult32", func(v, a, _ *Element) *Element { return v.Mult32(a, k) }, new(big.Int).Mul(x, big.NewInt(int64(k)))},
			{"Invert", func(v, a, _ *Element) *Element { return v.Invert(a) }, power(x, inverse)},
			{"Pow22523", func(v, a, _ *Element) *Element { return v.Pow22523(a) }, power(x, root)},
			{"Set", func(v, a, _ *Element) *Element { return v.Set(a) }, x},
			{"Zero", func(v, _, _ *Element) *Element { return v.Zero() }, new(big.Int)},
			{"One", func(v, _, _ *Element) *Element { return v.One() }, big.NewInt(1)},
		} {
			// Into another element, and into each argument.
			other, first, second := new(Element).Set(b), new(Element).Set(a), new(Element).Set(b)
			for _, v := range []*Element{c.run(other, a, b), c.run(first, first, b), c.run(second, a, second)} {
				is(t, c.name, v, c.want)
			}
			if got := c.run(other, a, b); got != other {
				t.Fatalf("%s does not return its receiver", c.name)
			}
		}
		same := new(Element).Set(a)
		is(t, "Multiply of one element three times", same.Multiply(same, same), new(big.Int).Mul(x, x))
	}
}

func TestChoices(t *testing.T) {
	r := source()
	for range rounds {
		a, x := sample(t, r)
		b, y := sample(t, r)
		is(t, "Select of 1", new(Element).Select(a, b, 1), x)
		is(t, "Select of 0", new(Element).Select(a, b, 0), y)
		a.Swap(b, 0)
		is(t, "Swap of 0", a, x)
		a.Swap(b, 1)
		is(t, "Swap of 1", a, y)
		is(t, "Swap of 1", b, x)
		if got, want := b.IsNegative(), int(x.Bit(0)); got != want {
			t.Fatalf("IsNegative of %x is %d", x, got)
		}
		want := new(big.Int).Set(x)
		if x.Bit(0) == 1 {
			want.Sub(prime, x)
		}
		is(t, "Absolute", new(Element).Absolute(b), want)
		is(t, "Absolute in place", b.Absolute(b), want)
		if a.Equal(a) != 1 || (a.Equal(b) == 1) != (y.Cmp(want) == 0) {
			t.Fatalf("Equal of %x and %x", y, want)
		}
	}
}

func TestBytes(t *testing.T) {
	r := source()
	for range rounds {
		encoded := anyBytes(r, 32)
		x, err := new(Element).SetBytes(encoded)
		if err != nil {
			t.Fatal(err)
		}
		k := integer(encoded)
		is(t, "SetBytes", x, k.SetBit(k, 255, 0))
		wide := anyBytes(r, 64)
		x, err = new(Element).SetWideBytes(wide)
		if err != nil {
			t.Fatal(err)
		}
		is(t, "SetWideBytes", x, integer(wide))
	}
	var zero Element
	is(t, "the zero value", &zero, new(big.Int))
	kept := new(Element).One()
	for length := range 70 {
		if x, err := kept.SetBytes(make([]byte, length)); length != 32 && (x != nil || err == nil) {
			t.Fatalf("SetBytes takes %d bytes", length)
		}
		if length == 32 {
			kept.One()
		}
		if x, err := kept.SetWideBytes(make([]byte, length)); length != 64 && (x != nil || err == nil) {
			t.Fatalf("SetWideBytes takes %d bytes", length)
		}
		if length == 64 {
			kept.One()
		}
		is(t, "an element that was not set", kept, big.NewInt(1))
	}
}

func TestSqrtRatio(t *testing.T) {
	r := source()
	i, _ := new(big.Int).SetString("19681161376707505956807079304988542015446066515923890162744021073123829784752", 10)
	is(t, "sqrt(-1)", &sqrtM1, i)
	for n := range rounds {
		u, x := sample(t, r)
		v, y := sample(t, r)
		if n%10 == 0 {
			v, y = new(Element), new(big.Int)
		}
		ratio := new(big.Int).Mul(x, power(y, new(big.Int).Sub(prime, big.NewInt(2))))
		ratio.Mod(ratio, prime)
		isRoot := 0
		if x.Sign() == 0 || (y.Sign() != 0 && big.Jacobi(ratio, prime) == 1) {
			isRoot = 1
		} else {
			ratio.Mul(ratio, i)
		}
		for _, receiver := range []*Element{new(Element), new(Element).Set(u), new(Element).Set(v)} {
			root, wasSquare := receiver.SqrtRatio(u, v)
			if root != receiver || wasSquare != isRoot || root.IsNegative() != 0 {
				t.Fatalf("SqrtRatio of %x and %x says %d", x, y, wasSquare)
			}
			is(t, "the square of SqrtRatio", new(Element).Square(root), ratio)
		}
		root, wasSquare := u.SqrtRatio(u, u)
		if wasSquare != 1 {
			t.Fatalf("SqrtRatio of %x and itself says %d", x, wasSquare)
		}
		is(t, "the square of SqrtRatio", root.Square(root), big.NewInt(int64(x.Sign())))
	}
}

// Roots of small ratios, as the ristretto255 vectors of RFC 9496 (appendix A) have them.
func TestSqrtRatioVectors(t *testing.T) {
	for _, c := range []struct {
		u, v      int64
		wasSquare int
		root      string
	}{
		{0, 0, 1, "0000000000000000000000000000000000000000000000000000000000000000"},
		{0, 1, 1, "0000000000000000000000000000000000000000000000000000000000000000"},
		{1, 0, 0, "0000000000000000000000000000000000000000000000000000000000000000"},
		{2, 1, 0, "3c5ff1b5d8e4113b871bd052f9e7bcd0582804c266ffb2d4f4203eb07fdb7c54"},
		{4, 1, 1, "0200000000000000000000000000000000000000000000000000000000000000"},
		{1, 4, 1, "f6ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff3f"},
	} {
		u, _ := new(Element).SetBytes(little(big.NewInt(c.u), 32))
		v, _ := new(Element).SetBytes(little(big.NewInt(c.v), 32))
		root, wasSquare := new(Element).SqrtRatio(u, v)
		if got := hex.EncodeToString(root.Bytes()); got != c.root || wasSquare != c.wasSquare {
			t.Errorf("SqrtRatio of %d and %d is %s with %d", c.u, c.v, got, wasSquare)
		}
	}
}

func BenchmarkMultiply(b *testing.B) {
	x, y := new(Element).One(), new(Element).Add(new(Element).One(), new(Element).One())
	for range b.N {
		x.Multiply(x, y)
	}
}

func BenchmarkSquare(b *testing.B) {
	x := new(Element).Add(new(Element).One(), new(Element).One())
	for range b.N {
		x.Square(x)
	}
}
