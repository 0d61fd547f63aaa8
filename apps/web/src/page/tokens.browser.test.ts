import { expect, test } from "vitest"
import { openTokens, type Token } from "./tokens.js"

const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const token: Token = { contract, name: "native" }

test("keeps tokens for one network and one mode", () => {
  const list = openTokens("live", "Testnet")
  expect(list.put(token)).toBe(true)
  expect(list.getState()).toEqual([token])
  expect(openTokens("live", "Public").getState()).toEqual([])
  expect(openTokens("sandbox", "Testnet").getState()).toEqual([])
  list.remove(token)
  expect(list.getState()).toEqual([])
})

test.each([
  ["an account", { contract: contract.replace("C", "G"), name: "x" }],
  ["a contract with a typing error", { contract: `${contract.slice(0, -1)}A`, name: "x" }],
  ["a name that is too long", { contract, name: "x".repeat(61) }],
  ["no name", { contract }],
])("skips %s in the storage", (_, item) => {
  const network = `damaged ${JSON.stringify(item).length}`
  const key = `alidade-web:live:${encodeURIComponent(`tokens:${network}`)}/${item.contract}`
  localStorage.setItem(key, JSON.stringify({ at: 1, item }))
  expect(openTokens("live", network).getState()).toEqual([])
  localStorage.removeItem(key)
})
