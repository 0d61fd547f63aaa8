import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { keys, memoryStorage, testWallet } from "../../test/wallet.js"
import { WalletError } from "../contract/errors.js"
import type { WalletModule } from "../contract/wallet.js"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"
import type { KitConfig } from "../state/config.js"
import { CONNECTION_KEY } from "../state/persistence.js"

/*
 * Modules whose values run code when read, or throw when read. Whatever they throw or return, each request ends in a
 * `WalletError`, leaves `pending`, and its clean-up runs.
 */

const fail = (): never => {
  throw new Error("read me not")
}
function revoked(): never {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy as never
}
/** A Proxy in which every trap throws. */
const trapped = (): never => new Proxy({}, new Proxy({}, { get: fail })) as never
/** Pretends to be the kit's own error, and throws when it is read. */
const pretender = (): never =>
  new Proxy({}, { getPrototypeOf: () => WalletError.prototype, get: fail }) as never
const getters = (): never =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      ["error", "code", "message", "ext", "address", "signedTxXdr", "signedMessage"].map((name) => [
        name,
        { get: fail, enumerable: true },
      ]),
    ),
  ) as never
// biome-ignore lint/suspicious/noThenProperty: a reply that only claims to be a promise
const thenable = (): never => ({ then: fail }) as never

const hostile: readonly (readonly [string, () => never])[] = [
  ["a revoked Proxy", revoked],
  ["a Proxy whose traps throw", trapped],
  ["a Proxy that pretends to be a WalletError", pretender],
  ["an object whose getters throw", getters],
  ["a thenable that throws", thenable],
]

