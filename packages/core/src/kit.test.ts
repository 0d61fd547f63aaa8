import { afterEach, describe, expect, test, vi } from "vitest"
import { kitOf } from "../test/kit.js"
import { keys, memoryStorage, otherKeys, testWallet } from "../test/wallet.js"
import type { Kit } from "./kit-interface.js"
import { networks } from "./networks/networks.js"
import type { ConnectOptions } from "./state/config.js"
import { CONNECTION_KEY } from "./state/persistence.js"

const address = keys.publicKey()
afterEach(() => void vi.useRealTimers())

describe("createKit", () => {
  test("calls no wallet outside a browser", () => {
    const isAvailable = vi.fn(async () => true)
    kitOf([testWallet({ isAvailable })])
    expect(isAvailable).not.toHaveBeenCalled()
  })

  test("rejects an unsupported network, accepts each of the five and a declared one [S5.1]", () => {
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

  test("rejects an unknown wallet id [S5.3]", async () => {
    expect(() => kitOf([], { selectedWalletId: "x" })).toThrow('Wallet id "x" is not supported')
    const kit = kitOf([testWallet()])
    expect(() => kit.setWallet("x")).toThrow('Wallet id "x" is not supported')
    await expect(kit.connect("x")).rejects.toThrow('Wallet id "x" is not supported')
  })

  test("rejects two wallets with the same id", () => {
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

  test("lists wallets of every type, including air-gapped ones [S3.12 S3.13 S3.14 S3.15]", () => {
    const kinds = ["HW_WALLET", "HOT_WALLET", "BRIDGE_WALLET", "AIR_GAPED_WALLET"] as const
    const wallets = kinds.map((kind) => testWallet({ productId: kind, moduleType: kind }))
    const { allowedWallets } = kitOf(wallets).getState()
    expect(allowedWallets.map(({ type }) => type)).toEqual(kinds)
  })
})

test("setNetwork rejects an unsupported network and keeps the selected one [S5.2]", () => {
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

  test("setNetwork selects the Horizon declared for the network, back and forth", () => {
    const kit = kitOf([], { networks: declared })
    expect(selected(kit)).toEqual([networks.Testnet, "http://test"])
    kit.setNetwork("Mine")
    expect(selected(kit)).toEqual(["Mine", "http://mine"])
    kit.setNetwork(networks.Testnet)
    expect(selected(kit)).toEqual([networks.Testnet, "http://test"])
  })

  test("a network without a declared Horizon never uses another network's", async () => {
    const kit = kitOf([], { networks: declared })
    for (const network of [networks.Public, networks.Futurenet]) {
      kit.setNetwork(network)
      expect(selected(kit)).toEqual([network, undefined])
      await expect(kit.getBalance({ address })).rejects.toThrow("There is no Horizon URL set")
    }
  })

  test("horizonUrl is the Horizon of the first network, including after switching back", () => {
    const kit = kitOf([], { horizonUrl: "http://first" })
    kit.setNetwork(networks.Public)
    expect(selected(kit)).toEqual([networks.Public, undefined])
    kit.setNetwork(networks.Testnet)
    expect(selected(kit)).toEqual([networks.Testnet, "http://first"])
  })

  test("a network that is declared twice is rejected", () => {
    const twice = `must be a unique text, not "${networks.Testnet}"`
    const renamed = { ...declared[0]!, name: "Test" }
    expect(() => kitOf([], { networks: [...declared, renamed] })).toThrow(twice)
    const both = { networks: declared.slice(1), horizonUrl: "http://x" }
    expect(kitOf([], both).getState().horizonUrl).toBe("http://x")
    expect(() => kitOf([], { ...both, networks: [renamed] })).toThrow(twice)
  })
})

test("the four field names that both themes share keep separate values [S3.43]", () => {
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

test("every call without a selected wallet fails with code -3 [S5.4]", async () => {
  const kit = kitOf([testWallet()])
  const missing = { code: -3, message: "Please set the wallet first" }
  await expect(kit.connect()).rejects.toMatchObject(missing)
  await expect(kit.signTransaction("AAAA")).rejects.toMatchObject(missing)
  await expect(kit.signAuthEntry("AAAA")).rejects.toMatchObject(missing)
  await expect(kit.signMessage("hi")).rejects.toMatchObject(missing)
  await expect(kit.getNetwork()).rejects.toMatchObject(missing)
})

describe("connecting", () => {
  test("returns the address and puts it in the state [S1.2 S3.16 S3.47 S4.7]", async () => {
    const kit = kitOf([testWallet()])
    await expect(kit.connect("test")).resolves.toEqual({ address })
    expect(kit.getState()).toMatchObject({
      status: "connected",
      selectedModuleId: "test",
      activeAddress: address,
      trust: "reported",
    })
  })

  test("shows the pending request, and reports when it has settled", async () => {
    const kit = kitOf([testWallet()])
    await kit.preload()
    const settled = vi.fn()
    kit.on("requestSettled", settled)
    const requested = kit.connect("test")
    expect(kit.getState().status).toBe("connecting")
    expect(kit.getState().pending).toMatchObject([{ walletId: "test", kind: "connect" }])
    await requested
    expect(kit.getState().pending).toEqual([])
    expect(settled).toHaveBeenCalledOnce()
  })

  test("changes to an account that the wallet shares, and stays connected meanwhile", async () => {
    const other = otherKeys.publicKey()
    const getAddress = vi.fn(async (options: ConnectOptions = {}) => ({
      address: options.address ?? address,
    }))
    const kit = kitOf([testWallet({ getAddress, capabilities: { accounts: [address, other] } })])
    await kit.connect("test")
    const statuses = new Set<string>()
    kit.subscribe(() => statuses.add(kit.getState().status))
    await kit.connect("test", { address: other })
    expect(kit.getState()).toMatchObject({ activeAddress: other, trust: "reported" })
    expect([...statuses]).toEqual(["connected"])

    getAddress.mockRejectedValueOnce(new Error("gone"))
    await expect(kit.connect("test", { address })).rejects.toThrow("gone")
    expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: other })
  })

  test("asks for the account at the given path", async () => {
    const getAddress = vi.fn(async (_: ConnectOptions = {}) => ({ address }))
    const path = "44'/148'/3'"
    await kitOf([testWallet({ getAddress })]).connect("test", { path })
    await kitOf([testWallet({ getAddress })]).connect("test")
    expect(getAddress.mock.calls.map(([options]) => options?.path)).toEqual([path, undefined])
  })

  test("an address that the wallet's module verified is proven", async () => {
    const kit = kitOf([testWallet({ getAddress: async () => ({ address, proven: true }) })])
    await expect(kit.connect("test")).resolves.toEqual({ address })
    expect(kit.getState()).toMatchObject({ status: "connected", trust: "proven" })
  })

  test("works with a storage that throws", async () => {
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

  test("rejects a reply without a Stellar address", async () => {
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

  test("an unavailable wallet is not asked, and its own message is used", async () => {
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

  test("a wallet that this page cannot reach is not reported as missing", async () => {
    const obstacle = () => "Test does not answer pages inside a frame."
    const kit = kitOf([testWallet({ isAvailable: async () => false, obstacle })])
    await expect(kit.connect("test")).rejects.toMatchObject({
      kind: "unsupported",
      message: obstacle(),
    })
  })

  test("ends with kind timeout after the wallet's own limit", async () => {
    vi.useFakeTimers()
    const kit = kitOf([
      testWallet({ limits: { connect: 1000 }, getAddress: () => new Promise(() => {}) }),
    ])
    const requested = kit.connect("test")
    const refused = expect(requested).rejects.toMatchObject({ kind: "timeout" })
    await vi.advanceTimersByTimeAsync(1500)
    await refused
  })

  test("a wallet that answers after the connection was canceled is not connected", async () => {
    let answer: (() => void) | undefined
    const getAddress = () =>
      new Promise<{ address: string }>((resolve) => {
        answer = () => resolve({ address })
      })
    const kit = kitOf([testWallet({ getAddress })])
    const connecting = kit.connect("test")
    const refused = expect(connecting).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitUntil(() => answer)
    kit.cancel(connecting.id)
    await refused
    answer?.()
    await new Promise(setImmediate)
    expect(kit.getState().status).toBe("disconnected")
  })

  test("a double click is never shown as a failure", async () => {
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

test("disconnecting while another wallet is connecting notifies the current one and cancels the request", async () => {
  const notified: string[] = []
  const connected = testWallet({ disconnect: async () => void notified.push("connected") })
  const other = testWallet({
    productId: "other",
    getAddress: () => new Promise(() => {}),
    disconnect: async () => void notified.push("other"),
  })
  const kit = kitOf([connected, other])
  await kit.connect("test")
  const requested = kit.connect("other")
  const refused = expect(requested).rejects.toMatchObject({ kind: "aborted" })
  await kit.disconnect()
  await refused
  expect(notified).toEqual(["connected"])
  expect(kit.getState().status).toBe("disconnected")
})

test("disconnecting clears the active address, emits the event, forgets, cancels [S4.8 S4.9]", async () => {
  const storage = memoryStorage()
  const kit = kitOf([testWallet({ signMessage: () => new Promise(() => {}) })], { storage })
  await kit.connect("test")
  const listener = vi.fn()
  kit.on("disconnect", listener)
  const pending = expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "aborted" })
  await kit.disconnect()
  await pending
  expect(listener).toHaveBeenCalledOnce()
  expect(kit.getState()).toMatchObject({ status: "disconnected", selectedModuleId: "test" })
  expect(kit.getState().activeAddress).toBeUndefined()
  expect(storage.getItem(CONNECTION_KEY)).toBeNull()
})

test("calls that wait for the engine end with the connection or network they were meant for", async () => {
  const listener = vi.fn()
  for (const end of [(kit: Kit) => kit.disconnect(), (kit: Kit) => kit.setNetwork("Mine")]) {
    const declared = [{ name: "Mine", passphrase: "Mine" }]
    const kit = kitOf([testWallet()], { selectedWalletId: "test", networks: declared })
    kit.on("disconnect", listener)
    const signed = kit.signMessage("hi", { address })
    const refused = expect(signed).rejects.toMatchObject({ kind: "aborted" })
    await end(kit)
    await refused
  }
  expect(listener, "nobody was connected").not.toHaveBeenCalled()
})

test("the current connection survives two failed ones, and what its wallet reports meanwhile", async () => {
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

test("a listener that throws does not stop the others", async () => {
  const kit = kitOf([testWallet()])
  const listener = vi.fn()
  const errors: unknown[] = []
  const collect = (error: unknown): void => void errors.push(error)
  process.once("uncaughtException", collect)
  kit.on("buttonClicked", () => {
    throw new Error("listener")
  })
  kit.on("buttonClicked", listener)
  kit.emit("buttonClicked", undefined)
  expect(listener).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(errors).toHaveLength(1))
})

test("a subscriber that throws does not prevent a request from ending", async () => {
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

test("emits an event for every change of the state", async () => {
  const kit = kitOf([testWallet()])
  const listener = vi.fn()
  kit.on("stateUpdated", listener)
  kit.setTheme({ modal: { bgColor: "x" } })
  expect(listener).toHaveBeenCalledOnce()
})

test("every call, including restore(), reports an engine that cannot load; the next one retries", async () => {
  vi.doMock("./engine.js", () => {
    throw new TypeError("Failed to fetch dynamically imported module")
  })
  const kit = kitOf([testWallet()])
  try {
    await expect(kit.preload()).resolves.toBeUndefined()
    for (const call of [kit.restore, () => kit.connect("test")]) {
      await expect(call()).rejects.toMatchObject({
        kind: "external",
        message: "Couldn't load the wallet engine. Check your connection and try again.",
      })
    }
    expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
  } finally {
    vi.doUnmock("./engine.js")
  }
  await expect(kit.connect("test")).resolves.toEqual({ address })
})

test("a remembered connection ends disconnected, with the reason, when the engine cannot be loaded", async () => {
  vi.stubGlobal("document", {})
  vi.doMock("./engine.js", () => {
    throw new TypeError("Failed to fetch dynamically imported module")
  })
  try {
    const storage = memoryStorage({
      [CONNECTION_KEY]: JSON.stringify({ walletId: "test", address }),
    })
    const kit = kitOf([testWallet()], { storage })
    expect(kit.getState()).toMatchObject({ status: "restoring", activeAddress: address })
    await expect
      .poll(() => kit.getState())
      .toMatchObject({
        status: "disconnected",
        error: { kind: "external" },
        previous: { walletId: "test", address },
      })
    expect(storage.getItem(CONNECTION_KEY)).not.toBeNull()
  } finally {
    vi.doUnmock("./engine.js")
    vi.unstubAllGlobals()
  }
})
