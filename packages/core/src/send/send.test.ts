import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createSendWorld, isLook, type SendWorld } from "../../test/send-world.js"
import { followTransaction, type SendState, sendTransaction, unfinished } from "./index.js"

let world: SendWorld
beforeEach(async () => {
  world = await createSendWorld()
})
afterEach(() => world.close())

/** A storage that keeps what is set. */
function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe.each([
  ["JSON-RPC", () => world.rpc],
  ["Horizon", () => world.horizon],
])("over %s", (name, served) => {
  test("a payment succeeds, with its ledger, its fee, and each state on the way", async () => {
    const { xdr, hash } = world.payment()
    const states: SendState[] = []
    const sent = await sendTransaction({ xdr, network: served(), onState: (s) => states.push(s) })
    const ledger = world.network.ledger.transaction(hash)!.ledger.sequence
    const address = name === "Horizon" ? world.url : world.rpc.rpcUrl
    expect(sent).toEqual({ status: "success", hash, server: address, ledger, feeCharged: 100n })
    expect(states.map(({ status }) => status)).toEqual(["submitting", "pending", "success"])
  })

  test("a fee bump is followed by its own hash and by the inner one, with both and its own fee", async () => {
    const inner = world.payment()
    const { xdr, hash } = world.bump(inner.xdr, "400")
    const sent = { status: "success", feeCharged: 200n, outerHash: hash, innerHash: inner.hash }
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ ...sent, hash })
    expect(await followTransaction(inner.hash, { network: served() })).toMatchObject({
      ...sent,
      hash: inner.hash,
    })
  })

  test("a failed fee bump has both hashes, and the inner transaction's operation", async () => {
    const inner = world.payment({ amount: "99999999" })
    const { xdr, hash } = world.bump(inner.xdr, "400")
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      ...{ status: "failed", feeCharged: 200n, hash, outerHash: hash, innerHash: inner.hash },
      error: { reason: { values: { operation: 0, operationCode: "PAYMENT_UNDERFUNDED" } } },
    })
  })

  test("a transaction that is in the ledger already succeeds when it is sent again", async () => {
    const { xdr, hash } = world.payment()
    await sendTransaction({ xdr, network: served() })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "success",
      hash,
    })
  })
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
  const sent = await sendTransaction({ xdr: world.payment().xdr, network: world.rpc, onState })
  expect(sent).toMatchObject({ status: "success" })
  expect(thrown).toEqual([fault, fault, fault])
})

test("after a restart, what was under way is found in the storage and followed to its end", async () => {
  const storage = memory()
  const { xdr, hash } = world.payment()
  const page = new AbortController()
  world.faults.push((method) => {
    if (!isLook(method) || page.signal.aborted) return undefined
    page.abort()
    return Promise.resolve(Response.json({}))
  })
  const options = { network: world.rpc, storage }
  await expect(sendTransaction({ ...options, xdr, signal: page.signal })).rejects.toMatchObject({
    kind: "aborted",
  })
  expect(unfinished(storage)).toMatchObject([{ hash, xdr }])
  expect(await followTransaction(hash, options)).toMatchObject({ status: "success", hash })
  expect(unfinished(storage)).toEqual([])
})

describe("a transaction of two days ago, whose time has passed", () => {
  /** What the storage has of it, and how it was followed until the page ended after twelve looks. */
  async function resume(seen: number | undefined) {
    const { xdr, hash } = world.payment({ seconds: 100 })
    world.network.advance(200)
    const storage = memory()
    const since = Date.now() - 172_800_000
    storage.setItem("alidade-send", JSON.stringify([{ hash, xdr, since, seen }]))
    const page = new AbortController()
    world.faults.push(() => {
      if (world.looks().length === 12) page.abort()
      return undefined
    })
    const options = { network: world.rpc, storage, signal: page.signal }
    const ended = await followTransaction(hash, options).catch((error) => error)
    return { ended, left: unfinished(storage) }
  }

  test("is expired if it was looked for in the ledgers before those that the server keeps", async () => {
    const now = Math.floor(Date.now() / 1000)
    expect(await resume(now + 60)).toMatchObject({ ended: { status: "expired" }, left: [] })
  })

  test.each([
    ["yesterday", 86_400],
    ["never", undefined],
  ])("is not called expired if it was last looked for %s", async (_, before) => {
    const seen = before && Math.floor(Date.now() / 1000) - before
    const { ended, left } = await resume(seen)
    expect(ended).toMatchObject({ kind: "aborted" })
    expect(left).toHaveLength(1)
  })
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
  const { xdr } = world.payment()
  expect(await sendTransaction({ xdr, network: world.rpc, storage })).toMatchObject({
    status: "success",
  })
})

test("a broken envelope and a network without a server are refused before anything is sent", async () => {
  const { xdr } = world.payment()
  const { passphrase } = world.network
  for (const wrong of [
    { xdr: "AAAA", network: world.rpc },
    { xdr, network: { passphrase } },
    { xdr, network: { passphrase, rpcUrl: "no address" } },
  ]) {
    await expect(sendTransaction(wrong)).rejects.toMatchObject({ kind: "bad-request" })
  }
  expect(world.calls).toEqual([])
})
