import { encodeAddress, resembles } from "@alidade/core"
import fc from "fast-check"
import { expect, onTestFinished, test, vi } from "vitest"
import { recipientKey } from "../logic/recipients/recipient.js"
import type { Contact } from "../page/address-book.js"
import { type ImportPlan, type PlannedEntry, planImport } from "./plan-import.js"

const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
/** It has the ends of the second address. */
const imitation = "GBO3RFRHFY2TYQ2KKAAQAZTNOR5YFCMQS6PKLLFTXLA4RT6W3XSALCX4"

const exchange: Contact = { name: "Exchange", address: first }
const zoe: Contact = { name: "Zoë", address: second }

test("adds new entries, and those that are saved already, without a question", () => {
  const withMemo: Contact = { ...exchange, memo: { type: "id", value: "7" } }
  expect(planImport([exchange], [exchange, zoe, withMemo])).toEqual({
    plain: [exchange, zoe, withMemo],
    doubtful: [],
  })
})

test("lists an entry that renames a recipient", () => {
  const renamed = { ...exchange, name: "Bourse" }
  expect(planImport([exchange], [renamed])).toEqual({
    plain: [],
    doubtful: [{ contact: renamed, renames: "Exchange", sharesName: [], looksLike: [] }],
  })
})

test.each(["Exchange", "exchange ", "Ex change", "Еxchange", "Exсhange", "EXCHANGE!"])(
  "lists an entry that takes the name of another recipient: %j",
  (name) => {
    const taken = { name, address: second }
    expect(planImport([exchange], [taken])).toEqual({
      plain: [],
      doubtful: [{ contact: taken, sharesName: [exchange], looksLike: [] }],
    })
  },
)

test("lists an entry whose address looks like another recipient's", () => {
  const fake = { name: "Shop", address: imitation }
  expect(planImport([exchange, zoe], [fake])).toEqual({
    plain: [],
    doubtful: [{ contact: fake, sharesName: [], looksLike: [zoe] }],
  })
})

test("compares the entries of the file with each other", () => {
  const fake = { name: "Exchange", address: imitation }
  const renamed = { ...zoe, name: "Zoe Z" }
  expect(planImport([], [exchange, zoe, fake, renamed])).toEqual({
    plain: [exchange, zoe],
    doubtful: [
      { contact: fake, sharesName: [exchange], looksLike: [zoe] },
      { contact: renamed, renames: "Zoë", sharesName: [], looksLike: [fake] },
    ],
  })
})

/** The plan, by comparing each entry with all that are known before it. */
function planByComparing(known: readonly Contact[], added: readonly Contact[]): ImportPlan {
  const plain: Contact[] = []
  const doubtful: PlannedEntry[] = []
  for (const [at, contact] of added.entries()) {
    const others = [...known, ...added.slice(0, at)]
    const saved = others.findLast((other) => recipientKey(other) === recipientKey(contact))
    const strangers = others.filter((other) => other.address !== contact.address)
    const found = (isFound: (other: Contact) => boolean): readonly Contact[] => [
      ...new Map(strangers.filter(isFound).map((other) => [recipientKey(other), other])).values(),
    ]
    const ends = (one: Contact): string => one.address.slice(0, 4) + one.address.slice(-4)
    const sharesName = found((other) => resembles(contact.name, other.name))
    const looksLike = found((other) => ends(other) === ends(contact))
    const renames = saved && saved.name !== contact.name ? { renames: saved.name } : {}
    const isNew = !saved && sharesName.length + looksLike.length === 0
    if (isNew || saved?.name === contact.name) plain.push(contact)
    else doubtful.push({ contact, ...renames, sharesName, looksLike })
  }
  return { plain, doubtful }
}

test("finds the same as a comparison of each entry with all before it", () => {
  const contact = fc.record({
    name: fc.constantFrom("Exchange", "ехсhange", "Zoe", "Zoë", "Жанна", "Жaнна", "!", "Shop"),
    address: fc.constantFrom(first, second, imitation),
    memo: fc.constantFrom(undefined, { type: "id" as const, value: "7" }),
  })
  const contacts = fc.array(contact, { maxLength: 8 })
  fc.assert(
    fc.property(contacts, contacts, (known, added) => {
      expect(planImport(known, added)).toEqual(planByComparing(known, added))
    }),
  )
})

test("reads each name of two long lists only twice", () => {
  const named = (name: string): Contact[] =>
    Array.from({ length: 500 }, (_, at) => ({
      name: `${name} ${at + 100}`,
      address: encodeAddress(new Uint8Array(32).fill(at).fill(at >> 8, 16)),
    }))
  const reads = vi.spyOn(String.prototype, "normalize")
  onTestFinished(() => reads.mockRestore())
  expect(planImport(named("Contact"), named("Recipient")).doubtful).toHaveLength(500)
  expect(reads.mock.calls.length).toBeLessThanOrEqual(2_000)
})
