// A nest of loops over products of words.
#include <stdint.h>
#include <stdio.h>

static uint64_t x[64], y[64], z[64];

int main(void) {
    for (int i = 0; i < 64; i++) {
        x[i] = i * 0x9e3779b97f4a7c15;
        y[i] = ~x[i];
    }
    for (int round = 0; round < 6000; round++)
        for (int i = 0; i < 64; i++) {
            uint64_t sum = 0;
            for (int j = 0; j < 64; j++) {
                sum += x[j] * y[(i + j) & 63];
                sum ^= sum >> 13;
            }
            z[i] += sum;
        }
    uint64_t all = 0;
    for (int i = 0; i < 64; i++) all ^= z[i];
    printf("%016lx\n", all);
}
