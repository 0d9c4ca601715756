// Control signals of an instruction. A word that is none of the core's stops it.
module decode #(
    parameter int KIND = 3  // of unit.sv
) (
    input  logic [31:0] word,
    output logic        reads1,
    output logic        reads2,
    output logic        reads3,
    output logic        writes,
    output logic        is_load,
    output logic        is_store,
    output logic        is_branch,
    output logic        is_jal,
    output logic        is_jalr,
    output logic        is_multiply,
    output logic        is_divide,
    output logic        is_word,
    output logic        alternate,
    output logic        adds_shifted,
    output logic        takes_immediate,
    output logic        takes_pc,
    output logic        takes_zero,
    output logic        stops,
    output logic [2:0]  alu_op,
    output logic [3:0]  mul_op,
    output logic [3:0]  spare,
    output logic [63:0] immediate
);
  logic [6:0] opcode, funct7;
  logic [2:0] funct3;
  logic [1:0] funct2;
  logic is_op, is_op_imm, is_upper, is_fence, is_madd, is_select, is_sraiadd;
  logic has_full, has_reduced, is_full, is_reduced, op_exists, shift_exists, op_imm_exists, memory_exists;

  assign has_full = KIND == 1 || KIND == 3 || KIND == 4;
  assign has_reduced = KIND == 2 || KIND == 3 || KIND == 4;

  assign opcode = word[6:0];
  assign funct3 = word[14:12];
  assign funct7 = word[31:25];
  assign funct2 = word[26:25];

  assign is_load = opcode == 7'h03;
  assign is_store = opcode == 7'h23;
  assign is_branch = opcode == 7'h63;
  assign is_jal = opcode == 7'h6f;
  assign is_jalr = opcode == 7'h67;
  assign is_op = opcode == 7'h33 || opcode == 7'h3b;
  assign is_op_imm = opcode == 7'h13 || opcode == 7'h1b;
  assign is_upper = opcode == 7'h37 || opcode == 7'h17;
  assign is_fence = opcode == 7'h0f;
  // custom-3: the published sets, madd57lu with funct3 110.
  assign is_full = opcode == 7'h7b && funct3 == 3'b111 && funct2 != 2'b11 && has_full;
  assign is_reduced = opcode == 7'h7b && ({funct3, funct2} == 5'b111_11 || {funct3, funct2} == 5'b110_10) && has_reduced;
  assign is_madd = is_full || is_reduced;
  // custom-2 and custom-0: limbs of selectable size.
  assign is_select = (opcode == 7'h5b || (opcode == 7'h0b && !word[25])) && KIND == 4;
  assign is_sraiadd = opcode == 7'h2b && funct3 == 3'b111 && word[31] && has_reduced;

  always_comb begin
    if (funct7 == 7'd0) op_exists = !is_word || funct3 == 3'd0 || funct3 == 3'd1 || funct3 == 3'd5;
    else if (funct7 == 7'h20) op_exists = funct3 == 3'd0 || funct3 == 3'd5;
    else op_exists = funct7 == 7'd1 && (!is_word || funct3 == 3'd0 || funct3[2]);
    // The sixth bit of a distance exists in the forms on 64 bits.
    if (is_word && word[25]) shift_exists = 1'b0;
    else shift_exists = word[31:26] == 6'd0 || (word[31:26] == 6'h10 && funct3 == 3'd5);
    if (funct3 == 3'd1 || funct3 == 3'd5) op_imm_exists = shift_exists;
    else op_imm_exists = !is_word || funct3 == 3'd0;
    if (is_load) memory_exists = funct3 != 3'd7;
    else memory_exists = !funct3[2];
  end

  assign is_word = opcode == 7'h3b || opcode == 7'h1b;
  assign is_multiply = (is_op && funct7 == 7'd1 && !funct3[2]) || is_madd || is_select;
  assign is_divide = is_op && funct7 == 7'd1 && funct3[2];
  assign adds_shifted = is_sraiadd;
  assign takes_immediate = is_op_imm || is_load || is_store || is_jalr || is_upper;
  assign takes_pc = opcode == 7'h17;
  assign takes_zero = opcode == 7'h37;
  assign stops = !((is_load && memory_exists) || (is_store && memory_exists) || (is_branch && funct3[2:1] != 2'd1) || is_jal
                   || (is_jalr && funct3 == 3'd0) || (is_op && op_exists) || (is_op_imm && op_imm_exists) || is_upper
                   || (is_fence && funct3 == 3'd0) || is_madd || is_select || is_sraiadd);

  assign reads1 = is_load || is_store || is_branch || is_jalr || is_op || is_op_imm || is_madd || is_select || is_sraiadd;
  assign reads2 = is_store || is_branch || is_op || is_madd || is_select || is_sraiadd;
  assign reads3 = is_madd || is_select;
  assign writes = !(is_store || is_branch || is_fence || stops) && word[11:7] != 5'd0;

  assign alu_op = is_op || is_op_imm ? funct3 : 3'd0;
  assign alternate = (is_op && funct7[5]) || (is_op_imm && funct3 == 3'd5 && word[30]);
  // The unit with selectable limbs computes madd57lu and madd57hu as others of its kind.
  assign spare = is_select ? {word[26], funct3} : is_reduced ? 4'd7 : 4'd0;

  always_comb
    if (opcode == 7'h0b) mul_op = xmul::CADD;
    else if (opcode == 7'h5b) mul_op = word[25] ? xmul::MADDRHU : xmul::MADDRLU;
    else if (is_reduced && KIND == 4) mul_op = word[25] ? xmul::MADDRHU : xmul::MADDRLU;
    else if (is_reduced) mul_op = word[25] ? xmul::MADD57HU : xmul::MADD57LU;
    else if (is_full) mul_op = funct2[1] ? xmul::CADD : word[25] ? xmul::MADDHU : xmul::MADDLU;
    else if (is_word) mul_op = xmul::MULW;
    else
      case (funct3[1:0])
        2'd0: mul_op = xmul::MUL;
        2'd1: mul_op = xmul::MULH;
        2'd2: mul_op = xmul::MULHSU;
        default: mul_op = xmul::MULHU;
      endcase

  always_comb
    if (is_store) immediate = {{52{word[31]}}, word[31:25], word[11:7]};
    else if (is_branch) immediate = {{52{word[31]}}, word[7], word[30:25], word[11:8], 1'b0};
    else if (is_upper) immediate = {{32{word[31]}}, word[31:12], 12'd0};
    else if (is_jal) immediate = {{44{word[31]}}, word[19:12], word[20], word[30:21], 1'b0};
    else immediate = {{52{word[31]}}, word[31:20]};
endmodule
