;; Calls other contracts in each way.
(module
  (import "d" "_" (func $call (param i64 i64 i64) (result i64)))
  (import "d" "0" (func $try (param i64 i64 i64) (result i64)))
  (import "l" "_" (func $put (param i64 i64 i64) (result i64)))
  (import "x" "7" (func $self (result i64)))
  (import "v" "1" (func $at (param i64 i64) (result i64)))
  (memory (export "memory") 1)

  (func (export "call") (param $contract i64) (param $name i64) (param $args i64) (result i64)
    (call $call (local.get $contract) (local.get $name) (local.get $args)))
  ;; try(contract, name, args): what it returns, or its error as the text of a u32 (its code)
  (func (export "try") (param $contract i64) (param $name i64) (param $args i64) (result i64)
    (local $got i64)
    (local.set $got (call $try (local.get $contract) (local.get $name) (local.get $args)))
    (if (i64.eq (i64.and (local.get $got) (i64.const 255)) (i64.const 3))
      (then (return (i64.or (i64.and (local.get $got) (i64.const -4294967296)) (i64.const 4)))))
    (local.get $got))
  ;; fail_after(contract, name, args): calls, and then traps
  (func (export "fail_after") (param $contract i64) (param $name i64) (param $args i64) (result i64)
    (drop (call $call (local.get $contract) (local.get $name) (local.get $args)))
    (unreachable))
)
