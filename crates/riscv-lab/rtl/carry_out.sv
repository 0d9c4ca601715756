// floor((rs1 + rs2) / 2^(64 - spare)): at most 16 bits, of which it gives the lowest. With spare = 0 one bit is all.
module carry_out #(
    parameter int BITS = 16
) (
    input  logic [3:0]      spare,
    input  logic [63:0]     rs1,
    input  logic [63:0]     rs2,
    output logic [BITS-1:0] carry
);
  /* verilator lint_off UNUSEDSIGNAL */
  logic [64:0] sum;
  logic [15:0] shifted;
  /* verilator lint_on UNUSEDSIGNAL */

  assign sum = {1'b0, rs1} + {1'b0, rs2};
  assign shifted = sum[64:49] >> (4'd15 - spare);
  assign carry = shifted[BITS-1:0];
endmodule
