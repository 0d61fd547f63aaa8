import { networks, WalletError } from "@alidade/core"
import { describe, expect, test } from "vitest"
import type { Entry } from "./entry.js"
import { entryOf } from "./journal.js"
import { withoutAddresses, writeReport } from "./report.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const request = {
  id: "1",
  walletId: "freighter",
  kind: "transaction",
  since: 0,
  networkPassphrase: networks.Testnet,
  needsGesture: false,
} as const

describe("entryOf", () => {
  test("says what was verified", () => {
    expect(entryOf({ request, verified: "signature" }, "Freighter")).toEqual({
      kind: "transaction",
      party: "Freighter",
      network: networks.Testnet,
      outcome: "done",
      words: "Verified: the content matches the request, and the signature is valid",
    })
    for (const [verified, words] of [
      ["altered", /^Verified: a different transaction than requested/],
      ["unreported", /^Not verified: the wallet returned nothing/],
      ["off", /^Not verified$/],
    ] as const) {
      expect(entryOf({ request, verified }, "Freighter").words).toMatch(words)
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
})

describe("writeReport", () => {
  const entry: Entry = {
    id: 1,
    kind: "transaction",
    party: "Freighter",
    at: Date.UTC(2026, 0, 2, 3, 4, 5),
    outcome: "failed",
    words: `Signed by ${address} (GBXF…ZYCP7L) under ${"ab".repeat(32)}`,
    code: "wrong-account",
    network: networks.Testnet,
  }

  test("leaves out addresses and hashes by default", () => {
    const text = writeReport([entry], { addresses: false, about: ["sandbox"] })
    expect(text).toContain(
      "2026-01-02T03:04:05.000Z | Transaction signature | Freighter | Testnet | failed (wrong-account) | Signed by G… (G…) under (hash)",
    )
    expect(text).not.toContain(address.slice(1, 8))
    expect(text).not.toContain("abab")
  })

  test("includes addresses if requested", () => {
    expect(writeReport([entry], { addresses: true, about: [] })).toContain(address)
  })

  test("removes muxed and contract addresses, and keeps words that resemble them", () => {
    const muxed = `M${"A".repeat(68)}`
    const contract = `C${"B".repeat(55)}`
    expect(withoutAddresses(`${muxed} ${contract} GREAT`)).toBe("M… C… GREAT")
  })
})
