// The multiplier of the M extension in two stages: factors, then product and choice of its half.
//
// It begins an operation in every cycle. The result of the operands before one rising edge is there after the next one.
module xmul_base (
    input  logic        clk,
    input  logic [3:0]  op,
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    output logic [63:0] rd
);
  logic [3:0] op_q;
  logic signed [64:0] a, b;
  logic [127:0] p;

  factors factors (.clk, .op, .clear(1'b0), .rs1, .rs2, .op_q, .a, .b);
  product product (.a, .b, .p);

  always_ff @(posedge clk)
    if (op_q == xmul::MULW) rd <= {{32{p[31]}}, p[31:0]};
    else rd <= op_q[0] ? p[127:64] : p[63:0];
endmodule
