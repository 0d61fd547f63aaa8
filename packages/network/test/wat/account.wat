;; An account that a contract is: its owner's Ed25519 key signs for it, and so may delegates that sign.
(module
  (import "l" "_" (func $put (param i64 i64 i64) (result i64)))
  (import "l" "1" (func $get (param i64 i64) (result i64)))
  (import "c" "0" (func $verify (param i64 i64 i64) (result i64)))
  (import "a" "9" (func $delegates (result i64)))
  (import "a" "a" (func $delegate (param i64) (result i64)))
  (import "v" "3" (func $length (param i64) (result i64)))
  (import "v" "1" (func $at (param i64 i64) (result i64)))

  (func (export "__constructor") (param $key i64) (result i64)
    (call $put (i64.const 2) (local.get $key) (i64.const 2)))

  ;; The signature is the owner's, or nothing if each delegate that signed is to be asked.
  (func (export "__check_auth") (param $payload i64) (param $signature i64) (param $calls i64) (result i64)
    (local $signers i64) (local $index i64)
    (if (i64.ne (local.get $signature) (i64.const 2))
      (then (return (call $verify (call $get (i64.const 2) (i64.const 2))
        (local.get $payload) (local.get $signature)))))
    (local.set $signers (call $delegates))
    (local.set $index (i64.const 4))
    (if (i64.eq (call $length (local.get $signers)) (i64.const 4)) (then (unreachable)))
    (loop $next
      (drop (call $delegate (call $at (local.get $signers) (local.get $index))))
      (local.set $index (i64.add (local.get $index) (i64.const 4294967296)))
      (br_if $next (i64.lt_u (local.get $index) (call $length (local.get $signers)))))
    (i64.const 2))
)
