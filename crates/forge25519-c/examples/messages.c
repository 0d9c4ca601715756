/* Signs and verifies from C. Prints "valid", or what is wrong:
 *
 *     cargo build --release -p forge25519-c
 *     cc -Icrates/forge25519-c/include crates/forge25519-c/examples/messages.c target/release/libforge25519_c.a -o messages
 *     ./messages
 */
#include "forge25519.h"

#include <stdio.h>

static int fail(int32_t status) {
    fprintf(stderr, "%s\n", forge25519_message(status));
    return 1;
}

int main(void) {
    /* 32 bytes that nobody else knows: of getrandom, not these. */
    const uint8_t seed[32] = {7};
    const uint8_t message[] = "a message";
    uint8_t public_key[32], signature[64];
    Forge25519Key *key = NULL;

    int32_t status = forge25519_key_from_seed(seed, sizeof seed, &key);
    if (status == FORGE25519_OK) status = forge25519_key_public(key, public_key, sizeof public_key);
    if (status == FORGE25519_OK) status = forge25519_key_sign(key, message, sizeof message, signature, sizeof signature);
    forge25519_key_free(key);
    if (status != FORGE25519_OK) return fail(status);

    status = forge25519_verify(FORGE25519_RULE_RFC8032, public_key, sizeof public_key, message, sizeof message, signature,
                               sizeof signature);
    if (status != FORGE25519_OK) return fail(status);
    puts("valid");
    return 0;
}
