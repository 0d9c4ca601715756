package compare

import (
	"testing"

	theirs "filippo.io/edwards25519/field"
	ours "github.com/limbforge/limbforge/go/field"
)

// Each result is an argument of the next call, but for those of Multiply/chain=no.

func BenchmarkMultiply(b *testing.B) {
	b.Run("chain=yes/by="+our, func(b *testing.B) {
		x, y := two[ours.Element](), two[ours.Element]()
		for range b.N {
			x.Multiply(x, y)
		}
	})
	b.Run("chain=yes/by="+their, func(b *testing.B) {
		x, y := two[theirs.Element](), two[theirs.Element]()
		for range b.N {
			x.Multiply(x, y)
		}
	})
	b.Run("chain=no/by="+our, func(b *testing.B) {
		var out [4]ours.Element
		x, y := two[ours.Element](), two[ours.Element]()
		for i := range b.N {
			out[i%4].Multiply(x, y)
		}
	})
	b.Run("chain=no/by="+their, func(b *testing.B) {
		var out [4]theirs.Element
		x, y := two[theirs.Element](), two[theirs.Element]()
		for i := range b.N {
			out[i%4].Multiply(x, y)
		}
	})
}

func BenchmarkSquare(b *testing.B) {
	b.Run("by="+our, func(b *testing.B) {
		x := two[ours.Element]()
		for range b.N {
			x.Square(x)
		}
	})
	b.Run("by="+their, func(b *testing.B) {
		x := two[theirs.Element]()
		for range b.N {
			x.Square(x)
		}
	})
}

func BenchmarkAdd(b *testing.B) {
	b.Run("by="+our, func(b *testing.B) {
		x, y := two[ours.Element](), two[ours.Element]()
		for range b.N {
			x.Add(x, y)
		}
	})
	b.Run("by="+their, func(b *testing.B) {
		x, y := two[theirs.Element](), two[theirs.Element]()
		for range b.N {
			x.Add(x, y)
		}
	})
}

func BenchmarkSubtract(b *testing.B) {
	b.Run("by="+our, func(b *testing.B) {
		x, y := two[ours.Element](), two[ours.Element]()
		for range b.N {
			x.Subtract(x, y)
		}
	})
	b.Run("by="+their, func(b *testing.B) {
		x, y := two[theirs.Element](), two[theirs.Element]()
		for range b.N {
			x.Subtract(x, y)
		}
	})
}

func BenchmarkInvert(b *testing.B) {
	b.Run("by="+our, func(b *testing.B) {
		x, y := two[ours.Element](), two[ours.Element]()
		for range b.N {
			x.Add(x.Invert(x), y)
		}
	})
	b.Run("by="+their, func(b *testing.B) {
		x, y := two[theirs.Element](), two[theirs.Element]()
		for range b.N {
			x.Add(x.Invert(x), y)
		}
	})
}

func BenchmarkSqrtRatio(b *testing.B) {
	b.Run("by="+our, func(b *testing.B) {
		x, y := two[ours.Element](), two[ours.Element]()
		for range b.N {
			x.SqrtRatio(x.Add(x, y), y)
		}
	})
	b.Run("by="+their, func(b *testing.B) {
		x, y := two[theirs.Element](), two[theirs.Element]()
		for range b.N {
			x.SqrtRatio(x.Add(x, y), y)
		}
	})
}

// element is what both types have in common here.
type element[T any] interface {
	*T
	One() *T
	Add(a, b *T) *T
}

func two[T any, P element[T]]() *T {
	x := P(new(T)).One()
	return P(x).Add(x, x)
}
