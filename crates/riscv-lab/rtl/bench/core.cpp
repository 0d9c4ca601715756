// Runs a program on the core: core IMAGE START FIRST RESULT
//
// IMAGE is memory from address 0. The run begins at START and ends with the first word that the core does not know.
// Cycles are counted from the first to the last retired instruction at FIRST or above. RESULT gets the memory at the end.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <vector>

#include "Vcore.h"
#include "verilated.h"

namespace {

constexpr uint64_t LIMIT = 50'000'000;

std::vector<uint8_t> memory;

bool inside(uint64_t address, uint64_t bytes) { return address <= memory.size() && bytes <= memory.size() - address; }

// A word of 64 bits at the multiple of 8 below an address; 0 outside of memory.
uint64_t word_at(uint64_t address) {
    address &= ~uint64_t{7};
    uint64_t word = 0;
    if (!inside(address, 8)) return word;
    for (int i = 7; i >= 0; i--) word = word << 8 | memory[address + i];
    return word;
}

}  // namespace

int main(int count, char **arguments) {
    if (count != 5) return 2;
    std::ifstream image(arguments[1], std::ios::binary);
    memory.assign(std::istreambuf_iterator<char>(image), {});
    const uint64_t start = strtoull(arguments[2], nullptr, 0), first = strtoull(arguments[3], nullptr, 0);
    const std::unique_ptr<VerilatedContext> context{new VerilatedContext};
    const std::unique_ptr<Vcore> core{new Vcore{context.get()}};
    uint64_t registers[32] = {}, retired = 0, begun = 0, ended = 0, wild = 0, cycle = 0;
    core->reset = 1;
    core->start = start;
    for (; cycle < LIMIT && !core->stopped; cycle++) {
        core->clk = 0;
        core->eval();
        core->fetch_word = word_at(core->fetch_address) >> (core->fetch_address & 4) * 8;
        core->data_read = word_at(core->data_address);
        core->eval();
        if (!core->reset) {
            if (core->data_write) {
                const uint64_t at = core->data_address & ~uint64_t{7};
                if (!inside(at, 8)) wild++;
                for (int i = 0; i < 8 && inside(at, 8); i++)
                    if (core->data_bytes >> i & 1) memory[at + i] = core->data_written >> 8 * i;
            }
            if (core->writes_register) registers[core->written_register] = core->written_value;
            if (core->retires && core->retired_pc >= first) {
                if (retired++ == 0) begun = cycle;
                ended = cycle;
            }
        }
        core->clk = 1;
        core->eval();
        core->reset = cycle < 4;
    }
    if (!core->stopped || wild > 0) {
        fprintf(stderr, "%s\n", wild > 0 ? "a store is outside of memory" : "the program does not end");
        return 1;
    }
    printf("%" PRIu64 " %" PRIu64 "\n", retired == 0 ? 0 : ended - begun + 1, retired);
    for (uint64_t value : registers) printf("%" PRIx64 "\n", value);
    std::ofstream result(arguments[4], std::ios::binary);
    result.write(reinterpret_cast<const char *>(memory.data()), static_cast<std::streamsize>(memory.size()));
    core->final();
    return result.good() ? 0 : 1;
}
