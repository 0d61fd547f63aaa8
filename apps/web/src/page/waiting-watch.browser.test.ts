import { networks } from "@alidade/core"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { readEnvelopeFacts } from "../logic/waiting/waiting-item.js"
import { openWaiting } from "./waiting-list.js"
import { createWaitingWatch, type WaitingWatch } from "./waiting-watch.js"

const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1))
const network = { passphrase: networks.Testnet, horizonUrl: "https://horizon.example" }
const list = openWaiting("live", network.passphrase)
const clocks = {
  at: () => ({ now: 1, latestLedger: 1, ahead: 0, source: "network" as const }),
}

/** The sequence number that Horizon answers, or nothing if it is silent. */
let sequence: string | undefined = "6"
let asked: string[] = []
let visibility: DocumentVisibilityState = "visible"

beforeEach(() => {
  localStorage.clear()
  list.remove(...list.getState())
  sequence = "6"
  asked = []
  visibility = "visible"
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility)
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const url = String(input)
    asked.push(url.slice(network.horizonUrl.length).split("/")[1] ?? "")
    if (sequence === undefined) throw new TypeError("Failed to fetch")
    return url.includes("/transactions/")
      ? Response.json({ ledger: 9, created_at: "2026-11-21T10:40:29Z", successful: true })
      : Response.json({ sequence, balances: [], signers: [], thresholds: {} })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function keepOne(): Promise<void> {
  const transaction = new TransactionBuilder(new Account(alice.publicKey(), "6"), {
    fee: "100",
    networkPassphrase: networks.Testnet,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
    .setTimeout(0)
    .build()
  const xdr = transaction.toXDR()
  list.put({ xdr, signedAt: {}, ...(await readEnvelopeFacts(xdr, network.passphrase)) })
}

const open = (): WaitingWatch => createWaitingWatch("live", network, clocks)

test("asks nothing without an item, then about a new one at once, and again on focus", async () => {
  const watch = open()
  const stop = watch.follow()
  window.dispatchEvent(new Event("focus"))
  expect(asked).toEqual([])
  await keepOne()
  await expect.poll(() => watch.getState().askedAt).toBeDefined()
  expect(asked).toEqual(["accounts"])
  expect(watch.getState().statuses.size).toBe(1)
  window.dispatchEvent(new Event("focus"))
  await expect.poll(() => asked).toEqual(["accounts", "accounts"])
  stop()
})

test("asks every 30 s while somebody follows and the page is visible", async () => {
  await keepOne()
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const watch = open()
  const [stop, stopOther] = [watch.follow(), watch.follow()]
  await vi.waitFor(() => expect(watch.getState().askedAt).toBeDefined())
  const first = watch.getState()
  vi.advanceTimersByTime(30_000)
  await vi.waitFor(() => expect(watch.getState()).not.toBe(first))
  expect(asked).toHaveLength(2)
  stop()
  stop()
  visibility = "hidden"
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveLength(2)
  visibility = "visible"
  document.dispatchEvent(new Event("visibilitychange"))
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  stopOther()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event("focus"))
  expect(asked).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test("keeps what came of an item that somebody else sent", async () => {
  await keepOne()
  sequence = "7"
  const watch = open()
  const stop = watch.follow()
  await expect
    .poll(() => list.getState()[0]?.ending)
    .toEqual({ how: "applied", ledger: 9, closedAt: Date.UTC(2026, 10, 21, 10, 40, 29) })
  expect(asked).toEqual(["accounts", "transactions"])
  stop()
})

test("says that the network is silent, and keeps the items", async () => {
  await keepOne()
  sequence = undefined
  const watch = open()
  const stop = watch.follow()
  await expect.poll(() => watch.getState().isSilent).toBe(true)
  expect(list.getState()).toMatchObject([{ sequence: "7" }])
  stop()
})

test("keeps items across a reload in their mode, and if the storage is full until the page is closed", async () => {
  await keepOne()
  const saved = Object.keys(localStorage).filter((key) => key.includes("waiting"))
  expect(saved).toHaveLength(1)
  expect(saved[0]).toContain(":live:")
  list.remove(...list.getState())
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError")
  })
  await keepOne()
  expect(list.getState()).toHaveLength(1)
})
