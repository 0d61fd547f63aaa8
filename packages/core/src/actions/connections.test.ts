import {
  Account,
  Asset,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { describe, expect, test, vi } from "vitest"
import { kitOf } from "../../test/kit.js"
import { keys, memoryStorage, otherKeys, type TestWallet, testWallet } from "../../test/wallet.js"
import type { WalletModule } from "../contract/wallet.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import { connectionsOf } from "../state/connections.js"
import { CONNECTION_KEY } from "../state/persistence.js"

const one = keys.publicKey()
const two = otherKeys.publicKey()
const three = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 9)).publicKey()

/** A payment of account one. */
const PAYMENT = new TransactionBuilder(new Account(one, "1"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(Operation.payment({ destination: two, asset: Asset.native(), amount: "1" }))
  .setTimeout(0)
  .build()
  .toXDR()

/** A wallet that uses an account, and lets another be chosen. */
function walletOf(productId: string, address: string, more: Partial<WalletModule> = {}) {
  const wallet: TestWallet = testWallet({
    productId,
    productName: productId,
    capabilities: { network: "binding", silentRestore: true, accountSelection: true },
    getAddress: async () => {
      wallet.calls.push("getAddress")
      return { address }
    },
    restore: async () => {
      wallet.calls.push("restore")
      return { address }
    },
    disconnect: async () => void wallet.calls.push("disconnect"),
    ...more,
  })
  return wallet
}

const names = (kit: Kit): string[] =>
  connectionsOf(kit.getState()).map(({ walletId, address }) => `${walletId} ${address.slice(0, 4)}`)
const nameOf = (walletId: string, address: string): string => `${walletId} ${address.slice(0, 4)}`
const stored = (storage: { getItem(key: string): string | null }): unknown =>
  JSON.parse(storage.getItem(CONNECTION_KEY) ?? "null")

/** Wallets A (account one) and B (account two), both connected. B is active. */
async function bothConnected(
  moreA: Partial<WalletModule> = {},
  moreB: Partial<WalletModule> = {},
  storage = memoryStorage(),
) {
  const [a, b] = [walletOf("a", one, moreA), walletOf("b", two, moreB)]
  const kit = kitOf([a, b], { storage })
  await kit.connect("a")
  await kit.connect("b", { add: true })
  await kit.preload()
  a.calls.length = b.calls.length = 0
  return { kit, a, b, storage }
}

/** The next page, with the same wallets and storage. */
async function reloaded(storage: ReturnType<typeof memoryStorage>, ...wallets: WalletModule[]) {
  const kit = kitOf(wallets, { storage })
  await kit.restore()
  return kit
}

describe("connecting", () => {
  test("with `add` keeps the active connection, without it replaces the active one", async () => {
    const { kit, storage } = await bothConnected()
    expect(names(kit)).toEqual([nameOf("b", two), nameOf("a", one)])
    expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: two })
    await kit.connect("a")
    expect(names(kit)).toEqual([nameOf("a", one)])
    expect(stored(storage)).toEqual({ walletId: "a", address: one })
  })

  test("lists an account once, and several accounts of one wallet", async () => {
    let address = one
    const wallet = walletOf("a", one, { getAddress: async () => ({ address }) })
    const kit = kitOf([wallet])
    await kit.connect("a")
    await kit.connect("a", { add: true })
    expect(names(kit)).toEqual([nameOf("a", one)])
    address = two
    await kit.connect("a", { add: true })
    expect(names(kit)).toEqual([nameOf("a", two), nameOf("a", one)])
  })

  test("drops the connection that was active longest ago above ten", async () => {
    const accounts = Array.from({ length: 11 }, (_, at) =>
      Keypair.fromRawEd25519Seed(Buffer.alloc(32, at + 20)).publicKey(),
    )
    let at = 0
    const kit = kitOf([
      walletOf("a", one, { getAddress: async () => ({ address: accounts[at]! }) }),
    ])
    for (; at < accounts.length; at++) await kit.connect("a", { add: true })
    expect(names(kit)).toHaveLength(10)
    expect(names(kit)).not.toContain(nameOf("a", accounts[0]!))
  })
})

