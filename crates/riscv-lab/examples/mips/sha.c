// The shape of SHA-256: rotations and sums of 32 bits, with other constants.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t turn(uint32_t x, int n) { return x >> n | x << (32 - n); }

int main(void) {
    uint32_t state[8] = {1, 2, 3, 4, 5, 6, 7, 8}, constants[64];
    for (int i = 0; i < 64; i++) constants[i] = 0x428a2f98u * (2 * i + 1);
    for (int round = 0; round < 30000; round++) {
        uint32_t words[64], s[8];
        for (int i = 0; i < 16; i++) words[i] = state[i & 7] + i * round;
        for (int i = 16; i < 64; i++) {
            uint32_t early = words[i - 15], late = words[i - 2];
            words[i] = words[i - 16] + words[i - 7] + (turn(early, 7) ^ turn(early, 18) ^ early >> 3) +
                       (turn(late, 17) ^ turn(late, 19) ^ late >> 10);
        }
        memcpy(s, state, sizeof s);
        for (int i = 0; i < 64; i++) {
            uint32_t t = s[7] + (turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) +
                         constants[i] + words[i];
            uint32_t u = (turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)) +
                         ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
            memmove(s + 1, s, 28);
            s[4] += t;
            s[0] = t + u;
        }
        for (int i = 0; i < 8; i++) state[i] += s[i];
    }
    for (int i = 0; i < 8; i++) printf("%08x", state[i]);
    puts("");
}
