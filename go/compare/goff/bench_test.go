package bench

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"limbforge-goff/generated/goff"
	"limbforge-goff/generated/ours"
)

func integer(words *[8]uint64) *big.Int {
	x := new(big.Int)
	for i := 7; i >= 0; i-- {
		x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(words[i]))
	}
	return x
}

// sample returns an element below the prime.
func sample(r *rand.Rand) (x [8]uint64) {
	for i := range x {
		x[i] = r.Uint64()
	}
	x[7] %= 0x65b48e8f740f89bf
	return
}

// Both are Montgomery arithmetic with R = 2^512.
func TestSame(t *testing.T) {
	r, p := rand.New(rand.NewPCG(1, 2)), goff.Modulus()
	for range 100000 {
		a, b := sample(r), sample(r)
		var x, y [8]uint64
		var z goff.Element
		z.Mul((*goff.Element)(&a), (*goff.Element)(&b))
		ours.Mul(&x, &a, &b)
		if new(big.Int).Mod(integer(&x), p).Cmp(integer((*[8]uint64)(&z))) != 0 {
			t.Fatalf("%x * %x", a, b)
		}
		z.Square((*goff.Element)(&a))
		ours.Square(&y, &a)
		if new(big.Int).Mod(integer(&y), p).Cmp(integer((*[8]uint64)(&z))) != 0 {
			t.Fatalf("%x squared", a)
		}
	}
}

// A chain: each product waits for the one before.
func BenchmarkMulLatency(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	x, y := sample(r), sample(r)
	b.Run("by=goff", func(b *testing.B) {
		for range b.N {
			(*goff.Element)(&x).Mul((*goff.Element)(&x), (*goff.Element)(&y))
		}
	})
	b.Run("by=limbforge", func(b *testing.B) {
		for range b.N {
			ours.Mul(&x, &x, &y)
		}
	})
}

func BenchmarkMulThroughput(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	x, y := sample(r), sample(r)
	var z [8]uint64
	b.Run("by=goff", func(b *testing.B) {
		for range b.N {
			(*goff.Element)(&z).Mul((*goff.Element)(&x), (*goff.Element)(&y))
		}
	})
	b.Run("by=limbforge", func(b *testing.B) {
		for range b.N {
			ours.Mul(&z, &x, &y)
		}
	})
}

func BenchmarkSquareLatency(b *testing.B) {
	x := sample(rand.New(rand.NewPCG(1, 2)))
	b.Run("by=goff", func(b *testing.B) {
		for range b.N {
			(*goff.Element)(&x).Square((*goff.Element)(&x))
		}
	})
	b.Run("by=limbforge", func(b *testing.B) {
		for range b.N {
			ours.Square(&x, &x)
		}
	})
}
