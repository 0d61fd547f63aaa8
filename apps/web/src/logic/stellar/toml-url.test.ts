import { expect, test } from "vitest"
import { tomlUrlOf } from "./toml-url.js"

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
