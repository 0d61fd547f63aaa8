;; Needs authorization for what it does, and holds assets.
(module
  (import "a" "0" (func $require (param i64) (result i64)))
  (import "a" "3" (func $authorize (param i64) (result i64)))
  (import "d" "_" (func $call (param i64 i64 i64) (result i64)))
  (import "v" "1" (func $at (param i64 i64) (result i64)))

  ;; guard(who): needs who's authorization
  (func (export "guard") (param $who i64) (result i64) (call $require (local.get $who)))
  ;; nested(who, contract, name, args): needs who's authorization, and then calls
  (func (export "nested") (param $who i64) (param $contract i64) (param $name i64) (param $args i64) (result i64)
    (drop (call $require (local.get $who)))
    (call $call (local.get $contract) (local.get $name) (local.get $args)))
  ;; through(contract, name, args): calls without authorizing what the callee does in its name
  (func (export "through") (param $contract i64) (param $name i64) (param $args i64) (result i64)
    (call $call (local.get $contract) (local.get $name) (local.get $args)))
  ;; on_behalf(entries, contract, name, args): authorizes those calls of its callee, and calls
  (func (export "on_behalf") (param $entries i64) (param $contract i64) (param $name i64) (param $args i64) (result i64)
    (drop (call $authorize (local.get $entries)))
    (call $call (local.get $contract) (local.get $name) (local.get $args)))
)
