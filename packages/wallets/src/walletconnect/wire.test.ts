import { Networks } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { readLink } from "./links.js"
import { caipChains } from "./wire.js"

test("the chains of the stellar namespace are Public and Testnet [S3.56 S3.57]", () => {
  expect(caipChains).toEqual({
    [Networks.PUBLIC]: "stellar:pubnet",
    [Networks.TESTNET]: "stellar:testnet",
  })
})

test.each([
  ["freighterwallet://wc-redirect", "freighterwallet://wc-redirect/"],
  ["lobstr://", "lobstr://"],
  ["metamask:", "metamask://"],
  ["https://lobstr.co/uni/wc", "https://lobstr.co/uni/wc/"],
])("accepts the link %s", (link, base) => {
  expect(readLink(link)).toBe(base)
})

test.each([
  null,
  7,
  "",
  "wallet",
  "javascript:alert(1)",
  "JavaScript://wallet",
  "data:text/html,x",
  "intent://x",
  "http://wallet.example",
  "https://",
  "https://localhost",
  "https://user:word@wallet.example",
  "https://wallet.example?x=1",
  "wallet://x y",
  "wallet://x#y",
  `wallet://${"x".repeat(400)}`,
])("rejects the link %j", (link) => {
  expect(readLink(link)).toBeUndefined()
})
