import { Operation } from "@stellar/stellar-sdk"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { contractWasm } from "../../../network/test/wat.js"
import {
  address,
  type ContractWorld,
  createContractWorld,
  i128,
  user,
} from "../../test/contract-world.js"
import { loadContract } from "./index.js"

let world: ContractWorld
beforeEach(async () => {
  world = await createContractWorld()
})
afterEach(() => world.end())

test("reads without a wallet, signs nothing, and decodes by the spec", async () => {
  const contract = await world.token()
  await world.kit.disconnect()
  expect(await world.balance(contract, user)).toBe(100n)
  expect(world.wallet.calls).toEqual([])
  expect(world.asked).not.toContain("sendTransaction")
})

test("knows a contract's functions, with their arguments", async () => {
  const { functions, errors } = await loadContract(world.network, await world.token(), world.load)
  expect(functions.map(({ name }) => name)).toEqual([
    "decimals",
    "name",
    "symbol",
    "balance",
    "transfer",
    "mint",
  ])
  expect(functions[4]).toEqual({
    name: "transfer",
    doc: "",
    inputs: [
      { name: "from", type: "address", doc: "" },
      { name: "to", type: "address", doc: "" },
      { name: "amount", type: "i128", doc: "" },
    ],
  })
  expect(errors.get(10)).toEqual({ name: "Balance", doc: "The balance is too low." })
})

test("writes a function's types in short", async () => {
  const zoo = await world.network.deploy(await contractWasm("zoo"))
  const { functions } = await loadContract(world.network, zoo, world.load)
  const types = functions.map(({ name, output }) => [name, output])
  expect(Object.fromEntries(types)).toMatchObject({
    u32: "u32",
    muxedAddress: "muxedAddress",
    bytes_4: "bytes<4>",
    option: "option<u32>",
    vec: "vec<i128>",
    map: "map<symbol, u64>",
    tuple: "tuple<symbol, u32>",
    struct: "Animal",
    wake: "result<u32, Trouble>",
  })
})

test("offers what calls of contracts pay now, and the network takes it", async () => {
  const contract = await world.token()
  world.network.surge(250n)
  const mint = { contract, function: "mint", args: [address(user), i128(1n)] }
  for (let calls = 0; calls < 5; calls++)
    world.network.send(world.network.keypair("admin"), Operation.invokeContractFunction(mint))
  const one = world.caller()
  await one.call(world.transfer(contract))
  expect(one.getState()).toMatchObject({
    status: "success",
    simulated: { fees: { inclusion: 250n } },
  })
})

test("simulates, waits for the user, signs, sends, and resolves to the typed result", async () => {
  const [first, second] = [await world.token(), await world.token()]
  const pool = await world.network.deploy(await contractWasm("pool"), [
    address(first),
    address(second),
  ])
  const admin = world.network.keypair("admin")
  for (const contract of [first, second]) {
    const args = [address(pool), i128(1000n)]
    world.network.send(
      admin,
      Operation.invokeContractFunction({ contract, function: "mint", args }),
    )
  }
  const one = world.caller<bigint>()
  const done = one.call(
    { contract: pool, function: "swap", args: { who: user, units: 10n } },
    { confirm: true },
  )
  await vi.waitUntil(() => one.getState().status === "review")
  expect(one.getState().simulated).toMatchObject({
    result: 9n,
    fees: { inclusion: 100n, resource: expect.any(BigInt) },
    missing: [],
    restores: 0,
  })
  expect(one.getState().simulated?.changes).toEqual(
    expect.arrayContaining([
      { address: user, token: first, amount: -10n },
      { address: pool, token: first, amount: 10n },
      { address: user, token: second, amount: 9n },
      { address: pool, token: second, amount: -9n },
    ]),
  )
  expect(world.wallet.calls).toEqual([])
  one.proceed()
  expect(await done).toBe(9n)
  expect(one.seen).toEqual(["simulating", "review", "signing", "submitting", "pending", "success"])
  expect(world.wallet.calls).toEqual(["signTransaction"])
  expect(await world.balance(second, user)).toBe(109n)
})

test("a successful call has its events, with names and values by the spec", async () => {
  const contract = await world.token()
  const one = world.caller()
  await one.call(world.transfer(contract))
  expect(one.getState().events).toEqual([
    {
      contract,
      name: "transfer",
      values: { from: user, to: world.shop, value: 30n },
      topics: expect.any(Array),
      data: i128(30n).toXdr("base64"),
    },
  ])
  expect(one.getState().events![0]!.topics).toHaveLength(3)
})
