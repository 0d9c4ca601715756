// The multiplier with madd57lu and madd57hu.
//
// The third operand is added behind the choice of bits, by one adder of 64 bits; sums wrap modulo 2^64.
module xmul_reduced (
    input  logic        clk,
    input  logic [3:0]  op,
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    input  logic [63:0] rs3,
    output logic [63:0] rd
);
  logic [3:0] op_q;
  logic signed [64:0] a, b;
  logic [127:0] p;
  logic [63:0] z, part;

  factors factors (.clk, .op, .clear(1'b0), .rs1, .rs2, .op_q, .a, .b);
  product product (.a, .b, .p);

  always_ff @(posedge clk) z <= op[3] ? rs3 : 64'd0;

  always_comb
    if (op_q == xmul::MADD57LU) part = {7'd0, p[56:0]};
    else if (op_q == xmul::MADD57HU) part = p[120:57];
    else if (op_q == xmul::MULW) part = {{32{p[31]}}, p[31:0]};
    else part = op_q[0] ? p[127:64] : p[63:0];

  always_ff @(posedge clk) rd <= part + z;
endmodule
