import type { Kit } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { createDrafts } from "./drafts.js"
import { createJournal } from "./journal.js"
import { createOpenReviews } from "./open-reviews.js"
import { createSignedWork } from "./signed-work.js"
import { stubSession } from "./stub-session.js"
import { tabItems } from "./tab-items.js"

afterEach(() => vi.unstubAllGlobals())

/** Names that every object inherits, and one that replaces its prototype. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), "__proto__"]

/** Values that another version of the page, or other code of the same host name, can have stored. */
const hostile: readonly unknown[] = [
  null,
  0,
  "text",
  [null],
  [[]],
  [[null, null]],
  {},
  ...inherited.flatMap((name) => [
    [[`${name} x`, 1]],
    [[name, {}]],
    [[`transaction ${name}`, { xdr: name, signed: name }]],
    JSON.parse(`[["list x", { "items": [{ "xdr": "a", "${name}": 1 }] }]]`),
    JSON.parse(`[{ "${name}": 1, "id": 1, "at": 1, "kind": "${name}", "outcome": "${name}" }]`),
    JSON.parse(`[["${name}", { "${name}": "typed" }]]`),
    JSON.parse(`{ "${name}": [] }`),
  ]),
]

/** Their JSON, and one as deep as a text of 200 kB can be. */
const texts = [
  ...hostile.map((value) => JSON.stringify(value)),
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
]

const kit = { on: () => () => {}, getState: () => ({ allowedWallets: [] }) } as unknown as Kit

test.each(texts.map((text, index) => [index, text] as const))(
  "opens with stored value %#, whatever its names are",
  (_, text) => {
    const session = stubSession()
    for (const list of ["signed", "drafts", "activity", "reviews"]) {
      session[`alidade-web:live:${list}`] = text
      session[`alidade-web:live:${list}/__proto__`] = `{"value":${text}}`
    }
    const work = createSignedWork(tabItems("live", "signed"))
    const reviews = createOpenReviews(tabItems("live", "reviews"))
    const drafts = createDrafts(tabItems("live", "drafts"))
    const journal = createJournal(kit, tabItems("live", "activity"))
    for (const name of inherited) {
      expect(work.get("message", name)).toBeUndefined()
      expect(reviews.networks("transaction", name)).toEqual([])
      drafts.write(name, name, "typed")
      expect(drafts.read(name, name)).toBe("typed")
      drafts.discard(name)
      expect(drafts.read(name, name)).toBeUndefined()
      drafts.write("form", "field", "typed")
      expect(drafts.read("form", name)).toBeUndefined()
    }
    expect(journal.getState()).toEqual([])
  },
)
