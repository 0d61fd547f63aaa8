import { beforeEach, expect, test, vi } from "vitest"
import { keys, otherKeys, testWallet } from "../../test/wallet.js"

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

test("a page that only lists wallets loads no code for signatures", async () => {
  const kit = await freshKit()
  await kit.refreshSupportedWallets()
  expect(imported).not.toHaveBeenCalled()
  await kit.preload()
  expect(imported).toHaveBeenCalledOnce()
})

test("a connection loads the code for signatures", async () => {
  const kit = await freshKit()
  await kit.connect("test")
  await vi.waitUntil(() => imported.mock.calls.length > 0)
})

test("an account change ends a signature whose code is loading, unless it names the new account", async () => {
  let arrive = () => {}
  imported.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const wallet = testWallet({ signMessage: () => new Promise(() => {}) })
  const kit = await freshKit(wallet)
  await kit.connect("test")
  const signed = kit.signMessage("hi")
  const named = kit.signMessage("hi", { address: otherKeys.publicKey() })
  wallet.change({ address: otherKeys.publicKey() })
  await expect(signed).rejects.toMatchObject({ kind: "wrong-account" })
  arrive()
  await vi.waitUntil(() => kit.getState().pending.length > 0)
  expect(kit.getState().pending).toMatchObject([{ id: named.id }])
  kit.cancel(named.id)
  await expect(named).rejects.toMatchObject({ kind: "aborted" })
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
