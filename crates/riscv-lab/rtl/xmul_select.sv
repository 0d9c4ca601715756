// The multiplier with limbs of 49 to 64 bits, of which each instruction selects one size: 64 - spare bits.
//
//   maddrlu: (rs1 rs2 mod 2^(64 - spare)) + rs3
//   maddrhu: (rs1 rs2 >> 64 - spare) + rs3, for full limbs (rs1 rs2 + rs3) >> 64
//   caddr:   (rs1 + rs2 >> 64 - spare) + rs3
//
// `spare` is 0 for products of the M extension. Full limbs give maddlu, maddhu and cadd, limbs of 57 bits madd57lu and madd57hu. The shift is one of 16: four rows of
// multiplexers between product and adder.
module xmul_select (
    input  logic        clk,
    input  logic [3:0]  op,
    input  logic [3:0]  spare,
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    input  logic [63:0] rs3,
    output logic [63:0] rd
);
  logic [3:0] op_q, distance;
  logic signed [64:0] a, b;
  logic [127:0] p;
  logic [63:0] z, low_word, high_word, sum;
  logic [15:0] carry_d, carry;
  logic is_cadd;

  assign is_cadd = op == xmul::CADD;

  carry_out carry_out (.spare, .rs1, .rs2, .carry(carry_d));
  factors factors (.clk, .op, .clear(is_cadd), .rs1, .rs2, .op_q, .a, .b);
  product product (.a, .b, .p);

  always_ff @(posedge clk) begin
    z <= op[3] ? rs3 : 64'd0;
    carry <= is_cadd ? carry_d : 16'd0;
    distance <= spare;
  end

  /* verilator lint_off WIDTH */
  always_comb begin
    low_word = p[63:0] & (64'hffff_ffff_ffff_ffff >> distance);
    // The product of caddr is 0.
    low_word[15:0] = low_word[15:0] | carry;
    if (op_q == xmul::MULW) low_word[63:32] = {32{p[31]}};
    high_word = p[127:49] >> (4'd15 - distance);
  end
  /* verilator lint_on WIDTH */

  halves halves (.high(op_q[0]), .reduced(distance != 4'd0), .low_word, .high_word, .z, .sum);

  always_ff @(posedge clk) rd <= sum;
endmodule
