import { Keypair } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { testAccounts } from "./test-accounts.js"

test("fresh accounts differ each time, and are two", () => {
  const addresses = [...testAccounts(), ...testAccounts()].map(({ address }) => address)
  expect(new Set(addresses).size).toBe(4)
})

test("an own key comes first, with a fresh account to switch to", () => {
  const key = Keypair.random()
  const [first, second, ...others] = testAccounts([{ secret: key.secret(), name: "Savings" }])
  expect(first).toEqual({ name: "Savings", address: key.publicKey(), secret: key.secret() })
  expect(second).toMatchObject({ name: "Account 2" })
  expect(others).toEqual([])
})

test("names the account whose text is no secret key, and never prints it", () => {
  const wrong = `${Keypair.random().secret().slice(0, -1)}!`
  const make = () => testAccounts([{ secret: Keypair.random().secret() }, { secret: wrong }])
  expect(make).toThrow("accounts[1].secret is no secret key")
  expect(make).not.toThrow(wrong)
})
