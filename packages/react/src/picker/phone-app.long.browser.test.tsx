import { type PhoneAccess, WalletError, type WalletModule } from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { act, ids, openPicker, part, row, state, trigger, wide } from "../../test/dialog.js"
import {
  ADDRESS,
  absent,
  kitOf,
  never,
  OTHER,
  render,
  until,
  wallet,
  watched,
} from "../../test/fixtures.js"
import { lumo, pairing } from "../../test/pairing.js"
import { ConnectButton, SigningView } from "../index.js"

beforeEach(wide)
afterEach(() => void vi.restoreAllMocks())

const withPhone = () => part("with-phone")

/** Freighter, reached by its app once that is asked for; `inUse` from the start if this is a phone. */
function phoneWallet(inUse: boolean, overrides: Partial<WalletModule> = {}) {
  let phone: PhoneAccess = { by: "WalletConnect", inUse }
  const asked: (string | undefined)[] = []
  const module = wallet("Freighter", {
    isAvailable: async () => inUse,
    ...overrides,
  })
  Object.defineProperty(module, "phone", { get: () => phone, enumerable: true })
  module.useTransport = (transport) => {
    asked.push(transport)
    phone = { ...phone, inUse: inUse || transport === "phone" }
  }
  return { module, asked }
}

describe("the row of a wallet with an app", () => {
  test("says 'Phone app' on a phone, and has no second button", async () => {
    await openPicker(kitOf([phoneWallet(true).module]))
    expect(row("freighter").textContent).toContain("Phone app")
    expect(withPhone()).toBeNull()
  })

  test("offers to install a missing wallet, and its app beside that", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null)
    const getAddress = vi.fn(() => never)
    const { module, asked } = phoneWallet(false, { getAddress })
    await openPicker(kitOf([module, absent("Rabet")]))
    await until(withPhone)
    expect(document.querySelectorAll('[data-part="with-phone"]')).toHaveLength(1)
    await userEvent.click(row("freighter"))
    expect(open).toHaveBeenCalledOnce()
    expect(getAddress).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole("button", { name: "Freighter on your phone" }))
    await until(() => state() === "awaiting-phone")
    expect(getAddress).toHaveBeenCalledOnce()
    expect(asked).toEqual(["phone"])
    // Going back cancels, and the wallet is as before.
    await userEvent.click(part("back")!)
    await until(() => row("freighter")?.dataset.state === "unavailable")
    expect(asked).toEqual(["phone", undefined])
  })

  test("comes first in the wallet's own browser, and says so", async () => {
    await openPicker(kitOf([wallet("Albedo"), wallet("xBull", { inApp: true })]))
    expect(ids()).toEqual(["xbull", "albedo"])
    expect(row("xbull").ariaLabel).toBe("xBull, This wallet’s own browser")
  })

  test("asks the app again after a failure", async () => {
    const getAddress = vi.fn(() => Promise.reject(new Error("no relay")))
    const { module, asked } = phoneWallet(false, { getAddress })
    await openPicker(kitOf([module]))
    await until(withPhone)
    await userEvent.click(withPhone()!)
    await until(() => act("retry"))
    await userEvent.click(act("retry"))
    await until(() => getAddress.mock.calls.length === 2)
    expect(asked.filter((transport) => transport === "phone")).toHaveLength(2)
  })
})

