;; An account that a contract is: as many of its keys sign for it as its threshold says, sorted by key, in the form of classic
;; accounts. With a threshold of 0, nobody needs to sign.
(module
  (import "l" "_" (func $put (param i64 i64 i64) (result i64)))
  (import "l" "0" (func $has (param i64 i64) (result i64)))
  (import "l" "1" (func $get (param i64 i64) (result i64)))
  (import "c" "0" (func $verify (param i64 i64 i64) (result i64)))
  (import "v" "1" (func $at (param i64 i64) (result i64)))
  (import "v" "3" (func $length (param i64) (result i64)))
  (import "m" "1" (func $field (param i64 i64) (result i64)))
  (import "b" "j" (func $symbol (param i64 i64) (result i64)))
  (import "x" "0" (func $compare (param i64 i64) (result i64)))
  (memory (export "memory") 1)
  (data (i32.const 0) "public_keysignature")

  ;; __constructor(keys, threshold): each key is a key of the instance's data, and the threshold is below void
  (func (export "__constructor") (param $keys i64) (param $threshold i64) (result i64)
    (local $index i64)
    (drop (call $put (i64.const 2) (local.get $threshold) (i64.const 2)))
    (local.set $index (i64.const 4))
    (loop $next
      (drop (call $put (call $at (local.get $keys) (local.get $index)) (i64.const 2) (i64.const 2)))
      (local.set $index (i64.add (local.get $index) (i64.const 4294967296)))
      (br_if $next (i64.lt_u (local.get $index) (call $length (local.get $keys)))))
    (i64.const 2))

  (func (export "__check_auth") (param $payload i64) (param $signatures i64) (param $calls i64) (result i64)
    (local $index i64) (local $count i64) (local $one i64) (local $key i64) (local $last i64)
    (local.set $index (i64.const 4))
    (local.set $count (i64.const 4))
    (if (i64.ne (local.get $signatures) (i64.const 2))
      (then (local.set $count (call $length (local.get $signatures)))))
    (if (i64.lt_u (local.get $count) (call $get (i64.const 2) (i64.const 2))) (then (unreachable)))
    (block $done
      (loop $next
        (br_if $done (i64.ge_u (local.get $index) (local.get $count)))
        (local.set $one (call $at (local.get $signatures) (local.get $index)))
        (local.set $key (call $field (local.get $one) (call $symbol (i64.const 4) (i64.const 42949672964))))
        (if (i64.eqz (call $has (local.get $key) (i64.const 2))) (then (unreachable)))
        (if (i64.gt_u (local.get $index) (i64.const 4))
          (then (if (i64.ge_s (call $compare (local.get $last) (local.get $key)) (i64.const 0)) (then (unreachable)))))
        (drop (call $verify (local.get $key) (local.get $payload)
          (call $field (local.get $one) (call $symbol (i64.const 42949672964) (i64.const 38654705668)))))
        (local.set $last (local.get $key))
        (local.set $index (i64.add (local.get $index) (i64.const 4294967296)))
        (br $next)))
    (i64.const 2))
)
