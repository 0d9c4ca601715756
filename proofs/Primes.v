(** Primes of fields.toml, by certificates: 2^255 - 19, the order of its base point, and the primes of secp256k1 and P-256.
    tests/LargePrimes.v has more, which take minutes. *)
From Coq Require Import ZArith Znumtheory List.
From Limbforge Require Import Pocklington.
Import ListNotations.
Local Open Scope Z_scope.

Definition p25519 : certificate := [
  (0x82d4b5, [(991, 2); (103, 2)]);
  (0x6d1cafa129d0b, [(0x82d4b5, 2); (127, 2)]);
  (0xa54d83af, [(569003, 2)]);
  (0x10c9df5fc7, [(0xa54d83af, 2)]);
  (0xe87c2a477b815a1793787395b23e1, [(0x6d1cafa129d0b, 2); (0x10c9df5fc7, 2)]);
  (0x70d382ab8b9939, [(430751, 2); (4153, 2)]);
  (0xabaf8c6b094fd0f32c2ccabab864dbecd99144679c1adf804898fb2042b, [(0xe87c2a477b815a1793787395b23e1, 2);
     (0x70d382ab8b9939, 2)]);
  (2 ^ 255 - 19, [(0xabaf8c6b094fd0f32c2ccabab864dbecd99144679c1adf804898fb2042b, 2)])].
Theorem p25519_prime : prime (2 ^ 255 - 19).
Proof. by_certificate p25519. Qed.
Definition l25519 : certificate := [
  (0x12af21, [(2551, 2)]);
  (0x477be711ecedd, [(0x12af21, 2); (531581, 2)]);
  (0x3d89490a0e5537ef, [(0x477be711ecedd, 2)]);
  (0x8e51fa3a480f89f9de5163, [(0x3d89490a0e5537ef, 2)]);
  (0x3a0fc367dcf0ff0a5a1db0b1b7c3093f33, [(0x8e51fa3a480f89f9de5163, 2)]);
  (0x32cdcafae152df290ed9fa9b80caa8174cb, [(0x3a0fc367dcf0ff0a5a1db0b1b7c3093f33, 2)]);
  (2 ^ 252 + 27742317777372353535851937790883648493, [(0x32cdcafae152df290ed9fa9b80caa8174cb, 2)])].
Theorem l25519_prime : prime (2 ^ 252 + 27742317777372353535851937790883648493).
Proof. by_certificate l25519. Qed.
Definition secp256k1 : certificate := [
  (0x669b171, [(53, 2); (29, 2); (7, 2)]);
  (0x1269fd, [(20113, 2)]);
  (0x6e7bef, [(0x1269fd, 2)]);
  (0xc03a94b2d3e64419a05cd8ccbf987069, [(0x669b171, 2); (0x6e7bef, 2); (96557, 2)]);
  (0x1db8260e5e3b460a46a0088fccf6a3a5936d75d89a776d4c0da4f338aafb, [(0xc03a94b2d3e64419a05cd8ccbf987069, 2)]);
  (2 ^ 256 - 2 ^ 32 - 977, [(0x1db8260e5e3b460a46a0088fccf6a3a5936d75d89a776d4c0da4f338aafb, 2)])].
Theorem secp256k1_prime : prime (2 ^ 256 - 2 ^ 32 - 977).
Proof. by_certificate secp256k1. Qed.
Definition p256 : certificate := [
  (0xa3b2bf8c32ceaf, [(704251, 2); (78283, 2)]);
  (0xf76c8ffcb, [(3677, 2); (197, 2)]);
  (0xa44e179dccf, [(0xf76c8ffcb, 2)]);
  (0x22b559b5c816ae00f2378e18df38c5410ed597, [(0xa3b2bf8c32ceaf, 2); (0xa44e179dccf, 2)]);
  (0x926d1276e41fae13fdda5f78edb7802a76951509, [(0x22b559b5c816ae00f2378e18df38c5410ed597, 2)]);
  (2 ^ 256 - 2 ^ 224 + 2 ^ 192 + 2 ^ 96 - 1, [(0x926d1276e41fae13fdda5f78edb7802a76951509, 2)])].
Theorem p256_prime : prime (2 ^ 256 - 2 ^ 224 + 2 ^ 192 + 2 ^ 96 - 1).
Proof. by_certificate p256. Qed.
