import { createNetwork, type Network } from "@alidade/network"
import { Account, Asset, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { beforeEach, expect, test, vi } from "vitest"
import { stubSession } from "../../page/stub-session.js"
import { sendTransaction, unfinishedBefore } from "./send.js"

let network: Network
let answers: Network["fetch"]

beforeEach(() => {
  network = createNetwork({ seed: "send" })
  for (const name of ["payer", "payee"]) network.fund(network.keypair(name))
  answers = network.fetch
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => answers(url, init))
  stubSession()
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

/** A signed payment of these XLM. Another fee than the network's, or time bounds that have passed, make it fail. */
function payment(amount: string, { fee = "100", maxTime = 0 } = {}): string {
  const payer = network.keypair("payer")
  const { seqNum } = network.ledger.account(payer.xdrAccountId())!
  const destination = network.keypair("payee").publicKey()
  const transaction = new TransactionBuilder(new Account(payer.publicKey(), `${seqNum}`), {
    fee,
    networkPassphrase: network.passphrase,
    timebounds: { minTime: 0, maxTime },
  })
    .addOperation(Operation.payment({ destination, asset: Asset.native(), amount }))
    .build()
  transaction.sign(payer)
  return transaction.toXDR()
}

/** Sends, with as much time as it takes. */
async function sent(xdr: string) {
  let ended = false
  const sending = sendTransaction(network, xdr).finally(() => {
    ended = true
  })
  while (!ended) await vi.advanceTimersByTimeAsync(1000)
  return sending
}

test("says in which ledger a transaction is, and what it cost", async () => {
  const xdr = payment("5")
  expect(await sent(xdr)).toEqual({
    answer: {
      outcome: "applied",
      ledger: network.ledger.latest().header.ledgerSeq,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    fee: 100n,
    since: expect.any(Number),
  })
  expect(await underWayAfterReload()).toEqual([])
})

/** What the page would go on with if it was loaded now. */
function underWayAfterReload(): Promise<readonly string[]> {
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now() + 1)
  return unfinishedBefore(network)
}

test.each([
  ["a transaction", { amount: "5", fee: "10" }, "txINSUFFICIENT_FEE"],
  ["an operation", { amount: "99999999" }, "PAYMENT_UNDERFUNDED"],
])("says by its code why the network refused %s", async (_, { amount, ...options }, code) => {
  const { answer } = await sent(payment(amount, options))
  expect(answer).toMatchObject({ outcome: "refused", codes: expect.arrayContaining([code]) })
})

test("says that a transaction can no longer be applied", async () => {
  const xdr = payment("5", { maxTime: 2_000_000_000 })
  // The server accepts it, and the network never gets it.
  answers = async (url, init) =>
    `${init?.body}`.includes("sendTransaction")
      ? Response.json({ result: { status: "PENDING", hash: hashOf(xdr) } })
      : network.fetch(url, init)
  network.advance(500_000_000)
  const { answer } = await sent(xdr)
  expect(answer).toMatchObject({ outcome: "refused", codes: [], hash: hashOf(xdr) })
})

function hashOf(xdr: string): string {
  const { passphrase } = network
  return Buffer.from(TransactionBuilder.fromXDR(xdr, passphrase).hash()).toString("hex")
}

test("gives up without an answer, and the same envelope goes on later", async () => {
  const xdr = payment("5")
  answers = async () => new Response("", { status: 503 })
  expect((await sent(xdr)).answer).toEqual({ outcome: "unknown", hash: hashOf(xdr) })
  // This page follows it.
  expect(await unfinishedBefore(network)).toEqual([])
  expect(await underWayAfterReload()).toEqual([xdr])
  expect(await unfinishedBefore({ ...network, horizonUrl: "https://h.example" })).toEqual([])
  answers = network.fetch
  const resumed = Date.now()
  const { answer, since } = await sent(xdr)
  expect(answer).toMatchObject({ outcome: "applied", hash: hashOf(xdr) })
  expect(since).toBeLessThan(resumed)
  expect(await underWayAfterReload()).toEqual([])
})
