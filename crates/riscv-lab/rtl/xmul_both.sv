// The multiplier with both published sets, under encodings that do not clash.
module xmul_both (
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
  logic [63:0] z, low_word, high_word, sum;
  logic is_cadd, carry_d, carry, reduced;

  assign is_cadd = op == xmul::CADD;

  carry_out #(.BITS(1)) carry_out (.spare(4'd0), .rs1, .rs2, .carry(carry_d));
  factors factors (.clk, .op, .clear(is_cadd), .rs1, .rs2, .op_q, .a, .b);
  product product (.a, .b, .p);

  always_ff @(posedge clk) begin
    z <= op[3] ? rs3 : 64'd0;
    carry <= is_cadd & carry_d;
  end

  assign reduced = op_q == xmul::MADD57LU || op_q == xmul::MADD57HU;

  always_comb begin
    low_word = p[63:0];
    high_word = p[127:64];
    // The product of cadd is 0.
    low_word[0] = p[0] | carry;
    if (op_q == xmul::MULW) low_word[63:32] = {32{p[31]}};
    if (reduced) begin
      low_word[63:57] = 7'd0;
      high_word = p[120:57];
    end
  end

  halves halves (.high(op_q[0]), .reduced, .low_word, .high_word, .z, .sum);

  always_ff @(posedge clk) rd <= sum;
endmodule
