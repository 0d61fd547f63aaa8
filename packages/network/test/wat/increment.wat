;; Counts, as the first example of Stellar's documents does.
(module
  (import "l" "_" (func $put (param i64 i64 i64) (result i64)))
  (import "l" "0" (func $has (param i64 i64) (result i64)))
  (import "l" "1" (func $get (param i64 i64) (result i64)))

  ;; The number is in the contract's instance (2), under the key void (2). A u32 value has its number in the upper half.

  ;; increment() -> u32: adds one, and returns the number
  (func (export "increment") (result i64)
    (local $next i64)
    (local.set $next (i64.const 0x100000004))
    (if (i64.eq (call $has (i64.const 2) (i64.const 2)) (i64.const 1))
      (then (local.set $next
        (i64.add (call $get (i64.const 2) (i64.const 2)) (i64.const 0x100000000)))))
    (drop (call $put (i64.const 2) (local.get $next) (i64.const 2)))
    (local.get $next))
)
