import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import { connectionsOf } from "../state/connections.js"
import { CONNECTION_KEY } from "../state/persistence.js"

const one = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const two = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
let kit: Kit
let frame: HTMLIFrameElement

/** A frame acts as another tab. This one has wallet A with account one, active, and wallet B with account two. */
beforeEach(async () => {
  frame = document.body.appendChild(document.createElement("iframe"))
  store({ ...a, others: [b] }, localStorage)
  const walletOf = (productId: string) => ({
    productId,
    productName: productId,
    productUrl: "https://wallet.example",
    productIcon: "icon.svg",
    moduleType: "HOT_WALLET" as const,
    isAvailable: async () => true,
    getAddress: () => new Promise<never>(() => {}),
  })
  kit = createKit({ network: networks.Testnet, wallets: [walletOf("a"), walletOf("b")] })
  await vi.waitUntil(() => kit.getState().status === "connected")
})
afterEach(() => {
  kit.destroy()
  frame.remove()
  localStorage.clear()
})

const a = { walletId: "a", address: one }
const b = { walletId: "b", address: two }
const alsoB = { walletId: "b", address: one }
const store = (record: object, storage: Storage): void =>
  storage.setItem(CONNECTION_KEY, JSON.stringify(record))
const listed = () =>
  connectionsOf(kit.getState()).map(({ walletId, address }) => ({ walletId, address }))

/** Another tab writes its connections, and this one has received them. */
async function otherTabHas(record: object): Promise<void> {
  const received = new Promise((resolve) =>
    window.addEventListener("storage", resolve, { once: true }),
  )
  store(record, frame.contentWindow!.localStorage)
  await received
}

test("another tab ends it: active: ends here too, and the next becomes active", async () => {
  await otherTabHas(b)
  await expect.poll(listed).toEqual([b])
  await expect.poll(() => kit.getState().status).toBe("connected")
})

test("another tab ends it: inactive: ends here too", async () => {
  await otherTabHas(a)
  await expect.poll(listed).toEqual([a])
})

test("another tab switches or adds: active: stays. inactive: the list follows", async () => {
  await otherTabHas({ ...b, others: [a] })
  await otherTabHas({ ...alsoB, others: [b, a] })
  await expect.poll(listed).toEqual([a, alsoB, b])
  expect(kit.getState().status).toBe("connected")
})

test("a connection that another tab replaces continues here, without its replacement", async () => {
  await otherTabHas({ ...alsoB, others: [b] })
  await expect.poll(listed).toEqual([a, b])
})
