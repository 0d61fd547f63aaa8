import fc from "fast-check"
import { expect, test } from "vitest"
import { createKit } from "../kit.js"
import { networks } from "../networks/networks.js"
import { rememberedConnection } from "./remembered.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const connection = { walletId: "freighter", address }

test("reads a remembered connection from a cookie's value, and leaves out what is not part of it", () => {
  expect(rememberedConnection(JSON.stringify(connection))).toEqual(connection)
  const device = { ...connection, path: "44'/148'/1'", transport: "extension" }
  expect(rememberedConnection(JSON.stringify({ ...device, trust: "proven" }))).toEqual(device)
  expect(
    rememberedConnection(JSON.stringify({ ...connection, path: "../", transport: "<b>" })),
  ).toEqual(connection)
})

test.each([
  undefined,
  null,
  "",
  "{",
  "null",
  "[]",
  "1",
  { ...connection },
  encodeURIComponent(JSON.stringify(connection)),
  JSON.stringify({ walletId: "freighter" }),
  JSON.stringify({ address }),
  JSON.stringify({ ...connection, walletId: "" }),
  JSON.stringify({ ...connection, walletId: { toString: "freighter" } }),
  JSON.stringify({ ...connection, address: { length: 56 } }),
  JSON.stringify({ ...connection, address: address.replace("CP7L", "CP7M") }),
  `[${"[".repeat(5000)}`,
  JSON.stringify({ ...connection, more: "x".repeat(5000) }),
])("no connection is remembered by %j", (value) => {
  expect(rememberedConnection(value)).toBeUndefined()
})

test("any cookie gives a connection that a kit takes, or none, and never throws", () => {
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom(address, "freighter", "44'/148'/0'"))
  const record = fc.record({ walletId: part, address: part, path: part }, { requiredKeys: [] })
  const cookie = fc.oneof(
    fc.string(),
    fc.json(),
    record.map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(cookie, (value) => {
      const remembered = rememberedConnection(value)
      if (remembered) expect(remembered.address).toBe(address)
      const kit = createKit({ network: networks.Testnet, wallets: [], storage: null, remembered })
      expect(kit.getState().status).toBe("disconnected")
      kit.destroy()
    }),
  )
})
