/* Vectors of RFC 8032 from the file that the first argument names, X25519 of RFC 7748, and bad input. Exit status 0 if
 * all is as it must be; else the line that failed is printed. */
#include "forge25519.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                            \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

#define RULES 5

static size_t from_hex(const char *hex, uint8_t *bytes, size_t room) {
    size_t length = strlen(hex) / 2;
    CHECK(strlen(hex) % 2 == 0 && length <= room);
    for (size_t i = 0; i < length; i++) {
        unsigned value;
        CHECK(sscanf(hex + 2 * i, "%2x", &value) == 1);
        bytes[i] = (uint8_t)value;
    }
    return length;
}

/* The text up to the next colon or the end of the line; *rest is what follows. */
static char *field(char **rest) {
    char *start = *rest;
    size_t length = strcspn(start, ":\r\n");
    *rest = start + length + (start[length] != 0);
    start[length] = 0;
    return start;
}

static void vector(const uint8_t *seed, const uint8_t *expected_key, const uint8_t *message, size_t length,
                   const uint8_t *expected) {
    uint8_t public_key[32], signature[64];
    Forge25519Key *key = NULL;
    CHECK(forge25519_key_from_seed(seed, 32, &key) == FORGE25519_OK && key != NULL);
    CHECK(forge25519_key_public(key, public_key, 32) == FORGE25519_OK);
    CHECK(memcmp(public_key, expected_key, 32) == 0);
    CHECK(forge25519_key_sign(key, message, length, signature, 64) == FORGE25519_OK);
    CHECK(memcmp(signature, expected, 64) == 0);
    forge25519_key_free(key);
    for (uint32_t rule = 0; rule < RULES; rule++) {
        CHECK(forge25519_verify(rule, public_key, 32, message, length, signature, 64) == FORGE25519_OK);
        for (size_t byte = 0; byte < 64; byte += 9) {
            signature[byte] ^= 1;
            CHECK(forge25519_verify(rule, public_key, 32, message, length, signature, 64) == FORGE25519_INVALID);
            signature[byte] ^= 1;
        }
    }
}

static int vectors(const char *path) {
    static char line[8192];
    static uint8_t seed[32], public_key[32], message[2048], signature[64];
    int count = 0;
    FILE *file = fopen(path, "r");
    CHECK(file != NULL);
    while (fgets(line, sizeof line, file) != NULL) {
        char *rest = line;
        if (strcmp(field(&rest), "pure") != 0) continue;
        CHECK(from_hex(field(&rest), seed, 32) == 32);
        CHECK(from_hex(field(&rest), public_key, 32) == 32);
        field(&rest);
        size_t length = from_hex(field(&rest), message, sizeof message);
        CHECK(from_hex(field(&rest), signature, 64) == 64);
        vector(seed, public_key, length == 0 ? NULL : message, length, signature);
        count++;
    }
    fclose(file);
    return count;
}

#define COUNT 19

