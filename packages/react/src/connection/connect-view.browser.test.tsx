import {
  type ErrorKind,
  networks,
  type Reason,
  reason,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  act,
  actions,
  dialog,
  part,
  regionText,
  settled,
  state,
  trigger,
  wide,
} from "../../test/dialog.js"
import { ADDRESS, absent, frame, kitOf, never, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"

const only = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-wallet]")

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Renders the button and the picker, and picks the only wallet. */
async function pick(module: WalletModule): Promise<ReturnType<typeof kitOf>> {
  const kit = kitOf([module])
  render(kit, <ConnectButton />)
  await until(trigger)
  trigger().click()
  await until(() => only() && !kit.getState().probing && settled())
  only()?.click()
  await until(() => part("status") && settled())
  return kit
}

function failing(
  kind: ErrorKind,
  message: Reason | string = "What happened.",
  ext?: unknown,
): WalletModule {
  return wallet("Freighter", {
    getAddress: async () => {
      throw new WalletError(kind, message, ext === undefined ? {} : { ext })
    },
  })
}

describe("waiting", () => {
  test.each<[string, Partial<WalletModule>, string, string]>([
    [
      "awaiting-extension",
      {},
      "Continue in Some",
      "Approve the connection in the extension window.",
    ],
    [
      "awaiting-popup",
      { open: () => {}, capabilities: { gesture: true } },
      "Continue in the Some window",
      "Approve there, then come back here.",
    ],
    [
      "awaiting-phone",
      { moduleType: "BRIDGE_WALLET" },
      "Continue on your phone",
      "Approve the request in Some.",
    ],
    [
      "awaiting-device",
      { moduleType: "HW_WALLET" },
      "Continue on your device",
      "Unlock it and open the Stellar app.",
    ],
  ])("%s: shows who must act, what to do, and Cancel", async (name, overrides, title, sentence) => {
    vi.spyOn(navigator, "userActivation", "get").mockReturnValue({
      isActive: true,
    } as UserActivation)
    await pick(wallet("Some", { getAddress: () => never, ...overrides }))
    await until(() => state() === name)
    await expect.element(page.getByRole("dialog", { name: title })).toBeVisible()
    expect(part("sentence")?.textContent).toBe(sentence)
    expect(actions()).toEqual(["Cancel"])
    await until(() => regionText("status") === `${title}. ${sentence}`)
    expect(document.activeElement).toBe(part("title"))
  })

  test("focuses the wallet's window within the click", async () => {
    const focus = vi.fn(() => navigator.userActivation.isActive)
    const open = (): unknown => ({ focus })
    const gesture = { gesture: true }
    const kit = kitOf([wallet("Some", { getAddress: () => never, open, capabilities: gesture })])
    render(kit, <ConnectButton />)
    await until(trigger)
    await userEvent.click(trigger())
    await until(() => !kit.getState().probing && settled())
    await userEvent.click(only()!)
    await until(() => state() === "awaiting-popup")
    expect(actions()).toEqual(["Show window", "Cancel"])
    await userEvent.click(act("show"))
    expect(focus).toHaveReturnedWith(true)
    expect(state()).toBe("awaiting-popup")
  })

  test("is 25rem wide and updates the title in place", async () => {
    await pick(wallet("Freighter", { getAddress: () => never }))
    await until(() => dialog()?.getAnimations().length === 0)
    expect(dialog()?.querySelector<HTMLElement>(".alidade-content")?.offsetWidth).toBe(400)
  })

  test("says after 15 s that the request may be hidden, and offers another attempt", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    const getAddress = vi.fn(() => never)
    const kit = kitOf([wallet("Freighter", { getAddress })])
    render(kit, <ConnectButton />)
    await until(trigger)
    trigger().click()
    await until(() => only() && !kit.getState().probing && settled())
    only()?.click()
    await until(() => state() === "awaiting-extension")
    vi.advanceTimersByTime(14_999)
    await frame()
    expect(part("slow")).toBeNull()
    vi.advanceTimersByTime(1)
    await until(() => part("slow"))
    expect(part("slow")?.textContent).toBe(
      "Still waiting. The request may be hidden behind another window.",
    )
    await until(() => regionText("status")?.includes("Still waiting"))
    expect(state()).toBe("awaiting-extension")
    expect(actions()).toEqual(["Try again", "Cancel"])
    act("retry").click()
    await until(() => getAddress.mock.calls.length === 2)
    await until(() => !part("slow"))
    expect(kit.getState().pending.length).toBe(1)
  })
})