describe("a switch", () => {
  test("asks no user, and makes the former connection the first of the others", async () => {
    const { kit, a } = await bothConnected()
    await kit.switchConnection(one)
    expect(kit.getState()).toMatchObject({ status: "connected", selectedModuleId: "a" })
    expect(names(kit)).toEqual([nameOf("a", one), nameOf("b", two)])
    expect(a.calls).toEqual(["restore"])
  })

  test("needs the wallet's id to tell apart one address in two wallets", async () => {
    const { kit } = await bothConnected({}, { getAddress: async () => ({ address: one }) })
    expect(names(kit)).toEqual([nameOf("b", one), nameOf("a", one)])
    await kit.switchConnection(one)
    expect(kit.getState().selectedModuleId).toBe("b")
    await kit.switchConnection(one, "a")
    expect(kit.getState().selectedModuleId).toBe("a")
  })

  test("to an account that is not connected rejects", async () => {
    const { kit } = await bothConnected()
    await expect(kit.switchConnection(three)).rejects.toMatchObject({ kind: "no-wallet" })
    await expect(kit.switchConnection(one, "b")).rejects.toMatchObject({ kind: "no-wallet" })
  })

  test("leaves a pending request with its wallet", async () => {
    const { kit } = await bothConnected({}, { signMessage: () => new Promise(() => {}) })
    const signed = kit.signMessage("hello")
    await vi.waitUntil(() => kit.getState().pending.length === 1)
    await kit.switchConnection(one)
    expect(kit.getState().pending).toMatchObject([{ walletId: "b", address: two }])
    kit.cancel(signed.id)
    await expect(signed).rejects.toMatchObject({ kind: "aborted" })
  })

  test("follows only the active connection's wallet", async () => {
    const watched = { a: 0, b: 0 }
    const watch = (id: "a" | "b") => () => {
      watched[id]++
      return () => void watched[id]--
    }
    const { kit } = await bothConnected({ watch: watch("a") }, { watch: watch("b") })
    expect(watched).toEqual({ a: 0, b: 1 })
    await kit.switchConnection(one)
    expect(watched).toEqual({ a: 1, b: 0 })
  })
})

describe("a request", () => {
  test("goes to the wallet of the account that it names, and raises its trust", async () => {
    const { kit, a, b } = await bothConnected()
    const { verified } = await kit.signTransaction(PAYMENT, { address: one })
    expect(verified).toBe("signature")
    expect([a.calls, b.calls]).toEqual([["signTransaction"], []])
    expect(kit.getState()).toMatchObject({
      activeAddress: two,
      trust: "reported",
      otherConnections: [{ address: one, trust: "proven" }],
    })
  })

  test("of a kept signer never goes to another wallet with the same address", async () => {
    const { kit } = await bothConnected({}, { getAddress: async () => ({ address: one }) })
    const signer = kit.signer()
    expect(signer?.address).toBe(one)
    await kit.switchConnection(one, "a")
    const { error } = await signer!.signTransaction(PAYMENT)
    expect(error).toMatchObject({ ext: ["no-wallet"] })
  })

  test("of a signer goes to another connected account that the SDK names", async () => {
    const { kit, a } = await bothConnected()
    const { verified } = await kit.signer()!.signTransaction(PAYMENT, { address: one })
    expect(verified).toBe("signature")
    expect(a.calls).toEqual(["signTransaction"])
  })
})

