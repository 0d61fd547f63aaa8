import { afterEach, beforeEach, expect, test } from "vitest"
import { installSandbox } from "../browser/index.js"
import { privatePage } from "../wallet/extension-page.js"
import type { SimulatedWallet } from "../wallet/install-wallet.js"
import type { RabetObject } from "./object.js"

let wallet: SimulatedWallet
let rabet: RabetObject

beforeEach(async () => {
  const extensionPage = privatePage() as ReturnType<typeof privatePage> & { rabet?: RabetObject }
  wallet = installSandbox({ wallets: ["rabet"], page: extensionPage }).wallets.rabet
  await expect.poll(() => extensionPage.rabet).toBeDefined()
  rabet = extensionPage.rabet!
})

afterEach(async () => {
  await wallet.reset()
  wallet.uninstall()
})

test("RA5-stale: connect and sign fail with no-message-received, close ends, other calls never settle", async () => {
  await wallet.update({ quirks: { "RA5-stale": true } })
  const settled: string[] = []
  const never = [rabet.isUnlocked(), rabet.getNetwork(), rabet.disconnect()]
  for (const call of never) {
    void call.finally(() => settled.push("a call that never settles"))
  }
  const lost = { error: "no-message-received" }
  await expect(rabet.connect()).rejects.toEqual(lost)
  await expect(rabet.sign("AAAA", "testnet")).rejects.toEqual(lost)
  await expect(rabet.close()).resolves.toBeUndefined()
  expect(settled).toEqual([])
  expect(wallet.getState().waiting).toEqual([])

  await wallet.update({ quirks: { "RA5-stale": false } })
  expect(await rabet.isUnlocked()).toBe(true)
})

test("RA5-stale: reports no changes of account or network", async () => {
  const events: string[] = []
  rabet.on("accountChanged", () => events.push("account"))
  rabet.on("networkChanged", () => events.push("network"))
  await wallet.update({ account: wallet.accounts[1]!.address, network: "public" })
  expect(events).toEqual(["account", "network"])
  await wallet.update({ quirks: { "RA5-stale": true } })
  await wallet.update({ account: wallet.accounts[0]!.address, network: "testnet" })
  expect(events).toEqual(["account", "network"])
})
