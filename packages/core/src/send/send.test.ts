import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { createNetwork, type Network } from "@alidade/network"
import {
  Account,
  Asset,
  type Keypair,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { followTransaction, type SendState, sendTransaction, unfinished } from "./index.js"

let network: Network
let alice: Keypair
let server: Server
let url: string
/** What the server does instead of asking the network, by the method of the call; undefined asks the network. */
let faults: ((method: string, ask: () => Promise<Response>) => Promise<Response> | undefined)[]
/** The envelopes and hashes that the server got. */
let calls: { method: string; value: string }[]
/** The pauses between looks, in ms. They take no time here. */
let pauses: number[]

beforeEach(async () => {
  pauses = []
  const later = setTimeout
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0, ...rest: unknown[]) => {
    const isPause = [1000, 2000, 4000, 8000].includes(ms)
    if (isPause) pauses.push(ms)
    return later(run, isPause ? 0 : ms, ...rest)
  })
  network = createNetwork()
  alice = network.keypair("alice")
  network.fund(alice)
  network.fund(network.keypair("bob"))
  faults = []
  calls = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const isRpc = request.url?.startsWith("/rpc")
    const { method, params } = isRpc
      ? { params: {}, ...JSON.parse(body) }
      : { method: `${request.method} ${request.url?.split("?")[0]}`, params: {} }
    calls.push({ method, value: params.transaction ?? params.hash ?? body })
    const target = isRpc ? network.rpcUrl : network.horizonUrl + request.url
    const ask = () =>
      network.fetch(target, {
        method: request.method ?? "GET",
        headers: { "content-type": request.headers["content-type"] ?? "text/plain" },
        ...(body && { body }),
      })
    const fault = faults.map((one) => one(method, ask)).find((one) => one !== undefined)
    const answer = await (fault ?? ask())
    const headers = { "content-type": answer.headers.get("content-type") ?? "text/plain" }
    response.writeHead(answer.status, headers).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  return new Promise((resolve) => server.close(resolve))
})

const rpc = () => ({ passphrase: network.passphrase, rpcUrl: `${url}/rpc` })
const horizon = () => ({ passphrase: network.passphrase, horizonUrl: url })

/** A signed payment of alice to bob. */
function payment({ amount = "1", fee = "100", seconds = 300 } = {}) {
  const sequence = network.ledger.account(alice.xdrAccountId())!.seqNum
  const transaction = new TransactionBuilder(new Account(alice.publicKey(), `${sequence}`), {
    fee,
    networkPassphrase: network.passphrase,
  })
    .addOperation(
      Operation.payment({
        destination: network.keypair("bob").publicKey(),
        asset: Asset.native(),
        amount,
      }),
    )
    .setTimeout(seconds)
    .build()
  transaction.sign(alice)
  return { xdr: transaction.toXdr(), hash: Buffer.from(transaction.hash()).toString("hex") }
}

/** A signed fee bump of alice's. */
function bumpOf(inner: string, fee: string) {
  const transaction = TransactionBuilder.fromXDR(inner, network.passphrase) as never
  const bump = TransactionBuilder.buildFeeBumpTransaction(
    alice,
    fee,
    transaction,
    network.passphrase,
  )
  bump.sign(alice)
  return { xdr: bump.toXdr(), hash: Buffer.from(bump.hash()).toString("hex") }
}

const sends = () => calls.filter(({ method }) => /^sendTransaction|^POST/.test(method))
const isSend = (method: string) => /^sendTransaction|^POST/.test(method)
const isLook = (method: string) => /^getTransaction|^GET .transactions/.test(method)

