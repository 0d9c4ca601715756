// Test bench of the multiplier units: reads a stream of cycles, runs all units side by side, compares every result.
//
// `units.sv`, which the generator writes, holds the units; instance i gives rd[i]. A result is due two cycles after its
// operands. In the summary, a line per instance: compared results, wrong ones, and the first wrong one.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include "Vunits.h"
#include "verilated.h"

// One cycle, 48 bytes, little-endian as the generator writes it.
struct Cycle {
    uint8_t op;        // see xmul.sv
    uint8_t selected;  // op for units with the port `spare`
    uint8_t spare;     // see xmul_select.sv
    uint8_t distance;  // of sraiadd
    uint8_t bypass;    // bits 0 to 2: rs1, rs2, rs3 are the result of instance `from` in this cycle
    uint8_t from;
    uint8_t row;       // number of the instruction, for messages
    uint8_t unused;
    uint64_t units;  // bit i: instance i has to give `expected`
    uint64_t rs1, rs2, rs3, expected;
};
static_assert(sizeof(Cycle) == 48, "as the generator writes it");

struct Tally {
    uint64_t compared = 0, wrong = 0;
    Cycle first{};
    uint64_t got = 0;
};

int main() {
    const std::unique_ptr<VerilatedContext> context{new VerilatedContext};
    const std::unique_ptr<Vunits> units{new Vunits{context.get()}};
    const size_t count = sizeof(units->rd) / sizeof(uint64_t);
    std::vector<Tally> tallies(count);
    // Two cycles under way: after edge n the results of cycle n - 1 are there.
    Cycle before{}, pending{};
    std::vector<Cycle> buffer(4096);
    uint64_t cycles = 0;
    auto step = [&](Cycle cycle) {
        const uint64_t forwarded = units->rd[cycle.from];
        if (cycle.bypass & 1) cycle.rs1 = forwarded;
        if (cycle.bypass & 2) cycle.rs2 = forwarded;
        if (cycle.bypass & 4) cycle.rs3 = forwarded;
        units->op = cycle.op;
        units->selected = cycle.selected;
        units->spare = cycle.spare;
        units->distance = cycle.distance;
        units->rs1 = cycle.rs1;
        units->rs2 = cycle.rs2;
        units->rs3 = cycle.rs3;
        units->clk = 0;
        units->eval();
        units->clk = 1;
        units->eval();
        before = pending;
        pending = cycle;
        for (size_t i = 0; i < count; i++) {
            if (!(before.units >> i & 1)) continue;
            Tally &tally = tallies[i];
            tally.compared++;
            if (units->rd[i] == before.expected) continue;
            if (tally.wrong++ == 0) {
                tally.first = before;
                tally.got = units->rd[i];
            }
        }
        cycles++;
    };
    for (size_t n; (n = fread(buffer.data(), sizeof(Cycle), buffer.size(), stdin)) > 0;)
        for (size_t i = 0; i < n; i++) step(buffer[i]);
    // The last results.
    step(Cycle{});
    step(Cycle{});
    printf("cycles %" PRIu64 "\n", cycles);
    for (size_t i = 0; i < count; i++) {
        const Tally &t = tallies[i];
        printf("unit %zu %" PRIu64 " %" PRIu64 " %u %" PRIx64 " %" PRIx64 " %" PRIx64 " %u %" PRIx64 " %" PRIx64 "\n", i, t.compared,
               t.wrong, t.first.row, t.first.rs1, t.first.rs2, t.first.rs3, t.first.distance, t.first.expected, t.got);
    }
    units->final();
    return 0;
}
