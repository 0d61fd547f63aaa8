import { Address, Asset, contract, nativeToScVal } from "@stellar/stellar-sdk"
import { beforeAll, expect, test, vi } from "vitest"
import { clientOf } from "../../test/client.js"
import { contractWasm } from "../../test/wat.js"
import { createNetwork, type Network } from "../network.js"

let network: Network

beforeAll(() => {
  network = createNetwork({ seed: "1" })
  network.fund(network.keypair("alice"))
  vi.stubGlobal("fetch", network.fetch)
  return () => vi.unstubAllGlobals()
})

const clientFor = (contractId: string) => clientOf(network, network.keypair("alice"), contractId)

test("the spec of the pool names a swap, which returns what it gave", async () => {
  const alice = network.keypair("alice")
  const who = alice.publicKey()
  const token = await network.deploy(await contractWasm("token"), [
    nativeToScVal(Address.fromString(who)),
  ])
  const lumens = Asset.native().contractId(network.passphrase)
  const tokens = [token, lumens].map((text) => nativeToScVal(Address.fromString(text)))
  const pool = await clientFor(await network.deploy(await contractWasm("pool"), tokens))
  const to = pool.options.contractId
  const own = await clientFor(token)
  for (const [holder, amount] of [
    [to, 1000n],
    [who, 100n],
  ] as const)
    await (await own.mint!({ to: holder, amount })).signAndSend()
  await (await (await clientFor(lumens)).transfer!({ from: who, to, amount: 2000n })).signAndSend()

  const swap = await pool.swap!({ who, units: 100n })
  expect((await swap.signAndSend()).result).toBe(181n)
  expect((await own.balance!({ id: to })).result).toBe(1100n)
})

test("the spec of the account encodes its constructor's key, and what it checks", async () => {
  const spec = contract.Spec.fromWasm(await contractWasm("account"))
  const key = network.keypair("owner").rawPublicKey()
  const args = spec.funcArgsToScVals("__constructor", { key })
  expect(await network.deploy(await contractWasm("account"), args)).toMatch(/^C/)
  expect(() => spec.funcArgsToScVals("__constructor", { key: key.subarray(1) })).toThrow()
  const checked = { signature_payload: Buffer.alloc(32), signature: undefined, auth_contexts: [] }
  expect(spec.funcArgsToScVals("__check_auth", checked).map(({ type }) => type)).toEqual([
    "scvBytes",
    "scvVoid",
    "scvVec",
  ])
})

test("the spec of the contract that fails gives its errors a meaning, and knows each function", async () => {
  const wasm = await contractWasm("traps")
  const traps = await clientFor(await network.deploy(wasm))
  const errorOf = async (name: string) =>
    ((await traps[name]!({})).result as contract.Result<void>).unwrapErr().message
  expect(await errorOf("fail")).toBe("It failed deliberately.")
  expect(await errorOf("return_error")).toBe("It returned an error.")
  expect((await traps.pages!({})).result).toBe(640)
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(wasm)))
  const functions = exported.filter(({ kind }) => kind === "function").map(({ name }) => name)
  const named = new Set(traps.spec.funcs().map(({ name }) => String(name)))
  expect(functions.filter((name) => !named.has(name))).toEqual(["i32_result", "i32_argument"])
})
