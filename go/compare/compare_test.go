// Package compare holds the drop-in package field against filippo.io/edwards25519/field: the same results, and times
// side by side. It is a module of its own, so that the one above depends on nothing.
package compare

import (
	"bytes"
	"math/rand"
	"reflect"
	"testing"

	theirs "filippo.io/edwards25519/field"
	ours "github.com/limbforge/limbforge/go/field"
)

// pair is one element in both packages.
type pair struct {
	a *ours.Element
	b *theirs.Element
}

func (p pair) check(t *testing.T, what string) {
	t.Helper()
	if !bytes.Equal(p.a.Bytes(), p.b.Bytes()) {
		t.Fatalf("%s: %x, theirs is %x", what, p.a.Bytes(), p.b.Bytes())
	}
}

// set gives the element of 32 bytes in both.
func set(t *testing.T, encoded []byte) pair {
	t.Helper()
	a, errA := new(ours.Element).SetBytes(encoded)
	b, errB := new(theirs.Element).SetBytes(encoded)
	if errA != nil || errB != nil {
		t.Fatal(errA, errB)
	}
	return pair{a, b}
}

// encoded gives bytes: often all zeros or ones but for the last and the first, where multiples of the prime lie.
func encoded(r *rand.Rand, length int) []byte {
	out := make([]byte, length)
	switch r.Intn(4) {
	case 0:
		for i := range out {
			out[i] = 0xff
		}
		fallthrough
	case 1:
		out[0] += byte(r.Intn(80))
		out[length-1] ^= byte(r.Intn(2)) << 7
	default:
		r.Read(out)
	}
	return out
}

// TestMethods: whoever uses their methods finds ours, with the same arguments and results.
func TestMethods(t *testing.T) {
	a, b := reflect.TypeFor[*ours.Element](), reflect.TypeFor[*theirs.Element]()
	for i := range b.NumMethod() {
		their := b.Method(i)
		our, ok := a.MethodByName(their.Name)
		if !ok {
			t.Errorf("there is no method %s", their.Name)
			continue
		}
		same := func(x, y reflect.Type) bool { return x == y || (x == a && y == b) }
		x, y := our.Type, their.Type
		if x.NumIn() != y.NumIn() || x.NumOut() != y.NumOut() {
			t.Errorf("%s: %v, theirs is %v", their.Name, x, y)
			continue
		}
		for i := range x.NumIn() {
			if !same(x.In(i), y.In(i)) {
				t.Errorf("%s: %v, theirs is %v", their.Name, x, y)
			}
		}
		for i := range x.NumOut() {
			if !same(x.Out(i), y.Out(i)) {
				t.Errorf("%s: %v, theirs is %v", their.Name, x, y)
			}
		}
	}
}

// TestWalk does the same operations in both, one on what the others left, receivers among the arguments.
func TestWalk(t *testing.T) {
	r := rand.New(rand.NewSource(25519))
	var all [4]pair
	for i := range all {
		all[i] = set(t, encoded(r, 32))
	}
	for range 20000 {
		v, x, y := all[r.Intn(4)], all[r.Intn(4)], all[r.Intn(4)]
		cond, k := r.Intn(2), r.Uint32()>>r.Intn(32)
		var name string
		step := func(n string, a *ours.Element, b *theirs.Element) {
			name = n
			if a != v.a || b != v.b {
				t.Fatalf("%s does not return its receiver", n)
			}
		}
		switch r.Intn(16) {
		case 0:
			step("Add", v.a.Add(x.a, y.a), v.b.Add(x.b, y.b))
		case 1:
			step("Subtract", v.a.Subtract(x.a, y.a), v.b.Subtract(x.b, y.b))
		case 2, 3:
			step("Multiply", v.a.Multiply(x.a, y.a), v.b.Multiply(x.b, y.b))
		case 4, 5:
			step("Square", v.a.Square(x.a), v.b.Square(x.b))
		case 6:
			step("Negate", v.a.Negate(x.a), v.b.Negate(x.b))
		case 7:
			step("Invert", v.a.Invert(x.a), v.b.Invert(x.b))
		case 8:
			step("Mult32", v.a.Mult32(x.a, k), v.b.Mult32(x.b, k))
		case 9:
			step("Pow22523", v.a.Pow22523(x.a), v.b.Pow22523(x.b))
		case 10:
			step("Absolute", v.a.Absolute(x.a), v.b.Absolute(x.b))
		case 11:
			step("Select", v.a.Select(x.a, y.a, cond), v.b.Select(x.b, y.b, cond))
		case 12:
			v.a.Swap(x.a, cond)
			v.b.Swap(x.b, cond)
			name = "Swap"
		case 13:
			root, square := v.a.SqrtRatio(x.a, y.a)
			theirRoot, theirSquare := v.b.SqrtRatio(x.b, y.b)
			step("SqrtRatio", root, theirRoot)
			if square != theirSquare {
				t.Fatalf("SqrtRatio says %d, theirs %d", square, theirSquare)
			}
		case 14:
			wide := encoded(r, 64)
			a, errA := v.a.SetWideBytes(wide)
			b, errB := v.b.SetWideBytes(wide)
			step("SetWideBytes", a, b)
			if errA != nil || errB != nil {
				t.Fatal(errA, errB)
			}
		default:
			fresh := set(t, encoded(r, 32))
			step("Set", v.a.Set(fresh.a), v.b.Set(fresh.b))
		}
		v.check(t, name)
		x.check(t, name)
		if v.a.IsNegative() != v.b.IsNegative() || x.a.Equal(y.a) != x.b.Equal(y.b) {
			t.Fatalf("after %s: IsNegative or Equal differs", name)
		}
	}
}

// TestLengths: both refuse the same lengths, return nil, and leave the receiver.
func TestLengths(t *testing.T) {
	for length := range 80 {
		in := make([]byte, length)
		x, y := new(ours.Element).One(), new(theirs.Element).One()
		a, errA := x.SetBytes(in)
		b, errB := y.SetBytes(in)
		if (errA == nil) != (errB == nil) || (a == nil) != (b == nil) {
			t.Fatalf("SetBytes of %d bytes: %v, theirs is %v", length, errA, errB)
		}
		pair{x, y}.check(t, "SetBytes")
		c, errA := x.SetWideBytes(in)
		d, errB := y.SetWideBytes(in)
		if (errA == nil) != (errB == nil) || (c == nil) != (d == nil) {
			t.Fatalf("SetWideBytes of %d bytes: %v, theirs is %v", length, errA, errB)
		}
		pair{x, y}.check(t, "SetWideBytes")
	}
}