describe("the app's code and link", () => {
  const app = { ...lumo, id: "freighter", name: "Freighter" }

  /** Picks the app of a wallet that then shows this prompt. */
  async function pick(prompt: ReturnType<typeof pairing>, more: Partial<WalletModule> = {}) {
    const getAddress: WalletModule["getAddress"] = ({ ui } = {}) => {
      ui?.show(prompt)
      return never
    }
    await openPicker(kitOf([phoneWallet(true, { getAddress, ...more }).module]))
    await userEvent.click(row("freighter"))
  }

  test("without a link on this device, the code names the wallet, and no other wallet is listed", async () => {
    await pick(pairing({ wallets: [] }))
    await until(() => part("qr"))
    expect(part("title")?.textContent).toBe("Scan with Freighter on your phone")
    expect(part("linked-wallets")).toBeNull()
    expect(act("explorer")).toBeNull()
  })

  test("an opened link waits for the app, and offers the website to those without it", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null)
    await pick(pairing({ wallets: [], app, isOpened: true }))
    await until(() => state() === "awaiting-phone" && part("no-app"))
    expect(part("no-app")?.textContent).toBe(
      "If nothing opens, Freighter is not on this phone. Get Freighter",
    )
    await userEvent.click(act("install"))
    expect(open.mock.calls).toEqual([
      ["https://freighter.example/", "_blank", "noopener,noreferrer"],
    ])
  })

  test("a link that the browser did not open asks for a tap, inside which it is opened", async () => {
    const prompt = pairing({ wallets: [], app })
    await pick(prompt)
    await until(() => state() === "needs-tap")
    expect(part("title")?.textContent).toBe("Open Freighter")
    await userEvent.click(act("open-link"))
    expect(prompt.follow).toHaveBeenCalledWith(app)
    await until(() => state() === "awaiting-phone")
    await userEvent.click(act("show-code"))
    await until(() => part("qr"))
  })

  test("in the wallet's own browser nothing is offered to install", async () => {
    await pick(pairing({ wallets: [], app, isOpened: true }), { inApp: true })
    await until(() => state() === "awaiting-phone")
    expect(part("no-app")).toBeNull()
  })
})

describe("a refusal in the app", () => {
  const refuse = () => Promise.reject(new WalletError("rejected", "Declined there."))

  test("while connecting speaks of the phone, not of a window, and offers a new code", async () => {
    await openPicker(kitOf([phoneWallet(true, { getAddress: refuse }).module]))
    await userEvent.click(row("freighter"))
    await until(() => state() === "rejected")
    expect(part("sentence")?.textContent).toBe("The request was declined on your phone.")
    expect(act("retry").textContent).toBe("New code")
  })

  test("while signing keeps the client's own words", async () => {
    const kit = kitOf([phoneWallet(true, { signMessage: refuse }).module])
    await kit.connect("freighter")
    await watched(kit, () => render(kit, <SigningView />))
    kit.signMessage("Hi.").catch(() => {})
    await until(() => state() === "rejected")
    expect(part("sentence")?.textContent).toBe("Declined there.")
  })
})

describe("the name of a connection", () => {
  const shownName = (): string | null | undefined =>
    document.querySelector('[data-part="menu"] .alidade-menu-head small')?.textContent

  async function openMenu(): Promise<void> {
    await until(() => trigger().textContent !== "Connect")
    await until(() => !part("title"))
    await userEvent.click(trigger())
    await until(shownName)
  }

  test("says that the app is reached by the bridge", async () => {
    await openPicker(kitOf([phoneWallet(true).module]))
    await userEvent.click(row("freighter"))
    await until(() => state() === "success")
    expect(part("sentence")?.textContent).toBe("GBXF…ZYCP7L with Freighter, by WalletConnect")
    await openMenu()
    expect(shownName()).toBe("Freighter, by WalletConnect")
  })

  test("is the one that a wallet behind the bridge gives itself, never the picked row's", async () => {
    const getAddress = async () => ({ address: ADDRESS, walletId: "walletconnect" })
    const { module } = phoneWallet(true, { getAddress })
    const bridge = wallet("WalletConnect", {
      moduleType: "BRIDGE_WALLET",
      phone: { by: "WalletConnect", inUse: true, peer: "LOBSTR Wallet" },
      withApp: (own) => own,
    })
    await openPicker(kitOf([module, bridge]))
    await userEvent.click(row("freighter"))
    await until(() => state() === "success")
    expect(part("sentence")?.textContent).toBe("GBXF…ZYCP7L with LOBSTR Wallet, by WalletConnect")
    await openMenu()
    expect(shownName()).toBe("LOBSTR Wallet, by WalletConnect")
  })

  test("of another connection follows how that one was made", async () => {
    const { module } = phoneWallet(false, { transport: "phone" })
    const albedo = wallet("Albedo", { getAddress: async () => ({ address: OTHER }) })
    const kit = kitOf([module, albedo])
    await kit.connect("freighter", { transport: "phone" })
    await kit.connect("albedo", { add: true })
    module.useTransport?.(undefined)
    render(kit, <ConnectButton />)
    await until(trigger)
    await userEvent.click(trigger())
    await until(() => document.querySelector('[data-part="other-account"]'))
    expect(document.querySelector('[data-part="other-account"]')?.textContent).toBe(
      "GBXF…ZYCP7L Freighter, by WalletConnect",
    )
  })
})
