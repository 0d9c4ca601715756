// Operations of the multiplier units.
//
// Bit 3 is set for the proposed instructions, bit 0 for those that return the high part of a product.
/* verilator lint_off UNUSEDPARAM */
package xmul;
  localparam logic [3:0] MUL      = 4'd0;
  localparam logic [3:0] MULH     = 4'd1;
  localparam logic [3:0] MULW     = 4'd2;
  localparam logic [3:0] MULHU    = 4'd3;
  localparam logic [3:0] MULHSU   = 4'd5;
  localparam logic [3:0] MADDLU   = 4'd8;
  localparam logic [3:0] MADDHU   = 4'd9;
  localparam logic [3:0] CADD     = 4'd10;
  localparam logic [3:0] MADD57LU = 4'd12;
  localparam logic [3:0] MADD57HU = 4'd13;
  // Limbs of 64 - spare bits; so is caddr, which is CADD with `spare`.
  localparam logic [3:0] MADDRLU  = 4'd14;
  localparam logic [3:0] MADDRHU  = 4'd15;
endpackage
/* verilator lint_on UNUSEDPARAM */
