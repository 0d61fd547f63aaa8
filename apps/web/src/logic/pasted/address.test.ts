import { expect, test } from "vitest"
import { isFederationName, readDestination } from "./address.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("reads an account and trims white space", () => {
  expect(readDestination(` ${account}\n`)).toEqual({ account })
})

test("reads the account of a muxed address", () => {
  const muxed = "MBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCAAAAAAAAAAAA7JMO"
  expect(readDestination(muxed)).toEqual({ account })
})

test("rejects a contract with a reason", () => {
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  expect(readDestination(contract)).toEqual({ problem: "contract" })
})

test("detects a typo by the checksum", () => {
  expect(readDestination(account.replace("X", "Y"))).toEqual({
    problem: "invalid",
    error: expect.objectContaining({ message: expect.stringContaining("checksum") }),
  })
})

test("names the domain that a federation name must be looked up at", () => {
  expect(readDestination(" bob*example.org ")).toEqual({
    problem: "lookUpFirst",
    domain: "example.org",
  })
  expect(isFederationName("maria@mail.example*example.org")).toBe(true)
  for (const text of ["bob", "bob*", "*example.org", "a*b*c", "a b*example.org", "<a>*b"]) {
    expect(isFederationName(text), text).toBe(false)
  }
})

test("never repeats a secret key", () => {
  const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
  const read = readDestination(seed)
  expect(read).toMatchObject({
    error: { message: expect.stringContaining("secret key") },
  })
  expect(JSON.stringify(read)).not.toContain(seed.slice(1, 12))
})
