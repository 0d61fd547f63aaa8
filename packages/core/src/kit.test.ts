import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { keys, memoryStorage, otherKeys, type TestWallet, testWallet } from "../test/wallet.js"
import type { KitConfig } from "./config.js"
import { createKit, type Kit } from "./kit.js"
import { limits } from "./limits.js"
import { networks } from "./networks.js"
import { storageKeys } from "./persistence.js"
import type { KitState } from "./state.js"
import type { WalletModule } from "./wallet.js"

const address = keys.publicKey()
const kits: Kit[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.useRealTimers()
})

function kitOf(wallets: WalletModule[], config: Partial<KitConfig> = {}): Kit {
  const kit = createKit({ network: networks.Testnet, wallets, storage: null, ...config })
  kits.push(kit)
  return kit
}

describe("a kit that is made", () => {
  test("outside a browser asks nobody anything", () => {
    const isAvailable = vi.fn(async () => true)
    kitOf([testWallet({ isAvailable })])
    expect(isAvailable).not.toHaveBeenCalled()
  })

  test("refuses an unsupported network, takes each of the five and a declared one [S5.1]", () => {
    expect(() => kitOf([], { network: "Mine" })).toThrow('Wallet network "Mine" is not supported')
    expect(Object.keys(networks)).toHaveLength(5)
    for (const network of Object.values(networks)) {
      expect(kitOf([], { network }).getState().selectedNetwork).toBe(network)
    }
    const declared = [{ passphrase: "Mine", name: "My network" }]
    const kit = kitOf([], { network: "Mine", networks: declared })
    expect(kit.getState().selectedNetwork).toBe("Mine")
    expect(kit.networkName("Mine")).toBe("My network")
  })

  test("refuses an unknown wallet id [S5.3]", async () => {
    expect(() => kitOf([], { selectedWalletId: "x" })).toThrow('Wallet id "x" is not supported')
    const kit = kitOf([testWallet()])
    expect(() => kit.setWallet("x")).toThrow('Wallet id "x" is not supported')
    await expect(kit.connect("x")).rejects.toThrow('Wallet id "x" is not supported')
  })

  test("refuses two wallets of one id", () => {
    expect(() => kitOf([testWallet(), testWallet()])).toThrow("same productId")
  })

  test("has the specification's state [S3.45 S3.46 S3.48 S3.49 S3.50]", () => {
    const kit = kitOf([testWallet()], {
      selectedWalletId: "test",
      horizonUrl: "http://localhost:8000",
      modalTheme: { bgColor: "red" },
      buttonTheme: { bgColor: "blue" },
    })
    expect(kit.getState()).toMatchObject({
      status: "disconnected",
      selectedModuleId: "test",
      selectedNetwork: networks.Testnet,
      horizonUrl: "http://localhost:8000",
      modalTheme: { bgColor: "red" },
      buttonTheme: { bgColor: "blue" },
      pending: [],
    })
  })

  test("lists its wallets as descriptors [S3.1 S3.2 S3.3 S3.4 S3.5 S3.6 S3.44]", () => {
    expect(kitOf([testWallet()]).getState().allowedWallets).toEqual([
      {
        id: "test",
        name: "Test Wallet",
        type: "HOT_WALLET",
        icon: "icon.svg",
        isAvailable: false,
        url: "https://wallet.example",
        capabilities: expect.anything(),
      },
    ])
  })

  test("lists each kind of wallet as it is, the one that is held apart from every network too [S3.12 S3.13 S3.14 S3.15]", () => {
    const kinds = ["HW_WALLET", "HOT_WALLET", "BRIDGE_WALLET", "AIR_GAPED_WALLET"] as const
    const wallets = kinds.map((kind) => testWallet({ productId: kind, moduleType: kind }))
    const { allowedWallets } = kitOf(wallets).getState()
    expect(allowedWallets.map(({ type }) => type)).toEqual(kinds)
  })
})

test("setNetwork refuses an unsupported network, and leaves the one that was selected [S5.2]", () => {
  const kit = kitOf([])
  expect(() => kit.setNetwork("Mine")).toThrow('Wallet network "Mine" is not supported')
  expect(kit.getState().selectedNetwork).toBe(networks.Testnet)
})

