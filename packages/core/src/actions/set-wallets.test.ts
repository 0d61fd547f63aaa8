import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, memoryStorage, otherKeys, testWallet } from "../../test/wallet.js"
import type { WalletCard, WalletModule } from "../contract/wallet.js"
import type { Kit } from "../kit-interface.js"
import { CONNECTION_KEY } from "../state/persistence.js"

const address = keys.publicKey()
const aborted = { kind: "aborted" }
const never = new Promise<never>(() => {})
const wallet = (id: string, more: Partial<WalletModule> = {}) =>
  testWallet({ productId: id, productName: id, ...more })
const ids = (kit: Kit) => kit.getState().allowedWallets.map(({ id }) => id)

/** A kit whose engine is loaded, and its disconnect events. */
async function loadedKit(...[wallets, config]: Parameters<typeof kitOf>) {
  const kit = kitOf(wallets, config)
  await kit.refreshSupportedWallets()
  const disconnected = vi.fn()
  kit.on("disconnect", disconnected)
  return { kit, disconnected }
}

describe("the list of wallets", () => {
  test("follows the given order, and new wallets are probed like the others", async () => {
    const [a, b] = [wallet("a"), wallet("b")]
    const { kit } = await loadedKit([a, b])
    const absent = wallet("absent", { isAvailable: async () => false })
    const isAvailable = vi.fn(async () => true)
    void kit.setWallets([absent, wallet("c", { isAvailable }), b, a])
    expect(ids(kit), "at once").toEqual(["b", "a", "absent", "c"])
    expect(kit.getState().probing).toBe(true)
    await vi.waitUntil(() => !kit.getState().probing)
    expect(isAvailable).toHaveBeenCalledOnce()
    expect(ids(kit)).toEqual(["c", "b", "a", "absent"])
  })

  test("keeps the state of a wallet that stays, and its connection", async () => {
    const a = wallet("a")
    const { kit, disconnected } = await loadedKit([a, wallet("b")], { storage: memoryStorage() })
    await kit.connect("a")
    const [before, { pending: _, allowedWallets, ...connection }] = [a.calls.length, kit.getState()]
    const signed = kit.signMessage("Hi.")
    await kit.setWallets([wallet("c"), a])
    expect(kit.getState()).toMatchObject({ ...connection, probing: expect.any(Boolean) })
    expect(kit.getState().allowedWallets).toContain(allowedWallets[0])
    await expect(signed).resolves.toMatchObject({ verified: "signature" })
    a.change({ address: otherKeys.publicKey() })
    expect(kit.getState().activeAddress, "still watched").toBe(otherKeys.publicKey())
    expect(a.calls.slice(before)).toEqual(["signMessage"])
    expect(disconnected).not.toHaveBeenCalled()
  })

  test("two wallets with the same id are refused, and the wallets stay", async () => {
    const { kit } = await loadedKit([wallet("a")])
    await expect(kit.setWallets([wallet("b"), wallet("b")])).rejects.toMatchObject({
      kind: "bad-request",
      message: "Two wallets of the kit have the same productId.",
    })
    expect(ids(kit)).toEqual(["a"])
    await expect(kit.connect("a")).resolves.toMatchObject({ address })
  })

  test("a removed wallet that is selected is selected no longer, and cannot be used", async () => {
    const { kit, disconnected } = await loadedKit([wallet("a"), wallet("b")])
    kit.setWallet("a")
    await kit.setWallets([wallet("b")])
    expect(kit.getState().selectedModuleId).toBeUndefined()
    expect(disconnected, "nobody was connected").not.toHaveBeenCalled()
    await expect(kit.connect("a")).rejects.toThrow('Wallet id "a" is not supported')
    await expect(kit.connect()).rejects.toThrow("Please set the wallet first")
  })

  test("a removed wallet that announces itself or answers its probe late changes nothing", async () => {
    const late: ((here: boolean) => void)[] = []
    const stopped = vi.fn()
    let arrive = () => {}
    const old = wallet("a", {
      isAvailable: () => new Promise((resolve) => late.push(resolve)),
      onArrival: (arrived) => {
        arrive = arrived
        return stopped
      },
    })
    const { kit } = await loadedKit([old])
    await kit.setWallets([wallet("a", { isAvailable: async () => false })])
    expect(stopped).toHaveBeenCalledOnce()
    await vi.waitUntil(() => !kit.getState().probing)
    for (const answer of late) answer(true)
    arrive()
    await Promise.resolve()
    expect(kit.getState().allowedWallets).toMatchObject([{ id: "a", isAvailable: false }])
  })
})

