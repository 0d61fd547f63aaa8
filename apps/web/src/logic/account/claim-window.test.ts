import { expect, test } from "vitest"
import { claimStanding, readClaimWindows } from "./claim-window.js"

const before = (seconds: number) => ({ abs_before_epoch: String(seconds) })
const standing = (rule: unknown, now: number) => claimStanding(readClaimWindows(rule)!, now)

test.each([
  ["any time", { unconditional: true }, { when: "now" }],
  ["before a later moment", before(200), { when: "now", until: 200 }],
  ["before a moment that has passed", before(100), { when: "never" }],
  ["not before a moment that has passed", { not: before(100) }, { when: "now" }],
  ["not before a later moment", { not: before(200) }, { when: "later", from: 200 }],
  ["between two moments", { and: [{ not: before(50) }, before(200)] }, { when: "now", until: 200 }],
  [
    "between two later moments",
    { and: [{ not: before(150) }, before(200)] },
    { when: "later", from: 150 },
  ],
  [
    "before a moment or after another",
    { or: [before(50), { not: before(150) }] },
    { when: "later", from: 150 },
  ],
  ["either of two", { or: [before(120), before(200)] }, { when: "now", until: 200 }],
  ["never", { not: { unconditional: true } }, { when: "never" }],
  ["before the end of time", { abs_before_epoch: "9223372036854775807" }, { when: "now" }],
  [
    "before a date without seconds",
    { abs_before: "1970-01-01T00:03:20Z" },
    { when: "now", until: 200 },
  ],
])("says when a rule allows to claim: %s", (_, rule, expected) => {
  expect(standing(rule, 100)).toEqual(expected)
})

test.each([
  null,
  {},
  { and: [] },
  { or: [before(1)] },
  { not: { rel_before: "1" } },
  { abs_before_epoch: "soon" },
  { not: { not: { not: { not: { not: before(1) } } } } },
])("doesn’t guess a rule that it can't read: %j", (rule) => {
  expect(readClaimWindows(rule)).toBeUndefined()
})
