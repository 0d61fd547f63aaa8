import { Account, Operation, rpc, TransactionBuilder, xdr } from "@stellar/stellar-sdk"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { compileWat } from "../../test/compile-wat.js"
import type { Network } from "../network.js"

let saved: string
let call: xdr.Operation
let network: Network

/** The package as in a new process, without the curves. */
async function freshly() {
  vi.resetModules()
  return import("../network.js")
}

beforeAll(async () => {
  const { createNetwork } = await freshly()
  const first = createNetwork({ seed: "1" })
  first.fund(first.keypair("alice"))
  // keccak-256 is loaded with the curves. That deploying works shows that it loads them.
  const wasm = await compileWat(
    `(module (import "c" "1" (func $keccak (param i64) (result i64)))
      (func (export "hash") (param i64) (result i64) (call $keccak (local.get 0))))`,
  )
  const contract = await first.deploy(wasm)
  const args = [xdr.ScVal.scvBytes(new Uint8Array(0))]
  call = Operation.invokeContractFunction({ contract, function: "hash", args })
  saved = first.save()
})

beforeEach(async () => {
  network = (await freshly()).loadNetwork(saved)
})

const KECCAK_OF_NOTHING = "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"

async function ask(method: string, params: object): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json" }
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const reply = await network.fetch(network.rpcUrl, { method: "POST", headers, body })
  const { result } = (await reply.json()) as { result: Record<string, unknown> }
  return result
}

function unsigned(operation: xdr.Operation) {
  const alice = network.keypair("alice")
  const { seqNum } = network.ledger.account(alice.xdrAccountId())!
  return new TransactionBuilder(new Account(alice.publicKey(), String(seqNum)), {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
}

/** An envelope of the call, signed. Its simulation runs in a package of its own, whose curves are loaded by it. */
async function envelope(): Promise<string> {
  const here = network
  network = (await freshly()).loadNetwork(saved)
  const raw = unsigned(call)
  const simulated = (await ask("simulateTransaction", {
    transaction: raw.toXdr(),
  })) as unknown as rpc.Api.RawSimulateTransactionResponse
  const prepared = rpc.assembleTransaction(raw, simulated).build()
  prepared.sign(network.keypair("alice"))
  network = here
  return prepared.toXdr()
}

test("a simulation loads curves that a stored contract needs", async () => {
  const { results } = await ask("simulateTransaction", { transaction: unsigned(call).toXdr() })
  const [{ xdr: value }] = results as [{ xdr: string }]
  expect(xdr.ScVal.fromXdr(value, "base64").toJson()).toEqual({ bytes: KECCAK_OF_NOTHING })
})

test("a transaction over JSON-RPC loads them, and is new once", async () => {
  const transaction = await envelope()
  expect(await ask("sendTransaction", { transaction })).toMatchObject({ status: "PENDING" })
  expect(await ask("sendTransaction", { transaction })).toMatchObject({ status: "DUPLICATE" })
})

test.each([
  ["/transactions", 200, { successful: true }],
  ["/transactions_async", 201, { tx_status: "PENDING" }],
])("a transaction to Horizon's %s loads them", async (path, status, expected) => {
  const body = new URLSearchParams({ tx: await envelope() })
  const reply = await network.fetch(network.horizonUrl + path, { method: "POST", body })
  expect([reply.status, await reply.json()]).toMatchObject([status, expected])
})

test("what cannot wait throws until they are loaded, and the ledger stays as it is", async () => {
  const transaction = await envelope()
  expect(() => network.ledger.submit(transaction)).toThrow("await loadCurves()")
  expect(() => network.send(network.keypair("alice"), call)).toThrow("await loadCurves()")
  expect(network.save()).toBe(saved)
})
