import { createNetwork, type Network } from "@alidade/network"
import { Asset, nativeToScVal, Operation } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { fees } from "./index.js"

let network: Network
/** What a server answers instead of the network, by the beginning of its address. */
let wrong: Record<string, () => Response>

beforeEach(() => {
  network = createNetwork()
  wrong = {}
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const found = Object.entries(wrong).find(([address]) => url.startsWith(address))
    return found ? found[1]() : network.fetch(url, init)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const rpc = () => ({ passphrase: network.passphrase, rpcUrl: network.rpcUrl })
const horizon = () => ({ passphrase: network.passphrase, horizonUrl: network.horizonUrl })
const latest = () => network.ledger.latest().header.ledgerSeq

test("fees of a quiet network are its base fee, with the server and the ledger they rest on", async () => {
  network.close()
  const quiet = { slow: 100n, usual: 100n, fast: 100n, ledger: latest() }
  const contract = { slow: 100n, usual: 100n, fast: 100n }
  expect(await fees(rpc())).toEqual({ ...quiet, contract, server: network.rpcUrl })
  expect(await fees(horizon())).toEqual({ ...quiet, server: network.horizonUrl })
})

test("fees rise with what the network charges", async () => {
  network.surge(250n)
  network.close()
  expect(await fees(horizon())).toMatchObject({ slow: 250n, usual: 250n, fast: 250n })
})

test("fees over JSON-RPC are the percentiles of what recent transactions paid", async () => {
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  network.fund(alice)
  network.fund(bob)
  network.surge(700n)
  const asset = Asset.native()
  const destination = bob.publicKey()
  for (let count = 0; count < 5; count++) {
    network.send(alice, Operation.payment({ destination, asset, amount: "1" }))
  }
  const { p10, p50, p95 } = (
    await (
      await network.fetch(network.rpcUrl, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getFeeStats" }),
      })
    ).json()
  ).result.inclusionFee
  const [slow, usual, fast] = [p10, p50, p95].map(BigInt)
  expect(slow).toBeGreaterThanOrEqual(700n)
  expect(await fees(rpc())).toMatchObject({ slow, usual, fast })
})

const answer = (p10: unknown, p50: unknown, p95: unknown, more = {}) =>
  Response.json({
    result: { inclusionFee: { p10, p50, p95 }, latestLedger: 7, ...more },
  })

test("fees of contract calls are apart: what one offered beside its resources", async () => {
  const alice = network.keypair("alice")
  for (const pair of [alice, network.keypair("bob")]) network.fund(pair)
  network.surge(700n)
  const [from, to] = [alice, network.keypair("bob")].map((pair) =>
    nativeToScVal(pair.publicKey(), { type: "address" }),
  )
  const contract = Asset.native().contractId(network.passphrase)
  const args = [from!, to!, nativeToScVal(5n, { type: "i128" })]
  network.send(alice, Operation.invokeContractFunction({ contract, function: "transfer", args }))
  network.surge()
  const told = await fees(rpc())
  expect(told).toMatchObject({ slow: 100n, fast: 100n, contract: { slow: 700n, fast: 700n } })
  expect(await fees(horizon())).not.toHaveProperty("contract")
})

test("fees below the base fee are raised to it", async () => {
  wrong[network.rpcUrl] = () => answer("0", "1", "300")
  expect(await fees(rpc())).toMatchObject({ slow: 100n, usual: 100n, fast: 300n, ledger: 7 })
})

test.each([
  ["numbers instead of text", () => answer(100, 100, 100)],
  ["a fee below zero", () => answer("-1", "100", "100")],
  ["a fraction", () => answer("1.5", "100", "100")],
  ["fees that fall", () => answer("300", "200", "100")],
  ["a fee that no transaction can offer", () => answer("100", "100", "42949673")],
  [
    "fees of contract calls that fall",
    () => answer("100", "100", "100", { sorobanInclusionFee: { p10: "2", p50: "1", p95: "1" } }),
  ],
  ["no ledger", () => answer("100", "100", "100", { latestLedger: null })],
  ["an error", () => Response.json({ error: { code: -32601 } })],
  ["HTML", () => new Response("<html>")],
  ["three megabytes", () => new Response("1".repeat(3_000_000))],
])("fee statistics with %s are refused, and the next server is asked", async (_, told) => {
  wrong[network.rpcUrl] = told
  await expect(fees(rpc())).rejects.toMatchObject({ kind: "external" })
  expect(await fees({ ...rpc(), ...horizon() })).toMatchObject({ server: network.horizonUrl })
})

test("asking for fees stops when its signal aborts, and needs a server", async () => {
  const signal = AbortSignal.abort()
  await expect(fees(rpc(), { signal })).rejects.toMatchObject({ kind: "aborted" })
  const { passphrase } = network
  await expect(fees({ passphrase })).rejects.toMatchObject({ kind: "bad-request" })
})