describe("removing the connected wallet", () => {
  const connection = { [CONNECTION_KEY]: JSON.stringify({ walletId: "a", address }) }

  test("disconnects it, tells it and the app, forgets it, and ends its requests", async () => {
    const [disconnect, unwatch] = [vi.fn(async () => {}), vi.fn()]
    const storage = memoryStorage()
    const a = wallet("a", { disconnect, signMessage: () => never, watch: () => unwatch })
    const b = wallet("b")
    const { kit, disconnected } = await loadedKit([a, b], { storage })
    await kit.connect("a")
    const refused = expect(kit.signMessage("Hi.")).rejects.toMatchObject(aborted)
    const done = kit.setWallets([b])
    expect(kit.getState()).toMatchObject({ status: "disconnected", selectedModuleId: undefined })
    expect(disconnected).toHaveBeenCalledOnce()
    await refused
    await done
    expect(disconnect).toHaveBeenCalledOnce()
    expect(storage.getItem(CONNECTION_KEY)).toBeNull()
    expect(kit.getState().pending).toEqual([])
    expect(unwatch).toHaveBeenCalledOnce()
    await expect(kit.connect("b")).resolves.toMatchObject({ address })
  })

  test("replacing it by another object of the same id does the same, and uses the new one", async () => {
    const [old, fresh] = [wallet("a"), wallet("a")]
    const { kit, disconnected } = await loadedKit([old])
    await kit.connect("a")
    await kit.setWallets([fresh])
    expect(disconnected).toHaveBeenCalledOnce()
    await kit.connect("a")
    expect([old, fresh].map(({ calls }) => calls)).toEqual([["getAddress"], ["getAddress"]])
  })

  test("ends a restore before the engine is loaded, and forgets the connection", async () => {
    const storage = memoryStorage(connection)
    const [a, b] = [wallet("a"), wallet("b")]
    const kit = kitOf([a, b], { storage, remembered: { walletId: "a", address } })
    expect(kit.getState().status).toBe("restoring")
    const restored = kit.restore()
    await kit.setWallets([b])
    await restored
    expect(ids(kit)).toEqual(["b"])
    expect(kit.getState()).toMatchObject({ status: "disconnected", selectedModuleId: undefined })
    expect(storage.getItem(CONNECTION_KEY)).toBeNull()
  })

  test("forgets a connection that could not be restored", async () => {
    const storage = memoryStorage(connection)
    const restore = () => Promise.reject(new TypeError("gone"))
    const { kit } = await loadedKit([wallet("a", { restore })], { storage })
    await kit.restore()
    expect(kit.getState()).toMatchObject({ status: "disconnected", previous: { walletId: "a" } })
    await kit.setWallets([wallet("b")])
    expect(kit.getState()).not.toHaveProperty("previous")
    expect(kit.getState()).not.toHaveProperty("error")
    expect(storage.getItem(CONNECTION_KEY)).toBeNull()
  })
})

