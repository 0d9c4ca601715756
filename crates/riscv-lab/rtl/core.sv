// An in-order core with five stages for RV64IM and the proposed instructions: one instruction a cycle.
//
//   IF  the instruction at pc                     ID  operands from the registers, hazards
//   EX  ALU, address, operands of the multiplier  MEM memory, product, redirected branches
//   WB  registers
//
// Results go back to EX from MEM (ALU) and from WB (ALU, loads); products only through the registers, which give in ID
// what WB writes. So an ALU result can be used 1 cycle later, a load 2, a product 3. A branch that leaves the straight
// line costs 3 cycles. WB is in order, so that no register needs protection from an older writer. A product to the
// register of one that is under way waits a cycle all the same, as Rocket's does (HOLD).
//
// Memory answers within the cycle; addresses are multiples of the size of access. The core stops at a word that it does
// not know, `ebreak` and `ecall` among them.
module core #(
    parameter int KIND = 3,
    parameter bit HOLD = 1
) (
    input  logic        clk,
    input  logic        reset,
    input  logic [63:0] start,
    output logic [63:0] fetch_address,
    input  logic [31:0] fetch_word,
    output logic [63:0] data_address,
    output logic        data_write,
    output logic [7:0]  data_bytes,
    output logic [63:0] data_written,
    input  logic [63:0] data_read,
    output logic        retires,
    output logic [63:0] retired_pc,
    output logic        writes_register,
    output logic [4:0]  written_register,
    output logic [63:0] written_value,
    output logic        stopped
);
  // Fetch.
  logic [63:0] pc;
  logic redirect, stall;
  logic [63:0] target;

  assign fetch_address = pc;

  // Decode.
  logic d_valid;
  logic [63:0] d_pc;
  logic [31:0] d_word;
  logic reads1, reads2, reads3, writes, is_load, is_store, is_branch, is_jal, is_jalr, is_multiply, is_divide;
  logic is_word, alternate, adds_shifted, takes_immediate, takes_pc, takes_zero, stops;
  logic [2:0] alu_op;
  logic [3:0] mul_op, spare;
  logic [63:0] immediate;

  decode #(.KIND(KIND)) decode (.word(d_word), .reads1, .reads2, .reads3, .writes, .is_load, .is_store, .is_branch, .is_jal, .is_jalr,
                 .is_multiply, .is_divide, .is_word, .alternate, .adds_shifted, .takes_immediate, .takes_pc,
                 .takes_zero, .stops, .alu_op, .mul_op, .spare, .immediate);

  logic [4:0] d_rs1, d_rs2, d_rs3, d_rd;
  assign d_rs1 = d_word[19:15];
  assign d_rs2 = d_word[24:20];
  assign d_rs3 = d_word[31:27];
  assign d_rd = d_word[11:7];

  // Execute.
  logic x_valid, x_writes, x_load, x_store, x_branch, x_jal, x_jalr, x_multiply, x_divide, x_word, x_alternate;
  logic x_adds_shifted, x_takes_immediate, x_takes_pc, x_takes_zero, x_stops, x_started;
  logic [4:0] x_rd, x_rs1, x_rs2, x_rs3;
  logic [2:0] x_alu_op, x_funct3;
  logic [3:0] x_mul_op, x_spare;
  logic [63:0] x_pc, x_immediate, x_value1, x_value2, x_value3;

  // Memory.
  logic m_valid, m_writes, m_load, m_store, m_multiply, m_taken, m_stops;
  logic [4:0] m_rd;
  logic [2:0] m_funct3;
  logic [63:0] m_pc, m_result, m_target, m_stored;

  // Write back.
  logic w_valid, w_writes, w_multiply, w_stops;
  logic [4:0] w_rd;
  logic [63:0] w_pc, w_result, w_value, product;

  // Registers: reads see what is written in the same cycle.
  logic [63:0] registers[32];
  function automatic logic [63:0] register(input logic [4:0] number);
    if (number == 5'd0) register = 64'd0;
    else register = w_writes && w_rd == number ? w_value : registers[number];
  endfunction

  // Hazards: the youngest writer of a source decides.
  function automatic logic late(input logic reads, input logic [4:0] number);
    if (!reads || number == 5'd0) late = 1'b0;
    else if (x_valid && x_writes && x_rd == number) late = x_load || x_multiply;
    else late = m_valid && m_writes && m_rd == number && m_multiply;
  endfunction

  logic waits_for_operand, repeats, held, waits_for_divider, x_blocked;
  assign waits_for_operand = late(reads1, d_rs1) || late(reads2, d_rs2) || late(reads3, d_rs3);

  // A source that could not have been used a cycle ago.
  function automatic logic fresh(input logic reads, input logic [4:0] number);
    if (!reads || number == 5'd0) fresh = 1'b0;
    else if (x_valid && x_writes && x_rd == number) fresh = 1'b1;
    else if (m_valid && m_writes && m_rd == number) fresh = m_load;
    else fresh = w_writes && w_rd == number && w_multiply;
  endfunction

  // As the model of Rocket counts: the cycle is lost behind a product in EX, and behind one in MEM if a source is fresh.
  always_comb
    if (!HOLD || !is_multiply || !writes) repeats = 1'b0;
    else if (x_valid && x_writes && x_rd == d_rd) repeats = x_multiply;
    else
      repeats = m_valid && m_writes && m_rd == d_rd && m_multiply
          && (fresh(reads1, d_rs1) || fresh(reads2, d_rs2) || fresh(reads3, d_rs3));

  assign stall = d_valid && (waits_for_operand || (repeats && !held)) || x_blocked;

  always_ff @(posedge clk)
    if (reset || redirect || !stall) held <= 1'b0;
    else if (d_valid && !waits_for_operand && repeats && !x_blocked) held <= 1'b1;

  // Operands with what later stages have.
  function automatic logic [63:0] forwarded(input logic [4:0] number, input logic [63:0] value);
    if (m_valid && m_writes && m_rd == number && !m_load && !m_multiply) forwarded = m_result;
    else if (w_writes && w_rd == number && !w_multiply) forwarded = w_result;
    else forwarded = value;
  endfunction

  logic [63:0] value1, value2, value3, operand1, operand2, result, alu_result, divided;
  assign value1 = forwarded(x_rs1, x_value1);
  assign value2 = forwarded(x_rs2, x_value2);
  assign value3 = forwarded(x_rs3, x_value3);
  assign operand1 = x_takes_zero ? 64'd0 : x_takes_pc ? x_pc : value1;
  assign operand2 = x_takes_immediate ? x_immediate : value2;

  alu alu (.funct3(x_alu_op), .alternate(x_alternate), .word(x_word), .adds_shifted(x_adds_shifted),
           .distance(x_immediate[10:5]), .a(operand1), .b(operand2), .result(alu_result));

  unit #(.KIND(KIND)) multiplier (.clk, .op(x_mul_op), .spare(x_spare), .rs1(value1), .rs2(value2), .rs3(value3),
                                  .rd(product));

  // Divisions on 32 bits are those of extended operands.
  logic div_signed, div_done;
  logic [63:0] dividend, divisor, quotient;
  assign div_signed = !x_funct3[0];
  assign dividend = x_word ? {{32{div_signed & value1[31]}}, value1[31:0]} : value1;
  assign divisor = x_word ? {{32{div_signed & value2[31]}}, value2[31:0]} : value2;
  divider divider (.clk, .start(x_divide && x_valid && !x_started), .is_signed(div_signed), .remainder(x_funct3[1]),
                   .dividend, .divisor, .done(div_done), .result(quotient));
  assign divided = x_word ? {{32{quotient[31]}}, quotient[31:0]} : quotient;
  assign waits_for_divider = x_divide && x_valid && !(x_started && div_done);
  assign x_blocked = waits_for_divider && !redirect;

  logic condition, taken;
  always_comb
    case (x_funct3[2:1])
      2'd0: condition = value1 == value2;
      2'd2: condition = $signed(value1) < $signed(value2);
      default: condition = value1 < value2;
    endcase
  assign taken = (x_branch && (condition ^ x_funct3[0])) || x_jal || x_jalr;

  always_comb
    if (x_jal || x_jalr) result = x_pc + 64'd4;
    else if (x_divide) result = divided;
    else result = alu_result;

  // Memory: bytes from the low end of a word of 64 bits.
  logic [63:0] loaded, shifted_in;
  assign redirect = m_valid && m_taken;
  assign target = m_target;
  assign data_address = m_result;
  assign data_write = m_valid && m_store;
  assign data_written = m_stored << {m_result[2:0], 3'd0};
  assign shifted_in = data_read >> {m_result[2:0], 3'd0};

  always_comb begin
    case (m_funct3[1:0])
      2'd0: data_bytes = 8'h01;
      2'd1: data_bytes = 8'h03;
      2'd2: data_bytes = 8'h0f;
      default: data_bytes = 8'hff;
    endcase
    data_bytes = data_bytes << m_result[2:0];
    case (m_funct3)
      3'd0: loaded = {{56{shifted_in[7]}}, shifted_in[7:0]};
      3'd1: loaded = {{48{shifted_in[15]}}, shifted_in[15:0]};
      3'd2: loaded = {{32{shifted_in[31]}}, shifted_in[31:0]};
      3'd4: loaded = {56'd0, shifted_in[7:0]};
      3'd5: loaded = {48'd0, shifted_in[15:0]};
      3'd6: loaded = {32'd0, shifted_in[31:0]};
      default: loaded = shifted_in;
    endcase
  end

  assign w_value = w_multiply ? product : w_result;
  assign retires = w_valid && !stopped;
  assign retired_pc = w_pc;
  assign writes_register = w_writes && !stopped;
  assign written_register = w_rd;
  assign written_value = w_value;

  always_ff @(posedge clk) begin
    // IF to ID.
    if (reset) pc <= start;
    else if (redirect) pc <= target;
    else if (!stall) pc <= pc + 64'd4;
    if (reset || redirect) d_valid <= 1'b0;
    else if (!stall) d_valid <= 1'b1;
    if (!stall) begin
      d_pc <= pc;
      d_word <= fetch_word;
    end

    // ID to EX.
    if (reset || redirect) x_valid <= 1'b0;
    else if (!x_blocked) x_valid <= d_valid && !stall;
    x_started <= x_blocked && !reset;
    if (!x_blocked) begin
      x_pc <= d_pc;
      x_rd <= d_rd;
      x_rs1 <= reads1 ? d_rs1 : 5'd0;
      x_rs2 <= reads2 ? d_rs2 : 5'd0;
      x_rs3 <= reads3 ? d_rs3 : 5'd0;
      x_value1 <= register(reads1 ? d_rs1 : 5'd0);
      x_value2 <= register(reads2 ? d_rs2 : 5'd0);
      x_value3 <= register(reads3 ? d_rs3 : 5'd0);
      x_immediate <= immediate;
      x_writes <= writes;
      x_load <= is_load;
      x_store <= is_store;
      x_branch <= is_branch;
      x_jal <= is_jal;
      x_jalr <= is_jalr;
      x_multiply <= is_multiply;
      x_divide <= is_divide;
      x_word <= is_word;
      x_alternate <= alternate;
      x_adds_shifted <= adds_shifted;
      x_takes_immediate <= takes_immediate;
      x_takes_pc <= takes_pc;
      x_takes_zero <= takes_zero;
      x_stops <= stops;
      x_alu_op <= alu_op;
      x_funct3 <= d_word[14:12];
      x_mul_op <= mul_op;
      x_spare <= spare;
    end

    // EX to MEM.
    m_valid <= x_valid && !x_blocked && !redirect && !reset;
    m_writes <= x_writes;
    m_load <= x_load;
    m_store <= x_store;
    m_multiply <= x_multiply;
    m_taken <= taken;
    m_stops <= x_stops;
    m_rd <= x_rd;
    m_funct3 <= x_funct3;
    m_pc <= x_pc;
    m_result <= result;
    m_stored <= value2;
    m_target <= x_jalr ? {alu_result[63:1], 1'b0} : x_pc + x_immediate;

    // MEM to WB.
    w_valid <= m_valid && !reset;
    w_writes <= m_valid && m_writes && !reset;
    w_multiply <= m_multiply;
    w_stops <= m_valid && m_stops;
    w_rd <= m_rd;
    w_pc <= m_pc;
    w_result <= m_load ? loaded : m_result;

    if (w_writes && !stopped) registers[w_rd] <= w_value;
    if (reset) stopped <= 1'b0;
    else if (w_stops) stopped <= 1'b1;
  end
endmodule
