import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { card } from "./card.js"
import { hotModule } from "./module.js"

test("always reports the Public network, without a request [S3.24 S3.25]", async () => {
  expect(await hotModule(card).getNetwork?.()).toEqual({
    network: "mainnet",
    networkPassphrase: networks.Public,
  })
})

test("is unavailable on a server, and its calls say so", async () => {
  expect(await hotModule(card).isAvailable()).toBe(false)
  await expect(hotModule(card).getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "HOT only works in a browser.",
  })
})
