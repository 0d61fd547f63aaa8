import { afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, memoryStorage, otherKeys, testWallet } from "../../test/wallet.js"
import { limits } from "../contract/limits.js"
import type { WalletModule } from "../contract/wallet.js"
import { CONNECTION_KEY } from "../state/persistence.js"
import type { KitState } from "../state/state.js"

const address = keys.publicKey()
/** Loads the engine before a test installs fake timers. */
beforeAll(async () => void (await import("../engine.js")))
afterEach(() => void vi.useRealTimers())

const remembered = () =>
  memoryStorage({
    [CONNECTION_KEY]: JSON.stringify({ walletId: "test", address }),
  })

test("shows the remembered address while the wallet is asked, then connects", async () => {
  const kit = kitOf([testWallet()], { storage: remembered() })
  const states: KitState[] = []
  kit.subscribe(() => states.push(kit.getState()))
  await kit.restore()
  expect(states).toContainEqual(
    expect.objectContaining({
      status: "restoring",
      activeAddress: address,
      trust: "remembered",
    }),
  )
  expect(kit.getState()).toMatchObject({ status: "connected", trust: "reported", locked: false })
})

test("trusts the remembered address if the wallet cannot be asked without a window", async () => {
  const wallet = testWallet({ restore: undefined })
  const kit = kitOf([wallet], { storage: remembered() })
  await kit.restore()
  expect(kit.getState()).toMatchObject({
    status: "connected",
    trust: "remembered",
    activeAddress: address,
    usedWallets: [],
  })
  expect(wallet.calls).toEqual([])
})

describe("a wallet with several transports", () => {
  const memory = (transport: string) =>
    memoryStorage({
      [CONNECTION_KEY]: JSON.stringify({ walletId: "test", address, transport }),
    })

  test("is restored through the one it was connected through, also if that arrives late", async () => {
    vi.useFakeTimers()
    let transport = "window"
    const wallet = testWallet({ restore: undefined, transport })
    Object.defineProperty(wallet, "transport", { get: () => transport })
    const storage = memory("extension")
    const kit = kitOf([wallet], { storage })
    const restored = kit.restore()
    await vi.advanceTimersByTimeAsync(300)
    expect(kit.getState().status).toBe("restoring")
    transport = "extension"
    await vi.advanceTimersByTimeAsync(200)
    await restored
    expect(kit.getState()).toMatchObject({ status: "connected", trust: "remembered" })
    expect(JSON.parse((await storage.getItem(CONNECTION_KEY))!)).toMatchObject({
      transport: "extension",
    })
  })

  test("is not restored through another, and says so", async () => {
    vi.useFakeTimers()
    const kit = kitOf([testWallet({ restore: undefined, transport: "window" })], {
      storage: memory("extension"),
    })
    const restored = kit.restore()
    await vi.advanceTimersByTimeAsync(limits.restore + 200)
    await restored
    expect(kit.getState()).toMatchObject({
      status: "disconnected",
      error: { message: expect.stringMatching(/through its extension.* its window/) },
      previous: { walletId: "test", address },
    })
  })
})

/** A wallet that is unavailable until the test lets it arrive. */
function lateWallet(restore?: WalletModule["restore"]) {
  let arrived = (): void => {}
  const wallet = testWallet({
    restore,
    isAvailable: async () => false,
    onArrival: (arrive) => {
      arrived = arrive
      return () => {}
    },
  })
  return { wallet, arrive: () => arrived() }
}

test.each([
  ["restores", vi.fn(async () => ({ address })).mockReturnValueOnce(new Promise(() => {}))],
  ["does not restore", undefined],
])(
  "a wallet that %s and is silent is reported gone, and returns when it arrives",
  async (_, restore) => {
    vi.useFakeTimers()
    const { wallet, arrive } = lateWallet(restore)
    const unwatched = vi.fn()
    wallet.watch = () => unwatched
    const storage = remembered()
    const kit = kitOf([wallet], { storage })
    void kit.refreshSupportedWallets()
    void kit.restore()
    await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
    expect(kit.getState()).toMatchObject({
      status: "disconnected",
      error: { kind: "not-installed", walletId: "test" },
      previous: { walletId: "test", address },
    })
    expect(storage.getItem(CONNECTION_KEY)).not.toBeNull()
    expect(unwatched).toHaveBeenCalledTimes(restore ? 0 : 1)
    arrive()
    await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
    expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
    expect(kit.getState()).not.toHaveProperty("error")
  },
)

