//go:build purego

package compare

// their names the code of theirs that is built.
const their = "edwards25519-purego"