static void many(void) {
    uint8_t seeds[COUNT][32], keys[COUNT][32], messages[COUNT][COUNT], signatures[COUNT][64];
    uint8_t nowhere[32];
    Forge25519Signed signed_[COUNT];
    int32_t verdicts[COUNT];
    for (int i = 0; i < COUNT; i++) {
        Forge25519Key *key = NULL;
        memset(seeds[i], i + 1, 32);
        memset(messages[i], i, COUNT);
        CHECK(forge25519_key_from_seed(seeds[i], 32, &key) == FORGE25519_OK);
        CHECK(forge25519_key_public(key, keys[i], 32) == FORGE25519_OK);
        CHECK(forge25519_key_sign(key, messages[i], (size_t)i, signatures[i], 64) == FORGE25519_OK);
        forge25519_key_free(key);
        Forge25519Signed item = {keys[i], messages[i], (size_t)i, signatures[i]};
        signed_[i] = item;
    }
    for (uint32_t rule = 0; rule < RULES; rule++) {
        memset(verdicts, 0xff, sizeof verdicts);
        CHECK(forge25519_verify_many(rule, signed_, COUNT, verdicts) == FORGE25519_OK);
        for (int i = 0; i < COUNT; i++) CHECK(verdicts[i] == FORGE25519_OK);
    }
    /* Every wrong item has its own verdict, and the others keep theirs. */
    memset(nowhere, 0, 32);
    nowhere[0] = 2; /* y = 2 has no x. */
    signed_[0].message = NULL;
    signed_[3].signature = NULL;
    signed_[5].public_key = nowhere;
    signed_[8].public_key = NULL;
    signed_[11].message = NULL;
    signed_[13].message_length = SIZE_MAX;
    signatures[17][40] ^= 1;
    for (uint32_t rule = 0; rule < RULES; rule++) {
        memset(verdicts, 0xff, sizeof verdicts);
        CHECK(forge25519_verify_many(rule, signed_, COUNT, verdicts) == FORGE25519_INVALID);
        for (int i = 0; i < COUNT; i++) {
            int32_t expected = i == 3 || i == 8 || i == 11 ? FORGE25519_NULL
                               : i == 5                    ? FORGE25519_BAD_PUBLIC_KEY
                               : i == 13                   ? FORGE25519_BAD_LENGTH
                               : i == 17                   ? FORGE25519_INVALID
                                                           : FORGE25519_OK;
            CHECK(verdicts[i] == expected);
        }
    }
    /* A call that is refused leaves the verdicts alone. */
    memset(verdicts, 0x55, sizeof verdicts);
    CHECK(forge25519_verify_many(RULES, signed_, COUNT, verdicts) == FORGE25519_BAD_RULE);
    CHECK(forge25519_verify_many(0, NULL, COUNT, verdicts) == FORGE25519_NULL);
    CHECK(forge25519_verify_many(0, signed_, COUNT, NULL) == FORGE25519_NULL);
    CHECK(forge25519_verify_many(0, signed_, SIZE_MAX, verdicts) == FORGE25519_BAD_LENGTH);
    CHECK(forge25519_verify_many(0, signed_, SIZE_MAX / sizeof *signed_, verdicts) == FORGE25519_BAD_LENGTH);
    CHECK(forge25519_verify_many(0, NULL, 0, NULL) == FORGE25519_OK);
    for (int i = 0; i < COUNT; i++) CHECK(verdicts[i] == 0x55555555);
}

static void bad_input(void) {
    uint8_t bytes[64] = {1}, out[64];
    Forge25519Key *key = NULL;
    memset(out, 0x55, sizeof out);
    for (size_t length = 0; length < 70; length++) {
        if (length == 32) continue;
        CHECK(forge25519_key_from_seed(bytes, length, &key) == FORGE25519_BAD_LENGTH && key == NULL);
        CHECK(forge25519_x25519_public(bytes, length, out, 32) == FORGE25519_BAD_LENGTH);
        CHECK(forge25519_x25519_public(bytes, 32, out, length) == FORGE25519_BAD_LENGTH);
        CHECK(forge25519_x25519(bytes, length, bytes, 32, out, 32) == FORGE25519_BAD_LENGTH);
        CHECK(forge25519_x25519(bytes, 32, bytes, length, out, 32) == FORGE25519_BAD_LENGTH);
        CHECK(forge25519_x25519(bytes, 32, bytes, 32, out, length) == FORGE25519_BAD_LENGTH);
        CHECK(forge25519_verify(0, bytes, length, bytes, 1, bytes, 64) == FORGE25519_BAD_LENGTH);
        CHECK(forge25519_verify(0, bytes, 32, bytes, 1, bytes, length + (length == 64)) == FORGE25519_BAD_LENGTH);
    }
    CHECK(forge25519_key_from_seed(NULL, 32, &key) == FORGE25519_NULL && key == NULL);
    CHECK(forge25519_key_from_seed(bytes, 32, NULL) == FORGE25519_NULL);
    CHECK(forge25519_key_public(NULL, out, 32) == FORGE25519_NULL);
    CHECK(forge25519_key_sign(NULL, bytes, 1, out, 64) == FORGE25519_NULL);
    forge25519_key_free(NULL);
    CHECK(forge25519_key_from_seed(bytes, 32, &key) == FORGE25519_OK);
    CHECK(forge25519_key_public(key, NULL, 32) == FORGE25519_NULL);
    CHECK(forge25519_key_public(key, out, 31) == FORGE25519_BAD_LENGTH);
    CHECK(forge25519_key_sign(key, NULL, 1, out, 64) == FORGE25519_NULL);
    CHECK(forge25519_key_sign(key, bytes, SIZE_MAX, out, 64) == FORGE25519_BAD_LENGTH);
    CHECK(forge25519_key_sign(key, bytes, 1, NULL, 64) == FORGE25519_NULL);
    CHECK(forge25519_key_sign(key, bytes, 1, out, 63) == FORGE25519_BAD_LENGTH);
    forge25519_key_free(key);
    CHECK(forge25519_verify(RULES, bytes, 32, bytes, 1, bytes, 64) == FORGE25519_BAD_RULE);
    CHECK(forge25519_verify(UINT32_MAX, bytes, 32, bytes, 1, bytes, 64) == FORGE25519_BAD_RULE);
    CHECK(forge25519_verify(0, NULL, 32, bytes, 1, bytes, 64) == FORGE25519_NULL);
    CHECK(forge25519_verify(0, bytes, 32, NULL, 1, bytes, 64) == FORGE25519_NULL);
    CHECK(forge25519_verify(0, bytes, 32, bytes, 1, NULL, 64) == FORGE25519_NULL);
    bytes[0] = 2; /* y = 2 has no x. */
    CHECK(forge25519_verify(0, bytes, 32, bytes, 1, bytes, 64) == FORGE25519_BAD_PUBLIC_KEY);
    bytes[0] = 1; /* u = 1 has order 4. */
    CHECK(forge25519_x25519(bytes, 32, bytes, 32, out, 32) == FORGE25519_SMALL_ORDER);
    CHECK(forge25519_x25519(NULL, 32, bytes, 32, out, 32) == FORGE25519_NULL);
    CHECK(forge25519_x25519(bytes, 32, NULL, 32, out, 32) == FORGE25519_NULL);
    CHECK(forge25519_x25519(bytes, 32, bytes, 32, NULL, 32) == FORGE25519_NULL);
    CHECK(forge25519_x25519_public(NULL, 32, out, 32) == FORGE25519_NULL);
    CHECK(forge25519_x25519_public(bytes, 32, NULL, 32) == FORGE25519_NULL);
    for (size_t i = 0; i < sizeof out; i++) CHECK(out[i] == 0x55);
    for (int32_t status = -1; status < 10; status++) CHECK(strlen(forge25519_message(status)) > 3);
}

