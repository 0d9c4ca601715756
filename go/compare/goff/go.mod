module limbforge-goff

go 1.26.8

require (
	github.com/bits-and-blooms/bitset v1.25.0
	github.com/consensys/gnark-crypto v0.22.0
	github.com/leanovate/gopter v0.2.11
	github.com/stretchr/testify v1.12.1
)

require (
	github.com/consensys/bavard v0.2.2-0.20260118153501-cba9f5475432 // indirect
	github.com/klauspost/asmfmt v1.3.2 // indirect
	github.com/mmcloughlin/addchain v0.4.0 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/telemetry v0.0.0-20261009151841-97e8ea77aa2a // indirect
	golang.org/x/tools v0.52.0 // indirect
	rsc.io/tmplfunc v0.0.3 // indirect
)

tool (
	github.com/klauspost/asmfmt/cmd/asmfmt
	golang.org/x/tools/cmd/goimports
)
