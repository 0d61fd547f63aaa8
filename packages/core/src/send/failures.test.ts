import { Asset, nativeToScVal, Operation, scValToNative, xdr } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createSendWorld, isLook, isSend, type SendWorld } from "../../test/send-world.js"
import { type SendState, type Sent, sendTransaction } from "./index.js"

let world: SendWorld
beforeEach(async () => {
  world = await createSendWorld()
})
afterEach(() => world.close())

const contract = () => Asset.native().contractId(world.network.passphrase)
const address = (account: string) => nativeToScVal(account, { type: "address" })

/** How many of alice's transactions the network carried out while `run` ran. */
async function carriedOut(run: () => Promise<unknown>): Promise<bigint> {
  const before = world.sequence()
  await run()
  return world.sequence() - before
}

/** Ends a fault after `times` answers. */
function once(
  isMeant: (method: string) => boolean,
  answer: (ask: () => Promise<Response>) => Promise<Response> | Response,
  times = 1,
): void {
  let left = times
  world.faults.push((method, ask) =>
    isMeant(method) && left-- > 0 ? Promise.resolve(answer(ask)) : undefined,
  )
}

const busy = (seconds: number) =>
  new Response("{}", { status: 429, headers: { "retry-after": `${seconds}` } })

describe.each([
  ["JSON-RPC", () => world.rpc],
  ["Horizon", () => world.horizon],
])("over %s", (name, served) => {
  test("an operation that fails is named by its place and code, and its fee is charged", async () => {
    const native = Asset.native()
    const usd = new Asset("USD", world.alice.publicKey())
    const offer = { amount: "1", price: "1", offerId: "0" }
    const { xdr } = world.transaction(
      Operation.manageSellOffer({ selling: native, buying: usd, ...offer }),
      Operation.payment({ destination: world.bob.publicKey(), asset: usd, amount: "1" }),
    )
    const sent = await sendTransaction({ xdr, network: served() })
    const values = { code: "txFAILED", operation: 1, operationCode: "PAYMENT_NO_TRUST" }
    expect(sent).toMatchObject({
      status: "failed",
      feeCharged: 200n,
      error: { reason: { values } },
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

  test("an answer that comes after the time limit is not waited for, and nothing is sent twice", async () => {
    once(isSend, async (ask) => {
      const answer = await ask()
      world.timeOut()
      return answer
    })
    const { xdr } = world.payment()
    const count = await carriedOut(async () =>
      expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
        status: "success",
      }),
    )
    expect(count).toBe(1n)
  })

  test("an envelope that the network gets twice is carried out once", async () => {
    once(isSend, (ask) => ask().then(ask))
    const { xdr } = world.payment()
    const count = await carriedOut(async () =>
      expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
        status: "success",
      }),
    )
    expect(count).toBe(1n)
  })

  test("after 429 while sending, nothing is asked until Retry-After, and the envelope counts once", async () => {
    once(isSend, () => busy(20))
    const states: SendState[] = []
    const { xdr } = world.payment()
    const onState = (state: SendState) => states.push(state)
    expect(await sendTransaction({ xdr, network: served(), onState })).toMatchObject({
      status: "success",
    })
    const [first, second] = world.calls
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(20_000)
    expect(states.at(-2)).toMatchObject({ status: "pending", attempts: 1 })
  })

  test("after 429 while sending, a refusal is the network's word", async () => {
    world.network.ledger.surge(250n)
    once(isSend, () => busy(5))
    expect(await sendTransaction({ xdr: world.payment().xdr, network: served() })).toMatchObject({
      status: "failed",
      error: { reason: { values: { code: "txINSUFFICIENT_FEE" } } },
    })
  })

  test("after 429 while following, nothing is asked until Retry-After", async () => {
    once(isLook, () => busy(20))
    const { xdr } = world.payment()
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "success" })
    const gaps = world.calls.slice(1).map(({ at }, index) => at - world.calls[index]!.at)
    expect(gaps.filter((gap) => gap >= 20_000)).toHaveLength(1)
    expect(world.sends().length).toBe(1)
  })

  test("after TRY_AGAIN_LATER, the same envelope is sent again two ledgers later", async () => {
    const { xdr, hash } = world.payment()
    const later = { hash, status: "TRY_AGAIN_LATER", tx_status: "TRY_AGAIN_LATER" }
    once(isSend, () =>
      name === "Horizon"
        ? Response.json(later, { status: 503 })
        : Response.json({ jsonrpc: "2.0", id: 1, result: later }),
    )
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "success" })
    const [first, second] = world.sends()
    expect(second!.value).toBe(first!.value)
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(10_000)
  })

  test.each([
    ["ahead", 3_600_000],
    ["behind", -3_600_000],
  ])(
    "a clock that is an hour %s changes nothing about when a transaction expires",
    async (_, wrong) => {
      const { xdr, hash } = world.payment({ seconds: 100 })
      const now = Date.now
      vi.spyOn(Date, "now").mockImplementation(() => now() + wrong)
      once(isSend, () => Response.json({}, { status: 500 }), Number.POSITIVE_INFINITY)
      world.faults.push((method) => {
        if (isLook(method) && world.looks().length === 3) world.network.advance(200)
        return undefined
      })
      expect(await sendTransaction({ xdr, network: served() })).toMatchObject({
        status: "expired",
        hash,
      })
      expect(world.looks().length).toBeGreaterThanOrEqual(3)
      expect(world.looks().length).toBeLessThan(10)
      vi.restoreAllMocks()
    },
  )

  test("a contract that fails is named, and its fee is charged", async () => {
    const carol = world.network.keypair("carol")
    world.network.fund(carol)
    const args = [world.alice.publicKey(), carol.publicKey()].map(address)
    const { xdr } = await world.contractCall(
      contract(),
      "transfer",
      ...args,
      nativeToScVal(5n, { type: "i128" }),
    )
    // The recipient is gone when the call is carried out.
    world.network.send(carol, Operation.accountMerge({ destination: world.bob.publicKey() }))
    const sent = await sendTransaction({ xdr, network: served() })
    const values = { operation: 0, operationCode: "INVOKE_HOST_FUNCTION_TRAPPED" }
    expect(sent).toMatchObject({ status: "failed", error: { reason: { values } } })
    expect((sent as { feeCharged?: bigint }).feeCharged).toBeGreaterThan(100n)
  })

  test("a call whose simulation no longer holds has the value of the ledger", async () => {
    const call = await world.contractCall(contract(), "balance", address(world.bob.publicKey()))
    const native = Asset.native()
    const destination = world.alice.publicKey()
    world.network.send(world.bob, Operation.payment({ destination, asset: native, amount: "5" }))
    const { balance } = world.network.ledger.account(world.bob.xdrAccountId())!
    const sent = (await sendTransaction({ xdr: call.xdr, network: served() })) as Sent & {
      returnValue: string
    }
    expect(scValToNative(xdr.ScVal.fromXdr(sent.returnValue, "base64"))).toBe(balance)
  })

  test("the result of another transaction under a fee bump is not believed", async () => {
    const inner = world.payment()
    await sendTransaction({ xdr: inner.xdr, network: served() })
    const plain = world.network.ledger.transaction(inner.hash)!.result.toXdr("base64")
    const { xdr } = world.bump(world.payment({ amount: "99999999" }).xdr, "400")
    once(
      isLook,
      (ask) =>
        ask().then(async (answer) => {
          const text = (await answer.text())
            .replace(/(?<="result_?[xX]dr":")[^"]+/, plain)
            .replace('"FAILED"', '"SUCCESS"')
            .replace('"successful":false', '"successful":true')
          return new Response(text, answer)
        }),
      2,
    )
    expect(await sendTransaction({ xdr, network: served() })).toMatchObject({ status: "failed" })
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
    ["two answers in one", () => new Response("{}{}")],
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

test("a server that stands still is left, and the same envelope goes to the next one", async () => {
  const { xdr, hash } = world.payment()
  const { passphrase, rpcUrl } = world.rpc
  const still = rpcUrl.replace("127.0.0.1", "localhost")
  const ledger = {
    status: "NOT_FOUND",
    oldestLedgerCloseTime: "1000",
    latestLedgerCloseTime: "2000",
  }
  world.faults.push((method, _, host) => {
    if (!host.startsWith("localhost") || method === "getLedgerEntries") return undefined
    const result = isLook(method) ? ledger : { hash, status: "PENDING" }
    return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result }))
  })
  const network = { passphrase, rpcUrl: [still, rpcUrl] }
  expect(await sendTransaction({ xdr, network })).toMatchObject({
    status: "success",
    server: rpcUrl,
  })
  expect(new Set(world.sends().map(({ value }) => value)).size).toBe(1)
})

