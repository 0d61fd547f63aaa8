import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { keys, testWallet } from "../../test/wallet.js"
import type { ErrorKind } from "../contract/error-codes.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import type { WalletModule } from "../contract/wallet.js"
import { createKit } from "../kit.js"
import type { Kit } from "../kit-interface.js"
import { networks } from "../networks/networks.js"

/** What the browser reports about clicks. */
const activation: { isActive: boolean | undefined } = { isActive: true }
beforeEach(() => {
  vi.stubGlobal("navigator", {
    get userActivation() {
      return activation.isActive === undefined ? undefined : { isActive: activation.isActive }
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  activation.isActive = true
  kit?.destroy()
})

let kit: Kit
const opened: AbortSignal[] = []

/** A kit with a wallet that opens windows. */
async function windowed(overrides: Partial<WalletModule> = {}): Promise<Kit> {
  opened.length = 0
  kit = createKit({
    network: networks.Testnet,
    storage: null,
    wallets: [
      testWallet({
        open: ({ signal }) => {
          opened.push(signal)
          return `window ${opened.length}`
        },
        ...overrides,
      }),
    ],
  })
  await kit.preload()
  return kit
}

const blocked = (): never => {
  throw new WalletError("popup-blocked", "The browser blocked the window.")
}

describe("a wallet's window", () => {
  test("opens within the click, before anything is awaited, and is passed to the call", async () => {
    const getAddress = vi.fn(testWallet().getAddress)
    const requested = (await windowed({ getAddress })).connect("test")
    expect(opened).toHaveLength(1)
    await requested
    expect(getAddress).toHaveBeenCalledWith(expect.objectContaining({ opened: "window 1" }))
  })

  test("closes when the request ends: successfully or not, or before the wallet is asked", async () => {
    await windowed({ signMessage: () => Promise.reject({ code: -4 }) })
    await kit.connect("test")
    await expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "rejected" })
    await expect(kit.signTransaction("AAAA")).rejects.toMatchObject({ kind: "bad-request" })
    expect(opened.map((signal) => signal.aborted)).toEqual([true, true, true])
  })

  test("can be brought to the front while its request is pending, if it can be focused", async () => {
    const focus = vi.fn()
    let answer: (() => void) | undefined
    await windowed({
      open: () => ({ focus }),
      getAddress: () =>
        new Promise((resolve) => {
          answer = () => resolve({ address: "G" })
        }),
    })
    const requested = kit.connect("test").catch((error: WalletError) => error.kind)
    const [request] = kit.getState().pending
    expect(request?.focusable).toBe(true)
    kit.focus(request!.id)
    expect(focus).toHaveBeenCalledTimes(1)
    await vi.waitUntil(() => answer)
    answer?.()
    await requested
    kit.focus(request!.id)
    expect(focus).toHaveBeenCalledTimes(1)

    await windowed({ getAddress: () => new Promise(() => {}) })
    void kit.connect("test").catch(() => {})
    expect(kit.getState().pending[0]).not.toHaveProperty("focusable")
  })

  test("opens at the next click if a screen shows the request", async () => {
    await windowed()
    const detach = kit.attachScreen()
    activation.isActive = false
    const requested = kit.connect("test")
    expect(kit.getState().pending).toMatchObject([{ needsGesture: true }])
    expect(opened).toHaveLength(0)
    activation.isActive = true
    kit.proceed(kit.getState().pending[0]?.id ?? "")
    expect(opened).toHaveLength(1)
    expect(kit.getState().pending).toMatchObject([{ needsGesture: false }])
    kit.proceed(kit.getState().pending[0]?.id ?? "")
    expect(opened, "a second click opens nothing").toHaveLength(1)
    await expect(requested).resolves.toBeDefined()
    detach()
  })

  test("is not waited for forever: the request expires", async () => {
    await windowed()
    kit.attachScreen()
    activation.isActive = false
    vi.useFakeTimers()
    try {
      const requested = expect(kit.connect("test")).rejects.toMatchObject({ kind: "timeout" })
      await vi.advanceTimersByTimeAsync(600_000)
      await requested
      expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test("fails as blocked outside a click if no screen shows the request", async () => {
    await windowed()
    kit.attachScreen()()
    activation.isActive = false
    await expect(kit.connect("test")).rejects.toMatchObject({ kind: "popup-blocked" })
    expect(opened).toHaveLength(0)
  })

  test("can be canceled while it waits for a click", async () => {
    await windowed()
    kit.attachScreen()
    activation.isActive = false
    const requested = kit.connect("test")
    const [request] = kit.getState().pending
    kit.cancel(request?.id ?? "")
    kit.proceed(request?.id ?? "")
    await expect(requested).rejects.toMatchObject({ kind: "aborted" })
    expect(opened).toHaveLength(0)
  })

  test("fails if it is blocked within a click, without waiting again", async () => {
    await windowed({ open: blocked })
    kit.attachScreen()
    await expect(kit.connect("test")).rejects.toMatchObject({ kind: "popup-blocked" })
  })

  test("waits for a click if blocked in a browser that does not report clicks", async () => {
    await windowed({ open: blocked })
    kit.attachScreen()
    activation.isActive = undefined
    const requested = kit.connect("test")
    expect(kit.getState().pending).toMatchObject([{ needsGesture: true }])
    kit.proceed(kit.getState().pending[0]?.id ?? "")
    await expect(requested).rejects.toMatchObject({ kind: "popup-blocked" })
  })
})

describe("a canceled request", () => {
  const never = (): Promise<never> => new Promise(() => {})
  const outlives = (): boolean | undefined => kit.getState().pending[0]?.outlivesCancel
  const cancel = (): void => kit.cancel(kit.getState().pending[0]?.id ?? "")
  const own = { kind: "aborted", message: "It can still sign." }
  const plain = { kind: "aborted", message: "The request was canceled." }

  test("has the wallet's own message once the wallet was asked to sign", async () => {
    await windowed({ afterCancel: own.message, signMessage: never })
    await kit.connect("test")
    const requested = kit.signMessage("hi")
    await vi.waitUntil(outlives)
    cancel()
    await expect(requested).rejects.toMatchObject(own)
    const { signal, abort } = controllerOf()
    const other = kit.signMessage("hi", { signal })
    await vi.waitUntil(outlives)
    abort()
    await expect(other, "also by the app's own signal").rejects.toMatchObject(own)
  })

  test("has no such message before the wallet was asked, or while it asks for access only", async () => {
    await windowed({
      afterCancel: own.message,
      getAddress: never,
      signMessage: (_, { ui } = {}) => {
        ui?.show({ kind: "waiting", on: "extension", step: "access" })
        return never()
      },
    })
    const connecting = kit.connect("test")
    await vi.waitUntil(() => kit.getState().pending.length > 0)
    cancel()
    await expect(connecting).rejects.toMatchObject(plain)

    const early = kit.signMessage("hi", { address: keys.publicKey() })
    cancel()
    await expect(early).rejects.toMatchObject(plain)

    const access = kit.signMessage("hi", { address: keys.publicKey() })
    await vi.waitUntil(() => kit.getState().pending[0]?.prompt)
    expect(outlives()).toBeUndefined()
    cancel()
    await expect(access).rejects.toMatchObject(plain)
  })
})

function controllerOf(): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

describe("concurrent requests", () => {
  /** A kit with a wallet that answers when the test allows it. */
  async function slow() {
    const requested: (string | Uint8Array)[] = []
    const networkRequested: (() => void)[] = []
    let isSlow = false
    const truthful = testWallet()
    const wallet = testWallet({
      getNetwork: async () => {
        if (isSlow) await new Promise<void>((resolve) => networkRequested.push(resolve))
        return { network: "TESTNET", networkPassphrase: networks.Testnet }
      },
      signMessage: async (message, options) => {
        requested.push(message)
        return truthful.signMessage!(message, options)
      },
    })
    kit = createKit({ network: networks.Testnet, storage: null, wallets: [wallet] })
    await kit.connect("test")
    isSlow = true
    return { requested, networkRequested }
  }

  test("reach the wallet in order, each checked in its turn", async () => {
    const { requested, networkRequested } = await slow()
    const both = [kit.signMessage("first"), kit.signMessage("second")]
    await vi.waitUntil(() => networkRequested.length > 0)
    expect(networkRequested).toHaveLength(1)
    networkRequested[0]!()
    await vi.waitUntil(() => networkRequested.length === 2)
    expect(requested).toEqual(["first"])
    networkRequested[1]!()
    await Promise.all(both)
    expect(requested).toEqual(["first", "second"])
  })

  test("do not wait for one that has ended", async () => {
    const { requested, networkRequested } = await slow()
    const first = expect(kit.signMessage("first")).rejects.toMatchObject({ kind: "aborted" })
    const second = kit.signMessage("second")
    await vi.waitUntil(() => networkRequested.length === 1)
    kit.cancel(kit.getState().pending[0]!.id)
    await first
    await vi.waitUntil(() => networkRequested.length === 2)
    networkRequested[1]!()
    await second
    expect(requested).toEqual(["second"])
  })

  test("do not wait for one that was canceled during a preparation that never ends", async () => {
    let isSilent = true
    const isAvailable = (): Promise<boolean> =>
      isSilent ? new Promise(() => {}) : Promise.resolve(true)
    kit = createKit({
      network: networks.Testnet,
      storage: null,
      wallets: [testWallet({ isAvailable })],
    })
    await kit.preload()
    vi.useFakeTimers()
    try {
      const first = kit.connect("test")
      kit.cancel(first.id)
      await expect(first).rejects.toMatchObject({ kind: "aborted" })
      isSilent = false
      await kit.connect("test")
      expect(kit.getState().status).toBe("connected")
    } finally {
      vi.useRealTimers()
    }
  })

  test("end at once when canceled, and are then not sent in their turn", async () => {
    const { requested, networkRequested } = await slow()
    const first = kit.signMessage("first")
    const second = kit.signMessage("second")
    kit.cancel(second.id)
    await expect(second).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitUntil(() => networkRequested.length === 1)
    networkRequested[0]!()
    await first
    expect(requested).toEqual(["first"])
  })

  test("are each identified by the id of their promise", async () => {
    await slow()
    const both = [kit.signMessage("first"), kit.signMessage("second")]
    expect(kit.getState().pending.map(({ id, payload }) => [id, payload])).toEqual([
      [both[0]!.id, "first"],
      [both[1]!.id, "second"],
    ])
    for (const request of both) {
      kit.cancel(request.id)
      await expect(request).rejects.toMatchObject({ kind: "aborted" })
    }
  })
})

describe("a wallet that takes one call at a time", () => {
  type Call = { message: string | Uint8Array; signal: AbortSignal; settle(): void }
  let calls: Call[]
  const truthful = testWallet()
  const kits: Kit[] = []
  afterEach(() => {
    for (const kit of kits.splice(0)) kit.destroy()
    vi.useRealTimers()
  })

  /** A kit with a wallet whose calls settle when the test allows it. */
  async function kitOver(overrides: Partial<WalletModule> = {}): Promise<Kit> {
    const wallet = testWallet({
      oneAtATime: true,
      signMessage: (message, options) =>
        new Promise((resolve) => {
          const settle = () => resolve(truthful.signMessage!(message, options))
          calls.push({ message, signal: options!.signal!, settle })
        }),
      ...overrides,
    })
    const created = createKit({ network: networks.Testnet, storage: null, wallets: [wallet] })
    kits.push(created)
    await created.connect("test")
    return created
  }
  const messages = (): (string | Uint8Array)[] => calls.map(({ message }) => message)
  /** Lets all pending microtasks run. */
  const idle = () => new Promise((resolve) => setTimeout(resolve))
  beforeEach(() => {
    calls = []
  })

  test("gets the next call when the last one has settled, from any kit of the page", async () => {
    const [kit, otherKit] = [await kitOver(), await kitOver()]
    const first = kit.signMessage("first")
    const second = otherKit.signMessage("second")
    await vi.waitUntil(() => calls.length === 1)
    await idle()
    expect(messages()).toEqual(["first"])
    calls[0]!.settle()
    await first
    await vi.waitUntil(() => calls.length === 2)
    calls[1]!.settle()
    await second
    expect(messages()).toEqual(["first", "second"])
  })

  test("gets the next call after a canceled one only when its module has settled", async () => {
    const kit = await kitOver()
    const first = kit.signMessage("first")
    const second = kit.signMessage("second")
    await vi.waitUntil(() => calls.length === 1)
    kit.cancel(first.id)
    await expect(first).rejects.toMatchObject({ kind: "aborted" })
    expect(calls[0]!.signal.aborted).toBe(true)
    await idle()
    expect(messages(), "its window may still be open").toEqual(["first"])
    calls[0]!.settle()
    await vi.waitUntil(() => calls.length === 2)
    calls[1]!.settle()
    await second
  })

  test("is not blocked forever by a module that ignores the signal", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const kit = await kitOver()
    const first = kit.signMessage("first")
    await vi.waitUntil(() => calls.length === 1)
    kit.cancel(first.id)
    await expect(first).rejects.toMatchObject({ kind: "aborted" })
    const second = kit.signMessage("second")
    await vi.advanceTimersByTimeAsync(limits.release - 1)
    expect(messages()).toEqual(["first"])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitUntil(() => calls.length === 2)
    calls[1]!.settle()
    await second
  })

  test("is notified of a disconnect after its last call has settled", async () => {
    const disconnected = vi.fn(async () => {})
    const kit = await kitOver({ disconnect: disconnected })
    const requested = expect(kit.signMessage("first")).rejects.toMatchObject({ kind: "aborted" })
    await vi.waitUntil(() => calls.length === 1)
    const done = kit.disconnect()
    await requested
    await idle()
    expect(disconnected).not.toHaveBeenCalled()
    calls[0]!.settle()
    await done
    expect(disconnected).toHaveBeenCalledOnce()
  })

  test("ends only the request whose window is closed while it waits for its turn", async () => {
    const popups: { closed: boolean }[] = []
    const kit = await kitOver({
      open: () => {
        const popup = { closed: false }
        popups.push(popup)
        return popup
      },
    })
    const first = kit.signMessage("first")
    await vi.waitUntil(() => calls.length === 1)
    const second = kit.signMessage("second")
    popups.at(-1)!.closed = true
    await expect(second).rejects.toMatchObject({ kind: "popup-closed" })
    calls[0]!.settle()
    await first
    expect(messages()).toEqual(["first"])
  })
})

test("a wallet that takes several calls gets the next one without waiting", async () => {
  const requested: (string | Uint8Array)[] = []
  kit = createKit({
    network: networks.Testnet,
    storage: null,
    wallets: [
      testWallet({
        signMessage: (message) => {
          requested.push(message)
          return new Promise(() => {})
        },
      }),
    ],
  })
  await kit.connect("test")
  const both = [kit.signMessage("first"), kit.signMessage("second")]
  await vi.waitUntil(() => requested.length === 2)
  for (const request of both) {
    kit.cancel(request.id)
    await expect(request).rejects.toMatchObject({ kind: "aborted" })
  }
})

describe("a failed signature on a screen that offers a retry", () => {
  const failing = async (kind: ErrorKind): Promise<never> => {
    throw new WalletError(kind, "What happened.")
  }
  let detach: () => void

  /** A signature that fails and stays pending with its error. */
  async function failed(kind: ErrorKind): Promise<{ id: string; requested: Promise<unknown> }> {
    const truthful = testWallet().signMessage!
    const signMessage = vi.fn(truthful).mockImplementationOnce(() => failing(kind))
    await windowed({ signMessage })
    await kit.connect("test")
    detach = kit.attachScreen({ retry: true })
    const requested = kit.signMessage("hi").catch((error: WalletError) => error)
    await vi.waitUntil(() => kit.getState().pending[0]?.failed)
    return { id: kit.getState().pending[0]!.id, requested }
  }

  test("stays pending with its error, and settles once with the result of the retry", async () => {
    const { id, requested } = await failed("locked")
    const settled = vi.fn()
    kit.on("requestSettled", settled)
    expect(kit.getState().pending).toMatchObject([{ id, failed: { kind: "locked" } }])
    expect(opened.at(-1)?.aborted, "the window of the failed try is closed").toBe(true)
    const windows = opened.length
    kit.retry(id)
    kit.retry(id)
    expect(await requested).toMatchObject({ verified: "signature" })
    expect(opened).toHaveLength(windows + 1)
    expect(settled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ verified: "signature", request: expect.objectContaining({ id }) }),
    )
    expect(kit.getState().pending).toEqual([])
  })

  test.each<[string, (id: string) => void]>([
    ["the user dismisses it", (id) => kit.cancel(id)],
    ["the screen is detached", () => detach()],
    ["the connection ends", () => void kit.disconnect()],
  ])("rejects with its error when %s", async (_, leave) => {
    const { id, requested } = await failed("rejected")
    leave(id)
    expect(await requested).toMatchObject({ kind: "rejected", message: "What happened." })
    expect(kit.getState().pending).toEqual([])
  })

  test("does not wait forever", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const { requested } = await failed("timeout")
      await vi.advanceTimersByTimeAsync(limits.sign)
      expect(await requested).toMatchObject({ kind: "timeout" })
    } finally {
      vi.useRealTimers()
    }
  })

  test.each<ErrorKind>(["bad-request", "outdated", "page-stale", "unsupported"])(
    "%s: ends at once, because a retry cannot fix it",
    async (kind) => {
      await windowed({ signMessage: () => failing(kind) })
      await kit.connect("test")
      kit.attachScreen({ retry: true })
      await expect(kit.signMessage("hi")).rejects.toMatchObject({ kind })
    },
  )
})
