import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { card } from "./card.js"
import { albedoModule } from "./module.js"

test("on a server it is unavailable, and calls reject with the reason", async () => {
  const module = albedoModule(card)
  expect(await module.isAvailable()).toBe(false)
  await expect(module.getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "Albedo opens a window, so it works in web pages only.",
  })
})

test("AL6: rejects any other network, or none, before a window opens", async () => {
  for (const networkPassphrase of [
    networks.Futurenet,
    networks.Standalone,
    "testnet",
    "constructor",
    undefined,
  ]) {
    await expect(
      albedoModule(card).signTransaction?.("AAAA", { networkPassphrase }),
    ).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
      message: "Albedo signs for the Public and Testnet networks only.",
    })
  }
})
