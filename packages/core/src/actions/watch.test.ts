import { afterEach, expect, test, vi } from "vitest"
import { keys, memoryStorage, otherKeys, testWallet } from "../../test/wallet.js"
import { WalletError } from "../contract/errors.js"
import type { WalletChange, WalletModule } from "../contract/wallet.js"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import { CONNECTION_KEY } from "../state/persistence.js"

const other = otherKeys.publicKey()
let kit: Kit
afterEach(() => kit.destroy())

/** A kit connected to a wallet that answers no signature request. */
async function connected(overrides: Partial<WalletModule> = {}, storage = memoryStorage()) {
  const wallet = testWallet({ signMessage: () => new Promise(() => {}), ...overrides })
  kit = createKit({ network: networks.Testnet, wallets: [wallet], storage })
  await kit.connect("test")
  await kit.preload()
  return wallet
}

test("an account change in the wallet updates the active address and ends the old account's requests", async () => {
  const storage = memoryStorage()
  const wallet = await connected({}, storage)
  const walletNetwork = await kit.getNetwork()
  const signed = kit.signMessage("hello")
  wallet.change({ address: other })
  await expect(signed).rejects.toMatchObject({ kind: "wrong-account", code: -3 })
  expect(kit.getState()).toMatchObject({
    activeAddress: other,
    trust: "reported",
    locked: false,
    walletNetwork,
    pending: [],
  })
  expect(storage.getItem(CONNECTION_KEY)).toContain(other)
})

test("a wallet that switches to the account of a request does not end that request", async () => {
  const wallet = await connected()
  const named = kit.signMessage("hello", { address: other })
  const former = kit.signMessage("hello")
  wallet.change({ address: other })
  await expect(former).rejects.toMatchObject({ kind: "wrong-account" })
  const { activeAddress, pending } = kit.getState()
  expect(activeAddress).toBe(other)
  expect(pending.map(({ address }) => address)).toEqual([other])
  for (const { id } of pending) kit.cancel(id)
  await expect(named).rejects.toMatchObject({ kind: "aborted" })
})

test("ignores invalid addresses from any source", async () => {
  const wallet = await connected()
  for (const address of ["G", `${other.slice(0, -1)}A`, keys.secret()]) wallet.change({ address })
  expect(kit.getState()).toMatchObject({ activeAddress: keys.publicKey(), locked: false })
})

test("an empty address means locked: the connection stays, and unlocks with the address", async () => {
  const wallet = await connected()
  wallet.change({ address: "" })
  expect(kit.getState()).toMatchObject({
    status: "connected",
    activeAddress: keys.publicKey(),
    locked: true,
  })
  wallet.change({ address: keys.publicKey() })
  expect(kit.getState()).toMatchObject({ locked: false })
})

test("keeps the latest reason for an empty address, if the wallet reports one", async () => {
  const wallet = await connected()
  wallet.change({ address: "", reason: "account" })
  expect(kit.getState()).toMatchObject({ locked: true, lockedReason: "account" })
  wallet.change({ address: "", reason: "locked" })
  expect(kit.getState()).toMatchObject({ locked: true, lockedReason: "locked" })
  wallet.change({ address: "" })
  expect(kit.getState()).toMatchObject({ locked: true })
  expect(kit.getState()).not.toHaveProperty("lockedReason")
  wallet.change({ address: "", reason: "account" })
  wallet.change({ address: keys.publicKey() })
  expect(kit.getState()).toMatchObject({ locked: false })
  expect(kit.getState()).not.toHaveProperty("lockedReason")
})

const stale = new WalletError("page-stale", "Turned off. Reload this page.")

test("a wallet that the page has lost stays connected, is marked as lost, and is no longer watched", async () => {
  let stopped = 0
  const listeners: ((change: WalletChange) => void)[] = []
  await connected({
    watch: (listener) => {
      listeners.push(listener)
      return () => void stopped++
    },
  })
  for (const notify of listeners) notify({ lost: stale })
  expect(kit.getState()).toMatchObject({
    status: "connected",
    activeAddress: keys.publicKey(),
    lost: { kind: "page-stale", message: stale.message },
  })
  expect(stopped).toBe(1)
})

test("a wallet that is lost while its connection is accepted is connected, and marked as lost", async () => {
  await connected({
    watch: (listener) => {
      listener({ lost: stale })
      return () => {}
    },
  })
  expect(kit.getState()).toMatchObject({ status: "connected", lost: { kind: "page-stale" } })
})

test("the requests of a wallet that the page has lost end, but for one whose user is choosing a party", async () => {
  const wallet = await connected({
    signMessage: (message, { ui } = {}) => {
      if (message === "choose") ui?.show({ kind: "parties", accounts: [], choose() {} })
      return new Promise(() => {})
    },
  })
  kit.attachScreen()
  const signed = kit.signMessage("hello")
  const chosen = kit.signMessage("choose")
  await vi.waitUntil(() => kit.getState().pending.some(({ prompt }) => prompt))
  wallet.change({ lost: stale })
  await expect(signed).rejects.toMatchObject({ kind: "page-stale", message: stale.message })
  expect(kit.getState().pending.map(({ payload }) => payload)).toEqual(["choose"])
  kit.cancel(chosen.id)
  await expect(chosen).rejects.toMatchObject({ kind: "aborted" })
})

test("a request that finds the page stale marks the wallet as lost too", async () => {
  await connected({ signMessage: () => Promise.reject(stale) })
  await expect(kit.signMessage("hello")).rejects.toMatchObject({ kind: "page-stale" })
  expect(kit.getState()).toMatchObject({
    status: "connected",
    lost: { kind: "page-stale", walletId: "test" },
  })
  await kit.connect("test")
  expect(kit.getState()).not.toHaveProperty("lost")
})

test("a connection that the wallet ends is forgotten, and its requests end", async () => {
  const storage = memoryStorage()
  const wallet = await connected({}, storage)
  const signed = kit.signMessage("hello")
  let disconnects = 0
  kit.on("disconnect", () => void disconnects++)
  wallet.change({ ended: true })
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
  expect(kit.getState()).not.toHaveProperty("activeAddress")
  expect(disconnects).toBe(1)
  expect(storage.getItem(CONNECTION_KEY)).toBeNull()
})

test("a disconnect stops watching", async () => {
  let watches = 0
  await connected({
    watch: () => {
      watches++
      return () => void watches--
    },
  })
  expect(watches).toBe(1)
  await kit.disconnect()
  expect(watches).toBe(0)
})
