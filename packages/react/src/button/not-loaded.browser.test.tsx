import { afterEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { connectedKit, kitOf, render, renderHook, until, wallet } from "../../test/fixtures.js"
import { ConnectButton, useConnectModal } from "../index.js"
import { loadLazyParts } from "../load-lazy-parts.js"

vi.mock("../load-lazy-parts.js", { spy: true })

afterEach(() => {
  vi.mocked(loadLazyParts).mockReset()
})

const expected = "Couldn’t load the wallets. Check your connection and try again."
const message = (): string | undefined =>
  document.querySelector('[role="alert"][data-part="not-loaded"]')?.textContent ?? undefined
const dialog = (): Element | null => document.querySelector("dialog[open]")

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
  const { loadLazyParts: load } =
    await vi.importActual<typeof import("../load-lazy-parts.js")>("../load-lazy-parts.js")
  let arrive: (() => void) | undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.mocked(loadLazyParts).mockImplementation(() => late.then(load))
  render(await connectedKit(), <ConnectButton />)
  await until(() => document.querySelector("[data-part=address]"))
  await press()
  const button = page.getByRole("button", { name: /^Account/ }).element()
  await until(() => button.getAttribute("aria-expanded") === "true")
  expect(document.querySelector("[data-part=menu]")).toBeNull()
  arrive?.()
  await until(() => document.querySelector("[data-part=menu]")?.matches(":popover-open"))
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).not.toBeNull()
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