test("keeps the connection after a failed restore, until it is forgotten", async () => {
  const failing = testWallet({ restore: () => Promise.reject(new Error("broken")) })
  const storage = remembered()
  const kit = kitOf([failing], { storage })
  await kit.restore()
  expect(kit.getState()).toMatchObject({ previous: { walletId: "test", address } })
  await kit.disconnect()
  expect(kit.getState()).not.toHaveProperty("previous")
  expect(kit.getState()).not.toHaveProperty("error")
  expect(storage.getItem(CONNECTION_KEY)).toBeNull()
})

test("a remembered wallet that arrives late stays connected throughout", async () => {
  vi.useFakeTimers()
  const { wallet, arrive } = lateWallet()
  const kit = kitOf([wallet], { storage: remembered() })
  void kit.refreshSupportedWallets()
  await kit.restore()
  const seen = new Set([kit.getState().status])
  kit.subscribe(() => seen.add(kit.getState().status))
  await vi.advanceTimersByTimeAsync(limits.restore / 2)
  arrive()
  await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
  expect([...seen]).toEqual(["connected"])
})

test("a remembered wallet that is gone is reported after another connection was canceled", async () => {
  vi.useFakeTimers()
  const absent = testWallet({ restore: undefined, isAvailable: async () => false })
  const slow = testWallet({ productId: "slow", getAddress: () => new Promise(() => {}) })
  const kit = kitOf([absent, slow], { storage: remembered() })
  await kit.restore()
  const cancelled = expect(kit.connect("slow")).rejects.toMatchObject({ kind: "aborted" })
  await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
  kit.cancel(kit.getState().pending[0]!.id)
  await cancelled
  expect(kit.getState().status).toBe("connected")
  await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
  expect(kit.getState()).toMatchObject({ previous: { walletId: "test", address } })
})

test("a wallet that this page cannot reach is not reported as turned off", async () => {
  vi.useFakeTimers()
  const obstacle = "Test does not answer pages inside a frame."
  const wallet = testWallet({
    restore: undefined,
    isAvailable: async () => false,
    obstacle: () => obstacle,
  })
  const kit = kitOf([wallet], { storage: remembered() })
  await kit.restore()
  await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
  expect(kit.getState()).toMatchObject({ error: { kind: "unsupported", message: obstacle } })
})

test("an available wallet that does not answer the restore is not reported as gone", async () => {
  vi.useFakeTimers()
  const kit = kitOf([testWallet({ restore: () => new Promise(() => {}) })], {
    storage: remembered(),
  })
  await kit.refreshSupportedWallets()
  void kit.restore()
  await vi.advanceTimersByTimeAsync(5000)
  expect(kit.getState()).toMatchObject({
    error: { kind: "timeout" },
    previous: { walletId: "test", address },
  })
})

test("a disconnect during an asynchronous storage read is not undone by its result", async () => {
  const sync = remembered()
  const storage = { ...sync, getItem: async (key: string) => sync.getItem(key) }
  const kit = kitOf([testWallet()], { storage })
  const restored = kit.restore()
  await kit.disconnect()
  await restored
  expect(kit.getState()).toMatchObject({ status: "disconnected" })
  // A connection that is remembered later, as by another tab, counts again.
  sync.setItem(CONNECTION_KEY, JSON.stringify({ walletId: "test", address }))
  await kit.restore()
  expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
})

test("does not disturb a connection attempt", async () => {
  const slow = testWallet({ productId: "slow", getAddress: () => new Promise(() => {}) })
  const kit = kitOf([testWallet(), slow], { storage: remembered() })
  const connecting = kit.connect("slow")
  await kit.restore()
  expect(kit.getState()).toMatchObject({ status: "connecting", selectedModuleId: "slow" })
  kit.cancel(connecting.id)
  await expect(connecting).rejects.toMatchObject({ kind: "aborted" })
})

