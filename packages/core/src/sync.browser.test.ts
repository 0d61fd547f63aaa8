import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createKit, type Kit } from "./kit.js"
import { networks } from "./networks.js"
import { storageKeys } from "./persistence.js"

/** Published by SEP-53 as its example. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
let kit: Kit
let frame: HTMLIFrameElement

/** A kit that is connected as this origin's storage remembers, and a frame that stands for another tab. */
beforeEach(async () => {
  localStorage.setItem(storageKeys.connection, JSON.stringify({ walletId: "test", address }))
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
  })
  await vi.waitUntil(() => kit.getState().status === "connected")
  frame = document.body.appendChild(document.createElement("iframe"))
})
afterEach(() => {
  kit.destroy()
  frame.remove()
  localStorage.clear()
})

/** Does something in the other window, and waits until this one has heard of it. */
async function inOtherTab(act: (other: Window) => void): Promise<void> {
  const heard = new Promise((resolve) => {
    window.addEventListener("storage", resolve, { once: true })
  })
  act(frame.contentWindow!)
  await heard
}

test("a disconnect in another tab is followed; a sessionStorage that a frame clears is none", async () => {
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
  sessionStorage.setItem("a frame's", "own")
  await inOtherTab((other) => other.sessionStorage.clear())
  expect(kit.getState().status).toBe("connected")
  await inOtherTab((other) => other.localStorage.removeItem(storageKeys.connection))
  expect(kit.getState().status).toBe("disconnected")
})

test("a connection that was ended in another tab does not come back when a new one is not made", async () => {
  const asked = expect(kit.connect("test")).rejects.toMatchObject({ kind: "aborted" })
  await inOtherTab((other) => other.localStorage.clear())
  expect(kit.getState()).toMatchObject({ status: "connecting" })
  await vi.waitUntil(() => kit.getState().pending.length === 1)
  kit.cancel(kit.getState().pending[0]!.id)
  await asked
  expect(kit.getState().status).toBe("disconnected")
})
