import { expect, test } from "vitest"
import type { Contact } from "../page/address-book.js"
import { addressesThatLookAlike, planImport } from "./plan-import.js"

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

test("finds the addresses with the first and last four characters of others", () => {
  const others = [`GBO4${imitation.slice(4)}`, `${imitation.slice(0, -1)}5`]
  const found = (...addresses: string[]) =>
    addressesThatLookAlike(addresses.map((address) => ({ address })))
  expect(found(second, ...others, second)).toEqual(new Set())
  expect(found(second, ...others, imitation)).toEqual(new Set([second, imitation]))
})
