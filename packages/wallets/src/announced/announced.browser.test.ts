import { createKit, type Kit, networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { followAnnounced } from "./index.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

function createWallet(fields: object = {}) {
  const wallet = {
    getAddress: vi.fn(async () => ({ address: account })),
    signTransaction: vi.fn(async () => ({})),
  }
  const info = Object.freeze({
    version: 1,
    id: "org.example.plumb",
    name: "Plumb",
    icon: "data:image/png,plumb",
    url: "https://plumb.example",
    capabilities: Object.freeze({}),
    ...fields,
  })
  const detail = Object.freeze({ info, wallet })
  const announce = () =>
    window.dispatchEvent(new CustomEvent("stellar:announce-wallet", { detail }))
  return { wallet, announce }
}

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

function follow(storage: Parameters<typeof createKit>[0]["storage"] = null): Kit {
  const kit = createKit({ network: networks.Testnet, wallets: [], storage })
  const stop = followAnnounced(kit, [])
  ending.push(stop, kit.destroy)
  return kit
}

const listed = (kit: Kit) => kit.getState().allowedWallets.map(({ name }) => name)

test("lists a wallet that announces itself before or after the page asks, once", async () => {
  const early = createWallet()
  window.addEventListener("stellar:request-wallets", early.announce)
  ending.push(() => window.removeEventListener("stellar:request-wallets", early.announce))
  const kit = follow()
  await expect.poll(() => listed(kit)).toEqual(["Plumb"])
  expect(kit.getState().allowedWallets[0]).toMatchObject({ foundOnPage: true })
  early.announce()
  createWallet({ id: "org.example.late", name: "Late", icon: "data:image/png,late" }).announce()
  await expect.poll(() => listed(kit)).toEqual(["Plumb", "Late"])
})

test("calls no function of the wallet before the user connects it", async () => {
  const { wallet, announce } = createWallet()
  const kit = follow()
  announce()
  await expect.poll(() => kit.getState().allowedWallets[0]?.isAvailable).toBe(true)
  expect(wallet.getAddress).not.toHaveBeenCalled()
  await kit.connect("org.example.plumb")
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: account })
})

test("the first wallet with an id keeps it", async () => {
  const [first, second] = [
    createWallet(),
    createWallet({ name: "Impostor", icon: "data:image/png,impostor" }),
  ]
  const kit = follow()
  first.announce()
  second.announce()
  await expect.poll(() => listed(kit)).toEqual(["Plumb"])
  await kit.connect("org.example.plumb")
  expect(first.wallet.getAddress).toHaveBeenCalled()
  expect(second.wallet.getAddress).not.toHaveBeenCalled()
})

test("restores a remembered connection when its wallet announces itself", async () => {
  const kept = new Map<string, string>([
    ["alidade:connection", JSON.stringify({ walletId: "org.example.plumb", address: account })],
  ])
  const kit = follow({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
  const { wallet, announce } = createWallet()
  announce()
  await expect.poll(() => kit.getState().status).toBe("connected")
  expect(wallet.getAddress).toHaveBeenCalledWith({ skipRequestAccess: true })
})

test("lists at most twenty, and none after it was stopped or the kit has ended", async () => {
  const kit = follow()
  for (let at = 0; at < 25; at++) {
    const letter = String.fromCharCode(97 + at)
    createWallet({
      id: `org.example.${letter}`,
      name: `Plumb ${letter}${letter}`,
      icon: `data:image/png,${letter}`,
    }).announce()
  }
  await expect.poll(() => listed(kit).length).toBe(20)
  const other = follow()
  other.destroy()
  createWallet().announce()
  await Promise.resolve()
  expect(listed(other)).toEqual([])
})
