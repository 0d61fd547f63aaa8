import { expect, test } from "vitest"
import { readAccountChange, readChange } from "./wire.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("reads the account of a change: alone, in a list, or none", () => {
  for (const accounts of [address, [address], [address, "other"]])
    expect(readAccountChange(accounts)).toEqual({ address })
  for (const accounts of [null, undefined, [], [null], "other", { 0: "other" }])
    expect(readAccountChange(accounts)).toEqual({ address: "" })
})

test("reads nothing from a change that throws", () => {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  expect(readAccountChange(proxy)).toEqual({ address: "" })
  expect(readChange(proxy)).toEqual({})
})
