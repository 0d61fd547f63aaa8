import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createSendWorld, isLook, isSend, type SendWorld } from "../../test/send-world.js"
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

  test("an operation that fails is named by its place and code, and its fee is charged", async () => {
    const { xdr } = world.payment({ amount: "99999999" })
    const sent = await sendTransaction({ xdr, network: served() })
    expect(sent).toMatchObject({
      status: "failed",
      feeCharged: 100n,
      error: { reason: { values: { code: "txFAILED", operation: 0, operationCode: -2 } } },
    })
    expect(sent).toHaveProperty("ledger")
  })

  test("a fee that is too low says which fee would do", async () => {
    world.network.ledger.surge(250n)
    const sent = await sendTransaction({ xdr: world.payment().xdr, network: served() })
    expect(sent).toMatchObject({
      status: "failed",
      error: { reason: { values: { code: "txINSUFFICIENT_FEE", fee: "250" } } },
    })
    expect(sent).not.toHaveProperty("ledger")
  })

  test("a fee bump is followed by its own hash and by the inner one", async () => {
    const inner = world.payment()
    const { xdr, hash } = world.bump(inner.xdr, "400")
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
    const [first, second] = [world.payment(), world.payment({ amount: "2" })]
    await sendTransaction({ xdr: first.xdr, network: served() })
    world.calls.length = 0
    expect(await sendTransaction({ xdr: second.xdr, network: served() })).toMatchObject({
      status: "failed",
      error: { reason: { values: { code: "txBAD_SEQ" } } },
    })
    expect(world.sends()).toHaveLength(1)
  })

  test("a transaction that is in the ledger already succeeds when it is sent again", async () => {
    const { xdr, hash } = world.payment()
    await sendTransaction({ xdr, network: served() })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "success",
      hash,
    })
  })

  test("a 504 after acceptance is followed, and only the same bytes are sent", async () => {
    world.faults.push((method, ask) =>
      isSend(method) && world.sends().length === 1
        ? ask().then(() => new Response("<html>Gateway Timeout", { status: 504 }))
        : undefined,
    )
    const before = world.sequence()
    const { xdr } = world.payment()
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "success" })
    expect(new Set(world.sends().map(({ value }) => value)).size).toBe(1)
    expect(world.sequence()).toBe(before + 1n)
  })

  test("a transaction that the network never got expires after its time, not before", async () => {
    const { xdr, hash } = world.payment({ seconds: 100 })
    world.faults.push((method) => {
      if (isSend(method)) return Promise.resolve(Response.json({}, { status: 500 }))
      if (isLook(method) && world.looks().length === 2) {
        world.network.advance(200)
      }
      return undefined
    })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "expired",
      hash,
    })
    expect(world.looks().length).toBeGreaterThan(1)
  })

  test("without time bounds, a transaction expires some ledgers after another used its sequence", async () => {
    const other = world.payment({ amount: "2" })
    const { xdr, hash } = world.payment({ seconds: 0 })
    world.faults.push((method) => {
      if (isSend(method)) return Promise.resolve(Response.json({}, { status: 500 }))
      const looks = world.looks().length
      if (isLook(method) && looks === 15) world.network.ledger.submit(other.xdr)
      if (isLook(method) && looks === 25) world.network.advance(60)
      return undefined
    })
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
      status: "expired",
      hash,
    })
    expect(world.looks().length).toBeGreaterThanOrEqual(25)
  })

  test("a fee bump that another fee bump overtook ends as the inner transaction did", async () => {
    const inner = world.payment({ seconds: 100 })
    const bumps = ["400", "800"].map((fee) => world.bump(inner.xdr, fee))
    world.faults.push((method) => {
      if (isSend(method)) return Promise.resolve(Response.json({}, { status: 500 }))
      if (isLook(method) && world.looks().length === 2) {
        world.network.ledger.submit(bumps[1]!.xdr)
        world.network.advance(200)
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
    world.faults.push((method) =>
      isLook(method) && left-- > 0 ? Promise.resolve(wrong()) : undefined,
    )
    const { xdr } = world.payment()
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "success" })
    expect(left).toBeLessThan(0)
  })

  test("a status that says success where the result says failure is not believed", async () => {
    const { xdr } = world.payment({ amount: "99999999" })
    world.faults.push((method, ask) =>
      isLook(method) && world.looks().length < 4
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
  const other = world.payment()
  await sendTransaction({ xdr: other.xdr, network: world.rpc })
  const { xdr, hash } = world.payment({ amount: "99999999" })
  let lies = 0
  world.faults.push((method) => {
    if (!isLook(method) || lies === 2) return undefined
    lies++
    return world.network.fetch(world.network.rpcUrl, {
      method: "POST",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { hash: other.hash } }),
    })
  })
  expect(await sendTransaction({ xdr, network: world.rpc })).toMatchObject({
    status: "failed",
    hash,
  })
  expect(lies).toBe(2)
})

test("the next server is asked after one that is dead, and the answer names it", async () => {
  const { xdr } = world.payment()
  const dead = "http://127.0.0.1:1/rpc"
  const { passphrase, rpcUrl } = world.rpc
  const sent = await sendTransaction({ xdr, network: { passphrase, rpcUrl: [dead, rpcUrl] } })
  expect(sent).toMatchObject({ status: "success", server: rpcUrl })
})

test("looks are ever rarer while every server fails, up to eight seconds, and frequent afterwards", async () => {
  let left = 7
  world.faults.push((method) =>
    isLook(method) && left-- > 0 ? Promise.resolve(new Response("", { status: 502 })) : undefined,
  )
  const { passphrase, rpcUrl } = world.rpc
  const { xdr } = world.payment()
  await sendTransaction({ xdr, network: { passphrase, rpcUrl } })
  expect(world.pauses).toEqual([2000, 4000, 8000, 8000, 8000, 8000, 8000])
  world.pauses.length = 0
  left = 3
  const twice = { passphrase, rpcUrl: [rpcUrl, `${rpcUrl}?2`] }
  await sendTransaction({ xdr: world.payment().xdr, network: twice })
  expect(world.pauses).toEqual([1000, 2000, 2000])
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
