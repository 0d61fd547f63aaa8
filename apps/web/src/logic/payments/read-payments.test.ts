import { encodeAddress } from "@alidade/core"
import type { AccountInfo } from "@alidade/core/account"
import { describe, expect, it } from "vitest"
import type { ReceiverState } from "../recipients/find-obstacles.js"
import type { RecipientMemo } from "../recipients/recipient.js"
import {
  type PaymentLine,
  paymentsOf,
  readPayments,
  receiversIn,
  totalsOf,
} from "./read-payments.js"
import { splitTable } from "./split-table.js"

const [payer, shop, issuer, other, fresh] = [1, 2, 3, 4, 5].map((byte) =>
  encodeAddress(new Uint8Array(32).fill(byte)),
) as [string, string, string, string, string]
const account = {
  balances: [
    { kind: "native", id: "native" },
    { kind: "credit", id: `USDC:${issuer}` },
    { kind: "credit", id: `EUR:${issuer}` },
    { kind: "credit", id: `EUR:${other}` },
  ],
  reserve: { base: 5_000_000n },
} as unknown as AccountInfo
const exchange: RecipientMemo = { type: "id", value: "7" }
const contacts = [
  { name: "Paper Supplies", address: shop },
  { name: "Exchange", address: other, memo: exchange },
  { name: "Twice", address: shop },
  { name: "Twice", address: other },
]

function read(
  text: string,
  known: Readonly<Record<string, ReceiverState>> = {},
  memo?: RecipientMemo,
): readonly PaymentLine[] {
  const receivers = new Map(Object.entries(known))
  return readPayments(splitTable(text), { payer, account, contacts, receivers, memo })
}

/** An account that holds USDC up to a limit. */
function holder(limit?: bigint, asksForMemo = false): ReceiverState {
  const line = { limit, used: 0n, isAuthorized: true }
  return { lines: new Map(limit === undefined ? [] : [[`USDC:${issuer}`, line]]), asksForMemo }
}

describe("readPayments", () => {
  it("reads saved names, addresses, and held assets by their code", () => {
    const lines = read(`paper supplies; 2\n${shop}; 1,5; USDC\n${shop}; 1; xlm`)
    expect(lines.map(({ unclear }) => unclear)).toEqual([undefined, undefined, undefined])
    expect(lines[0]).toMatchObject({ destination: shop, units: 20_000_000n, assetId: "native" })
    expect(lines[1]).toMatchObject({ units: 15_000_000n, assetId: `USDC:${issuer}` })
    expect(totalsOf(paymentsOf(lines))).toEqual(
      new Map([
        ["native", 30_000_000n],
        [`USDC:${issuer}`, 15_000_000n],
      ]),
    )
    expect(receiversIn(splitTable("Paper Supplies; 1\nNobody; 1"), contacts)).toEqual([shop])
  })

  it.each([
    ["Papr Supplies; 2", { problem: "noSuchName", similar: "Paper Supplies" }],
    ["Somebody; 2", { problem: "noSuchName", similar: undefined }],
    ["Twice; 2", { problem: "severalNames", addresses: [shop, other] }],
    ["bob*example.com; 2", { problem: "receiver", found: { problem: "lookUpFirst" } }],
    [`${shop.slice(0, -2)}77; 2`, { problem: "receiver", found: { problem: "invalid" } }],
    ["Paper Supplies; 1,234", { problem: "amount", found: { problem: "whichAmount" } }],
    ["Paper Supplies", { problem: "amount", found: { problem: "noAmount" } }],
    ["Paper Supplies; 1; BTC", { problem: "noAsset", code: "BTC" }],
    [
      "Paper Supplies; 1; EUR",
      { problem: "severalAssets", assets: [`EUR:${issuer}`, `EUR:${other}`] },
    ],
    ["Exchange; 1", { problem: "otherMemo", memo: exchange }],
    ["Paper Supplies; 1;; December", { problem: "otherMemo", memo: { value: "December" } }],
  ])("says what is unclear in %j", (line, unclear) => {
    expect(read(line)[0]?.unclear).toMatchObject(unclear)
  })

  it("accepts what needs the memo that the transaction has", () => {
    expect(read("Exchange; 1", {}, exchange)[0]?.unclear).toBeUndefined()
    const december: RecipientMemo = { type: "text", value: "December" }
    expect(read(`${shop}; 1; ; December`, {}, december)[0]?.unclear).toBeUndefined()
  })

  it("leaves out what is unclear of the payments", () => {
    expect(paymentsOf(read(`${shop}; 1\nNobody; 2`))).toEqual([
      { destination: shop, units: 10_000_000n, assetId: "native", creates: false },
    ])
  })

  it("creates a missing account with its first payment, if that is enough XLM", () => {
    const lines = read(`${fresh}; 1\n${fresh}; 0.5`, { [fresh]: null })
    expect(lines.map(({ creates, unclear }) => [creates, unclear])).toEqual([
      [true, undefined],
      [false, undefined],
    ])
    expect(read(`${fresh}; 0.5`, { [fresh]: null })[0]?.unclear).toEqual({
      problem: "amount",
      found: { problem: "newNeedsAtLeast", least: 10_000_000n },
    })
    expect(read(`${fresh}; 5; USDC`, { [fresh]: null })[0]?.unclear).toMatchObject({
      found: { problem: "newNeedsXlm" },
    })
  })

  it("says what a receiver can't take, counting the lines before", () => {
    const twice = `${shop}; 6; USDC\n${shop}; 6; USDC`
    expect(read(twice, { [shop]: holder(100_000_000n) })[1]?.unclear).toMatchObject({
      problem: "obstacle",
      found: { kind: "full" },
    })
    expect(read(`${shop}; 6; USDC`, { [shop]: holder() })[0]?.unclear).toMatchObject({
      found: { kind: "untrusted" },
    })
    expect(read(`${shop}; 6`, { [shop]: holder(1n, true) })[0]?.unclear).toMatchObject({
      found: { kind: "memo" },
    })
  })
})
