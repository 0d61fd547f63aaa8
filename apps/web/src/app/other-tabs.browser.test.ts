import { createKit, type Kit, networks } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { followOtherTabs } from "./other-tabs.js"
import { keptAs, storageFor } from "./preferences.js"

/** Published by SEP-53 as its example. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const remembered = JSON.stringify({ walletId: "test", address })
const connection = keptAs("sandbox", "alidade:connection")
let kit: Kit
let stop: () => void
let other: HTMLIFrameElement

/** A kit that is connected as this page remembers it in the sandbox, and a frame that stands for another tab. */
beforeEach(async () => {
  localStorage.setItem(connection, remembered)
  kit = createKit({
    network: networks.Testnet,
    wallets: [
      {
        productId: "test",
        productName: "Test Wallet",
        productUrl: "https://wallet.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: () => new Promise(() => {}),
      },
    ],
    storage: storageFor("sandbox"),
  })
  stop = followOtherTabs(kit, "sandbox")
  other = document.body.appendChild(document.createElement("iframe"))
  await vi.waitUntil(() => kit.getState().status === "connected")
})
afterEach(() => {
  stop()
  kit.destroy()
  other.remove()
  localStorage.clear()
})

/** Does something in the other window, and waits until this one has heard of it. */
async function inOtherTab(act: (storage: Storage) => void): Promise<void> {
  const heard = new Promise((resolve) => {
    window.addEventListener("storage", resolve, { once: true })
  })
  act(other.contentWindow!.localStorage)
  await heard
}

test("a disconnect in another tab of the same mode is followed, and one of the other mode is not", async () => {
  localStorage.setItem(keptAs("live", "alidade:connection"), remembered)
  await inOtherTab((storage) => storage.removeItem(keptAs("live", "alidade:connection")))
  expect(kit.getState().status).toBe("connected")
  await inOtherTab((storage) => storage.removeItem(connection))
  expect(kit.getState().status).toBe("disconnected")
})

test("a storage that is cleared ends the connection", async () => {
  await inOtherTab((storage) => storage.clear())
  expect(kit.getState().status).toBe("disconnected")
})

test("what was connected again before this tab has heard of the end is neither ended nor forgotten", async () => {
  await inOtherTab((storage) => {
    storage.removeItem(connection)
    storage.setItem(connection, remembered)
  })
  expect(kit.getState().status).toBe("connected")
  expect(localStorage.getItem(connection)).toBe(remembered)
})
