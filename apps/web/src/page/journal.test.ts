import { createKit, networks, type SettledRequest, WalletError } from "@alidade/core"
import { beforeEach, describe, expect, test, vi } from "vitest"
import type { Entry } from "../logic/activity/entry.js"
import { createJournal, entryOf, type Journal } from "./journal.js"
import { openAgain } from "./open-again.js"
import { stubSession } from "./stub-session.js"
import { tabItems } from "./tab-items.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const kit = createKit({ network: networks.Testnet, wallets: [], storage: null })

/** The journal of the tab, as after a reload. */
const open = (): Journal => createJournal(kit, tabItems("live", "activity"))

const sent: Omit<Entry, "id" | "at"> = {
  kind: "sent",
  party: "Testnet",
  outcome: "done",
  network: networks.Testnet,
  payload: "AAAA",
  answer: {
    outcome: "applied",
    ledger: 3,
    hash: "ab",
  },
}

/** The same for another transaction. */
const sentAs = (hash: string, payload = hash): Omit<Entry, "id" | "at"> => ({
  ...sent,
  payload,
  answer: { outcome: "applied", ledger: 3, hash },
})

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
  stubSession()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe("a journal after a reload", () => {
  test("keeps its entries and continues counting", () => {
    const before = open()
    before.add(sent)
    before.add({ ...sentAs("BBBB"), returned: "CCCC", since: 1 })
    const after = open()
    expect(after.getState()).toEqual(before.getState())
    after.add(sentAs("CCCC"))
    expect(after.getState().map(({ id }) => id)).toEqual([3, 2, 1])
    after.clear()
    expect(open().getState()).toEqual([])
  })

  test("skips invalid entries", () => {
    const session = stubSession()
    const entry = { ...sent, id: 7, at: 1_000 }
    const broken = [
      null,
      "text",
      { ...entry, at: "now" },
      { ...entry, at: 1e300 },
      { ...entry, kind: "other" },
      { ...entry, party: 3 },
      {
        ...entry,
        payload: 3,
        returned: 3,
        since: "now",
        answer: { outcome: "lost" },
        signed: { output: "AAAA" },
      },
    ]
    for (const [at, value] of broken.entries())
      session[`alidade-web:live:activity/${at}`] = JSON.stringify({ order: at, value })
    const { payload: _, answer: __, ...facts } = entry
    expect(open().getState()).toEqual([facts])
  })
})

test("a journal is limited in number of entries and in size", () => {
  const session = stubSession()
  const journal = open()
  for (let count = 0; count < 120; count++) {
    journal.add(sentAs(`${count}`, "A".repeat(20_000)))
  }
  const entries = journal.getState()
  expect(entries).toHaveLength(100)
  expect(entries[0]?.id).toBe(120)
  expect(entries.filter(({ payload }) => payload !== undefined)).toHaveLength(50)
  expect(Object.values(session).join("").length).toBeLessThan(1_100_000)
  expect(open().getState()).toEqual(entries)
})

test("a new entry leaves the others as they are, and writes little more than itself", () => {
  const session = stubSession()
  const journal = open()
  for (let count = 0; count < 110; count++) journal.add(sentAs(`${count}`, "A".repeat(9_000)))
  const [before, stored] = [journal.getState(), { ...session }]
  journal.add(sent)
  expect(journal.getState().filter((entry) => !before.includes(entry))).toHaveLength(1)
  const written = Object.entries(session).filter(([key, text]) => stored[key] !== text)
  expect(written.flat().join("").length).toBeLessThan(1_000)
})

test("full storage keeps the latest entries; unwritable storage loses none in memory", () => {
  stubSession(1_000)
  const journal = open()
  for (let count = 0; count < 20; count++) journal.add(sentAs(`${count}`))
  expect(journal.getState()).toHaveLength(20)
  const entries = open().getState()
  expect(entries.length).toBeGreaterThan(0)
  expect(entries[0]?.id).toBe(20)
  stubSession(0)
  const unsaved = open()
  unsaved.add(sent)
  expect(unsaved.getState()).toHaveLength(1)
})

