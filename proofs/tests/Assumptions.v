(** The theorems on which all depends have no axioms: [make check] counts the answers. *)
From Limbforge Require Import Check Short Power.
Print Assumptions verify_ok.
Print Assumptions verified.
Print Assumptions power_verified.
