import { afterEach, expect, test } from "vitest"
import { keys, otherKeys, testWallet } from "../test/wallet.js"
import { createKit, type Kit } from "./kit.js"
import { networks } from "./networks.js"
import type { WalletModule } from "./wallet.js"

const other = otherKeys.publicKey()
let kit: Kit
afterEach(() => kit.destroy())

/** A kit connected to a wallet that answers no signature. */
async function connected(overrides: Partial<WalletModule> = {}) {
  const wallet = testWallet({ signMessage: () => new Promise(() => {}), ...overrides })
  kit = createKit({ network: networks.Testnet, wallets: [wallet], storage: null })
  await kit.connect("test")
  return wallet
}

test("an account changed in the wallet becomes the active one and ends what was asked of the former", async () => {
  const wallet = await connected()
  const signed = kit.signMessage("hello")
  wallet.change({ address: other })
  await expect(signed).rejects.toMatchObject({ kind: "wrong-account", code: -3 })
  expect(kit.getState()).toMatchObject({ activeAddress: other, trust: "reported", pending: [] })
})

test("a wallet that turns to the account which a request names does not end that request", async () => {
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

test("an address that is none is not taken, whoever says it", async () => {
  const wallet = await connected()
  for (const address of ["G", `${other.slice(0, -1)}A`, keys.secret()]) wallet.change({ address })
  expect(kit.getState()).toMatchObject({ activeAddress: keys.publicKey(), locked: false })
})

test("an empty address is a lock: the connection stands, and opens again with the address", async () => {
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

test("a connection that the wallet has ended is ended and forgotten, and what was asked of it too", async () => {
  const wallet = await connected()
  const signed = kit.signMessage("hello")
  let told = 0
  kit.on("disconnect", () => void told++)
  wallet.change({ ended: true })
  await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
  expect(kit.getState()).not.toHaveProperty("activeAddress")
  expect(told).toBe(1)
})
