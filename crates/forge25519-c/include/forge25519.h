/* Ed25519 (RFC 8032) and X25519 (RFC 7748) of forge25519.
 *
 * Made from src/ by cbindgen: FORGE25519_BLESS=1 cargo test -p forge25519-c --test header */

#ifndef FORGE25519_H
#define FORGE25519_H

#include <stddef.h>
#include <stdint.h>

/**
 * Done; of a signature: it is valid.
 */
#define FORGE25519_OK 0

/**
 * The signature is not valid under the rule; of many signatures: at least one has another verdict than valid.
 */
#define FORGE25519_INVALID 1

/**
 * A pointer is null. Only a message of length 0 may be null.
 */
#define FORGE25519_NULL 2

/**
 * A length is not the one that is required (32 or 64), or is longer than memory can be.
 */
#define FORGE25519_BAD_LENGTH 3

/**
 * No rule has this number.
 */
#define FORGE25519_BAD_RULE 4

/**
 * The public key stands for no point of the curve.
 */
#define FORGE25519_BAD_PUBLIC_KEY 5

/**
 * The other side's public key has small order: the shared secret would be 0 for every secret key.
 */
#define FORGE25519_SMALL_ORDER 6

/**
 * A defect of the library, or memory is exhausted: please report it.
 */
#define FORGE25519_INTERNAL 7

/**
 * RFC 8032, section 5.1.7, with the cofactor.
 */
#define FORGE25519_RULE_RFC8032 0

/**
 * ZIP 215: encodings that are not canonical count.
 */
#define FORGE25519_RULE_ZIP215 1

/**
 * Without the cofactor, and neither A nor R of small order.
 */
#define FORGE25519_RULE_STRICT 2

/**
 * `verify_strict` of ed25519-dalek.
 */
#define FORGE25519_RULE_DALEK_STRICT 3

/**
 * Without the cofactor, by the bytes of R: OpenSSL, Go, ring.
 */
#define FORGE25519_RULE_REF10 4

/**
 * A secret key: made by forge25519_key_from_seed, wiped and freed by forge25519_key_free.
 */
typedef struct Forge25519Key Forge25519Key;

/**
 * A message with a signature and the key under which it should be valid.
 */
typedef struct {
  /**
   * 32 bytes.
   */
  const uint8_t *public_key;
  /**
   * message_length bytes; may be null if there are none.
   */
  const uint8_t *message;
  /**
   * Bytes of the message.
   */
  size_t message_length;
  /**
   * 64 bytes.
   */
  const uint8_t *signature;
} Forge25519Signed;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * A secret key from a seed of 32 bytes that nobody else knows. Writes its address to *key; free it with
 * forge25519_key_free.
 *
 * # Safety
 * Pointers are null or valid for their lengths; `key` is null or valid for a write.
 */
int32_t forge25519_key_from_seed(const uint8_t *seed, size_t seed_length, Forge25519Key **key);

/**
 * Wipes and frees a secret key. Null is allowed and does nothing.
 *
 * # Safety
 * `key` is null, or from forge25519_key_from_seed and not freed yet; nobody uses it at the same time.
 */
void forge25519_key_free(Forge25519Key *key);

/**
 * The public key of a secret key: 32 bytes.
 *
 * # Safety
 * `key` is null, or from forge25519_key_from_seed and not freed; `public_key` is null or valid for its length.
 */
int32_t forge25519_key_public(const Forge25519Key *key, uint8_t *public_key, size_t public_key_length);

/**
 * The signature of a message: 64 bytes. Constant-time but for the length of the message.
 *
 * # Safety
 * `key` is null, or from forge25519_key_from_seed and not freed; other pointers are null or valid for their lengths.
 */
int32_t forge25519_key_sign(const Forge25519Key *key,
                            const uint8_t *message,
                            size_t message_length,
                            uint8_t *signature,
                            size_t signature_length);

/**
 * Whether a signature is valid under a rule, one of FORGE25519_RULE_*: FORGE25519_OK if it is.
 *
 * # Safety
 * Pointers are null or valid for their lengths.
 */
int32_t forge25519_verify(uint32_t rule_number,
                          const uint8_t *public_key,
                          size_t public_key_length,
                          const uint8_t *message,
                          size_t message_length,
                          const uint8_t *signature,
                          size_t signature_length);

/**
 * Verifies count signatures under a rule, eight at once where the processor has the instructions. Each verdict
 * becomes the status that forge25519_verify has for the item, whatever the others are. Returns FORGE25519_OK if all
 * are valid and FORGE25519_INVALID if one is not; with any other status the verdicts are untouched.
 *
 * # Safety
 * `signed` is null or valid for `count` items, whose pointers are null or valid for their lengths; `verdicts` is null
 * or valid for writes of `count` numbers.
 */
int32_t forge25519_verify_many(uint32_t rule_number, const Forge25519Signed *signed_, size_t count, int32_t *verdicts);

/**
 * The public key of an X25519 secret: 32 bytes from 32 bytes.
 *
 * # Safety
 * Pointers are null or valid for their lengths.
 */
int32_t forge25519_x25519_public(const uint8_t *secret,
                                 size_t secret_length,
                                 uint8_t *public_key,
                                 size_t public_key_length);

/**
 * The secret that two sides share: 32 bytes from one's secret and the other's public key. Hash it before use.
 * FORGE25519_SMALL_ORDER if it would be 0.
 *
 * # Safety
 * Pointers are null or valid for their lengths.
 */
int32_t forge25519_x25519(const uint8_t *secret,
                          size_t secret_length,
                          const uint8_t *public_key,
                          size_t public_key_length,
                          uint8_t *shared,
                          size_t shared_length);

/**
 * The text of a status: one line that lives as long as the program. Never null.
 */
const char *forge25519_message(int32_t status);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* FORGE25519_H */
