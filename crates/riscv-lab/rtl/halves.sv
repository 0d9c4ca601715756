// The second stage of units with both sets: two words of the product and the third operand.
//
//   low  = low word + z
//   high = high word + z                    for limbs of less than 64 bits (`reduced`)
//   high = high word + carry out of `low`   for full limbs: the adder of 128 bits of xmul_full
//
// One adder of 129 bits gives both. The bit between the words passes the carry on if it is 1, and absorbs it if it is 0.
module halves (
    input  logic        high,
    input  logic        reduced,
    input  logic [63:0] low_word,
    input  logic [63:0] high_word,
    input  logic [63:0] z,
    output logic [63:0] sum
);
  /* verilator lint_off UNUSEDSIGNAL */
  logic [128:0] both;
  /* verilator lint_on UNUSEDSIGNAL */

  assign both = {high_word, ~reduced, low_word} + {reduced ? z : 64'd0, 1'd0, z};
  assign sum = high ? both[128:65] : both[63:0];
endmodule