/** A storage that keeps what is set. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe.each([
  ["JSON-RPC", rpc],
  ["Horizon", horizon],
])("over %s", (name, served) => {
  test("a payment succeeds, with its ledger, its fee, and each state on the way", async () => {
    const { xdr, hash } = payment()
    const states: SendState[] = []
    const sent = await sendTransaction({ xdr, network: served(), onState: (s) => states.push(s) })
    const ledger = network.ledger.transaction(hash)!.ledger.sequence
    const address = name === "Horizon" ? url : `${url}/rpc`
    expect(sent).toEqual({ status: "success", hash, server: address, ledger, feeCharged: 100n })
    expect(states.map(({ status }) => status)).toEqual(["submitting", "pending", "success"])
  })

  test("an operation that fails is named by its place and code, and its fee is charged", async () => {
    const { xdr } = payment({ amount: "99999999" })
    const sent = await sendTransaction({ xdr, network: served() })
    expect(sent).toMatchObject({
      status: "failed",
      feeCharged: 100n,
      error: { reason: { values: { code: "txFAILED", operation: 0, operationCode: -2 } } },
    })
    expect(sent).toHaveProperty("ledger")
  })

  test("a fee that is too low says which fee would do", async () => {
    network.ledger.surge(250n)
    const sent = await sendTransaction({ xdr: payment().xdr, network: served() })
    expect(sent).toMatchObject({
      status: "failed",
      error: { reason: { values: { code: "txINSUFFICIENT_FEE", fee: "250" } } },
    })
    expect(sent).not.toHaveProperty("ledger")
  })

  test("a fee bump is followed by its own hash and by the inner one", async () => {
    const inner = payment()
    const { xdr, hash } = bumpOf(inner.xdr, "400")
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "success",
      hash,
    })
    expect(await followTransaction(inner.hash, { network: served() })).toMatchObject({
      status: "success",
      hash: inner.hash,
    })
  })

  test("a transaction that was refused when its sequence was used is sent once and fails", async () => {
    const [first, second] = [payment(), payment({ amount: "2" })]
    await sendTransaction({ xdr: first.xdr, network: served() })
    calls = []
    expect(await sendTransaction({ xdr: second.xdr, network: served() })).toMatchObject({
      status: "failed",
      error: { reason: { values: { code: "txBAD_SEQ" } } },
    })
    expect(sends()).toHaveLength(1)
  })

  test("a transaction that is in the ledger already succeeds when it is sent again", async () => {
    const { xdr, hash } = payment()
    await sendTransaction({ xdr, network: served() })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "success",
      hash,
    })
  })

  test("a 504 after acceptance is followed, and only the same bytes are sent", async () => {
    faults.push((method, ask) =>
      isSend(method) && sends().length === 1
        ? ask().then(() => new Response("<html>Gateway Timeout", { status: 504 }))
        : undefined,
    )
    const before = network.ledger.account(alice.xdrAccountId())!.seqNum
    const { xdr } = payment()
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "success" })
    expect(new Set(sends().map(({ value }) => value)).size).toBe(1)
    expect(network.ledger.account(alice.xdrAccountId())!.seqNum).toBe(before + 1n)
  })

  test("a transaction that the network never got expires after its time, not before", async () => {
    const { xdr, hash } = payment({ seconds: 100 })
    faults.push((method) => {
      if (isSend(method)) return Promise.resolve(Response.json({}, { status: 500 }))
      if (isLook(method) && calls.filter((call) => isLook(call.method)).length === 2) {
        network.advance(200)
      }
      return undefined
    })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "expired",
      hash,
    })
    expect(calls.filter(({ method }) => isLook(method)).length).toBeGreaterThan(1)
  })

  test("without time bounds, a transaction expires some ledgers after another used its sequence", async () => {
    const other = payment({ amount: "2" })
    const { xdr, hash } = payment({ seconds: 0 })
    faults.push((method) => {
      if (isSend(method)) return Promise.resolve(Response.json({}, { status: 500 }))
      const looks = calls.filter((call) => isLook(call.method)).length
      if (isLook(method) && looks === 15) network.ledger.submit(other.xdr)
      if (isLook(method) && looks === 25) network.advance(60)
      return undefined
    })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "expired",
      hash,
    })
    expect(calls.filter(({ method }) => isLook(method)).length).toBeGreaterThanOrEqual(25)
  })

  test("a fee bump that another fee bump overtook ends as the inner transaction did", async () => {
    const inner = payment({ seconds: 100 })
    const bumps = ["400", "800"].map((fee) => bumpOf(inner.xdr, fee))
    faults.push((method) => {
      if (isSend(method)) return Promise.resolve(Response.json({}, { status: 500 }))
      if (isLook(method) && calls.filter((call) => isLook(call.method)).length === 2) {
        network.ledger.submit(bumps[1]!.xdr)
        network.advance(200)
      }
      return undefined
    })
    expect(await sendTransaction({ xdr: bumps[0]!.xdr, network: served() })).toMatchObject({
      status: "success",
      hash: inner.hash,
    })
  })

  test.each([
    ["HTML", () => new Response("<html>")],
    ["null", () => Response.json(null)],
    ["wrong types", () => Response.json({ result: { status: 7 }, successful: "yes" })],
    ["three megabytes", () => new Response("1".repeat(3_000_000))],
  ])("an answer of %s ends nothing, and the next true one counts", async (_, wrong) => {
    let left = 2
    faults.push((method) => (isLook(method) && left-- > 0 ? Promise.resolve(wrong()) : undefined))
    const { xdr } = payment()
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "success" })
    expect(left).toBeLessThan(0)
  })

  test("a status that says success where the result says failure is not believed", async () => {
    const { xdr } = payment({ amount: "99999999" })
    faults.push((method, ask) =>
      isLook(method) && calls.filter((call) => isLook(call.method)).length < 4
        ? ask().then(async (answer) => {
            const text = (await answer.text()).replaceAll('"FAILED"', '"SUCCESS"')
            return new Response(text.replace('"successful":false', '"successful":true'), answer)
          })
        : undefined,
    )
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "failed" })
  })
})

test("another transaction's envelope under this hash is not believed", async () => {
  const other = payment()
  await sendTransaction({ xdr: other.xdr, network: rpc() })
  const { xdr, hash } = payment({ amount: "99999999" })
  let lies = 0
  faults.push((method) => {
    if (!isLook(method) || lies === 2) return undefined
    lies++
    return network.fetch(network.rpcUrl, {
      method: "POST",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { hash: other.hash } }),
    })
  })
  expect(await sendTransaction({ xdr, network: rpc() })).toMatchObject({ status: "failed", hash })
  expect(lies).toBe(2)
})

test("the next server is asked after one that is dead, and the answer names it", async () => {
  const { xdr } = payment()
  const dead = "http://127.0.0.1:1/rpc"
  const { passphrase, rpcUrl } = rpc()
  const sent = await sendTransaction({ xdr, network: { passphrase, rpcUrl: [dead, rpcUrl] } })
  expect(sent).toMatchObject({ status: "success", server: rpcUrl })
})

test("looks are ever rarer while every server fails, up to eight seconds, and frequent afterwards", async () => {
  let left = 7
  faults.push((method) =>
    isLook(method) && left-- > 0 ? Promise.resolve(new Response("", { status: 502 })) : undefined,
  )
  const { passphrase, rpcUrl } = rpc()
  const { xdr } = payment()
  await sendTransaction({ xdr, network: { passphrase, rpcUrl } })
  expect(pauses).toEqual([2000, 4000, 8000, 8000, 8000, 8000, 8000])
  pauses = []
  left = 3
  const twice = { passphrase, rpcUrl: [rpcUrl, `${rpcUrl}?2`] }
  await sendTransaction({ xdr: payment().xdr, network: twice })
  expect(pauses).toEqual([1000, 2000, 2000])
})

test("an error in onState is the app's own, and the transaction is followed to its end", async () => {
  const thrown: unknown[] = []
  const soon = queueMicrotask
  vi.stubGlobal("queueMicrotask", (task: () => void) =>
    soon(() => {
      try {
        task()
      } catch (error) {
        thrown.push(error)
      }
    }),
  )
  const fault = new Error("a fault in the app")
  const onState = () => {
    throw fault
  }
  const sent = await sendTransaction({ xdr: payment().xdr, network: rpc(), onState })
  expect(sent).toMatchObject({ status: "success" })
  expect(thrown).toEqual([fault, fault, fault])
})

test("after a restart, what was under way is found in the storage and followed to its end", async () => {
  const storage = memory()
  const { xdr, hash } = payment()
  const page = new AbortController()
  faults.push((method) => {
    if (!isLook(method) || page.signal.aborted) return undefined
    page.abort()
    return Promise.resolve(Response.json({}))
  })
  const options = { network: rpc(), storage }
  await expect(sendTransaction({ ...options, xdr, signal: page.signal })).rejects.toMatchObject({
    kind: "aborted",
  })
  expect(unfinished(storage)).toMatchObject([{ hash, xdr }])
  expect(await followTransaction(hash, options)).toMatchObject({ status: "success", hash })
  expect(unfinished(storage)).toEqual([])
})

test.each([
  ["damaged", { getItem: () => "{[", setItem: () => {} }],
  ["of other shapes", { getItem: () => '[1,{"hash":"x"}]', setItem: () => {} }],
  [
    "full",
    {
      getItem: () => null,
      setItem: () => {
        throw new Error("QuotaExceededError")
      },
    },
  ],
])("a storage that is %s stops nothing", async (_, storage) => {
  expect(unfinished(storage)).toEqual([])
  const { xdr } = payment()
  expect(await sendTransaction({ xdr, network: rpc(), storage })).toMatchObject({
    status: "success",
  })
})

test("a broken envelope and a network without a server are refused before anything is sent", async () => {
  const { xdr } = payment()
  const { passphrase } = network
  for (const wrong of [
    { xdr: "AAAA", network: rpc() },
    { xdr, network: { passphrase } },
    { xdr, network: { passphrase, rpcUrl: "no address" } },
  ]) {
    await expect(sendTransaction(wrong)).rejects.toMatchObject({ kind: "bad-request" })
  }
  expect(calls).toEqual([])
})