describe("results", () => {
  /** For these kinds, the client's own message is shown below the view's sentence. */
  const withClientText = ["locked", "rejected", "popup-closed", "outdated", "page-stale"]

  test.each<[ErrorKind, string, string, string[]]>([
    ["locked", "Unlock Freighter", "Open the extension, unlock it, then try again.", ["Try again"]],
    [
      "rejected",
      "Request declined",
      "The request was declined in Freighter, or its window was closed.",
      ["Try again", "Choose another wallet"],
    ],
    [
      "popup-blocked",
      "Your browser blocked the window",
      "Allow pop-ups for this site or open it yourself.",
      ["Open Freighter"],
    ],
    [
      "popup-closed",
      "The Freighter window was closed",
      "Nothing was connected.",
      ["Try again", "Back"],
    ],
    ["unsupported", "Freighter can’t do this", "What happened.", ["Choose another wallet"]],
    ["outdated", "Update Freighter", "Your version is too old for this app.", ["Get update"]],
    [
      "page-stale",
      "Reload this page",
      "Freighter was turned off or updated. Reload this page.",
      ["Reload the page"],
    ],
    ["timeout", "No answer from Freighter", "What happened.", ["Try again", "Back"]],
    ["wrong-account", "Another account in Freighter", "What happened.", ["Try again", "Back"]],
    ["aborted", "Request canceled", "What happened.", ["Try again", "Back"]],
    ["internal", "Something went wrong in Freighter", "What happened.", ["Try again", "Back"]],
    ["external", "Something went wrong in Freighter", "What happened.", ["Try again", "Back"]],
    ["bad-request", "Something went wrong in Freighter", "What happened.", ["Try again", "Back"]],
    ["no-wallet", "Something went wrong in Freighter", "What happened.", ["Try again", "Back"]],
    ...(["bad-reply", "altered", "bad-signature"] as const).map(
      (kind): [ErrorKind, string, string, string[]] => [
        kind,
        "Freighter returned something unexpected",
        "The reply does not match the request, so it was rejected.",
        ["Try again", "Disconnect"],
      ],
    ),
  ])("%s: shows title, sentence and actions", async (kind, title, sentence, can) => {
    await pick(failing(kind))
    await until(() => state() === kind)
    await expect.element(page.getByRole("dialog", { name: title })).toBeVisible()
    expect(part("sentence")?.textContent).toBe(sentence)
    expect(actions()).toEqual(can)
    const danger = part("status")?.dataset.tone === "danger"
    const clientText = part("words")?.textContent
    expect(clientText).toBe(withClientText.includes(kind) ? "What happened." : undefined)
    const all = [`${title}.`, sentence, ...(clientText ? [clientText] : [])].join(" ")
    await until(() => regionText(danger ? "alert" : "status") === all)
    expect(part("status")?.dataset.code).toBe(String(new WalletError(kind, "").code))
    expect(document.activeElement).toBe(part("title"))
  })

  test.each<[ErrorKind, string]>([
    ["popup-closed", "Request canceled"],
    ["locked", "Unlock Freighter"],
    ["rejected", "Request declined"],
  ])(
    "%s from a device: shows the client's message, without windows and extensions",
    async (kind, title) => {
      await pick({ ...failing(kind), moduleType: "HW_WALLET" })
      await until(() => state() === kind)
      expect([part("title")?.textContent, part("sentence")?.textContent]).toEqual([
        title,
        "What happened.",
      ])
    },
  )

  test("reports an expired request only when the kit's own limit ended it", async () => {
    await pick(wallet("Freighter", { getAddress: () => never, limits: { connect: 1 } }))
    await until(() => state() === "timeout")
    expect(part("sentence")?.textContent).toBe("The request expired.")
    expect(part("words")).toBeNull()
  })

  test("shows what the client adds, without repeating the view's sentence", async () => {
    const sentence = "The request was declined in Freighter, or its window was closed."
    const remedy = reason("remedy", "It closes by itself after 30 seconds.")
    const words = reason("withRemedy", "{said} {remedy}", { said: reason("a", sentence), remedy })
    await pick(failing("rejected", words))
    await until(() => state() === "rejected")
    expect(part("sentence")?.textContent).toBe(sentence)
    expect(part("words")?.textContent).toBe("It closes by itself after 30 seconds.")
  })

  test("hides the wallet's own text for a rejection", async () => {
    const rejection = { code: -4, message: "The user rejected this request." }
    await pick(wallet("Freighter", { getAddress: () => Promise.reject(rejection) }))
    await until(() => state() === "rejected")
    expect(part("words")).toBeNull()
  })

  test("shows a rejection in a neutral tone and a failure as an error", async () => {
    await pick(failing("rejected"))
    await until(() => state() === "rejected")
    expect(part("status")?.dataset.tone).toBe("neutral")
    expect(part("details")).toBeNull()
  })

  test("shows not-installed after the probe, and updates once the wallet is installed", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null)
    let installed = false
    let probeAnswers = true
    const isAvailable = (): Promise<boolean> => (probeAnswers ? Promise.resolve(installed) : never)
    const kit = kitOf([absent("Freighter", { isAvailable })])
    render(kit, <ConnectButton />)
    await until(() => trigger() && !kit.getState().probing)
    // Picks the wallet during a probe, which ends when the test advances the clock.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    probeAnswers = false
    void kit.refreshSupportedWallets()
    await until(() => kit.getState().probing)
    trigger().click()
    await until(() => only() && settled())
    only()?.click()
    // The wallet gets no request before the probe has found it.
    await until(() => state() === "starting")
    expect(part("title")?.textContent).toBe("Opening Freighter")
    expect(actions()).toEqual(["Cancel"])
    vi.advanceTimersByTime(500)
    await expect.poll(state).toBe("not-installed")
    expect(part("title")?.textContent).toBe("Freighter is not installed")
    expect(actions()).toEqual(["Get Freighter", "Back"])
    act("install").click()
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      "https://freighter.example/",
      "_blank",
      "noopener,noreferrer",
    )
    probeAnswers = true
    installed = true
    await frame()
    window.dispatchEvent(new Event("focus"))
    await expect.poll(state).toBe("arrived")
    expect(part("title")?.textContent).toBe("Freighter is available now.")
    act("connect").click()
    await expect.poll(() => kit.getState().activeAddress).toBe(ADDRESS)
  })

  test("Try again sends a new request and shows its result", async () => {
    const getAddress = vi
      .fn<WalletModule["getAddress"]>()
      .mockRejectedValueOnce(new WalletError("rejected", "no"))
      .mockResolvedValueOnce({ address: ADDRESS })
    const kit = await pick(wallet("Freighter", { getAddress }))
    await until(() => state() === "rejected")
    // Clicks inside the page: the success view could close itself while the test waits for the driver.
    act("retry").click()
    await until(() => state() === "success")
    expect(kit.getState().activeAddress).toBe(ADDRESS)
  })

  test("Choose another wallet returns to the list, with focus on the picked wallet", async () => {
    await pick(failing("rejected"))
    await until(() => state() === "rejected")
    await userEvent.click(act("choose"))
    await until(() => only() && document.activeElement === only())
  })

  test("details show kind and code, and the report omits addresses unless requested", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await pick(failing("internal", `No account ${ADDRESS} here`))
    await until(() => state() === "internal")
    await userEvent.click(page.getByText("Details"))
    expect(part("details")?.textContent).toContain("internal")
    expect(part("details")?.textContent).toContain("-1")
    part("copy-report")!.click()
    await expect.poll(() => part("copy-report")?.textContent).toBe("Copied!!")
    const [report] = write.mock.calls[0] ?? []
    expect(report).toContain("kind: internal\ncode: -1\nmessage: No account G… here")
    expect(report).not.toContain(ADDRESS)
  })
})

