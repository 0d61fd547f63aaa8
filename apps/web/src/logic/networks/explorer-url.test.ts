import { expect, test } from "vitest"
import { explorerUrlOf } from "./explorer-url.js"

const base = "https://explorer.example/testnet"
const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const hash = "3389E9F0F1A65F19736CACF544C2E825313E8447F569233BB8DB39AA607C8889"

test.each([
  ["an account", { address: account }, `account/${account}`],
  [
    "a muxed account's account",
    { address: muxed },
    "account/GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
  ],
  ["a contract", { address: contract }, `contract/${contract}`],
  ["an asset", { asset: `USDC:${account}` }, `asset/USDC-${account}`],
  ["a transaction", { transaction: hash }, `tx/${hash.toLowerCase()}`],
])("leads to %s", (_, subject, path) => {
  expect(explorerUrlOf(base, subject)).toBe(`${base}/${path}`)
})

test.each([
  { address: account.replace("X", "Y") },
  { address: "../elsewhere" },
  { asset: "native" },
  { asset: `A/B:${account}` },
  { asset: `USDC:${contract}` },
  { transaction: `${hash}/..` },
  { transaction: "" },
])("has no page for %j", (subject) => {
  expect(explorerUrlOf(base, subject)).toBeUndefined()
})
