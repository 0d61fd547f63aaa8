import { expect, test } from "vitest"
import { tomlUrlOf } from "../stellar/toml-url.js"
import { listsAsset } from "./stellar-toml.js"

const issuer = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const other = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

const toml = `
VERSION = "2.0.0"
code = "TOP"
[DOCUMENTATION]
code = "DOC"
issuer = "${issuer}"
[[CURRENCIES]]
code = "USDC" # dollars
issuer = "${issuer}"
[[CURRENCIES]]\r
  issuer = '${other}'\r
  code='EURC'\r
[[CURRENCIES]]
code = "ONLY"
[[VALIDATORS]]
issuer = "${issuer}"
`

test("finds an asset with its issuer in one entry", () => {
  expect(listsAsset(toml, "USDC", issuer)).toBe(true)
  expect(listsAsset(toml, "EURC", other)).toBe(true)
})

test.each([
  ["another issuer's asset of the same code", "USDC", other],
  ["a code and an issuer of two entries", "EURC", issuer],
  ["an entry whose issuer is in another table", "ONLY", issuer],
  ["a code and an issuer of another table", "DOC", issuer],
  ["a code in lower case", "usdc", issuer],
])("doesn't accept %s", (_, code, from) => {
  expect(listsAsset(toml, code, from)).toBe(false)
})

test.each([
  ["issuer.example", "https://issuer.example/.well-known/stellar.toml"],
  ["localhost:8000", "http://localhost:8000/.well-known/stellar.toml"],
  ["localhost.example", "https://localhost.example/.well-known/stellar.toml"],
  ["issuer.example/path", undefined],
  ["user@issuer.example", undefined],
  ["issuer.example?", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
])("the file of %j is at %s", (domain, url) => {
  expect(tomlUrlOf(domain)).toBe(url)
})
