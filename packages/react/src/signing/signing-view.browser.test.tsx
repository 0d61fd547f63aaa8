import {
  type ErrorKind,
  type Kit,
  type KitConfig,
  networks,
  WalletError,
  type WalletModule,
  type WalletUi,
} from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { act, actions, dialog, part, regionText, settled, state, wide } from "../../test/dialog.js"
import {
  ADDRESS,
  connectedKit,
  frame,
  never,
  render,
  renderHook,
  signed,
  until,
  wallet,
  watched,
} from "../../test/fixtures.js"
import { SigningView, useSignTransaction } from "../index.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A wallet that never answers a signature request and may still sign after a cancel. */
const silent: Partial<WalletModule> = {
  afterCancel: "It can still sign.",
  signTransaction: () => never,
  signAuthEntry: () => never,
  signMessage: () => never,
}

/** Renders the view of a connected kit. */
async function shown(
  overrides: Partial<WalletModule>,
  view = <SigningView />,
  config: Partial<KitConfig> = {},
): Promise<Kit> {
  const kit = await connectedKit(wallet("Freighter", overrides), config)
  await watched(kit, () => render(kit, view))
  return kit
}

describe("a pending signature", () => {
  test.each<[string, (kit: Kit) => Promise<unknown>, string, string]>([
    ["transaction", (kit) => kit.signTransaction(signed.xdr), "Transaction to sign", signed.xdr],
    [
      "auth entry",
      (kit) => kit.signAuthEntry(signed.preimage),
      "Authorization to sign",
      signed.preimage,
    ],
    ["message", (kit) => kit.signMessage("Hello"), "Message to sign", "Hello"],
  ])("%s: shows the request, the wallet and Cancel", async (_, ask, kind, payload) => {
    const kit = await shown(silent)
    const request = ask(kit).catch((error) => error)
    await until(settled)
    // Once the wallet is asked: the dialog may be shown before.
    await until(() => part("cancel-hint"))
    await expect.element(page.getByRole("dialog", { name: "Sign in Freighter" })).toBeVisible()
    expect(part("header")?.textContent).toBe(kind)
    expect(part("requested")?.textContent).toContain("Testnet")
    expect(part("requested")?.textContent).toContain("GBXF…ZYCP7L")
    expect(part("raw")?.querySelector("textarea")?.value).toBe(payload)
    expect(actions()).toEqual(["Cancel"])
    expect(part("cancel-hint")?.textContent).toBe(
      "This only stops waiting. Decline in Freighter too.",
    )

    await userEvent.click(act("cancel"))
    expect(await request).toMatchObject({ kind: "aborted" })
    await expect.poll(dialog).toBeNull()
  })

  test("does not ask to decline in a wallet whose window closes with the request", async () => {
    const kit = await shown({ signMessage: () => never })
    kit.signMessage("Hello").catch(() => {})
    await until(settled)
    expect(actions()).toEqual(["Cancel"])
    expect(part("cancel-hint")).toBeNull()
  })

  test("a client's hint appears with another attempt and disappears with it", async () => {
    const hint =
      "xBull's window was closed, or did not receive the request. Try again, or reload this page."
    const retry = vi.fn()
    const kit = await shown({
      signMessage: (_, options) => {
        const { show } = options!.ui!
        show({ kind: "waiting", on: "extension", hint, retry: () => show(retry()) })
        return never
      },
    })
    kit.signMessage("Hello").catch(() => {})
    await until(() => part("hint"))
    expect(state()).toBe("awaiting-extension")
    expect(part("hint")?.textContent).toBe(hint)
    expect(actions()).toEqual(["Try again", "Cancel"])
    await until(() => regionText("status")?.endsWith(hint))
    act("retry").click()
    await until(() => !part("hint"))
    expect(retry).toHaveBeenCalledOnce()
    expect(actions()).toEqual(["Cancel"])
  })

  test("explains what the wallet will show if it cannot show the text", async () => {
    const kit = await shown({
      signMessage: (_, options) => {
        options!.ui!.show({ kind: "waiting", on: "extension", shows: "YWJjZA==" })
        return never
      },
    })
    kit.signMessage("abcd").catch(() => {})
    await until(() => part("shows"))
    expect(part("shows")?.textContent).toBe("Freighter will show it in encoded form: YWJjZA==")
    expect(part("raw")?.querySelector("textarea")?.value).toBe("abcd")
  })

  test("asks to unlock a locked wallet in its window until it is unlocked", async () => {
    let show: WalletUi["show"] = () => {}
    const kit = await shown({
      signMessage: (_, options) => {
        show = options!.ui!.show
        return never
      },
    })
    kit.signMessage("Hello").catch(() => {})
    await until(settled)
    show({ kind: "waiting", on: "unlock" })
    await until(() => state() === "awaiting-unlock")
    expect(part("title")?.textContent).toBe("Unlock Freighter")
    expect(part("sentence")?.textContent).toBe(
      "Enter your password in its window, then approve the request there.",
    )
    expect(actions()).toEqual(["Cancel"])
    show(undefined)
    await until(() => state() === "awaiting-extension")
  })

  test("copies the payload", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    const kit = await shown(silent)
    kit.signMessage("Hello").catch(() => {})
    await until(settled)
    await until(() => part("message"))
    await userEvent.click(part("raw")!.querySelector("summary")!)
    // Clicks inside the page: the text is shown for three seconds, and waiting for the driver could take longer.
    part("copy-payload")!.click()
    await expect.poll(() => part("copy-payload")?.textContent).toBe("Copied!!")
    expect(write).toHaveBeenCalledExactlyOnceWith("Hello")
  })

  test("shows the app's preview first, with the raw payload collapsed below", async () => {
    const kit = await shown(
      silent,
      <SigningView preview={({ kind, address }) => `${kind} by ${address}`} />,
    )
    kit.signTransaction(signed.xdr).catch(() => {})
    await until(settled)
    expect(part("preview")?.textContent).toBe(`transaction by ${ADDRESS}`)
    expect(part("raw")?.hasAttribute("open")).toBe(false)
  })

  test("says after 15 s that the request may be hidden, still with Cancel", async () => {
    const kit = await shown(silent)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    kit.signMessage("Hello").catch(() => {})
    await until(settled)
    vi.advanceTimersByTime(15_000)
    await until(() => part("slow"))
    expect(actions()).toEqual(["Cancel"])
  })

  test("names the step that is open: access first, which leaves nothing to decline, then the phone", async () => {
    let ui: WalletUi | undefined
    const kit = await shown(
      wallet("LOBSTR", {
        afterCancel: "It can still be confirmed.",
        signMessage: (_, options) => {
          ui = options?.ui
          ui?.show({ kind: "waiting", on: "extension", step: "access" })
          return never
        },
      }),
    )
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    kit.signMessage("Hello").catch(() => {})
    await until(() => state() === "awaiting-access")
    expect(part("sentence")?.textContent).toMatch(/Give access in its window first/)
    expect(part("cancel-hint")).toBeNull()
    ui?.show({ kind: "waiting", on: "phone" })
    await until(() => state() === "awaiting-phone")
    expect(part("cancel-hint")).not.toBeNull()
    vi.advanceTimersByTime(15_000)
    await until(() => part("slow"))
    expect(part("slow")?.textContent).toMatch(/on your phone/)
  })

  test.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["the close button", () => userEvent.click(part("close")!)],
  ])("%s cancels it and restores focus", async (_, leave) => {
    const kit = await shown(silent)
    const before = document.createElement("button")
    document.body.append(before)
    before.focus()
    const request = kit.signMessage("Hello").catch((error) => error)
    await until(settled)
    await leave()
    expect(await request).toMatchObject({ kind: "aborted" })
    await expect.poll(dialog).toBeNull()
    expect(document.activeElement).toBe(before)
    before.remove()
  })
})

