import { Horizon, Operation, rpc, TransactionBuilder, xdr } from "@stellar/stellar-sdk"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { compileWat } from "../../test/compile-wat.js"
import traps from "../../test/wat/traps.wat?raw"
import { createNetwork } from "../network.js"
import { networkFetch } from "./index.js"

/** For names and keys: the same as the worker's, which has the same seed. */
const { keypair, horizonUrl, rpcUrl, passphrase } = createNetwork({ seed: "1" })
const alice = keypair("alice")
let worker: Worker

beforeEach(() => {
  worker = new Worker(new URL("../../test/network.worker.ts", import.meta.url), { type: "module" })
  vi.stubGlobal("fetch", networkFetch(worker))
})

afterEach(() => {
  worker.terminate()
  vi.unstubAllGlobals()
})

function command<Result>(name: string, argument?: unknown): Promise<Result> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ command: name, argument }, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
}

/** Reads a stream up to a text. */
async function readUntil(
  reader: ReadableStreamDefaultReader<string>,
  end: string,
): Promise<string> {
  let text = ""
  while (!text.includes(end)) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`the stream ended: ${text}`)
    text += value
  }
  return text
}

const accountUrl = `${horizonUrl}/accounts/${alice.publicKey()}`
const getAccount = async () => (await fetch(accountUrl)).json()

describe("a network in a page's worker", () => {
  test("is funded, pays, and answers the SDK as Horizon and JSON-RPC", async () => {
    const horizon = new Horizon.Server(horizonUrl, { allowHttp: true })
    const server = new rpc.Server(rpcUrl, { allowHttp: true })
    const bob = keypair("bob")
    await server.fundAddress(alice.publicKey(), `${horizonUrl}/friendbot`)
    const source = await horizon.loadAccount(alice.publicKey())
    const transaction = new TransactionBuilder(source, {
      fee: "100",
      networkPassphrase: passphrase,
    })
      .addOperation(Operation.createAccount({ destination: bob.publicKey(), startingBalance: "5" }))
      .setTimeout(0)
      .build()
    transaction.sign(alice)
    const { hash } = await server.sendTransaction(transaction)
    expect((await server.getTransaction(hash)).status).toBe("SUCCESS")
    const { balances } = await horizon.loadAccount(bob.publicKey())
    expect(balances).toMatchObject([{ balance: "5.0000000" }])
  })

  test("runs contracts, and ends an endless loop with the host's error", async () => {
    await command("fund", "alice")
    const contractId = await command<string>("deploy", await compileWat(traps))
    const server = new rpc.Server(rpcUrl, { allowHttp: true })
    const source = await server.getAccount(alice.publicKey())
    const call = (name: string) =>
      server.simulateTransaction(
        new TransactionBuilder(source, { fee: "100", networkPassphrase: passphrase })
          .addOperation(
            Operation.invokeContractFunction({ contract: contractId, function: name, args: [] }),
          )
          .setTimeout(0)
          .build(),
      )
    expect(await call("endless")).toMatchObject({
      error: expect.stringContaining("Error(Budget, ExceededLimit)"),
    })
    expect(await call("pages")).toMatchObject({ result: { retval: xdr.ScVal.scvU32(640) } })
  })

  test("goes on in another worker from what it saved", async () => {
    await command("fund", "alice")
    const saved = await command<string>("save")
    worker.terminate()
    worker = new Worker(new URL("../../test/network.worker.ts", import.meta.url), {
      type: "module",
    })
    vi.stubGlobal("fetch", networkFetch(worker))
    expect((await fetch(accountUrl)).status).toBe(404)
    await command("load", saved)
    expect(await getAccount()).toMatchObject({ account_id: alice.publicKey() })
  })
})

describe("what its fetch answers", () => {
  test("is a stream where Horizon has one, until the page leaves", async () => {
    const leave = new AbortController()
    const reply = await fetch(`${horizonUrl}/ledgers?cursor=now`, {
      headers: { accept: "text/event-stream" },
      signal: leave.signal,
    })
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
    const seen = readUntil(reader, '"sequence":2')
    await command("fund", "alice")
    expect(await seen).toContain("event: open")
    leave.abort(new Error("no longer needed"))
    await expect(reader.read()).rejects.toThrow("no longer needed")
  })

  test("is a failure if the request is aborted, before or while it is asked", async () => {
    await expect(fetch(accountUrl, { signal: AbortSignal.abort() })).rejects.toThrow("aborted")
    const abort = new AbortController()
    const asked = fetch(accountUrl, { signal: abort.signal })
    abort.abort(new Error("changed my mind"))
    await expect(asked).rejects.toThrow("changed my mind")
  })

  test("is a failure if the worker fails", async () => {
    await getAccount()
    const { body } = await fetch(`${horizonUrl}/ledgers?cursor=now`, {
      headers: { accept: "text/event-stream" },
    })
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    const next = readUntil(reader, "what never comes")
    worker.addEventListener("error", (event) => event.preventDefault())
    await command("crash")
    await expect(next).rejects.toThrow("the network's worker failed")
  })

  test("has no body for HEAD", async () => {
    const reply = await fetch(horizonUrl, { method: "HEAD" })
    expect([reply.status, await reply.text()]).toEqual([200, ""])
  })
})

test("the quick start of a network in a page asks its worker, and no server", async () => {
  const { fees } = await import("../../../../e2e/quick-starts/network-page.js")
  expect(fees).toMatchObject({ last_ledger: "2", last_ledger_base_fee: "100" })
})
