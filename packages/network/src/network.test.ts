import { Asset, nativeToScVal, Operation, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { contractWasm } from "../test/wat.js"
import { createNetwork, loadNetwork, type Network } from "./network.js"

/** Alice trusts Bob's dollars, and has 100 of them. */
function populated(options?: Parameters<typeof createNetwork>[0]): Network {
  const network = createNetwork(options)
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  const usd = new Asset("USD", bob.publicKey())
  network.fund(alice)
  network.fund(bob.publicKey())
  network.trust(alice, usd, "500")
  network.send(
    bob,
    Operation.payment({ destination: alice.publicKey(), asset: usd, amount: "100" }),
  )
  return network
}

const horizon = async (network: Network, path: string) =>
  (await network.fetch(`${network.horizonUrl}${path}`)).json()

test("a network funds accounts, opens trust lines, and answers as Horizon", async () => {
  const network = populated({ seed: "1" })
  const account = await horizon(network, `/accounts/${network.keypair("alice").publicKey()}`)
  expect(account.balances).toMatchObject([
    { asset_code: "USD", balance: "100.0000000", limit: "500.0000000" },
    { asset_type: "native" },
  ])
  const usd = new Asset("USD", network.keypair("bob").publicKey())
  expect(() => network.trust(network.keypair("alice"), usd, "1,5")).toThrow(RangeError)
})

test("it answers JSON-RPC, and a problem for what it does not have", async () => {
  const network = createNetwork()
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getHealth" })
  const headers = { "content-type": "application/json" }
  const reply = await network.fetch(network.rpcUrl, { method: "POST", headers, body })
  expect(await reply.json()).toMatchObject({ id: 1, result: { status: "healthy" } })
  const broken = await network.fetch(`${network.horizonUrl}/accounts/%ZZ`)
  expect(broken.status).toBe(400)
  const missing = await network.fetch(`${network.horizonUrl}/nothing`)
  expect([missing.status, missing.headers.get("content-type")]).toEqual([
    404,
    "application/problem+json; charset=utf-8",
  ])
})

test("a failed transaction throws its result", () => {
  const network = populated({ seed: "1" })
  const tooMuch = Operation.payment({
    destination: network.keypair("bob").publicKey(),
    asset: Asset.native(),
    amount: "100000",
  })
  expect(() => network.send(network.keypair("alice"), tooMuch)).toThrow(/underfunded/)
})

describe("a contract", () => {
  const returned = ({ transaction }: ReturnType<Network["send"]>) =>
    transaction.meta.type === "v4" && scValToNative(transaction.meta.v4.sorobanMeta!.returnValue!)
  const calling = (contract: string, name: string, ...args: xdr.ScVal[]) =>
    Operation.invokeContractFunction({ contract, function: name, args })
  const u32 = (value: number) => xdr.ScVal.scvU32(value)

  test("is deployed with its constructor's arguments, and called", async () => {
    const network = populated({ seed: "1" })
    const [one, two] = [
      await network.deploy(await contractWasm("counter"), [u32(5)]),
      await network.deploy(await contractWasm("counter"), [u32(7)]),
    ]
    const count = (contract: string) =>
      returned(network.send(network.keypair("alice"), calling(contract, "count", u32(2))))
    expect([one, two, one].map(count)).toEqual([6, 8, 7])
  })

  test("has the same address for the same seed", async () => {
    const addressOf = async (seed: string) =>
      createNetwork({ seed }).deploy(await contractWasm("echo"))
    expect(await addressOf("1")).toBe(await addressOf("1"))
    expect(await addressOf("1")).not.toBe(await addressOf("2"))
  })

  test("throws the host's error where it fails, and changes nothing", async () => {
    const network = populated({ seed: "1" })
    const counter = await network.deploy(await contractWasm("counter"), [u32(5)])
    await expect(network.deploy(await contractWasm("counter"))).rejects.toThrow("constructor")
    const { length } = network.ledger.closed
    const missing = calling(counter, "nothing")
    expect(() => network.send(network.keypair("alice"), missing)).toThrow("non-existent")
    expect(network.ledger.closed.length).toBe(length)
  })

  test("that somebody else has to authorize says who", () => {
    const network = populated({ seed: "1" })
    const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
    const token = Asset.native().contractId(network.passphrase)
    const args = [alice, bob].map((pair) => nativeToScVal(pair.publicKey(), { type: "address" }))
    const transfer = calling(token, "transfer", ...args, nativeToScVal(5n, { type: "i128" }))
    expect(() => network.send(bob, transfer)).toThrow(
      `${alice.publicKey()} has to authorize this call`,
    )
    expect(network.send(alice, transfer).transaction.successful).toBe(true)
  })
})

describe("its time and fees", () => {
  test("stand still with a seed, and go on by hand", () => {
    const network = createNetwork({ seed: "1" })
    const times = [network.close(), network.advance(60), network.close()].map(({ header }) =>
      Number(header.scpValue.closeTime),
    )
    const start = Date.UTC(2026, 0) / 1000
    expect(times).toEqual([start, start + 60, start + 60])
    expect(network.ledger.latest().header.ledgerSeq).toBe(4)
    expect(() => network.advance(-1)).toThrow(RangeError)
  })

  test("rise with a surge, and fall after it", () => {
    const network = populated({ seed: "1" })
    const alice = network.keypair("alice")
    const fee = () =>
      network.send(alice, Operation.bumpSequence({ bumpTo: "0" })).transaction.feeCharged
    network.surge(250n)
    expect(fee()).toBe(250n)
    network.surge()
    expect(fee()).toBe(100n)
    expect(() => network.surge(99n)).toThrow(RangeError)
  })
})

describe("a seed", () => {
  const hashOf = ({ ledger }: Network) => ledger.latest().hash
  test("makes two networks equal, and another seed makes another", () => {
    expect(hashOf(populated({ seed: "1" }))).toEqual(hashOf(populated({ seed: "1" })))
    expect(hashOf(populated({ seed: "1" }))).not.toEqual(hashOf(populated({ seed: "2" })))
    const nonces = (seed: string) => [1, 2].map(() => createNetwork({ seed }).ledger.nonce())
    expect(nonces("1")[0]).toBe(nonces("1")[1])
    const { ledger } = createNetwork({ seed: "1" })
    expect(ledger.nonce()).not.toBe(ledger.nonce())
  })
})

describe("a saved network", () => {
  test("goes on where it was, and the two are independent", () => {
    const network = populated({ seed: "1" })
    network.advance(60)
    network.surge(200n)
    network.ledger.nonce()
    const copy = loadNetwork(network.save())
    expect(copy.save()).toBe(network.save())
    const alice = network.keypair("alice")
    const bump = () => Operation.bumpSequence({ bumpTo: "0" })
    copy.send(alice, bump())
    expect(copy.ledger.closed.length).toBe(network.ledger.closed.length + 1)
    network.send(alice, bump())
    expect(copy.save()).toBe(network.save())
    expect(copy.ledger.nonce()).toBe(network.ledger.nonce())
  })

  test("still has its transactions", () => {
    const network = populated()
    const { hash } = network.send(network.keypair("alice"), Operation.bumpSequence({ bumpTo: "0" }))
    expect(loadNetwork(network.save()).ledger.transaction(hash)?.successful).toBe(true)
  })

  test("is refused if its text is something else", () => {
    expect(() => loadNetwork("nothing")).toThrow(SyntaxError)
  })
})
