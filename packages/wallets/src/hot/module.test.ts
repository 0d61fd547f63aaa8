import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { hotModule } from "./module.js"

test("it is always on the network Public, and nobody need be asked for that [S3.24 S3.25]", async () => {
  expect(await hotModule().getNetwork?.()).toEqual({
    network: "mainnet",
    networkPassphrase: networks.Public,
  })
})

test("on a server nobody is there, and asking says so", async () => {
  expect(await hotModule().isAvailable()).toBe(false)
  await expect(hotModule().getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "HOT answers web pages only.",
  })
})