describe("leaving", () => {
  const escapeKey = { key: "Escape", bubbles: true, cancelable: true }

  test("the back arrow returns to the list and ends the connection", async () => {
    const kit = await pick(wallet("Freighter", { getAddress: () => never }))
    const ended = vi.fn()
    kit.on("requestSettled", ended)
    await userEvent.click(part("back")!)
    await until(() => only() && document.activeElement === only())
    expect(ended).toHaveBeenCalledOnce()
    expect(ended.mock.calls[0]?.[0].error.kind).toBe("aborted")
    expect(kit.getState()).toMatchObject({ status: "disconnected", pending: [] })
    const closed = vi.fn()
    kit.on("modalClosed", closed)
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
    expect(closed).toHaveBeenCalledOnce()
  })

  test.each([
    ["Cancel", () => act("cancel").click()],
    ["the close button", () => part("close")?.click()],
    ["Escape", () => void part("title")?.dispatchEvent(new KeyboardEvent("keydown", escapeKey))],
  ])("%s ends the connection and closes at once", async (_, leave) => {
    const kit = await pick(wallet("Freighter", { getAddress: () => never }))
    await until(() => state() === "awaiting-extension")
    const closed = vi.fn()
    kit.on("modalClosed", closed)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    leave()
    await until(() => dialog()?.dataset.state === "closing")
    await until(() => kit.getState().pending.length === 0)
    expect(state()).toBe("awaiting-extension")
    vi.advanceTimersByTime(280)
    await until(() => !dialog())
    expect(kit.getState().status).toBe("disconnected")
    expect(document.activeElement).toBe(trigger())
    expect(closed).not.toHaveBeenCalled()
  })
})

