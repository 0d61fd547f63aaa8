import { rpc } from "@stellar/stellar-sdk"
import { Asset, Keypair, Networks } from "@stellar/stellar-sdk/base"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { contractWasm } from "../../../../network/test/wat.js"
import { sandboxAccounts } from "../../wallet/keys.js"
import { type Sandbox, startSandbox } from "../index.js"
import type { RunningNetwork } from "./running.js"

let sandbox: Sandbox
let local: RunningNetwork
const [alice, bob] = sandboxAccounts

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  local = sandbox.networks.local
})
afterAll(() => sandbox.close())

test("a test deploys its Wasm and calls it, each in one line", async () => {
  const counter = await local.deploy(await contractWasm("increment"))
  expect(await local.call(counter, "increment")).toBe(1)
  expect(await local.call(counter, "increment")).toBe(2)
})

test("an app reaches the contract by the network's address", async () => {
  const counter = await local.deploy(await contractWasm("increment"))
  const server = new rpc.Server(local.rpcUrl, { allowHttp: true })
  const wasm = await server.getContractWasmByContractId(counter)
  expect(wasm).toHaveLength((await contractWasm("increment")).length)
})

test("arguments have the names and types of the contract's spec, and results are JavaScript values", async () => {
  local.fund(alice!.address)
  const token = await local.deploy(await contractWasm("token"), { admin: alice?.address })
  await local.call(token, "mint", { to: alice?.address, amount: 100n }, { as: alice!.seed })
  const transfer = { from: alice?.address, to: bob?.address, amount: 30n }
  await local.call(token, "transfer", transfer, { as: alice!.seed })
  expect(await local.call(token, "balance", { id: bob?.address })).toBe(30n)
  expect(await local.call(token, "symbol")).toEqual(expect.any(String))
})

test("values of every type of a spec come back", async () => {
  const zoo = await local.deploy(await contractWasm("zoo"))
  const animal = { name: "Kea", age: 3, eats: { tag: "Leaves", values: [7] }, size: 1 }
  expect(await local.call(zoo, "struct", { value: animal })).toEqual(animal)
  expect(await local.call(zoo, "vec", { value: [1n, -2n] })).toEqual([1n, -2n])
})

describe("says what is wrong, and what to do", () => {
  test("with a function or an argument that the contract does not have", async () => {
    const counter = await local.deploy(await contractWasm("increment"))
    await expect(local.call(counter, "decrement")).rejects.toThrow(
      `${counter} has no function "decrement". It has: increment.`,
    )
    await expect(local.call(counter, "increment", { by: 2 })).rejects.toThrow(
      'The function "increment" has no argument "by". It has: none.',
    )
  })

  test("with an address of no contract, an asset's contract, and Wasm without a spec", async () => {
    const nobody = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"
    await expect(local.call(nobody, "increment")).rejects.toThrow("Deploy it first.")
    const lumens = Asset.native().contractId(Networks.STANDALONE)
    await expect(local.call(lumens, "balance")).rejects.toThrow("Send the call as an operation.")
    const bare = await local.deploy(await contractWasm("caller"))
    await expect(local.call(bare, "f")).rejects.toThrow("has no spec")
  })

  test("if another account has to authorize the call", async () => {
    const token = await local.deploy(await contractWasm("token"), { admin: alice?.address })
    await expect(local.call(token, "mint", { to: bob?.address, amount: 1n })).rejects.toThrow(
      `${alice?.address} has to authorize this call`,
    )
  })
})

test("has what a test sets: money, time, fees", () => {
  const pair = Keypair.random()
  local.fund(pair)
  const before = local.advance(0).header.scpValue.closeTime
  expect(local.advance(60).header.scpValue.closeTime).toBe(before + 60n)
  local.surge(200n)
  local.surge()
})

test("a network that somebody else runs says where it is", async () => {
  const beside = await startSandbox({
    port: 0,
    network: { url: local.horizonUrl, passphrase: Networks.STANDALONE },
  })
  try {
    expect(() => beside.networks.local).toThrow(
      `The sandbox does not run the network Local: it is at ${local.horizonUrl}.`,
    )
    expect(Object.keys(beside.networks)).toEqual(["testnet", "public"])
  } finally {
    await beside.close()
  }
})