describe("the Horizon of a network", () => {
  const selected = (kit: Kit) => {
    const { selectedNetwork, horizonUrl } = kit.getState()
    return [selectedNetwork, horizonUrl]
  }
  const declared = [
    { name: "Testnet", passphrase: networks.Testnet, horizonUrl: "http://test" },
    { name: "Mine", passphrase: "Mine", horizonUrl: "http://mine", rpcUrl: "http://mine/rpc" },
    { name: "Public", passphrase: networks.Public },
  ]

  test("setNetwork selects the Horizon declared for the network, there and back", () => {
    const kit = kitOf([], { networks: declared })
    expect(selected(kit)).toEqual([networks.Testnet, "http://test"])
    kit.setNetwork("Mine")
    expect(selected(kit)).toEqual(["Mine", "http://mine"])
    kit.setNetwork(networks.Testnet)
    expect(selected(kit)).toEqual([networks.Testnet, "http://test"])
  })

  test("a network declared without a Horizon, or not at all, never uses another network's", async () => {
    const kit = kitOf([], { networks: declared })
    for (const network of [networks.Public, networks.Futurenet]) {
      kit.setNetwork(network)
      expect(selected(kit)).toEqual([network, undefined])
      await expect(kit.getBalance({ address })).rejects.toThrow("There is no Horizon URL set")
    }
  })

  test("horizonUrl is the Horizon of the first network, and is there again after a change and back", () => {
    const kit = kitOf([], { horizonUrl: "http://first" })
    kit.setNetwork(networks.Public)
    expect(selected(kit)).toEqual([networks.Public, undefined])
    kit.setNetwork(networks.Testnet)
    expect(selected(kit)).toEqual([networks.Testnet, "http://first"])
  })

  test("a network declared twice is refused", () => {
    expect(() => kitOf([], { networks: [...declared, declared[0]!] })).toThrow("same passphrase")
    expect(() => kitOf([], { networks: declared, horizonUrl: "http://x" })).toThrow(
      'Declare the Horizon of Testnet in "networks" alone.',
    )
  })
})

test("the four names that both themes have keep two values apart [S3.43]", () => {
  const named = (value: string) => ({
    bgColor: value,
    textColor: value,
    solidTextColor: value,
    dividerColor: value,
  })
  const kit = kitOf([], { modalTheme: named("a") })
  kit.setTheme({ button: named("b") })
  expect(kit.getState().modalTheme).toEqual(named("a"))
  kit.setTheme({ modal: named("c") })
  expect(kit.getState().buttonTheme).toEqual(named("b"))
})

test("without a wallet set every use fails with code -3 [S5.4]", async () => {
  const kit = kitOf([testWallet()])
  const missing = { code: -3, message: "Please set the wallet first" }
  await expect(kit.connect()).rejects.toMatchObject(missing)
  await expect(kit.signTransaction("AAAA")).rejects.toMatchObject(missing)
  await expect(kit.signAuthEntry("AAAA")).rejects.toMatchObject(missing)
  await expect(kit.signMessage("hi")).rejects.toMatchObject(missing)
  await expect(kit.getNetwork()).rejects.toMatchObject(missing)
})

