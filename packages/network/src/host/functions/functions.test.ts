import { readdirSync, readFileSync } from "node:fs"
import { scValToNative } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { ALL, bytes, cases, facts, list, map, symbol, TOP } from "../../../test/host-cases.js"
import type { Host } from "../host.js"
import { addresses } from "./address.js"
import { buf } from "./buf.js"
import { call } from "./call.js"
import { context } from "./context.js"
import { crypto } from "./crypto.js"
import { curves } from "./curves/index.js"
import { int } from "./int.js"
import { ledger } from "./ledger.js"
import { maps } from "./map.js"
import { prng } from "./prng.js"
import { probe } from "./probe.js"
import { vecs } from "./vec.js"

const modules = {
  ...{ x: context, i: int, m: maps, v: vecs, b: buf, l: ledger },
  ...{ d: call, c: { ...crypto, ...curves }, a: addresses, t: probe, p: prng },
}
const host = { facts, fuel: 1n << 60n, memory: 1 << 30 } as Host

/** Calls a function by its name in the interface list, with its arguments as they are read. */
function ask(name: string, ...args: unknown[]): unknown {
  const all = Object.values(modules).flatMap((functions) => Object.values(functions))
  const value = all.find((found) => found.name === name)!.run(host, ...(args as never[]))
  if (typeof value === "bigint") return value
  const native: unknown = scValToNative(value)
  return native instanceof Uint8Array ? [...native] : native
}

describe("the host function", () => {
  test.each(cases.map((one, index) => [one[0], index] as const))("%s (case %i)", (_, index) => {
    const [name, args, expected] = cases[index]!
    expect(ask(name, ...args)).toEqual(expected)
  })

  test.each<[name: string, args: unknown[], reason: string]>([
    ["u256_add", [ALL, 1n], "does not fit"],
    ["u256_sub", [0n, 1n], "does not fit"],
    ["u256_div", [1n, 0n], "does not fit"],
    ["i256_div", [-TOP, -1n], "does not fit"],
    ["i256_rem_euclid", [-TOP, -1n], "does not fit"],
    ["u256_shl", [1n, 256], "does not fit"],
    ["vec_get", [list(1), 1], "index out of bounds of a vector"],
    ["vec_pop_back", [list()], "index out of bounds of a vector"],
    ["vec_slice", [list(1), 1, 0], "a slice is out of bounds of a vector"],
    ["map_get", [map({ a: 1 }), symbol("b")], "key does not exist in a map"],
    ["map_key_by_pos", [map({}), 0], "index out of bounds of a map"],
    ["bytes_put", [bytes(1), 0, 256], "a byte is greater than 255"],
    ["bytes_get", [bytes(), 0], "index out of bounds of bytes"],
  ])("%s fails for what it cannot do (%#)", (name, args, reason) => {
    expect(() => ask(name, ...args)).toThrow(reason)
  })
})

const wat = new URL("../../../test/wat/", import.meta.url)
/** The functions that contracts of `test/wat` import, as `module.name`. */
const imported = readdirSync(wat).flatMap((file) =>
  [...readFileSync(new URL(file, wat), "utf8").matchAll(/import "(.)" "(.)"/g)].map(
    ([, module, name]) => `${module}.${name}`,
  ),
)

const curveTests = readFileSync(new URL("curves/curves.test.ts", import.meta.url), "utf8")
/** The functions that the curves' own tests call: by name, or for each group. */
const ofCurves = [
  ...[...curveTests.matchAll(/ask\(\s*"(\w+)"/g)].map(([, name]) => name),
  ...["bls12_381_g1", "bls12_381_g2", "bn254_g1"].flatMap((group) =>
    ["add", "mul", "msm", "is_on_curve"].map((rest) => `${group}_${rest}`),
  ),
]

/** Functions that none of these use. */
const untested: readonly string[] = [
  "map_new_from_linear_memory",
  "map_unpack_to_linear_memory",
  "bytes_copy_from_linear_memory",
  "string_copy_to_linear_memory",
  "symbol_copy_to_linear_memory",
  "symbol_index_in_linear_memory",
  "create_contract",
  "create_asset_contract",
  "upload_wasm",
  "extend_current_contract_instance_and_code_ttl",
  "extend_contract_instance_and_code_ttl",
  "get_contract_id",
  "get_asset_contract_id",
  "extend_contract_instance_ttl",
  "extend_contract_code_ttl",
  "create_contract_with_constructor",
  "extend_contract_data_ttl_v2",
  "extend_contract_instance_and_code_ttl_v2",
  "get_address_from_muxed_address",
  "get_id_from_muxed_address",
  "strkey_to_muxed_address",
  "muxed_address_to_strkey",
  "require_auth_for_args",
]

test("each function of the host is called here, by the curves' tests, or by a contract, or listed", () => {
  const called = new Set(cases.map(([name]) => name))
  const all = Object.entries(modules).flatMap(([module, functions]) =>
    Object.entries(functions).map(([short, { name }]) => ({ id: `${module}.${short}`, name })),
  )
  const lacking = all.filter(
    ({ id, name }) => !called.has(name) && !imported.includes(id) && !ofCurves.includes(name),
  )
  expect(all.length).toBeGreaterThan(180)
  expect(lacking.map(({ name }) => name)).toEqual(untested)
})
