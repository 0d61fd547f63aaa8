import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { testWallet } from "../test/wallet.js"
import { WalletError } from "./errors.js"
import { createKit, type Kit } from "./kit.js"
import { networks } from "./networks.js"
import type { WalletModule } from "./wallet.js"

/** What the browser tells of clicks. */
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

/** A kit over a wallet that opens windows. */
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
  return kit
}

const blocked = (): never => {
  throw new WalletError("popup-blocked", "The browser blocked the window.")
}

describe("a wallet's window", () => {
  test("opens within the click, before anything is awaited, and comes back with the call", async () => {
    const getAddress = vi.fn(testWallet().getAddress)
    const asked = (await windowed({ getAddress })).connect("test")
    expect(opened).toHaveLength(1)
    await asked
    expect(getAddress).toHaveBeenCalledWith(expect.objectContaining({ opened: "window 1" }))
  })

  test("closes when the request has ended, well or not", async () => {
    await windowed({ signMessage: () => Promise.reject({ code: -4 }) })
    await kit.connect("test")
    await expect(kit.signMessage("hi")).rejects.toMatchObject({ kind: "rejected" })
    expect(opened.map((signal) => signal.aborted)).toEqual([true, true])
  })

  test("can be brought to the front while its request is pending, where it is a window that can", async () => {
    const focus = vi.fn()
    let answer: (() => void) | undefined
    await windowed({
      open: () => ({ focus }),
      getAddress: () =>
        new Promise((resolve) => {
          answer = () => resolve({ address: "G" })
        }),
    })
    const asked = kit.connect("test").catch((error: WalletError) => error.kind)
    const [request] = kit.getState().pending
    expect(request?.focusable).toBe(true)
    kit.focus(request!.id)
    expect(focus).toHaveBeenCalledTimes(1)
    await vi.waitUntil(() => answer)
    answer?.()
    await asked
    kit.focus(request!.id)
    expect(focus).toHaveBeenCalledTimes(1)

    await windowed({ getAddress: () => new Promise(() => {}) })
    void kit.connect("test").catch(() => {})
    expect(kit.getState().pending[0]).not.toHaveProperty("focusable")
  })

  test("closes when the request is refused before the wallet is asked", async () => {
    await windowed()
    await kit.connect("test")
    await expect(kit.signTransaction("AAAA")).rejects.toMatchObject({ kind: "bad-request" })
    expect(opened.every((signal) => signal.aborted)).toBe(true)
  })

  test("asked for outside a click waits for one where a screen shows it", async () => {
    await windowed()
    const detach = kit.attachScreen()
    activation.isActive = false
    const asked = kit.connect("test")
    expect(kit.getState().pending).toMatchObject([{ needsGesture: true }])
    expect(opened).toHaveLength(0)
    activation.isActive = true
    kit.proceed(kit.getState().pending[0]?.id ?? "")
    expect(opened).toHaveLength(1)
    expect(kit.getState().pending).toMatchObject([{ needsGesture: false }])
    await expect(asked).resolves.toBeDefined()
    detach()
  })

  test("asked for outside a click fails as blocked where no screen shows it", async () => {
    await windowed()
    kit.attachScreen()()
    activation.isActive = false
    await expect(kit.connect("test")).rejects.toMatchObject({ kind: "popup-blocked" })
    expect(opened).toHaveLength(0)
  })

  test("that waits for a click can be cancelled", async () => {
    await windowed()
    kit.attachScreen()
    activation.isActive = false
    const asked = kit.connect("test")
    kit.cancel(kit.getState().pending[0]?.id ?? "")
    await expect(asked).rejects.toMatchObject({ kind: "aborted" })
    expect(opened).toHaveLength(0)
  })

  test("blocked within a click is an error, not another wait", async () => {
    await windowed({ open: blocked })
    kit.attachScreen()
    await expect(kit.connect("test")).rejects.toMatchObject({ kind: "popup-blocked" })
  })

  test("blocked in a browser that tells nothing of clicks waits for one", async () => {
    await windowed({ open: blocked })
    kit.attachScreen()
    activation.isActive = undefined
    const asked = kit.connect("test")
    expect(kit.getState().pending).toMatchObject([{ needsGesture: true }])
    kit.proceed(kit.getState().pending[0]?.id ?? "")
    await expect(asked).rejects.toMatchObject({ kind: "popup-blocked" })
  })
})

test("a cancelled request says so in the wallet's own words where it may still sign", async () => {
  await windowed({ afterCancel: "It can still sign.", signMessage: () => new Promise(() => {}) })
  await kit.connect("test")
  const asked = kit.signMessage("hi")
  kit.cancel(kit.getState().pending[0]?.id ?? "")
  await expect(asked).rejects.toMatchObject({ kind: "aborted", message: "It can still sign." })
})
