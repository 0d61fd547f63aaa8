import { expect, test } from "vitest"
import type { Answer } from "../stellar/results.js"
import type { Entry } from "./entry.js"
import { stuckOf } from "./stuck.js"

const sent = (id: number, answer: Answer): Entry => ({
  id,
  kind: "sent",
  party: "Testnet",
  at: 0,
  outcome: "done",
  payload: "AAAA",
  answer,
})

test("finds what nobody saw in a ledger, and what was refused for its fee", () => {
  const unknown = {
    id: 1,
    entries: [sent(1, { outcome: "unknown" })],
    state: "unanswered",
  } as const
  expect(stuckOf(unknown)).toEqual({ xdr: "AAAA", isRefused: false })
  const low = sent(1, { outcome: "refused", codes: ["txINSUFFICIENT_FEE"] })
  expect(stuckOf({ id: 1, entries: [low], state: "refused" })).toEqual({
    xdr: "AAAA",
    isRefused: true,
  })
})

test("finds nothing in what is confirmed, or was refused for another reason", () => {
  const bad = sent(1, { outcome: "refused", codes: ["txBAD_SEQ"] })
  expect(stuckOf({ id: 1, entries: [bad], state: "refused" })).toBeUndefined()
  const done = sent(2, { outcome: "applied" })
  expect(stuckOf({ id: 1, entries: [bad, done], state: "confirmed" })).toBeUndefined()
  expect(stuckOf({ id: 1, entries: [], state: "signed" })).toBeUndefined()
})