describe("while a wallet is connecting", () => {
  /** A wallet that answers when the test says so. */
  function slowWallet(id: string, more: Partial<WalletModule> = {}) {
    let answer = () => {}
    const getAddress = () =>
      new Promise<{ address: string }>((resolve) => {
        answer = () => resolve({ address: otherKeys.publicKey() })
      })
    return { slow: wallet(id, { getAddress, ...more }), answer: () => answer() }
  }
  const requested = (kit: Kit) => vi.waitUntil(() => kit.getState().pending.length > 0)

  test("removing it disconnects", async () => {
    const disconnect = vi.fn(async () => {})
    const { slow } = slowWallet("slow", { disconnect })
    const { kit, disconnected } = await loadedKit([slow])
    const refused = expect(kit.connect("slow")).rejects.toMatchObject(aborted)
    await requested(kit)
    await kit.setWallets([])
    await refused
    expect(kit.getState()).toMatchObject({ status: "disconnected", allowedWallets: [] })
    expect(disconnect).toHaveBeenCalledOnce()
    expect(disconnected).toHaveBeenCalledOnce()
  })

  test("removing it returns to the current connection and what its wallet reported meanwhile", async () => {
    const storage = memoryStorage()
    const [a, { slow }] = [wallet("a"), slowWallet("slow")]
    const { kit, disconnected } = await loadedKit([a, slow], { storage })
    await kit.connect("a")
    const refused = expect(kit.connect("slow")).rejects.toMatchObject(aborted)
    await requested(kit)
    a.change({ address: otherKeys.publicKey() })
    void kit.setWallets([a])
    expect(kit.getState()).toMatchObject({
      status: "connected",
      selectedModuleId: "a",
      activeAddress: otherKeys.publicKey(),
    })
    await refused
    expect(kit.getState().status).toBe("connected")
    expect(disconnected).not.toHaveBeenCalled()
    expect(storage.getItem(CONNECTION_KEY)).toContain(otherKeys.publicKey())
  })

  test("removing a third wallet keeps the connection to return to", async () => {
    const [a, { slow }] = [wallet("a"), slowWallet("slow")]
    const { kit } = await loadedKit([a, slow, wallet("b")])
    await kit.connect("a")
    const connecting = kit.connect("slow")
    const refused = expect(connecting).rejects.toMatchObject(aborted)
    await requested(kit)
    await kit.setWallets([a, slow])
    expect(kit.getState().status).toBe("connecting")
    kit.cancel(connecting.id)
    await refused
    expect(kit.getState()).toMatchObject({ status: "connected", selectedModuleId: "a" })
  })

  test("removing the current one lets the other continue, with nothing to return to", async () => {
    const disconnect = vi.fn(async () => {})
    const [a, { slow, answer }] = [wallet("a", { disconnect }), slowWallet("slow")]
    const { kit, disconnected } = await loadedKit([a, slow])
    await kit.connect("a")
    const connecting = kit.connect("slow")
    await requested(kit)
    await kit.setWallets([slow])
    expect(kit.getState()).toMatchObject({ status: "connecting", selectedModuleId: "slow" })
    expect(kit.getState()).not.toHaveProperty("current")
    expect(disconnected).toHaveBeenCalledOnce()
    expect(disconnect).toHaveBeenCalledOnce()
    answer()
    await expect(connecting).resolves.toMatchObject({ address: otherKeys.publicKey() })
  })
})

describe("before, during and after", () => {
  function cardOf(id: string, load: WalletCard["load"]): WalletCard {
    const { productName, productUrl, productIcon, moduleType } = wallet(id)
    return { productId: id, productName, productUrl, productIcon, moduleType, load }
  }

  test("works before the engine is loaded, and ends what waits for a removed wallet", async () => {
    const [a, b] = [wallet("a"), wallet("b")]
    const kit = kitOf([a])
    const refused = expect(kit.connect("a")).rejects.toMatchObject(aborted)
    const replaced = kit.setWallets([b])
    const connected = expect(kit.connect("b")).resolves.toMatchObject({ address })
    await Promise.all([refused, replaced, connected])
    expect(ids(kit)).toEqual(["b"])
    expect(a.calls).toEqual([])
  })

  test("loads and probes nothing until the wallets are probed", async () => {
    const load = vi.fn(async () => wallet("b"))
    const kit = kitOf([wallet("a")])
    await kit.setWallets([cardOf("b", load)])
    expect(load).not.toHaveBeenCalled()
    await expect(kit.refreshSupportedWallets()).resolves.toMatchObject([
      { id: "b", isAvailable: true },
    ])
    expect(load).toHaveBeenCalledOnce()
  })

  test("a module that loads after its card was replaced is not used, and loads when it returns", async () => {
    const loads: ((module: WalletModule) => void)[] = []
    const load = () => new Promise<WalletModule>((resolve) => loads.push(resolve))
    const [old, fresh, again] = [wallet("a"), wallet("a"), wallet("a")]
    const card = cardOf("a", load)
    const kit = kitOf([card])
    const refused = expect(kit.connect("a")).rejects.toMatchObject(aborted)
    await vi.waitUntil(() => loads.length === 1)
    await kit.setWallets([fresh])
    await refused
    loads[0]?.(old)
    await new Promise(setImmediate)
    await kit.connect("a")
    expect([old.calls, fresh.calls]).toEqual([[], ["getAddress"]])

    await kit.setWallets([card])
    const connected = kit.connect("a")
    await vi.waitUntil(() => loads.length === 2)
    loads[1]?.(again)
    await connected
    expect(again.calls).toEqual(["getAddress"])
  })

  test("changes the list after destroy too, and probes nothing", async () => {
    const { kit } = await loadedKit([wallet("a")])
    kit.destroy()
    const isAvailable = vi.fn(async () => true)
    await kit.setWallets([wallet("b", { isAvailable })])
    expect(kit.getState()).toMatchObject({ allowedWallets: [{ id: "b" }], probing: false })
    expect(isAvailable).not.toHaveBeenCalled()
  })
})
