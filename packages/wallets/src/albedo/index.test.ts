import { networks } from "@alidade/core"
import { expect, test } from "vitest"
import { albedo } from "./index.js"

test("the module says who it is and what it can do [S3.7 S3.8 S3.9 S3.10 S3.11 S3.13]", () => {
  const module = albedo()
  expect(module).toMatchObject({
    productId: "albedo",
    productName: "Albedo",
    productUrl: "https://albedo.link",
    moduleType: "HOT_WALLET",
    capabilities: {
      networks: [networks.Public, networks.Testnet],
      authEntry: [],
      message: true,
      network: "none",
      silentRestore: false,
      accountSelection: true,
      gesture: true,
    },
  })
  expect(module.productIcon).toMatch(/albedo\/icon\.svg$/)
  expect(module.signAuthEntry).toBeUndefined()
  expect(module.getNetwork).toBeUndefined()
  expect(module.restore).toBeUndefined()
})

test("on a server nobody is there, and asking says why", async () => {
  const module = albedo()
  expect(await module.isAvailable()).toBe(false)
  await expect(module.getAddress()).rejects.toMatchObject({
    kind: "unsupported",
    message: "Albedo opens a window, which only pages can.",
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
    await expect(albedo().signTransaction?.("AAAA", { networkPassphrase })).rejects.toMatchObject({
      kind: "unsupported",
      code: -3,
      message: "Albedo signs for the networks Public and Testnet alone.",
    })
  }
})
