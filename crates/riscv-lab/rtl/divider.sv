// Quotient and remainder of 64 bits, two bits in each cycle, by restoring division of absolute values.
//
// `start` takes the operands; the result is there 33 cycles later and stays until the next start.
module divider (
    input  logic        clk,
    input  logic        start,
    input  logic        is_signed,
    input  logic        remainder,
    input  logic [63:0] dividend,
    input  logic [63:0] divisor,
    output logic        done,
    output logic [63:0] result
);
  logic [5:0] left;
  logic [63:0] quotient, rest, by;
  logic negate_quotient, negate_rest, wants_rest;

  // One bit: the rest with the next bit of the dividend is below 2 * divisor.
  function automatic logic [128:0] bit_of(input logic [63:0] r, input logic [63:0] q, input logic [63:0] d);
    logic [64:0] shifted;
    logic [63:0] difference;
    shifted = {r, q[63]};
    difference = shifted[63:0] - d;
    bit_of = shifted >= {1'b0, d} ? {1'b1, difference, q[62:0], 1'b1} : {1'b0, shifted[63:0], q[62:0], 1'b0};
  endfunction

  /* verilator lint_off UNUSEDSIGNAL */
  logic [128:0] first, second;
  /* verilator lint_on UNUSEDSIGNAL */
  assign first = bit_of(rest, quotient, by);
  assign second = bit_of(first[127:64], first[63:0], by);

  always_ff @(posedge clk)
    if (start) begin
      left <= 6'd32;
      quotient <= is_signed && dividend[63] ? -dividend : dividend;
      by <= is_signed && divisor[63] ? -divisor : divisor;
      rest <= 64'd0;
      // A quotient by 0 is -1: all its bits are 1 without a sign.
      negate_quotient <= is_signed && dividend[63] != divisor[63] && divisor != 64'd0;
      negate_rest <= is_signed && dividend[63];
      wants_rest <= remainder;
    end else if (left != 6'd0) begin
      left <= left - 6'd1;
      rest <= second[127:64];
      quotient <= second[63:0];
    end

  assign done = left == 6'd0;
  always_comb
    if (wants_rest) result = negate_rest ? -rest : rest;
    else result = negate_quotient ? -quotient : quotient;
endmodule
