import { expect, test } from "vitest"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { bounded } from "./waiting-list.js"

const source = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const NOW = 1_800_000_000_000
const DAY = 86_400_000

const item = (id: number, more: Partial<WaitingItem> = {}): WaitingItem => ({
  hash: id.toString(16).padStart(64, "0"),
  xdr: "AAAA",
  source,
  sequence: "7",
  signedAt: {},
  ...more,
})
const ended = (id: number, days: number): WaitingItem =>
  item(id, { ending: { how: "overtaken" }, endedAt: NOW - days * DAY })

test("forgets what ended five days ago, and nothing that waits", () => {
  const items = [item(1), ended(2, 5), ended(3, 4)]
  expect(bounded(items, NOW)).toEqual([items[0], items[2]])
})

test("keeps forty: of more, what has ended goes first, then the oldest", () => {
  const open = Array.from({ length: 41 }, (_, id) => item(id))
  expect(bounded([...open.slice(0, 39), ended(90, 1), ended(91, 1)], NOW)).toEqual([
    ...open.slice(0, 39),
    ended(91, 1),
  ])
  expect(bounded([...open, ended(90, 1)], NOW)).toEqual(open.slice(1))
})

test("keeps no more than half a million characters of envelopes", () => {
  const items = [1, 2, 3].map((id) => item(id, { xdr: "A".repeat(200_000) }))
  expect(bounded(items, NOW)).toEqual(items.slice(1))
})
