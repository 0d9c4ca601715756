// The second stage of units with both sets: two words of the product and the third operand.
//
//   low  = low word + z
//   high = high word + z                    for limbs of less than 64 bits (`reduced`)
//   high = high word + carry out of `low`   for full limbs: the adder of 128 bits of xmul_full
module halves (
    input  logic        high,
    input  logic        reduced,
    input  logic [63:0] low_word,
    input  logic [63:0] high_word,
    input  logic [63:0] z,
    output logic [63:0] sum
);
  logic [64:0] low;
  logic [63:0] high_sum;

  assign low = {1'b0, low_word} + {1'b0, z};
  assign high_sum = high_word + (reduced ? z : 64'd0) + {63'd0, low[64] & ~reduced};
  assign sum = high ? high_sum : low[63:0];
endmodule
