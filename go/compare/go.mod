module github.com/limbforge/limbforge/go/compare

go 1.24.0

require (
	filippo.io/edwards25519 v1.2.0
	github.com/limbforge/limbforge/go v0.0.0
)

require golang.org/x/sys v0.30.0 // indirect

replace github.com/limbforge/limbforge/go => ../