test("closes 280 ms after a verified signature if there is no preview", async () => {
  let answer = (_: { signedMessage: string }): void => {}
  const reply = new Promise<{ signedMessage: string }>((resolve) => {
    answer = resolve
  })
  const kit = await shown({ signMessage: () => reply }, <SigningView preview={false} />)
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const request = kit.signMessage(signed.message)
  await until(settled)
  answer({ signedMessage: signed.signedMessage })
  expect(await request).toMatchObject({ verified: "signature" })
  await until(() => dialog()?.dataset.state === "closing")
  vi.advanceTimersByTime(280)
  await until(() => !dialog())
})

test("leaves nothing open if the signature ends before the dialog has loaded", async () => {
  const kit = await shown({})
  await kit.signMessage(signed.message)
  await expect.poll(dialog).toBeNull()
  expect(kit.getState().pending).toEqual([])
})

describe("a failure, shown until dismissed", () => {
  test.each<[ErrorKind, string]>([
    ["rejected", "Request declined"],
    ["locked", "Unlock Freighter"],
    ["popup-closed", "The Freighter window was closed"],
    ["timeout", "No answer from Freighter"],
    ["external", "Something went wrong in Freighter"],
  ])("%s", async (kind, title) => {
    const kit = await shown({
      signMessage: async () => {
        throw new WalletError(kind, "What happened.")
      },
    })
    const request = kit.signMessage("Hello").catch((error) => error)
    await until(() => state() === kind && settled())
    expect(part("title")?.textContent).toBe(title)
    expect(actions()).toEqual(["Try again", "Close"])
    expect(dialog()?.textContent).toContain("What happened.")
    if (kind === "popup-closed") expect(part("sentence")?.textContent).toBe("Nothing was signed.")
    await userEvent.click(act("cancel"))
    expect(await request).toMatchObject({ kind })
    await expect.poll(dialog).toBeNull()
  })

  test("can be retried successfully without the app receiving an error", async () => {
    const locked = async (): Promise<never> => {
      throw new WalletError("locked", "Unlock it.")
    }
    const sign = async () => ({ signedMessage: signed.signedMessage })
    const kit = await shown({ signMessage: vi.fn(sign).mockImplementationOnce(locked) })
    const request = kit.signMessage(signed.message)
    await until(() => state() === "locked" && settled())
    await userEvent.click(act("retry"))
    expect(await request).toMatchObject({ verified: "signature" })
    await expect.poll(dialog).toBeNull()
  })

  test("checks a wrong network again after the wallet switched", async () => {
    const getNetwork = vi.fn(async () => ({
      network: "PUBLIC",
      networkPassphrase: networks.Public as string,
    }))
    const kit = await shown({
      getNetwork,
      signMessage: async () => ({ signedMessage: signed.signedMessage }),
    })
    const request = kit.signMessage(signed.message)
    await until(() => state() === "wrong-network" && settled())
    expect(actions()).toEqual(["I switched, check again", "Close"])
    getNetwork.mockResolvedValue({ network: "TESTNET", networkPassphrase: networks.Testnet })
    await userEvent.click(act("check-network"))
    expect(await request).toMatchObject({ verified: "signature" })
    await expect.poll(dialog).toBeNull()
  })

  test.each<[ErrorKind, string[]]>([
    ["outdated", ["Get update", "Close"]],
    ["page-stale", ["Reload the page", "Close"]],
    ["unsupported", ["Close"]],
  ])("%s: offers what helps, without a retry", async (kind, offered) => {
    const kit = await shown({
      signMessage: async () => {
        throw new WalletError(kind, "What happened.")
      },
    })
    await expect(kit.signMessage("Hello")).rejects.toMatchObject({ kind })
    await until(() => state() === kind && settled())
    expect(actions()).toEqual(offered)
  })

  test("is shown when its turn comes after another request", async () => {
    const kit = await shown({
      signMessage: (message) =>
        message === "one" ? never : Promise.reject(new WalletError("locked", "Unlock it.")),
    })
    const first = kit.signMessage("one").catch((error) => error)
    await until(settled)
    const second = kit.signMessage("two").catch((error) => error)
    await until(() => part("queued"))
    await userEvent.click(part("close")!)
    expect(await first).toMatchObject({ kind: "aborted" })
    await until(() => state() === "locked" && settled())
    await userEvent.click(act("cancel"))
    expect(await second).toMatchObject({ kind: "locked" })
  })

  test("shows a mismatched result as a failure with details", async () => {
    const kit = await shown({
      signMessage: async () => ({ signedMessage: signed.signedAuthEntry }),
    })
    kit.signMessage("Hello").catch(() => {})
    await until(() => state() === "bad-signature")
    expect(part("title")?.textContent).toBe("Freighter returned something unexpected")
    expect(part("details")?.textContent).toContain("bad-signature")
    await until(() => regionText("alert")?.startsWith("Freighter returned"))
  })

  test("names both networks before requesting from a wallet on the wrong one", async () => {
    const signMessage = vi.fn(() => never)
    const kit = await shown({
      signMessage,
      getNetwork: async () => ({ network: "PUBLIC", networkPassphrase: networks.Public }),
    })
    kit.signMessage("Hello").catch(() => {})
    await until(() => state() === "wrong-network")
    expect(part("title")?.textContent).toBe("Freighter is on Public")
    expect(part("sentence")?.textContent).toBe("This app uses Testnet. Switch in Freighter.")
    expect(signMessage).not.toHaveBeenCalled()
  })

  test("names both networks, without blaming the wallet, if an authorization is for another", async () => {
    const ours = { name: "Ours", passphrase: networks.Public }
    const kit = await shown({}, undefined, { networks: [ours], network: networks.Public })
    await expect(kit.signAuthEntry(signed.preimage)).rejects.toMatchObject({
      kind: "wrong-network",
    })
    await until(() => state() === "wrong-network")
    expect(part("title")?.textContent).toBe("This authorization is for Testnet")
    expect(part("sentence")?.textContent).toBe("This app uses Ours.")
  })

  test("names the network that the wallet signed for", async () => {
    const kit = await shown({}, undefined, { network: networks.Public })
    kit.signTransaction(signed.xdr).catch(() => {})
    await until(() => state() === "wrong-network")
    expect(part("title")?.textContent).toBe("Freighter signed for Testnet")
    expect(part("sentence")?.textContent).toBe("This app uses Public. Switch in Freighter.")
  })

  test("leaves no gap if an app's own module names no network", async () => {
    const kit = await shown({
      signMessage: () => Promise.reject(new WalletError("wrong-network", "Set it to Ours.")),
    })
    kit.signMessage("Hello").catch(() => {})
    await until(() => state() === "wrong-network")
    expect(part("title")?.textContent).toBe("Wrong network")
    expect(part("sentence")?.textContent).toBe("Set it to Ours.")
  })
})

