// The multiplier with maddlu, maddhu and cadd.
//
// Behind the product one adder of 128 bits takes the third operand:
//   maddlu, maddhu: halves of rs1 rs2 + rs3 <= (2^64 - 1)^2 + 2^64 - 1 < 2^128
//   cadd:           0 + rs3 + carry of rs1 + rs2, which the first stage computes
module xmul_full (
    input  logic        clk,
    input  logic [3:0]  op,
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    input  logic [63:0] rs3,
    output logic [63:0] rd
);
  logic [3:0] op_q;
  logic signed [64:0] a, b;
  logic [127:0] p, sum;
  logic [63:0] z;
  logic is_cadd, carry_d, carry;

  assign is_cadd = op == xmul::CADD;

  carry_out #(.BITS(1)) carry_out (.spare(4'd0), .rs1, .rs2, .carry(carry_d));
  factors factors (.clk, .op, .clear(is_cadd), .rs1, .rs2, .op_q, .a, .b);
  product product (.a, .b, .p);

  always_ff @(posedge clk) begin
    z <= op[3] ? rs3 : 64'd0;
    carry <= is_cadd & carry_d;
  end

  assign sum = p + {64'd0, z} + {127'd0, carry};

  always_ff @(posedge clk)
    if (op_q == xmul::MULW) rd <= {{32{sum[31]}}, sum[31:0]};
    else rd <= op_q[0] ? sum[127:64] : sum[63:0];
endmodule
