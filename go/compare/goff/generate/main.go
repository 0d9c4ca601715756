// Command generate writes goff's packages, as package generator of gnark-crypto makes them: generate FOLDER.
//
// goff has assembly for primes whose highest word is below 2^63 - 1 alone: of the primes of fields.toml with 64-bit
// words, for that of CSIDH-512.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/consensys/gnark-crypto/field/generator"
)

const csidh512 = "0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b"

func main() {
	folder := filepath.Join(os.Args[1], "goff")
	err := os.MkdirAll(folder, 0o755)
	if err == nil {
		err = generator.Generate("goff", "Element", csidh512, folder, generator.WithASM(filepath.Join(os.Args[1], "asm"), "../asm"))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
