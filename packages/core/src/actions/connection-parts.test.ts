import { beforeEach, expect, test, vi } from "vitest"
import { keys, otherKeys, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"

const imported = vi.fn((): void | Promise<void> => {})
/** The verbs are imported anew after this. */
const unload = () =>
  vi.doMock("./with-connection.js", async (importOriginal) => {
    await imported()
    return importOriginal()
  })

beforeEach(() => {
  vi.resetModules()
  imported.mockReset()
  unload()
})

/** A kit of a page that has loaded nothing yet. */
async function freshKit(wallet = testWallet()) {
  const { createKit, networks } = await import("../index.js")
  return createKit({ network: networks.Testnet, storage: null, wallets: [wallet] })
}

test("a page that only lists wallets loads no code for a connection", async () => {
  const kit = await freshKit()
  await kit.refreshSupportedWallets()
  expect(imported).not.toHaveBeenCalled()
  await kit.preload()
  expect(imported).toHaveBeenCalledOnce()
})

test("a connection loads the code for signatures, too", async () => {
  const kit = await freshKit()
  await kit.connect("test")
  await vi.waitUntil(() => imported.mock.calls.length > 0)
})

test("an account change ends a signature that waits for a call before it, unless it names the new account", async () => {
  let arrive = () => {}
  const wallet = testWallet({ signMessage: () => new Promise(() => {}) })
  const slow = testWallet({ productId: "slow" })
  const card = {
    ...slow,
    load: () =>
      new Promise<WalletModule>((resolve) => {
        arrive = () => resolve(slow)
      }),
  }
  const { createKit, networks } = await import("../index.js")
  const kit = createKit({ network: networks.Testnet, storage: null, wallets: [wallet, card] })
  await kit.connect("test")
  const connection = kit.connect("slow")
  const signed = kit.signMessage("hi")
  const named = kit.signMessage("hi", { address: otherKeys.publicKey() })
  kit.cancel(connection.id)
  wallet.change({ address: otherKeys.publicKey() })
  await expect(connection).rejects.toMatchObject({ kind: "aborted" })
  await expect(signed).rejects.toMatchObject({ kind: "wrong-account" })
  arrive()
  await vi.waitUntil(() => kit.getState().pending.length > 0)
  expect(kit.getState().pending).toMatchObject([{ id: named.id }])
  kit.cancel(named.id)
  await expect(named).rejects.toMatchObject({ kind: "aborted" })
})

test("a connection whose code cannot be loaded fails, and the next one loads it", async () => {
  const kit = await freshKit()
  imported.mockImplementation(() => {
    throw new TypeError("offline")
  })
  await expect(kit.connect("test")).rejects.toMatchObject({
    kind: "external",
    reason: { key: "engineMissing" },
  })
  expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
  imported.mockReset()
  unload()
  await expect(kit.connect("test")).resolves.toEqual({ address: keys.publicKey() })
  expect(kit.signer()).toMatchObject({ address: keys.publicKey() })
})

test("a signature whose code cannot be loaded fails, and the next one loads it", async () => {
  const kit = await freshKit()
  imported.mockImplementation(() => {
    throw new TypeError("offline")
  })
  kit.setWallet("test")
  const options = { address: keys.publicKey() }
  await expect(kit.signMessage("hi", options)).rejects.toMatchObject({
    kind: "external",
    reason: { key: "engineMissing" },
  })
  expect(kit.getState().pending).toEqual([])
  imported.mockReset()
  unload()
  await expect(kit.signMessage("hi", options)).resolves.toMatchObject({ verified: "signature" })
})
