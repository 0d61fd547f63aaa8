;; The contract of a sign-in (SEP-45): the account that signs in, the server, and the client domain if there is one authorize the call.
(module
  (import "a" "0" (func $require (param i64) (result i64)))
  (import "a" "1" (func $address (param i64) (result i64)))
  (import "b" "j" (func $symbol (param i64 i64) (result i64)))
  (import "m" "1" (func $get (param i64 i64) (result i64)))
  (import "m" "4" (func $has (param i64 i64) (result i64)))
  (import "x" "5" (func $fail (param i64) (result i64)))
  (memory (export "memory") 1)
  (data (i32.const 0) "accountweb_auth_domain_accountclient_domain_account")

  (func $authorize (param $args i64) (param $name i64)
    (drop (call $require (call $address (call $get (local.get $args) (local.get $name))))))
  (func $required (param $args i64) (param $name i64)
    ;; Error(Contract, #1): an argument is missing
    (if (i64.eqz (call $has (local.get $args) (local.get $name))) (then (drop (call $fail (i64.const 4294967299)))))
    (call $authorize (local.get $args) (local.get $name)))

  ;; web_auth_verify(args): a map of symbols to texts
  (func (export "web_auth_verify") (param $args i64) (result i64)
    (local $client i64)
    (call $required (local.get $args) (call $symbol (i64.const 4) (i64.const 30064771076)))
    (call $required (local.get $args) (call $symbol (i64.const 30064771076) (i64.const 98784247812)))
    (local.set $client (call $symbol (i64.const 128849018884) (i64.const 90194313220)))
    (if (i64.ne (call $has (local.get $args) (local.get $client)) (i64.const 0))
      (then (call $authorize (local.get $args) (local.get $client))))
    (i64.const 2))
)