test.each(["succeeds", "fails"])(
  "a restore that %s late does not affect a newer connection",
  async (how) => {
    let end: (() => void) | undefined
    const restore = () =>
      new Promise<{ address: string }>((resolve, reject) => {
        const reply = { address: otherKeys.publicKey() }
        end = () => (how === "fails" ? reject(new Error("broken")) : resolve(reply))
      })
    const other = testWallet({ productId: "other" })
    const kit = kitOf([testWallet({ restore }), other], { storage: remembered() })
    const restoring = kit.restore()
    await vi.waitUntil(() => end)
    await kit.connect("other")
    await kit.getNetwork()
    const before = kit.getState()
    end?.()
    await restoring
    expect(kit.getState()).toBe(before)
  },
)

test("a restore that is aborted by its signal keeps who was connected", async () => {
  const restore = vi.fn(() => new Promise<null>(() => {}))
  const kit = kitOf([testWallet({ restore })], { storage: remembered() })
  const controller = new AbortController()
  const restoring = kit.restore({ signal: controller.signal })
  await vi.waitUntil(() => restore.mock.calls.length)
  controller.abort()
  await restoring
  expect(kit.getState()).toMatchObject({
    status: "disconnected",
    error: { kind: "aborted" },
    previous: { walletId: "test", address },
  })
})

test("a wallet that has signed meanwhile is not reported as gone", async () => {
  vi.useFakeTimers()
  const { wallet } = lateWallet()
  const kit = kitOf([wallet], { storage: remembered() })
  await kit.restore()
  await kit.signMessage("hello")
  await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
  expect(kit.getState()).toMatchObject({ status: "connected", trust: "reported" })
})

test("a kit that was destroyed meanwhile neither connects nor watches", async () => {
  const sync = remembered()
  const watch = vi.fn(() => () => {})
  let answer: (() => void) | undefined
  const restore = () =>
    new Promise<{ address: string }>((resolve) => {
      answer = () => resolve({ address })
    })
  const asking = kitOf([testWallet({ restore, watch })], { storage: sync })
  const restored = asking.restore()
  await vi.waitUntil(() => answer)
  asking.destroy()
  answer?.()
  await restored

  const storage = { ...sync, getItem: async (key: string) => sync.getItem(key) }
  const reading = kitOf([testWallet({ watch })], { storage })
  await reading.preload()
  const read = reading.restore()
  reading.destroy()
  await read
  expect(watch).not.toHaveBeenCalled()
  expect(reading.getState().status).toBe("disconnected")
})

test("a storage that never answers does not block anything", async () => {
  vi.useFakeTimers()
  const storage = { ...memoryStorage(), getItem: () => new Promise<null>(() => {}) }
  const kit = kitOf([testWallet()], { storage })
  const both = Promise.all([kit.restore(), kit.refreshSupportedWallets()])
  await vi.advanceTimersByTimeAsync(5000)
  const [, wallets] = await both
  expect(wallets).toMatchObject([{ id: "test", isAvailable: true }])
  expect(kit.getState()).toMatchObject({ status: "disconnected", probing: false })
})

test("a destroyed kit does not go on waiting for its storage", async () => {
  vi.useFakeTimers()
  const storage = { ...memoryStorage(), getItem: () => new Promise<null>(() => {}) }
  const kit = kitOf([testWallet()], { storage })
  const both = Promise.all([kit.restore(), kit.refreshSupportedWallets()])
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  kit.destroy()
  await both
  expect(vi.getTimerCount()).toBe(0)
})

test("stored data is not trusted: garbage and unknown wallets are ignored", async () => {
  for (const text of [
    "{",
    "null",
    "7",
    '{"walletId":"test","address":"<b>"}',
    `{"walletId":"test","address":"${address.slice(0, -1)}A"}`,
    `{"walletId":"gone","address":"${address}"}`,
  ]) {
    const kit = kitOf([testWallet()], {
      storage: memoryStorage({ [CONNECTION_KEY]: text }),
    })
    await kit.restore()
    expect(kit.getState().status).toBe("disconnected")
  }
})

test("the server snapshot contains only what the app passes", () => {
  const kit = kitOf([testWallet()], { storage: remembered() })
  expect(kit.getServerState().status).toBe("disconnected")
  const prefilled = kitOf([testWallet()], { remembered: { walletId: "test", address } })
  expect(prefilled.getServerState()).toMatchObject({ status: "restoring", activeAddress: address })
  // A visitor can write any cookie.
  const forged = kitOf([testWallet()], { remembered: { walletId: "test", address: "<b>" } })
  expect(forged.getServerState().status).toBe("disconnected")
})
