import { networks } from "@alidade/core"
import { describe, expect, test } from "vitest"
import type { Entry } from "../logic/activity/entry.js"
import { withoutAddresses, writeReport } from "./report.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
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

  test("leaves out addresses and hashes where they are removed", () => {
    const text = withoutAddresses(writeReport([entry], { about: ["sandbox"] }))
    expect(text).toContain(
      "2026-01-02T03:04:05.000Z | Transaction signature | Freighter | Testnet | failed (wrong-account) | Signed by G… (G…) under (hash)",
    )
    expect(text).not.toContain(address.slice(1, 8))
    expect(text).not.toContain("abab")
  })

  test("says in English what was verified, and what the network answered", () => {
    const { words: _, code: __, ...request } = entry
    const entries: readonly Entry[] = [
      { ...request, outcome: "done", result: "verified" },
      { ...request, change: "otherTransaction" },
      {
        ...request,
        kind: "sent",
        outcome: "done",
        answer: { outcome: "applied", ledger: 3, hash: undefined },
      },
    ]
    const text = writeReport(entries, { about: [] })
    expect(text.split("\n").slice(-3)).toEqual([
      expect.stringMatching(/done \| Verified: the content matches the request, and the signature/),
      expect.stringMatching(/failed \| A different transaction than requested/),
      expect.stringMatching(/Transaction sent .* done \| .*3$/),
    ])
  })

  test("removes muxed and contract addresses, and keeps words that resemble them", () => {
    const muxed = `M${"A".repeat(68)}`
    const contract = `C${"B".repeat(55)}`
    expect(withoutAddresses(`${muxed} ${contract} GREAT`)).toBe("M… C… GREAT")
  })
})
