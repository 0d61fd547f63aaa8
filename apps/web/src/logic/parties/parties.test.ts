import { expect, test } from "vitest"
import { addressesThatLookAlike } from "./likeness.js"
import { partiesAmong } from "./parties.js"

const own = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const berlin = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const exchange = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
const paid = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"
/** The same with another middle. */
const like = (address: string): string => `${address.slice(0, 20)}AAAA${address.slice(24)}`

const parties = partiesAmong({
  own: [own],
  contacts: [
    { address: berlin, name: "Treasury Berlin" },
    { address: exchange, name: "Exchange", memo: { type: "id", value: "7" } },
  ],
  recent: [{ address: paid }, { address: berlin }],
})

test.each([
  ["a connected account", own, { standing: "you" }],
  ["a saved one", berlin, { standing: "saved", name: "Treasury Berlin" }],
  ["one that was paid before", paid, { standing: "paid" }],
  ["any other", `${own.slice(0, 2)}Z${own.slice(3)}`, { standing: "new" }],
])("%s is known as such", (_, address, party) => {
  expect(parties(address)).toEqual({ name: undefined, looksLike: undefined, ...party })
})

test("a contact with a memo names nobody: an exchange has one address for all its customers", () => {
  expect(parties(exchange)).toEqual({ standing: "saved", name: undefined, looksLike: undefined })
})

test.each([
  ["a connected account", own, { address: own }],
  ["a saved one", berlin, { address: berlin, name: "Treasury Berlin" }],
  ["one that was paid before", paid, { address: paid }],
])("an address with the ends of %s looks like it", (_, address, looksLike) => {
  expect(parties(like(address))).toEqual({ standing: "new", name: undefined, looksLike })
})

test("one that was paid before can look like a saved one, but a saved one like none", () => {
  const known = partiesAmong({
    own: [],
    contacts: [{ address: berlin, name: "Treasury Berlin" }],
    recent: [{ address: like(berlin) }],
  })
  expect(known(like(berlin)).looksLike?.name).toBe("Treasury Berlin")
  expect(known(berlin).looksLike).toBeUndefined()
})

test("lists the addresses with the first and last four characters of another one", () => {
  const others = [`GBO4${berlin.slice(4)}`, `${berlin.slice(0, -1)}5`]
  expect(addressesThatLookAlike([berlin, ...others, berlin])).toEqual(new Set())
  expect(addressesThatLookAlike([berlin, ...others, like(berlin)])).toEqual(
    new Set([berlin, like(berlin)]),
  )
})
