// The low 128 bits of a product of two signed factors of 65 bits: all of it, as factors are words with or without a sign.
module product (
    input  logic signed [64:0]  a,
    input  logic signed [64:0]  b,
    output logic        [127:0] p
);
  /* verilator lint_off WIDTH */
  assign p = a * b;
  /* verilator lint_on WIDTH */
endmodule
