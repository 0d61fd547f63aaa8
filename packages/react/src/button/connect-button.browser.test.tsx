import {
  type Kit,
  networks,
  type WalletChange,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { afterEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  ADDRESS,
  connectedKit,
  frame,
  kitOf,
  never,
  render,
  until,
  wallet,
} from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"

const part = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part="${name}"]`)
const button = (): HTMLElement => part("trigger")!
const menuIsOpen = (): boolean => part("menu")?.matches(":popover-open") ?? false

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Renders the button of a kit and opens its menu. */
async function openMenu(kit: Kit): Promise<void> {
  render(kit, <ConnectButton />)
  await expect.poll(() => part("address") ?? part("wrong-network")).not.toBeNull()
  // Not by its name, which changes once the connection is restored.
  await userEvent.click(page.getByRole("button"))
  await expect.poll(() => part("menu-close")).not.toBeNull()
}

function horizon(status: number, balance = "0"): void {
  const body = {
    balances: [{ asset_type: "native", balance }],
    ...(status === 404 && { type: "https://stellar.org/horizon-errors/not_found", status }),
  }
  vi.spyOn(window, "fetch").mockImplementation(
    async () => new Response(JSON.stringify(body), { status }),
  )
}

test("shows Connect or the app's label, and reports each click [S2.14 S2.15]", async () => {
  const kit = kitOf([wallet("Freighter")])
  const clicked = vi.fn()
  kit.on("buttonClicked", clicked)
  const { rerender } = render(kit, <ConnectButton />)
  await expect.poll(() => button()?.textContent).toBe("Connect")
  await userEvent.click(button())
  expect(clicked).toHaveBeenCalledOnce()
  await expect.poll(() => document.querySelector("dialog[open]")).not.toBeNull()

  rerender(<ConnectButton label="Log in" />)
  await expect.poll(() => button().textContent).toBe("Log in")
})

test("shows the first 4 and last 6 characters of the address once connected [S2.16 S4.7 S9.4]", async () => {
  const kit = kitOf([wallet("Freighter")])
  render(kit, <ConnectButton />)
  await expect.poll(() => button()?.textContent).toBe("Connect")
  const before = button()
  await kit.connect("freighter")
  await expect.poll(() => part("address")?.textContent).toBe("GBXF…ZYCP7L")
  expect(button()).toBe(before)
  await expect
    .element(page.getByRole("button", { name: "Account GBXF … ZYCP7L, menu" }))
    .toBeVisible()
})

test("opens the menu on a click and closes it on the next [S2.17 S2.18]", async () => {
  const kit = await connectedKit()
  const clicked = vi.fn()
  kit.on("buttonClicked", clicked)
  await openMenu(kit)
  expect(menuIsOpen()).toBe(true)
  expect(button().getAttribute("aria-expanded")).toBe("true")
  expect(part("short-address")?.textContent).toBe("GBXF…ZYCP7L")
  expect(part("full-address")?.textContent).toBe(ADDRESS)
  await userEvent.click(button())
  await expect.poll(menuIsOpen).toBe(false)
  await expect.poll(() => button().getAttribute("aria-expanded")).toBe("false")
  expect(clicked).toHaveBeenCalledTimes(2)
})

test("opens the menu below a sticky button of a scrolled page, and above one at the bottom", async () => {
  const frameSize = [innerWidth, innerHeight] as const
  await page.viewport(800, 900)
  render(await connectedKit(), <ConnectButton />)
  await expect.poll(() => part("address")).not.toBeNull()
  const container = button().closest<HTMLElement>("body > div")!
  const tall = document.createElement("div")
  tall.style.height = "3000px"
  document.body.append(tall)
  container.style.position = "sticky"
  container.style.top = "0"
  const boxes = async () => {
    await userEvent.click(button())
    await expect.poll(() => part("menu-close")).not.toBeNull()
    const found = [button(), part("menu")!].map((element) => element.getBoundingClientRect())
    await userEvent.click(button())
    await expect.poll(menuIsOpen).toBe(false)
    return found as [DOMRect, DOMRect]
  }
  try {
    scrollTo(0, 1000)
    const [sticky, below] = await boxes()
    expect(below.top).toBeGreaterThanOrEqual(sticky.bottom)
    container.style.position = "fixed"
    container.style.top = "800px"
    const [low, above] = await boxes()
    expect(above.bottom).toBeLessThanOrEqual(low.top)
    expect(above.top).toBeGreaterThanOrEqual(0)
  } finally {
    tall.remove()
    scrollTo(0, 0)
    await page.viewport(...frameSize)
  }
})

test("offers the other accounts that the wallet shares, and changes to the chosen one", async () => {
  const other = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
  const sharing = wallet("Phone", {
    capabilities: { accounts: [ADDRESS, other] },
    getAddress: async (options = {}) => ({ address: options.address ?? ADDRESS }),
  })
  const kit = kitOf([sharing])
  await kit.connect("phone")
  await openMenu(kit)
  const accounts = page.getByRole("region", { name: "Switch account" })
  expect(accounts.getByRole("button").all()).toHaveLength(1)
  await userEvent.click(accounts.getByRole("button", { name: "GBO3…GALCX4" }))
  await expect.poll(() => kit.getState().activeAddress).toBe(other)
  await expect.poll(menuIsOpen).toBe(false)
  await expect.poll(() => part("address")?.textContent).toBe("GBO3…GALCX4")
})

test("asks a wallet again that lets the user choose an account, and no other wallet", async () => {
  const connects = vi.fn(async () => ({ address: ADDRESS }))
  const asking = wallet("Device", { capabilities: { accounts: "ask" }, getAddress: connects })
  const kit = kitOf([asking, wallet("Freighter")])
  await kit.connect("device")
  await openMenu(kit)
  await userEvent.click(page.getByRole("button", { name: "Switch account" }))
  await expect.poll(() => connects.mock.calls.length).toBe(2)
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull()
  await kit.connect("freighter")
  await userEvent.click(button())
  await expect.poll(() => part("menu-close")).not.toBeNull()
  expect(part("switch-account")).toBeNull()
})

test("Escape, a press outside, lost focus and the close control close the menu [S2.24]", async () => {
  await openMenu(await connectedKit())
  await userEvent.keyboard("{Escape}")
  await expect.poll(menuIsOpen).toBe(false)

  await userEvent.click(button())
  await expect.poll(menuIsOpen).toBe(true)
  await userEvent.click(document.documentElement, { position: { x: 5, y: 500 } })
  await expect.poll(menuIsOpen).toBe(false)

  const after = document.createElement("button")
  document.body.append(after)
  await userEvent.click(button())
  await expect.poll(menuIsOpen).toBe(true)
  after.focus()
  await expect.poll(menuIsOpen).toBe(false)
  after.remove()

  await userEvent.click(button())
  await userEvent.click(page.getByRole("button", { name: "Close" }))
  await expect.poll(menuIsOpen).toBe(false)
})

test("supports the keyboard: open the menu, move through it, return to the button", async () => {
  await connectedKit().then((kit) => render(kit, <ConnectButton />))
  await expect.poll(() => part("address")).not.toBeNull()
  button().focus()
  await userEvent.keyboard("{Enter}")
  await expect.poll(menuIsOpen).toBe(true)
  await userEvent.tab()
  expect(document.activeElement).toBe(part("menu-close"))
  await userEvent.tab()
  expect(document.activeElement).toBe(part("copy"))
  await userEvent.keyboard("{Escape}")
  await expect.poll(menuIsOpen).toBe(false)
  expect(document.activeElement).toBe(button())
})

describe("the balance", () => {
  const horizonUrl = "https://horizon.example"

  test("is shown once known [S1.3 S2.19]", async () => {
    horizon(200, "10000.5000000")
    await openMenu(await connectedKit(undefined, { horizonUrl }))
    await expect.poll(() => part("balance")?.textContent).toBe("Balance10,000.5 XLM")
  })

  test("shows a placeholder while loading, and nothing without a Horizon [S2.20]", async () => {
    vi.spyOn(window, "fetch").mockImplementation(() => never)
    await openMenu(await connectedKit(undefined, { horizonUrl }))
    expect(part("balance")?.dataset.state).toBe("loading")
    expect(part("balance")?.textContent).not.toContain("XLM")
  })

  test("has no row without a Horizon URL [S2.20]", async () => {
    await openMenu(await connectedKit())
    expect(part("network")).not.toBeNull()
    expect(part("balance")).toBeNull()
  })

  test.each([
    [404, "0 XLM · not active yet"],
    [500, "Unavailable"],
  ])("an HTTP %i response shows '%s'", async (status, text) => {
    horizon(status)
    await openMenu(await connectedKit(undefined, { horizonUrl }))
    await expect.poll(() => part("balance")?.textContent).toContain(text)
  })
})

describe("Copy address", () => {
  test("copies the whole address and shows and announces Copied!! for 3000 ms [S2.21 S2.22 S9.3]", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await openMenu(await connectedKit())
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const copy = part("copy")!
    const width = copy.getBoundingClientRect().width
    expect(copy.textContent).toBe("Copy address")
    copy.click()
    // The time runs from the effect that follows the frame.
    await until(() => copy.dataset.state === "copied" && vi.getTimerCount() > 0)
    expect(write).toHaveBeenCalledExactlyOnceWith(ADDRESS)
    expect(copy.textContent).toContain("Copied!!")
    expect(part("copy-status")?.textContent).toBe("Copied!!")
    expect(copy.getBoundingClientRect().width).toBe(width)
    expect(page.getByRole("button", { name: "Copy address" }).element()).toBe(copy)

    vi.advanceTimersByTime(2_999)
    await frame()
    expect(copy.dataset.state).toBe("copied")
    vi.advanceTimersByTime(1)
    await until(() => copy.dataset.state === "idle")
    expect(copy.textContent).toBe("Copy address")
  })

  test("explains what to do, without Copied!!, when the browser refuses", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"))
    await openMenu(await connectedKit())
    await userEvent.click(part("copy")!)
    await expect.poll(() => part("copy-status")?.textContent).toContain("blocked copying")
    expect(part("menu")?.textContent).not.toContain("Copied!!")
  })
})

test("Disconnect ends the connection and keeps focus on the button [S2.23]", async () => {
  const kit = await connectedKit()
  await openMenu(kit)
  await userEvent.click(part("disconnect")!)
  await expect.poll(() => button().textContent).toBe("Connect")
  expect(kit.getState().status).toBe("disconnected")
  expect(document.activeElement).toBe(button())
})

test("closes the menu and focuses the button when the connection ends elsewhere", async () => {
  const kit = await connectedKit()
  await openMenu(kit)
  part("copy")!.focus()
  await kit.disconnect()
  await expect.poll(() => button().textContent).toBe("Connect")
  expect(document.activeElement).toBe(button())

  await kit.connect("freighter")
  await expect.poll(() => part("address")).not.toBeNull()
  expect(button().getAttribute("aria-expanded")).toBe("false")
  expect(part("menu")!.childElementCount).toBe(0)
})

test("shows a wrong network by icon and text, naming both networks", async () => {
  const getNetwork = async () => ({ network: "PUBLIC", networkPassphrase: networks.Public })
  await openMenu(await connectedKit(wallet("Freighter", { getNetwork })))
  expect(part("wrong-network")?.textContent).toBe("Wrong network")
  expect(button().querySelector("svg")).not.toBeNull()
  expect(button().getAttribute("aria-label")).toBe("Wrong network, account GBXF … ZYCP7L, menu")
  expect(part("network")?.textContent).toContain("Freighter is on Public. Switch it to Testnet.")
})

test("shows no warning for a wallet that signs for any network", async () => {
  const getNetwork = async () => ({ network: "PUBLIC", networkPassphrase: networks.Public })
  const kit = await connectedKit(
    wallet("xBull", { getNetwork, capabilities: { network: "informative" } }),
  )
  await expect
    .poll(() => {
      const state = kit.getState()
      return state.status === "connected" && state.walletNetwork
    })
    .toBeTruthy()
  await openMenu(kit)
  expect(part("address")).not.toBeNull()
  expect(part("wrong-network")).toBeNull()
  expect(part("network")?.dataset.state).toBe("right")
})

describe("restoring a connection", () => {
  const remembered = { walletId: "freighter", address: ADDRESS }

  test("shows the remembered address, busy, at the width of the connected button", async () => {
    let answer: ((result: { address: string }) => void) | undefined
    const restore = () =>
      new Promise<{ address: string }>((resolve) => {
        answer = resolve
      })
    const kit = kitOf([wallet("Freighter", { restore })], { remembered })
    render(kit, <ConnectButton />)
    await expect.poll(() => part("address")?.textContent).toBe("GBXF…ZYCP7L")
    await expect.poll(() => answer).toBeDefined()
    expect(button().getAttribute("aria-busy")).toBe("true")
    expect(button().getAttribute("aria-label")).toBe(
      "Restoring connection to Freighter, account GBXF … ZYCP7L",
    )
    const { width } = button().getBoundingClientRect()

    answer?.({ address: ADDRESS })
    await expect.poll(() => button().getAttribute("aria-busy")).toBe("false")
    expect(button().getBoundingClientRect().width).toBe(width)
  })

  test("offers only Disconnect in the menu", async () => {
    const kit = kitOf([wallet("Freighter", { restore: () => never })], { remembered })
    await openMenu(kit)
    expect(part("disconnect")).not.toBeNull()
    expect(part("copy")).toBeNull()
    expect(part("network")).toBeNull()
    await userEvent.click(part("disconnect")!)
    await expect.poll(() => button().textContent).toBe("Connect")
  })
})

test("reports a locked wallet and offers to connect it again", async () => {
  const getAddress = vi.fn<WalletModule["getAddress"]>(() => new Promise(() => {}))
  const freighter = wallet("Freighter", { restore: async () => null, getAddress })
  const kit = kitOf([wallet("Albedo"), freighter], {
    remembered: { walletId: "freighter", address: ADDRESS },
  })
  await openMenu(kit)
  await expect.poll(() => part("locked")?.textContent).toContain("Freighter is locked")
  await userEvent.click(page.getByRole("button", { name: "Connect again" }))
  // Connects without the picker, because the wallet is known.
  await expect
    .poll(() => document.querySelector("dialog[open] [data-part=title]")?.textContent)
    .toBe("Continue in Freighter")
  expect(getAddress).toHaveBeenCalledOnce()
  expect(menuIsOpen()).toBe(false)
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => document.querySelector("dialog[open]")).toBeNull()
  expect(document.activeElement).toBe(button())
})

/** Opens the menu of a connected wallet that reports this change. */
async function openMenuOf(change: WalletChange, restored?: object): Promise<void> {
  const watch: WalletModule["watch"] = (report) => {
    report(change)
    return () => {}
  }
  const kit = kitOf([wallet("Freighter", { watch, ...restored })])
  await kit.connect("freighter")
  await openMenu(kit)
}

test.each<[string, WalletChange, string]>([
  ["locked", { address: "", reason: "locked" }, "Freighter is locked. Unlock it to sign."],
  ["on another account", { address: "", reason: "account" }, "You switched accounts in"],
  ["one of several", { address: "" }, "Freighter is locked, or uses an account or network"],
])("describes a wallet that shares no account as %s", async (_, change, text) => {
  await openMenuOf(change)
  await expect.poll(() => part("locked")?.textContent).toContain(text)
})

test("shows only the network hint for a wallet without an account on another network", async () => {
  const network = { network: "PUBLIC", networkPassphrase: networks.Public }
  await openMenuOf({ address: "", network }, { capabilities: { network: "binding" } })
  await expect.poll(() => part("network")?.dataset.state).toBe("wrong")
  expect(part("locked")).toBeNull()
})

test("reports a lost wallet and offers a reload", async () => {
  await openMenuOf({ lost: new WalletError("page-stale", "Reload this page.") })
  await expect
    .poll(() => part("lost")?.textContent)
    .toBe("Freighter was turned off or updated. Reload this page.Reload the page")
})

test("sets and removes all six button theme fields through the CSSOM [S3.37 S3.38 S3.39 S3.40 S3.41 S3.42 S3.50]", async () => {
  const kit = kitOf([wallet("Freighter")], { buttonTheme: { bgColor: "rgb(1, 2, 3)" } })
  render(kit, <ConnectButton />)
  await expect.poll(() => getComputedStyle(button()).backgroundColor).toBe("rgb(1, 2, 3)")
  kit.setTheme({
    button: {
      bgColor: "",
      textColor: "rgb(0, 0, 4)",
      solidTextColor: "rgb(0, 0, 5)",
      dividerColor: "rgb(0, 0, 6)",
      buttonPadding: "7px",
      buttonBorderRadius: "8px",
    },
  })
  const root = button().parentElement!
  await expect.poll(() => root.style.length).toBe(5)
  expect(root.style.getPropertyValue("--alidade-button-text-color")).toBe("rgb(0, 0, 4)")
  expect(getComputedStyle(button())).toMatchObject({
    color: "rgb(0, 0, 5)",
    borderTopColor: "rgb(0, 0, 6)",
    paddingTop: "7px",
    borderTopLeftRadius: "8px",
  })
  await kit.connect("freighter")
  await until(() => part("address"))
  expect(getComputedStyle(button(), "::after").backgroundColor).toBe("rgb(0, 0, 4)")
})

test("lets the app replace texts", async () => {
  render(kitOf([]), <ConnectButton />, { messages: { connect: "Verbinden" } })
  await expect.poll(() => button().textContent).toBe("Verbinden")
})
