;; A function for each type of a spec, which gives back its argument, and functions that fail or take several.
(module
  (import "x" "5" (func $fail (param i64) (result i64)))
  (import "v" "_" (func $vec (result i64)))
  (import "v" "6" (func $push (param i64 i64) (result i64)))

  (func
    (export "bool") (export "u32") (export "i32") (export "u64") (export "i64") (export "timepoint")
    (export "duration") (export "u128") (export "i128") (export "u256") (export "i256") (export "bytes")
    (export "string") (export "symbol") (export "address") (export "muxedAddress") (export "bytes_4")
    (export "option") (export "vec") (export "map") (export "tuple") (export "struct") (export "tuple_struct")
    (export "union") (export "enumeration") (export "nested")
    (param $value i64) (result i64)
    (local.get $value))
  (func (export "nothing") (result i64) (i64.const 2))

  ;; wake(hours: u32) -> u32: the hours, or Error(Contract, #1) if they are fewer than 8
  (func (export "wake") (param $hours i64) (result i64)
    (if (i64.lt_u (i64.shr_u (local.get $hours) (i64.const 32)) (i64.const 8))
      (then (drop (call $fail (i64.const 4294967299)))))
    (local.get $hours))
  ;; all(one, two, three) -> vec with the first
  (func (export "all") (param $one i64) (param $two i64) (param $three i64) (result i64)
    (call $push (call $vec) (local.get $one))))
