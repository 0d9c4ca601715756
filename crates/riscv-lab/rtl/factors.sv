// The first stage of every unit: both factors with the sign that the operation reads, registered.
//
// `clear` makes the product 0, for carries.
module factors (
    input  logic               clk,
    input  logic        [3:0]  op,
    input  logic               clear,
    input  logic        [63:0] rs1,
    input  logic        [63:0] rs2,
    output logic        [3:0]  op_q,
    output logic signed [64:0] a,
    output logic signed [64:0] b
);
  logic sign1, sign2;
  assign sign1 = op == xmul::MULH || op == xmul::MULHSU;
  assign sign2 = op == xmul::MULH;

  always_ff @(posedge clk) begin
    op_q <= op;
    a <= clear ? 65'd0 : {sign1 & rs1[63], rs1};
    b <= {sign2 & rs2[63], rs2};
  end
endmodule