let kit: Kit
const unhandled = vi.fn()
beforeEach(() => {
  unhandled.mockClear()
  process.on("unhandledRejection", unhandled)
})
afterEach(async () => {
  kit.destroy()
  // Node reports an unhandled rejection after the microtasks of its tick.
  await new Promise((resolve) => setImmediate(resolve))
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

function kitOf(overrides: Partial<WalletModule>, config: Partial<KitConfig> = {}): Kit {
  kit = createKit({
    network: networks.Testnet,
    wallets: [testWallet(overrides), testWallet({ productId: "other" })],
    storage: null,
    ...config,
  })
  return kit
}

/** How a value reaches the kit from a function of a module. */
const deliveries: readonly (readonly [string, (value: () => never) => () => Promise<never>])[] = [
  [
    "throws",
    (value) => () => {
      throw value()
    },
  ],
  ["rejects with", (value) => () => new Promise((_, reject) => reject(value()))],
  ["replies", (value) => () => value()],
]

const functions: readonly (readonly [keyof WalletModule & string, () => Promise<unknown>])[] = [
  ["getAddress", () => kit.connect("test")],
  ["signTransaction", () => kit.signTransaction(bump)],
  ["signAndSubmitTransaction", () => kit.signAndSubmitTransaction(bump)],
  ["signAuthEntry", () => kit.signAuthEntry(preimage)],
  ["signMessage", () => kit.signMessage("hi")],
]

describe.each(hostile)("%s", (_, value) => {
  describe.each(functions)("from %s", (name, request) => {
    test.each(deliveries)("ends the request if the module %s it", async (_, deliver) => {
      const signals: AbortSignal[] = []
      const settled = vi.fn()
      kitOf({
        capabilities: { network: "none" },
        open: ({ signal }) => void signals.push(signal),
        [name]: deliver(value),
      })
      if (name !== "getAddress") await kit.connect("test")
      kit.on("requestSettled", settled)
      await expect(errorOf(request())).resolves.toBeInstanceOf(WalletError)
      expect(kit.getState().pending).toEqual([])
      expect(settled).toHaveBeenCalledOnce()
      expect(signals.at(-1)?.aborted, "the window is closed").toBe(true)
    })
  })

  test.each(deliveries)(
    "from getNetwork, which %s it, is a WalletError and does not prevent signing",
    async (_, deliver) => {
      kitOf({ getNetwork: deliver(value) })
      await kit.connect("test")
      await expect(errorOf(kit.getNetwork())).resolves.toBeInstanceOf(WalletError)
      await expect(kit.signMessage("hi")).resolves.toMatchObject({ verified: "signature" })
    },
  )

  test.each(deliveries)("from restore, which %s it, ends the restore", async (_, deliver) => {
    kitOf({ restore: deliver(value) }, { storage: remembering() })
    await kit.restore()
    expect(kit.getState()).toMatchObject({ status: "disconnected" })
    expect((kit.getState() as { error?: unknown }).error).toBeInstanceOf(WalletError)
  })

  test.each(deliveries)(
    "from isAvailable, which %s it, does not hide other wallets",
    async (_, deliver) => {
      kitOf({ isAvailable: deliver(value) })
      const wallets = await kit.refreshSupportedWallets()
      expect(wallets.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
        ["other", true],
        ["test", false],
      ])
      expect(kit.getState().probing).toBe(false)
    },
  )

  test("from watch or its stop function does not affect the connection", async () => {
    for (const watch of [deliveries[0]![1](value), () => value(), () => deliveries[0]![1](value)]) {
      kitOf({ watch: watch as WalletModule["watch"] & object })
      await kit.connect("test")
      expect(kit.getState()).toMatchObject({ status: "connected" })
      await kit.disconnect()
      expect(kit.getState()).toMatchObject({ status: "disconnected" })
      kit.destroy()
    }
  })

  test("from onArrival or its stop function does not affect creating or destroying a kit", () => {
    for (const onArrival of [
      deliveries[0]![1](value),
      () => value(),
      () => deliveries[0]![1](value),
    ]) {
      kitOf({ onArrival: onArrival as WalletModule["onArrival"] & object }).destroy()
    }
  })

  test.each(deliveries.slice(0, 2))(
    "from open, which %s it, ends the request",
    async (_, deliver) => {
      kitOf({ open: deliver(value) })
      await expect(errorOf(kit.connect("test"))).resolves.toBeInstanceOf(WalletError)
      expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
    },
  )

  test.each(deliveries)(
    "from disconnect, which %s it, does not prevent disconnecting",
    async (_, deliver) => {
      kitOf({ disconnect: deliver(value) })
      await kit.connect("test")
      await kit.disconnect()
      expect(kit.getState().status).toBe("disconnected")
    },
  )

  test("as a watched change is ignored", async () => {
    let notify: (change: never) => void = fail
    kitOf({
      watch(listener) {
        notify = listener
        return () => {}
      },
    })
    await kit.connect("test")
    await vi.waitUntil(
      () => kit.getState().status === "connected" && "walletNetwork" in kit.getState(),
    )
    const before = kit.getState()
    for (const change of [value(), { network: value() }, { address: value() }] as never[]) {
      try {
        notify(change)
      } catch {
        // The value may return to the module that sent it.
      }
    }
    expect(kit.getState()).toBe(before)
  })

  test("from capabilities counts as undeclared", async () => {
    kitOf({
      get capabilities() {
        return value()
      },
    })
    await kit.refreshSupportedWallets()
    expect(kit.capabilities("test")).toMatchObject({ message: true, network: "binding" })
    await kit.connect("test")
    await expect(kit.signMessage("hi")).resolves.toMatchObject({ verified: "signature" })
  })

  test("from what is in a wallet's way ends the probe without it", async () => {
    kitOf({ isAvailable: async () => false, obstacle: value() })
    const wallets = await kit.refreshSupportedWallets()
    expect(wallets.find(({ id }) => id === "test")).toMatchObject({ isAvailable: false })
    expect(kit.getState().probing).toBe(false)
  })

  test("from a capability does not affect finding the wallet", async () => {
    kitOf({
      get capabilities() {
        return { accounts: value() }
      },
    })
    await expect(kit.refreshSupportedWallets()).resolves.toMatchObject([
      { id: "test", isAvailable: true },
      { id: "other", isAvailable: true },
    ])
  })

  test("as the reason of the app's signal cancels the request", async () => {
    kitOf({ signMessage: () => new Promise(() => {}) })
    await kit.connect("test")
    const controller = new AbortController()
    const requested = errorOf(kit.signMessage("hi", { signal: controller.signal }))
    controller.abort(value())
    expect(await requested).toMatchObject({ kind: "aborted" })
    expect(kit.getState().pending).toEqual([])
  })

  test("as the ext of an error becomes text in the signer's result", async () => {
    for (const ext of [value(), [value()], { toJSON: () => value() }]) {
      kitOf({ signAuthEntry: () => Promise.reject({ code: -4, message: "no", ext }) })
      await kit.connect("test")
      const result = await kit.signer()!.signAuthEntry(preimage)
      expect(result.error).toMatchObject({ code: -4, message: "no" })
      for (const text of result.error!.ext) expect(typeof text).toBe("string")
      kit.destroy()
    }
  })
})

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("It must not succeed."),
    (thrown: unknown) => thrown,
  )
}

function remembering() {
  const connection = { walletId: "test", address: keys.publicKey() }
  return memoryStorage({ [CONNECTION_KEY]: JSON.stringify(connection) })
}

/** An unsigned bump-sequence transaction of the tests' account. */
const bump =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
/** A preimage of type 9 on Testnet (the published vector). */
const preimage =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="
