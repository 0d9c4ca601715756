// Command circl answers lines "action KEY" and "derive KEY PUBLIC" (hexadecimal) with the nanoseconds of CPU time that
// CIRCL's CSIDH took, and its result.
package main

import (
	"bufio"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/cloudflare/circl/dh/csidh"
	"golang.org/x/sys/unix"
)

// thread returns the CPU time of this thread in nanoseconds.
func thread() int64 {
	var time unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &time); err != nil {
		panic(err)
	}
	return time.Nano()
}

func fail(line string) {
	fmt.Fprintln(os.Stderr, "not understood:", line)
	os.Exit(1)
}

func main() {
	runtime.LockOSThread()
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		var key csidh.PrivateKey
		if len(words) < 2 {
			fail(lines.Text())
		}
		packed, err := hex.DecodeString(words[1])
		if err != nil || !key.Import(packed) {
			fail(lines.Text())
		}
		var result [64]byte
		var public csidh.PublicKey
		start := thread()
		switch {
		case words[0] == "action":
			csidh.GeneratePublicKey(&public, &key, rand.Reader)
			start = thread() - start
			public.Export(result[:])
		case words[0] == "derive" && len(words) == 3:
			theirs, err := hex.DecodeString(words[2])
			if err != nil || !public.Import(theirs) || !csidh.DeriveSecret(&result, &public, &key, rand.Reader) {
				fail(lines.Text())
			}
			start = thread() - start
		default:
			fail(lines.Text())
		}
		fmt.Println(start, hex.EncodeToString(result[:]))
	}
}
