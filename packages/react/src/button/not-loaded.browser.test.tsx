import { limits } from "@alidade/core"
import { afterEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  connectedKit,
  frame,
  kitOf,
  render,
  renderHook,
  until,
  wallet,
} from "../../test/fixtures.js"
import { ConnectButton, useConnectModal } from "../index.js"
import { loadLazyParts } from "../lazy/load-lazy-parts.js"
import { SLOW_MS } from "../parts/constants.js"

vi.mock("../lazy/load-lazy-parts.js", { spy: true })

afterEach(() => {
  vi.mocked(loadLazyParts).mockReset()
})

const expected = "Couldn’t load the wallets. Check your connection and try again."
const message = (): string | undefined =>
  document.querySelector('[role="alert"][data-part="not-loaded"]')?.textContent ?? undefined
const dialog = (): Element | null => document.querySelector("dialog[open]")

const connectionLoads = (): unknown[] =>
  vi.mocked(loadLazyParts).mock.calls.filter(([withConnection]) => withConnection)

test("loads the menu once there is an account, not before", async () => {
  const kit = kitOf([wallet("Freighter")])
  render(kit, <ConnectButton />)
  await until(() => !kit.getState().probing)
  await frame()
  await frame()
  expect(connectionLoads()).toEqual([])
  await kit.connect("freighter")
  await until(() => connectionLoads().length > 0 && document.querySelector("[data-part=menu]"))
})

test("loads the view of a connection once the opened picker is painted", async () => {
  render(kitOf([wallet("Freighter")]), <ConnectButton />)
  await userEvent.click(page.getByRole("button", { name: "Connect" }))
  await until(() => connectionLoads().length > 0)
  expect(document.querySelector("dialog[open] [data-wallet]")).not.toBeNull()
})

describe("a wallet that is picked before the view of its connection has loaded", () => {
  /** Picks Freighter, whose answer is open, while the view loads. */
  async function pickEarly() {
    const { loadLazyParts: load } = await vi.importActual<
      typeof import("../lazy/load-lazy-parts.js")
    >("../lazy/load-lazy-parts.js")
    const view = { resolve: (): void => {}, reject: (_: unknown): void => {} }
    const arrival = new Promise<void>((resolve, reject) => Object.assign(view, { resolve, reject }))
    vi.mocked(loadLazyParts).mockImplementation((withConnection) =>
      withConnection ? arrival.then(() => load(true)) : load(),
    )
    const kit = kitOf([{ ...wallet("Freighter"), getAddress: () => new Promise(() => {}) }])
    render(kit, <ConnectButton />)
    await userEvent.click(page.getByRole("button", { name: "Connect" }))
    await until(() => !kit.getState().probing && dialog())
    await kit.preload()
    document.querySelector<HTMLElement>("dialog[open] [data-wallet]")?.click()
    expect(kit.getState()).toMatchObject({ status: "connecting", pending: [{ kind: "connect" }] })
    expect(document.querySelector("dialog[open] [data-part=wallets]")).not.toBeNull()
    return { kit, view }
  }

  test("is asked within the click, and the list stays until then", async () => {
    const { view } = await pickEarly()
    view.resolve()
    await until(() => document.querySelector("dialog[open] [data-part=connection]"))
    expect(document.querySelector("dialog[open] [data-part=wallets]")).toBeNull()
  })

  test("is canceled with the dialog if the view can't be loaded, and the button says so", async () => {
    const { kit, view } = await pickEarly()
    const closed = vi.fn()
    kit.on("modalClosed", closed)
    view.reject(new TypeError("offline"))
    await until(() => !dialog() && kit.getState().pending.length === 0)
    await until(() => message() === expected)
    expect(closed).toHaveBeenCalledOnce()
    vi.mocked(loadLazyParts).mockReset()
    await userEvent.click(page.getByRole("button", { name: "Connect" }))
    await until(() => dialog() && message() === "")
  })
})

test("calls a wait slow after as long as the kit says", () => {
  expect(SLOW_MS).toBe(limits.slow)
})

