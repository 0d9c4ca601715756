module limbforge/benches/csidh/circl

go 1.25.0

require (
	github.com/cloudflare/circl v1.6.5
	golang.org/x/sys v0.47.0
)