describe("success", () => {
  test("is shown for 700 ms, then the dialog closes and focus is on the account", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await pick(wallet("Freighter"))
    await until(() => state() === "success")
    expect(part("title")?.textContent).toBe("Connected")
    expect(part("sentence")?.textContent).toBe("GBXF…ZYCP7L with Freighter")
    vi.advanceTimersByTime(699)
    await frame()
    expect(dialog()?.dataset.state).toBe("open")
    vi.advanceTimersByTime(1)
    await until(() => dialog()?.dataset.state === "closing")
    vi.advanceTimersByTime(280)
    await until(() => !dialog())
    expect(document.activeElement).toBe(trigger())
    expect(trigger().textContent).toContain("GBXF…ZYCP7L")
  })

  test("can be skipped", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await pick(wallet("Freighter"))
    await until(() => state() === "success")
    part("close")?.click()
    await until(() => dialog()?.dataset.state === "closing")
    vi.advanceTimersByTime(280)
    await until(() => !dialog())
  })

  test("reports a wrong network and waits for the wallet to switch before closing", async () => {
    let passphrase: string = networks.Public
    const kit = await pick(
      wallet("Freighter", {
        getNetwork: async () => ({ network: "", networkPassphrase: passphrase }),
      }),
    )
    await expect.poll(state).toBe("wrong-network")
    expect(part("title")?.textContent).toBe("Freighter is on Public")
    expect(part("sentence")?.textContent).toBe("This app uses Testnet. Switch in Freighter.")
    expect(actions()).toEqual(["I switched, check again", "Disconnect"])
    passphrase = networks.Testnet
    await userEvent.click(act("check-network"))
    await expect.poll(dialog).toBeNull()
    expect(kit.getState().status).toBe("connected")
  })

  test("Disconnect on a wrong network returns to the list", async () => {
    const kit = await pick(
      wallet("Freighter", {
        getNetwork: async () => ({ network: "", networkPassphrase: networks.Public }),
      }),
    )
    await expect.poll(state).toBe("wrong-network")
    await userEvent.click(act("disconnect"))
    await expect.poll(only).not.toBeNull()
    expect(kit.getState().status).toBe("disconnected")
  })
})

test("asks for a click if the wallet's window needs one, and opens it in that click", async () => {
  const active = vi.spyOn(navigator, "userActivation", "get")
  active.mockReturnValue({ isActive: false } as UserActivation)
  const open = vi.fn()
  await pick(wallet("Albedo", { open, getAddress: () => never }))
  await until(() => state() === "needs-click")
  expect(part("title")?.textContent).toBe("Open Albedo")
  expect(actions()).toEqual(["Open Albedo", "Cancel"])
  expect(open).not.toHaveBeenCalled()
  act("proceed").click()
  expect(open).toHaveBeenCalledOnce()
  await until(() => state() === "awaiting-popup")
})
