module github.com/limbforge/limbforge/go

go 1.22
