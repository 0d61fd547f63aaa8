import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import { CONNECTION_KEY, type KitStorage } from "../state/persistence.js"

/** The example address published by SEP-53. */
const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
let kit: Kit
let frame: HTMLIFrameElement

const remembered = JSON.stringify({ walletId: "test", address })

/** A frame that acts as another tab. */
beforeEach(() => {
  frame = document.body.appendChild(document.createElement("iframe"))
})
afterEach(() => {
  kit.destroy()
  frame.remove()
  localStorage.clear()
})

/** Creates a kit that is connected from the stored connection under a key. */
async function connectAs(
  key: string,
  storage?: KitStorage,
  forgetAccess = (): void => {},
): Promise<void> {
  localStorage.setItem(key, remembered)
  kit = createKit({
    network: networks.Testnet,
    ...(storage && { storage }),
    wallets: [
      {
        productId: "test",
        productName: "Test Wallet",
        productUrl: "https://wallet.example",
        productIcon: "icon.svg",
        moduleType: "HOT_WALLET",
        isAvailable: async () => true,
        getAddress: () => new Promise(() => {}),
        forgetAccess,
      },
    ],
  })
  await vi.waitUntil(() => kit.getState().status === "connected")
}

/** Acts in the other window, and waits until this one has received the event. */
async function inOtherTab(act: (other: Window) => void): Promise<void> {
  const received = new Promise((resolve) => {
    window.addEventListener("storage", resolve, { once: true })
  })
  act(frame.contentWindow!)
  await received
}

test("follows a disconnect in another tab, but not a frame clearing its sessionStorage", async () => {
  const forgetAccess = vi.fn()
  await connectAs(CONNECTION_KEY, undefined, forgetAccess)
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
  sessionStorage.setItem("a frame's", "own")
  await inOtherTab((other) => other.sessionStorage.clear())
  expect(kit.getState().status).toBe("connected")
  expect(forgetAccess).not.toHaveBeenCalled()
  await inOtherTab((other) => other.localStorage.removeItem(CONNECTION_KEY))
  await vi.waitUntil(() => kit.getState().status === "disconnected")
  expect(forgetAccess, "this tab's own access ends too").toHaveBeenCalledTimes(1)
})

test("a connection ended in another tab does not return when a new one fails", async () => {
  await connectAs(CONNECTION_KEY)
  const rejected = expect(kit.connect("test")).rejects.toMatchObject({ kind: "aborted" })
  await inOtherTab((other) => other.localStorage.clear())
  expect(kit.getState()).toMatchObject({ status: "connecting" })
  await vi.waitUntil(() => kit.getState().pending.length === 1)
  kit.cancel(kit.getState().pending[0]!.id)
  await rejected
  expect(kit.getState().status).toBe("disconnected")
})

test("follows a storage that prefixes the kit's names, but no other prefix", async () => {
  const prefixed = (key: string): string => `ours:${key}`
  await connectAs(prefixed(CONNECTION_KEY), {
    getItem: (key) => localStorage.getItem(prefixed(key)),
    setItem: (key, value) => localStorage.setItem(prefixed(key), value),
    removeItem: (key) => localStorage.removeItem(prefixed(key)),
  })
  const theirs = `theirs:${CONNECTION_KEY}`
  localStorage.setItem(theirs, remembered)
  await inOtherTab((other) => other.localStorage.removeItem(theirs))
  expect(kit.getState().status).toBe("connected")
  await inOtherTab((other) => other.localStorage.removeItem(prefixed(CONNECTION_KEY)))
  expect(kit.getState().status).toBe("disconnected")
})

test("a late event does not end or forget a newer connection", async () => {
  await connectAs(CONNECTION_KEY)
  await inOtherTab(({ localStorage: other }) => {
    other.removeItem(CONNECTION_KEY)
    other.setItem(CONNECTION_KEY, remembered)
  })
  expect(kit.getState().status).toBe("connected")
  expect(localStorage.getItem(CONNECTION_KEY)).toBe(remembered)
})
