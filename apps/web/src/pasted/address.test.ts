import { expect, test } from "vitest"
import { readDestination } from "./address.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test("an account is itself, spaces around it left off", () => {
  expect(readDestination(` ${account}\n`)).toEqual({ account })
})

test("of a muxed address, the account behind it is what must exist", () => {
  const muxed = "MBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCAAAAAAAAAAAA7JMO"
  expect(readDestination(muxed)).toEqual({ account })
})

test("a contract is refused, and why", () => {
  const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
  expect(readDestination(contract)).toEqual({ problem: expect.stringContaining("Contract call") })
})

test("a slip of a letter is found by the checksum", () => {
  expect(readDestination(account.replace("X", "Y"))).toEqual({
    problem: expect.stringContaining("checksum"),
  })
})

test("a federation address is named", () => {
  expect(readDestination("bob*example.org")).toEqual({
    problem: expect.stringContaining("aren’t supported"),
  })
})

test("a secret key is never repeated", () => {
  const seed = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW"
  const read = readDestination(seed)
  expect(read).toEqual({ problem: expect.stringContaining("secret key") })
  expect(JSON.stringify(read)).not.toContain(seed.slice(1, 12))
})