describe("what came of sending a transaction again", () => {
  const unknown = { ...sent, outcome: "failed", answer: { outcome: "unknown" } } as const

  test("replaces what came of it before, and keeps when it was first sent", () => {
    const journal = open()
    journal.add({ ...unknown, since: 1 })
    journal.add({ ...sent, since: 2 })
    expect(journal.getState()).toMatchObject([{ id: 2, outcome: "done", since: 1 }])
    expect(open().getState()).toEqual(journal.getState())
  })

  test("doesn't replace that a ledger has it, or another transaction's entry", () => {
    const journal = open()
    journal.add(sent)
    const hash = "ab"
    journal.add({ ...unknown, payload: "AAAAAA", answer: { outcome: "unknown", hash } })
    expect(journal.getState()).toMatchObject([{ id: 1, outcome: "done" }])
    journal.add({ ...unknown, payload: "BBBB" })
    journal.add({ ...unknown, network: networks.Public })
    expect(journal.getState()).toHaveLength(3)
  })
})

describe("entryOf", () => {
  const { request } = settled("transaction", "AAAA", {})

  test("keeps what was verified", () => {
    expect(entryOf({ request, verified: "signature" }, "Freighter")).toEqual({
      kind: "transaction",
      party: "Freighter",
      network: networks.Testnet,
      payload: "AAAA",
      outcome: "done",
      result: "verified",
    })
    for (const [verified, result] of [
      ["altered", "altered"],
      ["unreported", "unreported"],
      ["off", "notVerified"],
    ] as const) {
      expect(entryOf({ request, verified }, "Freighter").result).toBe(result)
    }
  })

  test("distinguishes a canceled request from a failed one", () => {
    const rejected = new WalletError("rejected", "Declined.")
    const altered = new WalletError("altered", "Something else came back.")
    expect(entryOf({ request, error: rejected }, "Freighter")).toMatchObject({
      outcome: "stopped",
      words: "Declined.",
      code: "rejected",
    })
    expect(entryOf({ request, error: altered }, "Freighter").outcome).toBe("failed")
  })

  test("keeps the envelope that was rejected", () => {
    const error = new WalletError("altered", "Something else came back.", { returned: "BBBB" })
    expect(entryOf({ request, error }, "Freighter")).toMatchObject({
      code: "altered",
      payload: "AAAA",
      returned: "BBBB",
    })
  })

  test("leaves hashes out, whether the transaction or its signatures changed", () => {
    const [hash, otherHash] = ["ab".repeat(32), "cd".repeat(32)] as const
    const failed = (sent: string, returned: string) => {
      const error = new WalletError("altered", `${sent} ${returned}`, { ext: { sent, returned } })
      return entryOf({ request, error }, "Freighter")
    }
    expect(failed(hash, otherHash)).toMatchObject({ change: "otherTransaction" })
    expect(failed(hash, hash)).toMatchObject({ change: "lostSignature" })
    expect(failed(hash, hash)).not.toHaveProperty("words")
  })
})

describe("openAgain", () => {
  const by = { address, verified: "signature" }
  const opened = (detail: SettledRequest) =>
    openAgain({ ...entryOf(detail, "Freighter"), id: 1, at: 0 })

  test("opens a successful entry with the envelope, signature, or network answer it showed", () => {
    expect(opened(settled("transaction", "AAAA", { signedTxXdr: "BBBB" }))).toEqual({
      what: "signed",
      network: networks.Testnet,
      envelope: { xdr: "BBBB", signed: by },
    })
    expect(opened(settled("auth-entry", "AAAA", { signedAuthEntry: "c2ln" }))).toEqual({
      what: "authorization",
      network: networks.Testnet,
      preimage: "AAAA",
      signed: { preimage: "AAAA", signature: "c2ln", signed: by },
    })
    expect(opened(settled("message", "Hi", { signedMessage: "c2ln" }))).toEqual({
      what: "message",
      network: networks.Testnet,
      text: "Hi",
      signed: { typed: "Hi", form: "text", signature: "c2ln", signed: by },
    })
    expect(openAgain({ ...sent, id: 1, at: 0 })).toEqual({
      what: "signed",
      network: networks.Testnet,
      envelope: { xdr: "AAAA", answer: sent.answer },
    })
  })

  test("opens an unsigned entry for review, and nothing if its payload is gone", () => {
    const entry = { ...sent, id: 1, at: 0 }
    const declined = { ...entry, kind: "transaction", outcome: "stopped" } as const
    expect(openAgain(declined)).toEqual({
      what: "transaction",
      network: networks.Testnet,
      xdr: "AAAA",
    })
    const { payload: _, ...facts } = entry
    expect(openAgain(facts)).toBeUndefined()
    // Its network is unknown, and the page's may be another.
    expect(openAgain({ ...entry, network: undefined })).toBeUndefined()
    expect(openAgain({ ...facts, kind: "connect" })).toBeUndefined()
  })
})
