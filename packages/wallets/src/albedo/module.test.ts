import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { albedoModule } from "./module.js"

test("on a server nobody is there, and asking says why", async () => {
  const module = albedoModule()
  expect(await module.isAvailable()).toBe(false)
  await expect(module.getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "Albedo opens a window, so it works in web pages only.",
  })
})

test("AL6: every other network, and none, is refused before anything opens", async () => {
  for (const networkPassphrase of [
    networks.Futurenet,
    networks.Standalone,
    "testnet",
    "constructor",
    undefined,
  ]) {
    await expect(
      albedoModule().signTransaction?.("AAAA", { networkPassphrase }),
    ).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
      message: "Albedo signs for the networks Public and Testnet alone.",
    })
  }
})