describe("the page reloads", () => {
  test("active: its wallet is asked silently. inactive: remembered, and nobody is asked", async () => {
    const { storage, a, b } = await bothConnected()
    const kit = await reloaded(storage, a, b)
    expect(names(kit)).toEqual([nameOf("b", two), nameOf("a", one)])
    expect(kit.getState()).toMatchObject({
      status: "connected",
      trust: "reported",
      otherConnections: [{ trust: "remembered" }],
    })
    expect([a.calls, b.calls]).toEqual([[], ["restore"]])
  })

  test("active: stays, if its wallet now uses another connected account and signs for any", async () => {
    const storage = memoryStorage({
      [CONNECTION_KEY]: JSON.stringify({
        walletId: "a",
        address: two,
        others: [{ walletId: "a", address: one }],
      }),
    })
    const wallet = walletOf("a", one)
    const kit = await reloaded(storage, wallet)
    expect(kit.getState()).toMatchObject({ activeAddress: two, trust: "remembered" })
    wallet.change({ address: one })
    expect(kit.getState(), "a report of the same account is no change").toMatchObject({
      activeAddress: two,
      locked: false,
    })
    wallet.change({ address: two })
    wallet.change({ address: one })
    expect(names(kit)).toEqual([nameOf("a", one), nameOf("a", two)])
  })

  test("a connection of a wallet that the kit lacks is left out", async () => {
    const { storage, a } = await bothConnected()
    const kit = await reloaded(storage, a)
    expect(names(kit)).toEqual([nameOf("a", one)])
  })
})

describe("the app ends it", () => {
  test("active: its requests end, its wallet is notified, and the next becomes active", async () => {
    const { kit, a, b, storage } = await bothConnected(
      {},
      { signMessage: () => new Promise(() => {}) },
    )
    const ended = vi.fn()
    kit.on("disconnect", ended)
    const signed = expect(kit.signMessage("hello")).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitUntil(() => kit.getState().pending.length === 1)
    await kit.endConnection(two)
    await signed
    await vi.waitUntil(() => kit.getState().status === "connected")
    expect(names(kit)).toEqual([nameOf("a", one)])
    expect(stored(storage)).toEqual({ walletId: "a", address: one })
    expect([a.calls, b.calls]).toEqual([["restore"], ["disconnect"]])
    expect(ended).toHaveBeenCalledOnce()
  })

  test("inactive: the same, and nothing else changes", async () => {
    const { kit, a, storage } = await bothConnected({ signMessage: () => new Promise(() => {}) })
    const ended = vi.fn()
    kit.on("disconnect", ended)
    const named = kit.signMessage("hello", { address: one })
    const signed = expect(named).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitUntil(() => kit.getState().pending.length === 1)
    await kit.endConnection(one)
    await signed
    expect(kit.getState()).toMatchObject({ status: "connected", activeAddress: two, pending: [] })
    expect(names(kit)).toEqual([nameOf("b", two)])
    expect(stored(storage)).toEqual({ walletId: "b", address: two })
    expect(a.calls).toEqual(["disconnect"])
    expect(ended).not.toHaveBeenCalled()
  })

  test("a wallet is not notified while another connection uses it", async () => {
    let address = one
    const wallet = walletOf("a", one, { getAddress: async () => ({ address }) })
    const kit = kitOf([wallet])
    await kit.connect("a")
    address = two
    await kit.connect("a", { add: true })
    await kit.endConnection(one)
    expect(wallet.calls).not.toContain("disconnect")
    await kit.endConnection(two)
    expect(wallet.calls).toContain("disconnect")
    expect(kit.getState().status).toBe("disconnected")
  })
})

test("the app disconnects: active and inactive end, and their wallets are notified", async () => {
  const { kit, a, b, storage } = await bothConnected()
  await kit.disconnect()
  expect(names(kit)).toEqual([])
  expect(kit.getState().status).toBe("disconnected")
  expect(stored(storage)).toBeNull()
  expect([a.calls, b.calls]).toEqual([["disconnect"], ["disconnect"]])
})