test("a server that is behind the others has no say, and a transaction that they have succeeds", async () => {
  const { xdr } = world.payment({ seconds: 100 })
  const { passphrase, rpcUrl } = world.rpc
  const behind = rpcUrl.replace("127.0.0.1", "localhost")
  let looks = 0
  world.faults.push((method, ask, host) => {
    if (!isLook(method)) return undefined
    looks++
    const missing = (latest: number) =>
      Promise.resolve(
        Response.json({
          jsonrpc: "2.0",
          id: 1,
          result: {
            status: "NOT_FOUND",
            oldestLedgerCloseTime: "1000",
            latestLedgerCloseTime: `${latest}`,
          },
        }),
      )
    // The first look is at the newest server, and then it fails once.
    if (looks === 1) return missing(Math.floor(Date.now() / 1000))
    if (looks === 2) return Promise.resolve(new Response("", { status: 502 }))
    return host.startsWith("localhost") ? missing(2000) : ask()
  })
  const network = { passphrase, rpcUrl: [rpcUrl, behind] }
  expect(await sendTransaction({ xdr, network })).toMatchObject({
    status: "success",
    server: rpcUrl,
  })
})

test.each([404, 403])(
  "without /transactions_async (%i), /transactions of the same Horizon takes the envelope",
  async (status) => {
    const type = `https://stellar.org/horizon-errors/${status === 404 ? "not_found" : "forbidden"}`
    once(
      (method) => method === "POST /transactions_async",
      () => Response.json({ type, status }, { status }),
      Number.POSITIVE_INFINITY,
    )
    const { xdr } = world.payment()
    expect(await sendTransaction({ xdr, network: world.horizon })).toMatchObject({
      status: "success",
    })
    const refused = world.payment({ fee: "100" })
    world.network.ledger.surge(250n)
    expect(await sendTransaction({ xdr: refused.xdr, network: world.horizon })).toMatchObject({
      status: "failed",
      error: { reason: { values: { code: "txINSUFFICIENT_FEE" } } },
    })
  },
)

test("a Horizon that takes no transactions is left for the next one", async () => {
  const closed = world.url.replace("127.0.0.1", "localhost")
  world.faults.push((method, _, host) =>
    isSend(method) && host.startsWith("localhost")
      ? Promise.resolve(Response.json({ status: 403 }, { status: 403 }))
      : undefined,
  )
  const { passphrase } = world.network
  const { xdr } = world.payment()
  const network = { passphrase, horizonUrl: [closed, world.url] }
  expect(await sendTransaction({ xdr, network })).toMatchObject({
    status: "success",
    server: world.url,
  })
  expect(world.looks().length).toBe(2)
})
