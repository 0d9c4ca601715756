// The ALU: operations of OP and OP-IMM with their funct3, the forms on 32 bits, and sraiadd.
module alu (
    input  logic [2:0]  funct3,
    input  logic        alternate,  // sub, sra
    input  logic        word,
    input  logic        adds_shifted,
    input  logic [5:0]  distance,
    input  logic [63:0] a,
    input  logic [63:0] b,
    output logic [63:0] result
);
  logic [63:0] full, shifted_sum, extended;
  // By itself: with an unsigned operand in the same expression the shift would be a logical one.
  logic signed [63:0] arithmetic;
  logic [5:0] by;

  sraiadd sraiadd (.rs1(a), .rs2(b), .distance, .rd(shifted_sum));

  assign by = word ? {1'b0, b[4:0]} : b[5:0];
  // A right shift of a word takes its sign or zeros into the upper half first.
  assign extended = !word ? a : {alternate ? {32{a[31]}} : 32'd0, a[31:0]};

  assign arithmetic = $signed(extended) >>> by;

  always_comb
    case (funct3)
      3'd0: full = alternate ? a - b : a + b;
      3'd1: full = a << by;
      3'd2: full = {63'd0, $signed(a) < $signed(b)};
      3'd3: full = {63'd0, a < b};
      3'd4: full = a ^ b;
      3'd5: full = alternate ? arithmetic : extended >> by;
      3'd6: full = a | b;
      default: full = a & b;
    endcase

  always_comb
    if (adds_shifted) result = shifted_sum;
    else if (word) result = {{32{full[31]}}, full[31:0]};
    else result = full;
endmodule