describe("its wallet ends it", () => {
  test("active: ends with the others of that wallet, and the next becomes active", async () => {
    const { kit, b } = await bothConnected({}, { getAddress: async () => ({ address: two }) })
    Object.assign(b, { getAddress: async () => ({ address: three }) })
    await kit.connect("b", { add: true })
    expect(names(kit)).toEqual([nameOf("b", three), nameOf("b", two), nameOf("a", one)])
    b.change({ ended: true })
    await vi.waitUntil(() => kit.getState().otherConnections.length === 0)
    await vi.waitUntil(() => kit.getState().status === "connected")
    expect(names(kit)).toEqual([nameOf("a", one)])
  })

  test("inactive: not noticed, and a switch to it fails and changes nothing", async () => {
    const { kit, a } = await bothConnected()
    a.change({ ended: true })
    expect(names(kit)).toEqual([nameOf("b", two), nameOf("a", one)])
    Object.assign(a, { restore: () => Promise.reject(new Error("no session")) })
    await expect(kit.switchConnection(one)).rejects.toMatchObject({ walletId: "a" })
    expect(names(kit)).toEqual([nameOf("b", two), nameOf("a", one)])
    expect(kit.getState().status).toBe("connected")
  })
})

describe("its wallet uses another account", () => {
  test("active: the connection follows, or changes places with that account's", async () => {
    const { kit, b, storage } = await bothConnected()
    b.change({ address: three })
    expect(names(kit)).toEqual([nameOf("b", three), nameOf("a", one)])
    Object.assign(b, { getAddress: async () => ({ address: two }) })
    await kit.connect("b", { add: true })
    b.change({ address: three })
    expect(names(kit)).toEqual([nameOf("b", three), nameOf("b", two), nameOf("a", one)])
    expect(stored(storage)).toMatchObject({ address: three, others: [{ address: two }, {}] })
  })

  test("inactive: stays, and a switch to it keeps its account", async () => {
    const { kit, a } = await bothConnected()
    a.change({ address: three })
    Object.assign(a, { restore: async () => ({ address: three }) })
    await kit.switchConnection(one)
    expect(kit.getState()).toMatchObject({ activeAddress: one, trust: "reported", locked: false })
  })

  test("inactive: a wallet that signs only for its own account is shown as using another", async () => {
    const capabilities = { network: "none", accountSelection: false } as const
    const { kit, a } = await bothConnected({ capabilities })
    Object.assign(a, { restore: async () => ({ address: three }) })
    await kit.switchConnection(one)
    expect(kit.getState()).toMatchObject({
      activeAddress: one,
      locked: true,
      lockedReason: "account",
    })
  })

  test("inactive: a wallet that is locked is shown as locked after a switch", async () => {
    const { kit, a } = await bothConnected()
    Object.assign(a, { restore: async () => null })
    await kit.switchConnection(one)
    expect(kit.getState()).toMatchObject({ activeAddress: one, locked: true })
  })
})

describe("its wallet uses another network", () => {
  const publicNetwork = { network: "PUBLIC", networkPassphrase: Networks.PUBLIC }

  test("active: the state says so", async () => {
    const { kit, b } = await bothConnected()
    b.change({ network: publicNetwork })
    expect(kit.getState()).toMatchObject({ walletNetwork: publicNetwork })
  })

  test("inactive: not noticed until a request or a switch, which read it again", async () => {
    const { kit, a } = await bothConnected()
    const before = kit.getState()
    a.change({ network: publicNetwork })
    expect(kit.getState()).toBe(before)
    Object.assign(a, { getNetwork: async () => publicNetwork })
    await expect(kit.signTransaction(PAYMENT, { address: one })).rejects.toMatchObject({
      kind: "wrong-network",
    })
    expect(kit.getState()).not.toMatchObject({ walletNetwork: publicNetwork })
    await kit.switchConnection(one)
    await vi.waitUntil(() => "walletNetwork" in kit.getState())
    expect(kit.getState()).toMatchObject({ walletNetwork: publicNetwork })
  })
})

