import { expect, test } from "vitest"
import { type Contact, MOST_CONTACTS, withContacts, withoutContact } from "./address-book.js"
import { readAddressBook, writeAddressBook } from "./address-book-file.js"
import { withRecent } from "./recent.js"
import { type Recipient, readRecipient } from "./recipient.js"

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
  expect(withoutContact(all, exchange)).toEqual([other, zoe])
})

test("reads the file that it writes", async () => {
  const contacts = withContacts([], [zoe, exchange])
  expect(await readAddressBook(fileOf(writeAddressBook(contacts)))).toEqual(contacts)
})

test("rejects a file with anything else in it, and says what", async () => {
  const book = (contacts: unknown, more: object = {}): string =>
    JSON.stringify({ format: "alidade-address-book", version: 1, contacts, ...more })
  const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
  const reasons: readonly (readonly [text: string, reason: RegExp])[] = [
    ["no JSON", /isn’t JSON/],
    ["{}", /isn’t an address book/],
    [book([], { version: 2 }), /different version/],
    [book([zoe, { ...zoe, name: " " }]), /Entry 2/],
    [book([{ ...zoe, address: "GAAA" }]), /Entry 1/],
    [book([{ ...zoe, name: "a\u202eb" }]), /Entry 1/],
    [book([{ ...zoe, memo: { type: "id", value: "x" } }]), /Entry 1/],
    [book([{ ...zoe, name: seed }]), /looked like a secret key/],
    [book(Array.from({ length: MOST_CONTACTS + 1 }, () => zoe)), /has more/],
    [`${book([])}${" ".repeat(500_000)}`, /too large/],
  ]
  for (const [text, reason] of reasons) {
    await expect(readAddressBook(fileOf(text)), text.slice(0, 80)).rejects.toThrow(reason)
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