test("shows two signatures one after the other", async () => {
  const kit = await shown(silent)
  const first = kit.signMessage("one").catch((error) => error)
  await until(settled)
  const second = kit.signMessage("two").catch((error) => error)
  await until(() => part("queued"))
  expect(part("queued")?.textContent).toBe("1 more waiting")
  const text = (): string | undefined => part("raw")?.querySelector("textarea")?.value
  expect(text()).toBe("one")
  await userEvent.click(part("close")!)
  expect(await first).toMatchObject({ kind: "aborted" })
  await expect.poll(text).toBe("two")
  await until(settled)
  await userEvent.click(part("close")!)
  expect(await second).toMatchObject({ kind: "aborted" })
  await expect.poll(dialog).toBeNull()
})

test("opens a window in the requested click, or fails as popup-blocked without the view", async () => {
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({
    isActive: true,
  } as UserActivation)
  const open = vi.fn()
  const kit = await connectedKit(wallet("Albedo", { open, ...silent }))
  open.mockClear()
  vi.spyOn(navigator, "userActivation", "get").mockReturnValue({
    isActive: false,
  } as UserActivation)
  await expect(kit.signMessage("Hello")).rejects.toMatchObject({ kind: "popup-blocked" })

  const { unmount } = await watched(kit, () => render(kit, <SigningView />))
  const request = kit.signMessage("Hello").catch((error) => error)
  await until(() => state() === "needs-click")
  expect(actions()).toEqual(["Open Albedo", "Cancel"])
  act("proceed").click()
  expect(open).toHaveBeenCalledOnce()
  await until(() => state() === "awaiting-popup")
  kit.cancel(kit.getState().pending[0]!.id)
  expect(await request).toMatchObject({ kind: "aborted" })
  await expect.poll(dialog).toBeNull()
  unmount()
  await frame()
  await expect(kit.signMessage("Hello")).rejects.toMatchObject({ kind: "popup-blocked" })
})

test("shows the requests of a new kit", async () => {
  const [first, second] = [
    await connectedKit(wallet("Freighter", silent)),
    await connectedKit(wallet("Albedo", silent)),
  ]
  const { rerender } = await watched(first, () => render(first, <SigningView />))
  first.signMessage("one").catch(() => {})
  await until(() => settled() && part("title")?.textContent === "Sign in Freighter")
  await watched(second, () => rerender(<SigningView />, second))
  expect(dialog()).toBeNull()
  const request = second.signMessage("two").catch((error) => error)
  await until(() => settled() && part("title")?.textContent === "Sign in Albedo")
  await userEvent.click(act("cancel"))
  expect(await request).toMatchObject({ kind: "aborted" })
  await expect.poll(dialog).toBeNull()
})

test("closes when a hook cancels its request", async () => {
  const kit = await shown(silent)
  const { result } = renderHook(kit, useSignTransaction)
  await until(() => result.current)
  void result.current.signTransaction(signed.xdr)
  await until(settled)
  result.current.cancel()
  await expect.poll(dialog).toBeNull()
  await expect.poll(() => result.current.error?.kind).toBe("aborted")
})