describe("its wallet is gone", () => {
  const gone = { isAvailable: async () => false, restore: () => Promise.reject(new Error("gone")) }

  test("active: after a reload, no other account takes its place until the user chooses", async () => {
    const { storage } = await bothConnected()
    const kit = await reloaded(storage, walletOf("a", one), walletOf("b", two, gone))
    expect(kit.getState()).toMatchObject({
      status: "disconnected",
      previous: { walletId: "b", address: two },
      otherConnections: [{ walletId: "a" }],
    })
    await kit.switchConnection(one)
    expect(names(kit)).toEqual([nameOf("a", one), nameOf("b", two)])
  })

  test("active: forgetting it makes the next one active", async () => {
    const { storage } = await bothConnected()
    const kit = await reloaded(storage, walletOf("a", one), walletOf("b", two, gone))
    await kit.endConnection(two)
    await vi.waitUntil(() => kit.getState().status === "connected")
    expect(names(kit)).toEqual([nameOf("a", one)])
  })

  test("inactive: stays, and a switch to it fails and keeps the active one", async () => {
    const { storage } = await bothConnected()
    const kit = await reloaded(
      storage,
      walletOf("a", one, { isAvailable: async () => false }),
      walletOf("b", two),
    )
    await expect(kit.switchConnection(one)).rejects.toMatchObject({ kind: "not-installed" })
    expect(names(kit)).toEqual([nameOf("b", two), nameOf("a", one)])
    expect(kit.getState().status).toBe("connected")
  })
})

describe("setWallets removes its wallet", () => {
  test("active: ends, and the next becomes active", async () => {
    const { kit, a, b, storage } = await bothConnected()
    await kit.setWallets([a])
    await vi.waitUntil(() => kit.getState().status === "connected")
    expect(names(kit)).toEqual([nameOf("a", one)])
    expect(stored(storage)).toEqual({ walletId: "a", address: one })
    expect(b.calls).toEqual(["disconnect"])
  })

  test("inactive: ends", async () => {
    const { kit, b, storage } = await bothConnected()
    await kit.setWallets([b])
    expect(names(kit)).toEqual([nameOf("b", two)])
    expect(stored(storage)).toEqual({ walletId: "b", address: two })
  })
})

test("setNetwork ends the requests for other networks, of active and inactive connections", async () => {
  const silent = { signMessage: () => new Promise<never>(() => {}) }
  const { kit } = await bothConnected(silent, silent)
  const signed = [kit.signMessage("hello"), kit.signMessage("hello", { address: one })]
  const ended = signed.map((each) => expect(each).rejects.toMatchObject({ kind: "aborted" }))
  await vi.waitUntil(() => kit.getState().pending.length === 2)
  kit.setNetwork(networks.Public)
  await Promise.all(ended)
  expect(names(kit)).toHaveLength(2)
})

describe("the stored record", () => {
  const record = (value: unknown) => memoryStorage({ [CONNECTION_KEY]: JSON.stringify(value) })

  test("of an older version is read", async () => {
    const kit = await reloaded(record({ walletId: "a", address: one }), walletOf("a", one))
    expect(names(kit)).toEqual([nameOf("a", one)])
  })

  test("has the active connection where an older version reads it", async () => {
    const { storage } = await bothConnected()
    expect(stored(storage)).toEqual({
      walletId: "b",
      address: two,
      others: [{ walletId: "a", address: one }],
    })
  })

  test("loses only its damaged entries, and the first undamaged one is active", async () => {
    const damaged = [null, 5, { walletId: "a" }, { walletId: "a", address: `${one.slice(0, -1)}A` }]
    const others = [...damaged, { walletId: "b", address: two }]
    const wallets = [walletOf("a", one), walletOf("b", two)]
    const kit = await reloaded(record({ walletId: "a", address: one, others }), ...wallets)
    expect(names(kit)).toEqual([nameOf("a", one), nameOf("b", two)])
    const rest = await reloaded(record({ walletId: 7, address: one, others }), ...wallets)
    expect(names(rest)).toEqual([nameOf("b", two)])
    const none = await reloaded(record({ walletId: "a", address: one, others: 5 }), ...wallets)
    expect(names(none)).toEqual([nameOf("a", one)])
  })
})
