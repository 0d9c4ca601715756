//go:build !purego

package compare

// our and their name the code that is built.
const (
	our   = "limbforge"
	their = "edwards25519"
)