test("keeps the menu if an earlier load without it ends later", async () => {
  const { loadLazyParts: load } = await vi.importActual<
    typeof import("../lazy/load-lazy-parts.js")
  >("../lazy/load-lazy-parts.js")
  let arrive: (() => void) | undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  // The provider's own loads name no account.
  vi.mocked(loadLazyParts).mockImplementation((hasAccount) =>
    hasAccount === false ? late.then(() => load()) : load(hasAccount),
  )
  const kit = kitOf([wallet("Freighter")])
  render(kit, <ConnectButton />)
  await until(() => vi.mocked(loadLazyParts).mock.calls.some(([given]) => given === false))
  await kit.connect("freighter")
  await until(() => document.querySelector("[data-part=menu]"))
  const menu = document.querySelector("[data-part=menu]")
  arrive?.()
  await late.then(() => load())
  await frame()
  await frame()
  expect(document.querySelector("[data-part=menu]")).toBe(menu)
})

test("reports that the dialog failed to load, and retries on the next press", async () => {
  vi.mocked(loadLazyParts).mockRejectedValue(new TypeError("offline"))
  const kit = kitOf([wallet("Freighter")])
  render(kit, <ConnectButton />)
  await userEvent.click(page.getByRole("button", { name: "Connect" }))
  await until(() => message() === expected)
  expect(dialog()).toBeNull()
  vi.mocked(loadLazyParts).mockReset()
  await userEvent.click(page.getByRole("button", { name: "Connect" }))
  await until(() => dialog() !== null && message() === "")
})

test("reports that the menu failed to load, and retries on the next press", async () => {
  vi.mocked(loadLazyParts).mockRejectedValue(new TypeError("offline"))
  render(await connectedKit(), <ConnectButton />)
  const button = page.getByRole("button", { name: /^Account/ })
  await userEvent.click(button)
  await until(() => message() === expected)
  expect(button.element().getAttribute("aria-expanded")).toBe("false")
  vi.mocked(loadLazyParts).mockReset()
  await userEvent.click(button)
  await until(() => document.querySelector("[data-part=menu]")?.matches(":popover-open"))
  expect(message()).toBe("")
})

test.each<[string, () => Promise<void>]>([
  ["a click", () => userEvent.click(page.getByRole("button", { name: /^Account/ }))],
  ["the keyboard", () => userEvent.keyboard("{Tab}{Enter}")],
])("opens the menu once loaded after an early press by %s", async (_, press) => {
  const { loadLazyParts: load } = await vi.importActual<
    typeof import("../lazy/load-lazy-parts.js")
  >("../lazy/load-lazy-parts.js")
  let arrive: (() => void) | undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.mocked(loadLazyParts).mockImplementation((hasAccount) => late.then(() => load(hasAccount)))
  render(await connectedKit(), <ConnectButton />)
  await until(() => document.querySelector("[data-part=address]"))
  await press()
  const button = page.getByRole("button", { name: /^Account/ }).element()
  await until(() => button.getAttribute("aria-expanded") === "true")
  expect(document.querySelector("[data-part=menu]")).toBeNull()
  arrive?.()
  await until(() => document.querySelector("[data-part=menu]")?.matches(":popover-open"))
  const menu = document.getElementById(button.getAttribute("aria-controls") ?? "")
  const { bottom } = button.getBoundingClientRect()
  expect(menu?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  await userEvent.keyboard("{Escape}")
  await until(() => button.getAttribute("aria-expanded") === "false")
  expect(document.activeElement).toBe(button)
})

test("ends an opening with its provider while the dialog is loading", async () => {
  vi.mocked(loadLazyParts).mockReturnValue(new Promise(() => {}))
  const { result, unmount } = renderHook(kitOf([wallet("Freighter")]), useConnectModal)
  await until(() => result.current)
  const opened = result.current.open()
  unmount()
  await expect(opened).resolves.toBeUndefined()
})

test("opens the menu once if its code arrives during the press", async () => {
  const { loadLazyParts: load } = await vi.importActual<
    typeof import("../lazy/load-lazy-parts.js")
  >("../lazy/load-lazy-parts.js")
  const parts = await load(true)
  let arrive = (): void => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.mocked(loadLazyParts).mockImplementation(() => late.then(() => parts))
  render(await connectedKit(), <ConnectButton />)
  await until(() => document.querySelector("[data-part=address]"))
  // After React's listeners, and before what the browser does by itself.
  document.addEventListener("click", () => arrive(), { once: true })
  await userEvent.click(page.getByRole("button", { name: /^Account/ }))
  const menu = () => document.querySelector("[data-part=menu]")
  await until(menu)
  await frame()
  expect(menu()?.matches(":popover-open")).toBe(true)
})
