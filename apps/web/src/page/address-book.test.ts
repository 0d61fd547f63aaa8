import { expect, test } from "vitest"
import { type Recipient, readRecipient } from "../logic/recipients/recipient.js"
import { readAddressBook, writeAddressBook } from "../recipients/address-book-file.js"
import { type Contact, knownContracts, MOST_CONTACTS, withContacts } from "./address-book.js"
import { withRecent } from "./recent.js"

const first = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const exchange: Contact = {
  name: "Exchange",
  address: second,
  memo: { type: "id", value: "7" },
}
const zoe: Contact = { name: "Zoë", address: first }

const fileOf = (text: string): Blob => new Blob([text])

test("sorts by name, and tells recipients of one address apart by their memos", () => {
  const other: Contact = { ...exchange, name: "Another", memo: { type: "id", value: "8" } }
  const all = withContacts([zoe], [exchange, other])
  expect(all.map(({ name }) => name)).toEqual(["Another", "Exchange", "Zoë"])
  expect(withContacts(all, [{ ...exchange, name: "Bourse" }]).map(({ name }) => name)).toEqual([
    "Another",
    "Bourse",
    "Zoë",
  ])
})

test("reads the file that it writes", async () => {
  const contacts = withContacts([], [zoe, exchange])
  expect(await readAddressBook(fileOf(writeAddressBook(contacts)))).toEqual(contacts)
})

test("a contract has a name too, and is chosen before those that were only opened", async () => {
  const [pool, token] = ["CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC", "C2"] as const
  const contacts = withContacts([], [zoe, { name: "Pool", address: pool }])
  expect(await readAddressBook(fileOf(writeAddressBook(contacts)))).toEqual(contacts)
  expect(knownContracts(contacts, ["C1", pool, token])).toEqual([pool, token, "C1"])
})

test("rejects a file with anything else in it, and says what", async () => {
  const book = (contacts: unknown, more: object = {}): string =>
    JSON.stringify({ format: "alidade-address-book", version: 1, contacts, ...more })
  const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
  const problems: readonly (readonly [text: string, problem: string])[] = [
    ["no JSON", "notJson"],
    ["{}", "notBook"],
    [book([], { version: 2 }), "otherVersion"],
    [book([zoe, { ...zoe, name: " " }]), "badEntry"],
    [book([{ ...zoe, address: "GAAA" }]), "badEntry"],
    [book([{ ...zoe, name: "a\u202eb" }]), "badEntry"],
    [book([{ ...zoe, memo: { type: "id", value: "x" } }]), "badEntry"],
    [book([{ ...zoe, name: seed }]), "secretKey"],
    [book(Array.from({ length: MOST_CONTACTS + 1 }, () => zoe)), "manyEntries"],
    [`${book([])}${" ".repeat(500_000)}`, "largeFile"],
  ]
  for (const [text, problem] of problems) {
    await expect(readAddressBook(fileOf(text)), text.slice(0, 80)).rejects.toThrow(problem)
  }
})

test("skips saved recipients that can't be paid", () => {
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  for (const value of [null, "G", { address: contract }, { address: first, memo: "7" }]) {
    expect(readRecipient(value)).toBeUndefined()
  }
  expect(readRecipient({ address: first, memo: exchange.memo, more: 1 })).toEqual({
    address: first,
    memo: exchange.memo,
  })
})

test("keeps the last five recipients, each once, latest first", () => {
  const memos = ["1", "2", "3", "4", "5", "1"]
  let recent: readonly Recipient[] = []
  for (const value of memos)
    recent = withRecent(recent, { address: first, memo: { type: "id", value } })
  expect(recent.map(({ memo }) => memo?.value)).toEqual(["1", "5", "4", "3", "2"])
  expect(withRecent(recent, exchange)).toHaveLength(5)
  expect(withRecent([], exchange)).toEqual([{ address: second, memo: exchange.memo }])
})
