import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { hot } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.13]", () => {
  const module = hot()
  expect(module).toMatchObject({
    productId: "hot-wallet",
    productName: "HOT Wallet",
    productUrl: "https://hot-labs.org/wallet",
    moduleType: "HOT_WALLET",
    capabilities: {
      networks: [networks.Public],
      authEntry: ["v1"],
      message: true,
      network: "binding",
      silentRestore: false,
      accountSelection: true,
      gesture: false,
    },
  })
  expect(module.productIcon).toMatch(/hot\/icon\.svg$/)
})

test("it is always on the network Public, and nobody need be asked for that [S3.24 S3.25]", async () => {
  expect(await hot().getNetwork?.()).toEqual({
    network: "mainnet",
    networkPassphrase: networks.Public,
  })
})

test("a remembered connection is taken at its word: there is no way to ask without a window", () => {
  expect(hot().restore).toBeUndefined()
})

test("on a server nobody is there, and asking says so", async () => {
  expect(await hot().isAvailable()).toBe(false)
  await expect(hot().getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "HOT answers web pages only.",
  })
})
