// The multiplier unit that a core is built with.
module unit #(
    parameter int KIND = 3  // 0 base, 1 full, 2 reduced, 3 both, 4 select
) (
    input  logic        clk,
    input  logic [3:0]  op,
    /* verilator lint_off UNUSEDSIGNAL */
    input  logic [3:0]  spare,
    input  logic [63:0] rs3,
    /* verilator lint_on UNUSEDSIGNAL */
    input  logic [63:0] rs1,
    input  logic [63:0] rs2,
    output logic [63:0] rd
);
  generate
    if (KIND == 0) xmul_base unit (.clk, .op, .rs1, .rs2, .rd);
    else if (KIND == 1) xmul_full unit (.clk, .op, .rs1, .rs2, .rs3, .rd);
    else if (KIND == 2) xmul_reduced unit (.clk, .op, .rs1, .rs2, .rs3, .rd);
    else if (KIND == 3) xmul_both unit (.clk, .op, .rs1, .rs2, .rs3, .rd);
    else xmul_select unit (.clk, .op, .spare, .rs1, .rs2, .rs3, .rd);
  endgenerate
endmodule
