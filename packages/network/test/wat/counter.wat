;; Counts in each kind of storage. Its version of code 2 counts by tens (see the tests).
(module
  (import "l" "_" (func $put (param i64 i64 i64) (result i64)))
  (import "l" "0" (func $has (param i64 i64) (result i64)))
  (import "l" "1" (func $get (param i64 i64) (result i64)))
  (import "l" "2" (func $delete (param i64 i64) (result i64)))
  (import "l" "6" (func $update (param i64) (result i64)))
  (import "l" "7" (func $extend (param i64 i64 i64 i64) (result i64)))
  (import "x" "1" (func $emit (param i64 i64) (result i64)))
  (import "v" "_" (func $vec (result i64)))
  (import "v" "6" (func $push (param i64 i64) (result i64)))

  ;; u32 value of a number
  (func $u32 (param i32) (result i64)
    (i64.or (i64.shl (i64.extend_i32_u (local.get 0)) (i64.const 32)) (i64.const 4)))
  (func $number (param i64) (result i32)
    (i32.wrap_i64 (i64.shr_u (local.get 0) (i64.const 32))))

  ;; __constructor(start: u32): the first number, in the contract's instance
  (func (export "__constructor") (param $start i64) (result i64)
    (call $put (i64.const 2) (local.get $start) (i64.const 2)))

  ;; count(storage: u32) -> u32: adds one to the number of a kind of storage, and publishes it
  (func (export "count") (param $kind i64) (result i64)
    (local $type i64) (local $next i64)
    (local.set $type (i64.extend_i32_u (call $number (local.get $kind))))
    (local.set $next (call $u32 (i32.const 1)))
    (if (i64.eq (call $has (i64.const 2) (local.get $type)) (i64.const 1))
      (then (local.set $next (call $u32 (i32.add (i32.const 1)
        (call $number (call $get (i64.const 2) (local.get $type))))))))
    (drop (call $put (i64.const 2) (local.get $next) (local.get $type)))
    (drop (call $emit (call $push (call $vec) (local.get $kind)) (local.get $next)))
    (local.get $next))

  (func (export "get") (param $kind i64) (result i64)
    (call $get (i64.const 2) (i64.extend_i32_u (call $number (local.get $kind)))))
  (func (export "delete") (param $kind i64) (result i64)
    (call $delete (i64.const 2) (i64.extend_i32_u (call $number (local.get $kind)))))
  (func (export "extend") (param $kind i64) (param $to i64) (result i64)
    (call $extend (i64.const 2) (i64.extend_i32_u (call $number (local.get $kind)))
      (local.get $to) (local.get $to)))
  (func (export "update") (param $hash i64) (result i64) (call $update (local.get $hash)))
)
