(** More primes of fields.toml, by certificates as in Primes.v. They take minutes: `make -C proofs primes`.

    Not here: the order of the base point of Ed448. A certificate needs factors of that number minus 1; none were found. *)
From Coq Require Import ZArith Znumtheory List.
From Limbforge Require Import Pocklington.
Import ListNotations.
Local Open Scope Z_scope.

(** 4 times the 73 least odd primes and 587, minus 1. *)
Definition csidh512_number := 4 * fold_right Z.mul 1 [
  3; 5; 7; 11; 13; 17; 19; 23; 29; 31; 37; 41; 43; 47; 53; 59; 61; 67; 71; 73; 79; 83; 89; 97; 101;
  103; 107; 109; 113; 127; 131; 137; 139; 149; 151; 157; 163; 167; 173; 179; 181; 191; 193; 197; 199;
  211; 223; 227; 229; 233; 239; 241; 251; 257; 263; 269; 271; 277; 281; 283; 293; 307; 311; 313; 317;
  331; 337; 347; 349; 353; 359; 367; 373; 587] - 1.
Definition goldilocks : certificate := [
  (0x4fa0668f, [(6197, 2); (61, 2)]);
  (0x777099d69, [(0x4fa0668f, 2)]);
  (0x16dc8d721191, [(0x777099d69, 2)]);
  (0x4ad5ce3d, [(116989, 2)]);
  (0x734a7cac0cbf040a7f1f72a118e01, [(0x16dc8d721191, 3); (0x4ad5ce3d, 3)]);
  (0x69281497, [(217003, 2)]);
  (0x7b6d89e33acd85, [(0x69281497, 2)]);
  (0x1f56d002b1ee2ec51, [(0x7b6d89e33acd85, 2)]);
  (0x7e426048db98f7ad2d57, [(0x1f56d002b1ee2ec51, 3)]);
  (0x5900a8ef3e19, [(379979, 2); (271, 2)]);
  (0x23870a612b2748b27201, [(0x5900a8ef3e19, 3)]);
  (2 ^ 448 - 2 ^ 224 - 1, [(0x734a7cac0cbf040a7f1f72a118e01, 2); (0x7e426048db98f7ad2d57, 2);
     (0x23870a612b2748b27201, 2)])].
Theorem goldilocks_prime : prime (2 ^ 448 - 2 ^ 224 - 1).
Proof. by_certificate goldilocks. Qed.
Definition p384 : certificate := [
  (0x1fb97399, [(363557, 2)]);
  (0x28dc22dab6f9, [(0x1fb97399, 2)]);
  (0x788dfeed61e9c29d3cf, [(0x28dc22dab6f9, 2)]);
  (0x4d6f0fac5c0e3050743c3537, [(0x788dfeed61e9c29d3cf, 2)]);
  (0xae39e343cf1fecb5058777bbd, [(0x4d6f0fac5c0e3050743c3537, 2)]);
  (0x10556d4e5b6afe30f884b3399b9, [(0xae39e343cf1fecb5058777bbd, 2)]);
  (0x4be6ab2c80713e4d5142229baecfe3abc0f, [(0x10556d4e5b6afe30f884b3399b9, 2)]);
  (0x8e5080f370d454d0f85c00e3e7c5cae209c3, [(0x4be6ab2c80713e4d5142229baecfe3abc0f, 2)]);
  (0xeb2f301, [(21407, 2)]);
  (0x650c9ef, [(881, 2); (211, 2)]);
  (0x1cb733b306cfe30dd1, [(0xeb2f301, 2); (0x650c9ef, 2)]);
  (0x23108c4e1b4108ec0ae7f9ac9f118677a6c53e44fd12fcacc07b805145240aae82349d3ce0e376778bd1, [
     (0x8e5080f370d454d0f85c00e3e7c5cae209c3, 2); (0x1cb733b306cfe30dd1, 2)]);
  (2 ^ 384 - 2 ^ 128 - 2 ^ 96 + 2 ^ 32 - 1, [
     (0x23108c4e1b4108ec0ae7f9ac9f118677a6c53e44fd12fcacc07b805145240aae82349d3ce0e376778bd1, 2)])].
Theorem p384_prime : prime (2 ^ 384 - 2 ^ 128 - 2 ^ 96 + 2 ^ 32 - 1).
Proof. by_certificate p384. Qed.
Definition p521 : certificate := [
  (0x8c8fd5, [(2437, 2); (7, 2)]);
  (0x59c5dc899, [(0x8c8fd5, 2)]);
  (0x9d1a41f0bd, [(0x59c5dc899, 2)]);
  (0x5051b81d55887b9, [(0x9d1a41f0bd, 2)]);
  (0x8f5b78263ad9207eb2b101, [(0x5051b81d55887b9, 3)]);
  (0x838901, [(223, 2); (151, 2)]);
  (0x970f5727, [(0x838901, 2)]);
  (0x8425296b5bdf, [(0x970f5727, 3)]);
  (0x625a8944af99, [(23609, 3); (1433, 3)]);
  (0x2db633, [(397, 2); (11, 2)]);
  (0xf3bc7def1, [(0x2db633, 3)]);
  (0x8f15d941, [(1663, 3); (347, 3)]);
  (0x12675361, [(49481, 3)]);
  (2 ^ 521 - 1, [(0x8f5b78263ad9207eb2b101, 3); (0x8425296b5bdf, 3); (0x625a8944af99, 3); (0xf3bc7def1, 3);
     (0x8f15d941, 3); (0x12675361, 3)])].
Theorem p521_prime : prime (2 ^ 521 - 1).
Proof. by_certificate p521. Qed.
Definition csidh512 : certificate := [
  (0xab4a63, [(827, 2); (617, 2)]);
  (0x4d9c8f, [(127, 2); (89, 2)]);
  (0x5dbe3cf06dd51fb, [(0xab4a63, 2); (0x4d9c8f, 2)]);
  (0xe53edf92b54c97d1449bb, [(0x5dbe3cf06dd51fb, 2)]);
  (0x41ef59b, [(56393, 2)]);
  (0x41c66987157c7d3, [(0x41ef59b, 2); (1439, 2)]);
  (0x93fe6d6ff05819ad, [(0x41c66987157c7d3, 2)]);
  (0x20807fa0772b2d541c7ca935d43f383ee35d41d8379a1c184e9dc3b5, [(0xe53edf92b54c97d1449bb, 2);
     (0x93fe6d6ff05819ad, 2)]);
  (0x29d345f857dedfb9834bf914e4b0defa7329753846002d0f74d4ea01bf5d4689ade137e3d6ea8f3f664da07d53abd9, [
     (0x20807fa0772b2d541c7ca935d43f383ee35d41d8379a1c184e9dc3b5, 2)]);
  (0xc39e1f6a3f741683e4c7f25baddbbd3567f774be997935def0b4092e7550a2bc974ea651015cda731a858c8e20a91443838f7ad97579f32df2b935, [
     (0x29d345f857dedfb9834bf914e4b0defa7329753846002d0f74d4ea01bf5d4689ade137e3d6ea8f3f664da07d53abd9, 2)]);
  (csidh512_number, [
     (0xc39e1f6a3f741683e4c7f25baddbbd3567f774be997935def0b4092e7550a2bc974ea651015cda731a858c8e20a91443838f7ad97579f32df2b935, 2)])].
Theorem csidh512_prime : prime (csidh512_number).
Proof. by_certificate csidh512. Qed.