describe("connecting", () => {
  test("gives the address, and the state carries it [S1.2 S3.16 S3.47 S4.7]", async () => {
    const kit = kitOf([testWallet()])
    await expect(kit.connect("test")).resolves.toEqual({ address })
    expect(kit.getState()).toMatchObject({
      status: "connected",
      selectedModuleId: "test",
      activeAddress: address,
      trust: "reported",
    })
  })

  test("shows the request while it is pending, and tells when it has settled", async () => {
    const kit = kitOf([testWallet()])
    await kit.preload()
    const settled = vi.fn()
    kit.on("requestSettled", settled)
    const asked = kit.connect("test")
    expect(kit.getState().status).toBe("connecting")
    expect(kit.getState().pending).toMatchObject([{ walletId: "test", kind: "connect" }])
    await asked
    expect(kit.getState().pending).toEqual([])
    expect(settled).toHaveBeenCalledOnce()
  })

  test("an address under which the wallet's module has verified a signature is proven", async () => {
    const kit = kitOf([testWallet({ getAddress: async () => ({ address, proven: true }) })])
    await expect(kit.connect("test")).resolves.toEqual({ address })
    expect(kit.getState()).toMatchObject({ status: "connected", trust: "proven" })
  })

  test("works over a storage that throws", async () => {
    const fail = (): never => {
      throw new DOMException("full", "QuotaExceededError")
    }
    const kit = kitOf([testWallet()], {
      storage: { getItem: fail, setItem: fail, removeItem: fail },
    })
    await expect(kit.connect("test")).resolves.toEqual({ address })
    await kit.disconnect()
    expect(kit.getState().status).toBe("disconnected")
  })

  test("a reply that names no Stellar address is refused", async () => {
    for (const reply of [
      null,
      {},
      { address: 7 },
      { address: "GABC" },
      { address: "constructor" },
    ]) {
      const kit = kitOf([testWallet({ getAddress: async () => reply as { address: string } })])
      await expect(kit.connect("test")).rejects.toMatchObject({ kind: "bad-reply" })
      expect(kit.getState()).toMatchObject({ status: "disconnected", error: { kind: "bad-reply" } })
    }
  })

  test("a wallet that is absent is not asked, and its own words say so", async () => {
    const getAddress = vi.fn()
    const absent = { isAvailable: async () => false, getAddress }
    await expect(kitOf([testWallet(absent)]).connect("test")).rejects.toMatchObject({
      kind: "not-installed",
      message: "Test Wallet is not installed",
    })
    await expect(
      kitOf([testWallet({ ...absent, absence: "Test is not connected" })]).connect("test"),
    ).rejects.toMatchObject({ message: "Test is not connected" })
    expect(getAddress).not.toHaveBeenCalled()
  })

  test("a wallet that this page cannot reach is not said to be missing: installing it would not help", async () => {
    const obstacle = () => "Test does not answer pages inside a frame."
    const kit = kitOf([testWallet({ isAvailable: async () => false, obstacle })])
    await expect(kit.connect("test")).rejects.toMatchObject({
      kind: "unsupported",
      message: obstacle(),
    })
  })

  test("no answer ends with kind timeout after the wallet's own limit", async () => {
    vi.useFakeTimers()
    const kit = kitOf([
      testWallet({ limits: { connect: 1000 }, getAddress: () => new Promise(() => {}) }),
    ])
    const asked = kit.connect("test")
    const refused = expect(asked).rejects.toMatchObject({ kind: "timeout" })
    await vi.advanceTimersByTimeAsync(1500)
    await refused
  })

  test("asked for twice of one wallet, as by a double click, is never shown as failed", async () => {
    const answers: (() => void)[] = []
    const kit = kitOf([
      testWallet({
        getAddress: () => new Promise((resolve) => answers.push(() => resolve({ address }))),
      }),
    ])
    const first = expect(kit.connect("test")).rejects.toMatchObject({ kind: "aborted" })
    const second = kit.connect("test")
    await first
    expect(kit.getState()).toMatchObject({ status: "connecting", pending: [{ kind: "connect" }] })
    await vi.waitUntil(() => answers.length > 0)
    for (const answer of answers) answer()
    await second
    expect(kit.getState()).toMatchObject({ status: "connected" })
  })
})

test("disconnecting while another wallet is asked tells the one that stands, and cancels the other's request", async () => {
  const told: string[] = []
  const standing = testWallet({ disconnect: async () => void told.push("standing") })
  const other = testWallet({
    productId: "other",
    getAddress: () => new Promise(() => {}),
    disconnect: async () => void told.push("other"),
  })
  const kit = kitOf([standing, other])
  await kit.connect("test")
  const asked = kit.connect("other")
  const refused = expect(asked).rejects.toMatchObject({ kind: "aborted" })
  await kit.disconnect()
  await refused
  expect(told).toEqual(["standing"])
  expect(kit.getState().status).toBe("disconnected")
})

test("disconnecting clears the active address, emits the event, forgets, cancels [S4.8 S4.9]", async () => {
  const storage = memoryStorage()
  const kit = kitOf([testWallet({ signMessage: () => new Promise(() => {}) })], { storage })
  await kit.connect("test")
  const heard = vi.fn()
  kit.on("disconnect", heard)
  const pending = expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "aborted" })
  await kit.disconnect()
  await pending
  expect(heard).toHaveBeenCalledOnce()
  expect(kit.getState()).toMatchObject({ status: "disconnected", selectedModuleId: "test" })
  expect(kit.getState().activeAddress).toBeUndefined()
  expect(storage.getItem(storageKeys.connection)).toBeNull()
})

