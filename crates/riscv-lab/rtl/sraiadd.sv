// rs1 + (rs2 >> distance), arithmetic: a part of the ALU, without a register.
module sraiadd (
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    input  logic [5:0]  distance,
    output logic [63:0] rd
);
  logic signed [63:0] shifted;

  assign shifted = $signed(rs2) >>> distance;
  assign rd = rs1 + shifted;
endmodule
