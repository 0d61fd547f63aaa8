import { createKit, networks, type SettledRequest } from "@alidade/core"
import { beforeEach, describe, expect, test, vi } from "vitest"
import type { TabSlot } from "../app/tab-storage.js"
import type { Entry } from "./entry.js"
import { createJournal, entryOf } from "./journal.js"
import { openAgain } from "./open-again.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })

/** A slot with room for this many characters. */
function slotOf(room = Number.POSITIVE_INFINITY): TabSlot & { text: string } {
  const slot = {
    text: "null",
    read: () => JSON.parse(slot.text),
    write(value: unknown) {
      const text = JSON.stringify(value)
      if (text.length > room) return false
      slot.text = text
      return true
    },
  }
  return slot
}

const sent: Omit<Entry, "id" | "at"> = {
  kind: "sent",
  party: "Testnet",
  outcome: "done",
  words: "Applied in ledger 3",
  network: networks.Testnet,
  payload: "AAAA",
  answer: {
    outcome: "applied",
    title: "Applied in ledger 3",
    details: [],
    codes: [],
    ledger: 3,
    hash: "ab",
  },
}

/** A successful request of a kind, with the wallet's result. */
function settled(
  kind: SettledRequest["request"]["kind"],
  payload: string,
  result: object,
): SettledRequest {
  return {
    request: {
      id: "1",
      walletId: "freighter",
      kind,
      payload,
      since: 0,
      networkPassphrase: networks.Testnet,
      needsGesture: false,
    },
    verified: "signature",
    result: { ...result, signerAddress: address },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  return () => vi.useRealTimers()
})

describe("a journal after a reload", () => {
  test("keeps its entries and continues counting", () => {
    const slot = slotOf()
    const before = createJournal(kit, slot)
    before.add(sent)
    before.add({ ...sent, party: "Public" })
    const after = createJournal(kit, slot)
    expect(after.getState()).toEqual(before.getState())
    after.add(sent)
    expect(after.getState().map(({ id }) => id)).toEqual([3, 2, 1])
    after.clear()
    expect(createJournal(kit, slot).getState()).toEqual([])
  })

  test("skips invalid entries", () => {
    const slot = slotOf()
    createJournal(kit, slot).add(sent)
    const [entry] = JSON.parse(slot.text)
    const broken = [
      null,
      "text",
      { ...entry, at: "now" },
      { ...entry, at: 1e300 },
      { ...entry, kind: "other" },
      { ...entry, words: 3 },
      { ...entry, payload: 3, answer: { outcome: "applied" }, signed: { output: "AAAA" } },
    ]
    slot.text = JSON.stringify(broken)
    const { payload: _, answer: __, ...facts } = entry
    expect(createJournal(kit, slot).getState()).toEqual([facts])
    slot.text = '"no list"'
    expect(createJournal(kit, slot).getState()).toEqual([])
  })
})

test("a journal is limited in number of entries and in size", () => {
  const slot = slotOf()
  const journal = createJournal(kit, slot)
  for (let count = 0; count < 120; count++) {
    journal.add({ ...sent, payload: "A".repeat(20_000) })
  }
  const entries = journal.getState()
  expect(entries).toHaveLength(100)
  expect(entries[0]?.id).toBe(120)
  expect(entries.filter(({ payload }) => payload !== undefined)).toHaveLength(50)
  expect(slot.text.length).toBeLessThan(1_100_000)
})

test("full storage keeps the latest entries; unwritable storage loses none in memory", () => {
  const slot = slotOf(1_000)
  const journal = createJournal(kit, slot)
  for (let count = 0; count < 20; count++) journal.add(sent)
  expect(journal.getState()).toHaveLength(20)
  const entries = createJournal(kit, slot).getState()
  expect(entries.length).toBeGreaterThan(0)
  expect(entries[0]?.id).toBe(20)
  const unsaved = createJournal(kit, { read: () => undefined, write: () => false })
  unsaved.add(sent)
  expect(unsaved.getState()).toHaveLength(1)
})

describe("openAgain", () => {
  const by = { address, verified: "signature" }
  const opened = (detail: SettledRequest) =>
    openAgain({ ...entryOf(detail, "Freighter"), id: 1, at: 0 })

  test("opens a successful entry with the envelope, signature, or network answer it showed", () => {
    expect(opened(settled("transaction", "AAAA", { signedTxXdr: "BBBB" }))).toEqual({
      what: "signed",
      envelope: { xdr: "BBBB", signed: by },
    })
    expect(opened(settled("auth-entry", "AAAA", { signedAuthEntry: "c2ln" }))).toEqual({
      what: "authorization",
      preimage: "AAAA",
      signed: { preimage: "AAAA", signature: "c2ln", signed: by },
    })
    expect(opened(settled("message", "Hi", { signedMessage: "c2ln" }))).toEqual({
      what: "message",
      text: "Hi",
      signed: { typed: "Hi", form: "text", signature: "c2ln", signed: by },
    })
    expect(openAgain({ ...sent, id: 1, at: 0 })).toEqual({
      what: "signed",
      envelope: { xdr: "AAAA", answer: sent.answer },
    })
  })

  test("opens an unsigned entry for review, and nothing if its payload is gone", () => {
    const entry = { ...sent, id: 1, at: 0 }
    const declined = { ...entry, kind: "transaction", outcome: "stopped" } as const
    expect(openAgain(declined)).toEqual({ what: "transaction", xdr: "AAAA" })
    const { payload: _, ...facts } = entry
    expect(openAgain(facts)).toBeUndefined()
    expect(openAgain({ ...facts, kind: "connect" })).toBeUndefined()
  })
})
