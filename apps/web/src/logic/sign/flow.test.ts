import { WalletError } from "@alidade/core"
import { describe, expect, test } from "vitest"
import { type Flow, type FlowEvent, nextStep, type Sent, startFlow } from "./flow.js"

type Work = Flow<string, string, Sent>
type Event = FlowEvent<string, string, Sent>

const applied: Sent = { answer: { outcome: "applied" } }
const refused: Sent = { answer: { outcome: "refused", codes: [] } }
const unknown: Sent = { answer: { outcome: "unknown" } }
const declined = new WalletError("rejected", "declined")

const works = {
  compose: { step: "compose" },
  review: { step: "review", review: "A" },
  declined: { step: "review", review: "A", error: declined },
  asking: { step: "asking", review: "A" },
  signed: { step: "signed", signed: "A+", isFresh: true },
  refused: { step: "signed", signed: "A+", isFresh: true, result: refused },
  sending: { step: "sending", signed: "A+", isFresh: true },
  again: { step: "sending", signed: "A+", isFresh: true, result: refused },
  sent: { step: "sent", signed: "A+", isFresh: true, result: applied },
} as const satisfies Record<string, Work>

const events = {
  reviewed: { type: "reviewed", review: "B" },
  asked: { type: "asked" },
  failed: { type: "failed", error: declined },
  signed: { type: "signed", signed: "A+" },
  changed: { type: "changed", signed: "A++" },
  sending: { type: "sending" },
  refused: { type: "answered", signed: "A+", result: refused },
  unknown: { type: "answered", signed: "A+", result: unknown },
  applied: { type: "answered", signed: "A+", result: applied },
  ofAnother: { type: "answered", signed: "B+", result: applied },
  left: { type: "left" },
  leftForAnother: { type: "left", before: "C+" },
} as const satisfies Record<string, Event>

const reviewed = { step: "review", review: "B" } as const

/** What follows each piece of work. Every other event changes nothing. */
const transitions: Record<keyof typeof works, Partial<Record<keyof typeof events, Work>>> = {
  compose: { reviewed },
  review: {
    reviewed,
    asked: works.asking,
    signed: works.signed,
  },
  declined: {
    reviewed,
    asked: works.asking,
    signed: works.signed,
  },
  asking: { failed: works.declined, signed: works.signed },
  signed: { reviewed, changed: { ...works.signed, signed: "A++" }, sending: works.sending },
  refused: { reviewed, changed: { ...works.refused, signed: "A++" }, sending: works.again },
  sending: {
    reviewed,
    refused: works.refused,
    unknown: { ...works.refused, result: unknown },
    applied: works.sent,
  },
  again: {
    reviewed,
    refused: works.refused,
    unknown: { ...works.refused, result: unknown },
    applied: works.sent,
  },
  sent: { reviewed },
}

describe.each(Object.entries(works))("%s", (name, work: Work) => {
  test.each(Object.entries(events))("%s", (event, given: Event) => {
    const expected =
      event === "left"
        ? works.compose
        : event === "leftForAnother"
          ? { step: "signed", signed: "C+", isFresh: false }
          : (transitions[name as keyof typeof works][event as keyof typeof events] ?? work)
    expect(nextStep(work, given)).toEqual(expected)
  })
})

test("begins with signed work, or else a review, or else the forms", () => {
  expect(startFlow({})).toEqual(works.compose)
  expect(startFlow({ review: "A" })).toEqual(works.review)
  expect(startFlow({ review: "B", signed: "A+" })).toEqual({ ...works.signed, isFresh: false })
})

test("shows an opened transaction with the network's answer, and can only send it again unless it was applied", () => {
  const opened = (result: Sent): Work => startFlow({ signed: "A+", result })
  expect(opened(applied)).toEqual({ ...works.sent, isFresh: false })
  expect(opened(refused)).toEqual({ ...works.refused, isFresh: false })
  expect(nextStep(opened(applied), events.sending).step).toBe("sent")
  expect(nextStep(opened(refused), events.sending).step).toBe("sending")
})