test("a connection that stands outlives two that fail, and what its wallet told meanwhile", async () => {
  const wallet = testWallet()
  const kit = kitOf([
    wallet,
    testWallet({ productId: "slow", getAddress: () => new Promise(() => {}) }),
    testWallet({ productId: "refusing", getAddress: () => Promise.reject({ code: -4 }) }),
  ])
  await kit.connect("test")
  const slow = expect(kit.connect("slow")).rejects.toMatchObject({ kind: "aborted" })
  const refused = expect(kit.connect("refusing")).rejects.toMatchObject({ kind: "rejected" })
  wallet.change({ address: otherKeys.publicKey() })
  await slow
  await refused
  expect(kit.getState()).toMatchObject({
    status: "connected",
    selectedModuleId: "test",
    activeAddress: otherKeys.publicKey(),
  })

  const again = expect(kit.connect("slow")).rejects.toMatchObject({ kind: "aborted" })
  wallet.change({ ended: true })
  expect(kit.getState().status).toBe("connecting")
  kit.cancel(kit.getState().pending[0]!.id)
  await again
  expect(kit.getState().status).toBe("disconnected")
})

describe("restoring", () => {
  const remembered = () =>
    memoryStorage({
      [storageKeys.connection]: JSON.stringify({ walletId: "test", address }),
    })

  test("shows the remembered address while the wallet is asked, and ends connected", async () => {
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

  test("a wallet that cannot be asked without a window is taken as remembered, and not asked", async () => {
    const wallet = testWallet({ restore: undefined })
    const kit = kitOf([wallet], { storage: remembered() })
    await kit.restore()
    expect(kit.getState()).toMatchObject({
      status: "connected",
      trust: "remembered",
      activeAddress: address,
      usedWallets: [],
    })
    expect(wallet.asked).toEqual([])
  })

  /** A wallet that is not heard of until the test lets it arrive. */
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
      expect(storage.getItem(storageKeys.connection)).not.toBeNull()
      expect(unwatched).toHaveBeenCalledTimes(restore ? 0 : 1)
      arrive()
      await vi.advanceTimersByTimeAsync(limits.restore + limits.availability)
      expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
      expect(kit.getState()).not.toHaveProperty("error")
    },
  )

  test("who was connected is kept when the restore fails, until it is forgotten", async () => {
    const failing = testWallet({ restore: () => Promise.reject(new Error("broken")) })
    const storage = remembered()
    const kit = kitOf([failing], { storage })
    await kit.restore()
    expect(kit.getState()).toMatchObject({ previous: { walletId: "test", address } })
    await kit.disconnect()
    expect(kit.getState()).not.toHaveProperty("previous")
    expect(kit.getState()).not.toHaveProperty("error")
    expect(storage.getItem(storageKeys.connection)).toBeNull()
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

  test("a remembered wallet that is gone is reported after a connection to another was cancelled", async () => {
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

  test("a wallet that something keeps from this page is not called switched off", async () => {
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

  test("a wallet that is here but does not answer the restore is not called gone", async () => {
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

  test("a disconnect while an asynchronous storage is read is not undone by what comes of it", async () => {
    const sync = remembered()
    const storage = { ...sync, getItem: async (key: string) => sync.getItem(key) }
    const kit = kitOf([testWallet()], { storage })
    const restored = kit.restore()
    await kit.disconnect()
    await restored
    expect(kit.getState()).toMatchObject({ status: "disconnected" })
    // What is remembered later, as by another tab, counts again.
    sync.setItem(storageKeys.connection, JSON.stringify({ walletId: "test", address }))
    await kit.restore()
    expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: address })
  })

  test("a connection that is being made is not disturbed", async () => {
    const slow = testWallet({ productId: "slow", getAddress: () => new Promise(() => {}) })
    const kit = kitOf([testWallet(), slow], { storage: remembered() })
    const connecting = kit.connect("slow")
    await kit.restore()
    expect(kit.getState()).toMatchObject({ status: "connecting", selectedModuleId: "slow" })
    kit.cancel(connecting.id)
    await expect(connecting).rejects.toMatchObject({ kind: "aborted" })
  })

  test("a kit taken down meanwhile connects to nobody and watches nobody", async () => {
    const sync = remembered()
    const watch = vi.fn(() => () => {})
    let answer: (() => void) | undefined
    const restore = () =>
      new Promise<{ address: string }>((resolve) => {
        answer = () => resolve({ address })
      })
    const asking = kitOf([testWallet({ restore, watch })], { storage: sync })
    const asked = asking.restore()
    await vi.waitUntil(() => answer)
    asking.destroy()
    answer?.()
    await asked

    const storage = { ...sync, getItem: async (key: string) => sync.getItem(key) }
    const reading = kitOf([testWallet({ watch })], { storage })
    await reading.preload()
    const read = reading.restore()
    reading.destroy()
    await read
    expect(watch).not.toHaveBeenCalled()
    expect(reading.getState().status).toBe("disconnected")
  })

  test("a storage that never answers keeps nobody waiting", async () => {
    vi.useFakeTimers()
    const storage = { ...memoryStorage(), getItem: () => new Promise<null>(() => {}) }
    const kit = kitOf([testWallet()], { storage })
    const both = Promise.all([kit.restore(), kit.refreshSupportedWallets()])
    await vi.advanceTimersByTimeAsync(5000)
    const [, wallets] = await both
    expect(wallets).toMatchObject([{ id: "test", isAvailable: true }])
    expect(kit.getState()).toMatchObject({ status: "disconnected", probing: false })
  })

  test("what a storage holds is not believed: garbage and unknown wallets are passed over", async () => {
    for (const text of [
      "{",
      "null",
      "7",
      '{"walletId":"test","address":"<b>"}',
      `{"walletId":"test","address":"${address.slice(0, -1)}A"}`,
      `{"walletId":"gone","address":"${address}"}`,
    ]) {
      const kit = kitOf([testWallet()], {
        storage: memoryStorage({ [storageKeys.connection]: text }),
      })
      await kit.restore()
      expect(kit.getState().status).toBe("disconnected")
    }
  })

  test("the server's snapshot knows only what the app tells it", () => {
    const kit = kitOf([testWallet()], { storage: remembered() })
    expect(kit.getServerState().status).toBe("disconnected")
    const told = kitOf([testWallet()], { remembered: { walletId: "test", address } })
    expect(told.getServerState()).toMatchObject({ status: "restoring", activeAddress: address })
    // A cookie is the visitor's to write.
    const lied = kitOf([testWallet()], { remembered: { walletId: "test", address: "<b>" } })
    expect(lied.getServerState().status).toBe("disconnected")
  })
})

describe("availability", () => {
  beforeEach(() => void vi.useFakeTimers())

  const wallet = (
    id: string,
    isAvailable: () => Promise<boolean>,
    more: Partial<WalletModule> = {},
  ): TestWallet => testWallet({ productId: id, isAvailable, ...more })
  const ids = (kit: Kit) =>
    kit.getState().allowedWallets.map(({ id, isAvailable }) => `${id}:${isAvailable}`)

  test("all are asked at once, 500 ms each, and who is silent counts as unavailable [S4.14 S4.15 S9.2]", async () => {
    const silent = vi.fn(() => new Promise<boolean>(() => {}))
    const kit = kitOf([wallet("a", silent), wallet("b", silent), wallet("c", async () => true)])
    const list = kit.refreshSupportedWallets()
    await vi.advanceTimersByTimeAsync(499)
    expect(silent).toHaveBeenCalledTimes(2)
    expect(kit.getState().probing).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await list
    expect(kit.getState().probing).toBe(false)
    expect(ids(kit)).toEqual(["c:true", "a:false", "b:false"])
  })

  test("available ones come first, the most recently used at their head [S2.7 S2.8]", async () => {
    const here = async () => true
    const storage = memoryStorage({ [storageKeys.usedWallets]: '["c","b","gone"]' })
    const kit = kitOf(
      [wallet("a", here), wallet("b", here), wallet("c", async () => false), wallet("d", here)],
      { storage },
    )
    const list = kit.refreshSupportedWallets()
    await vi.advanceTimersByTimeAsync(500)
    await list
    expect(ids(kit)).toEqual(["b:true", "a:true", "d:true", "c:false"])
    expect(kit.getState().usedWallets).toEqual(["c", "b", "gone"])
    await kit.connect("d")
    expect(ids(kit)).toEqual(["d:true", "b:true", "a:true", "c:false"])
    expect(kit.getState().usedWallets).toEqual(["d", "c", "b", "gone"])
  })

  test("one that answers late, or arrives, becomes available without a reload [S4.16]", async () => {
    let late = (_here: boolean): void => {}
    let arrived = (): void => {}
    const kit = kitOf([
      wallet(
        "late",
        () =>
          new Promise((resolve) => {
            late = resolve
          }),
      ),
      wallet("injected", async () => false, {
        onArrival: (arrive) => {
          arrived = arrive
          return () => {}
        },
      }),
    ])
    const list = kit.refreshSupportedWallets()
    await vi.advanceTimersByTimeAsync(500)
    await list
    expect(ids(kit)).toEqual(["late:false", "injected:false"])
    late(true)
    await vi.advanceTimersByTimeAsync(0)
    arrived()
    expect(ids(kit)).toEqual(["late:true", "injected:true"])
  })

  test("one that arrives while the others are asked stays available; after the kit's end nobody arrives", async () => {
    let arrived = (): void => {}
    let late = (_here: boolean): void => {}
    const onArrival = (arrive: () => void) => {
      arrived = arrive
      return () => {}
    }
    const answer = () =>
      new Promise<boolean>((resolve) => {
        late = resolve
      })
    const kit = kitOf([
      wallet("late", answer),
      wallet("injected", async () => false, { onArrival }),
    ])
    for (const _ of ["first", "again"]) {
      const list = kit.refreshSupportedWallets()
      await vi.advanceTimersByTimeAsync(100)
      expect(kit.getState().probing).toBe(true)
      arrived()
      await vi.advanceTimersByTimeAsync(400)
      await list
      expect(kit.getState().probing).toBe(false)
      expect(ids(kit)).toEqual(["injected:true", "late:false"])
    }
    kit.destroy()
    late(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(ids(kit)).toEqual(["injected:true", "late:false"])
  })

  test("what keeps one from this page is told, unless it is there all the same", async () => {
    const away = async () => false
    const obstacle = () => "Open this page in a tab of its own."
    const kit = kitOf([
      wallet("here", async () => true, { obstacle }),
      wallet("absent", away),
      wallet("blocked", away, { obstacle }),
      wallet("unset", away, { obstacle, isSetUp: false }),
    ])
    const list = kit.refreshSupportedWallets()
    await vi.advanceTimersByTimeAsync(500)
    expect((await list).map(({ id, unreachable }) => [id, unreachable])).toEqual([
      ["here", undefined],
      ["absent", undefined],
      ["blocked", "blocked"],
      ["unset", "not-set-up"],
    ])
  })
})

test("a listener that throws does not keep the others from hearing", async () => {
  const kit = kitOf([testWallet()])
  const heard = vi.fn()
  const errors: unknown[] = []
  const collect = (error: unknown): void => void errors.push(error)
  process.once("uncaughtException", collect)
  kit.on("buttonClicked", () => {
    throw new Error("listener")
  })
  kit.on("buttonClicked", heard)
  kit.emit("buttonClicked", undefined)
  expect(heard).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(errors).toHaveLength(1))
})

test("a subscriber that throws keeps no request from its end", async () => {
  const kit = kitOf([testWallet()])
  const collect = (): void => {}
  process.on("uncaughtException", collect)
  kit.subscribe(() => {
    throw new Error("subscriber")
  })
  try {
    await expect(kit.connect("test")).resolves.toEqual({ address })
    const aborted = expect(
      kit.signMessage("hi", { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ kind: "aborted" })
    await aborted
    await kit.disconnect()
    expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
  } finally {
    await new Promise((resolve) => setTimeout(resolve))
    process.off("uncaughtException", collect)
  }
})

test("every change of the state is told as an event", async () => {
  const kit = kitOf([testWallet()])
  const heard = vi.fn()
  kit.on("stateUpdated", heard)
  kit.setTheme({ modal: { bgColor: "x" } })
  expect(heard).toHaveBeenCalledOnce()
})

test("while the engine cannot be loaded each call says so, restore() too; the next one loads it", async () => {
  vi.doMock("./engine.js", () => {
    throw new TypeError("Failed to fetch dynamically imported module")
  })
  const kit = kitOf([testWallet()])
  try {
    await expect(kit.preload()).resolves.toBeUndefined()
    for (const call of [kit.restore, () => kit.connect("test")]) {
      await expect(call()).rejects.toMatchObject({
        kind: "external",
        message: "The kit's engine could not be loaded. Check the connection, then try again.",
      })
    }
    expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
  } finally {
    vi.doUnmock("./engine.js")
  }
  await expect(kit.connect("test")).resolves.toEqual({ address })
})