/* The rules are told apart: the neutral element as key and R, with S = 0, is valid for those that accept small order. */
static void rules(void) {
    const int32_t expected[RULES] = {FORGE25519_OK, FORGE25519_OK, FORGE25519_INVALID, FORGE25519_INVALID, FORGE25519_OK};
    uint8_t key[32] = {1}, signature[64] = {1};
    for (uint32_t rule = 0; rule < RULES; rule++)
        CHECK(forge25519_verify(rule, key, 32, NULL, 0, signature, 64) == expected[rule]);
    /* y = p + 1 is the same point: it counts for ZIP 215, and as a key for those without a canonical key. */
    memset(key, 0xff, 32);
    key[0] = 0xee;
    key[31] = 0x7f;
    CHECK(forge25519_verify(FORGE25519_RULE_RFC8032, key, 32, NULL, 0, signature, 64) == FORGE25519_INVALID);
    CHECK(forge25519_verify(FORGE25519_RULE_ZIP215, key, 32, NULL, 0, signature, 64) == FORGE25519_OK);
    CHECK(forge25519_verify(FORGE25519_RULE_REF10, key, 32, NULL, 0, signature, 64) == FORGE25519_OK);
    memcpy(signature, key, 32);
    CHECK(forge25519_verify(FORGE25519_RULE_ZIP215, key, 32, NULL, 0, signature, 64) == FORGE25519_OK);
    CHECK(forge25519_verify(FORGE25519_RULE_REF10, key, 32, NULL, 0, signature, 64) == FORGE25519_INVALID);
}

/* RFC 7748, section 6.1. Output may be where input is. */
static void x25519(void) {
    uint8_t alice[32], bob[32], expected[32], out[32];
    from_hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a", alice, 32);
    from_hex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb", bob, 32);
    from_hex("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a", expected, 32);
    CHECK(forge25519_x25519_public(alice, 32, out, 32) == FORGE25519_OK && memcmp(out, expected, 32) == 0);
    CHECK(forge25519_x25519(bob, 32, out, 32, out, 32) == FORGE25519_OK);
    from_hex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742", expected, 32);
    CHECK(memcmp(out, expected, 32) == 0);
    CHECK(forge25519_x25519_public(bob, 32, bob, 32) == FORGE25519_OK);
    CHECK(forge25519_x25519(alice, 32, bob, 32, alice, 32) == FORGE25519_OK);
    CHECK(memcmp(alice, expected, 32) == 0);
}

int main(int argc, char **argv) {
    CHECK(argc == 2);
    int count = vectors(argv[1]);
    many();
    bad_input();
    rules();
    x25519();
    printf("%d vectors\n", count);
    return 0;
}
