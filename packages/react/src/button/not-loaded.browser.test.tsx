import { afterEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { connectedKit, kitOf, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton } from "../index.js"
import { loadPicker } from "../picker/load-picker.js"
import { loadMenu } from "./load-menu.js"

vi.mock("../picker/load-picker.js", { spy: true })
vi.mock("./load-menu.js", { spy: true })

afterEach(() => {
  vi.mocked(loadPicker).mockReset()
  vi.mocked(loadMenu).mockReset()
})

const words = "The wallets could not be loaded. Look whether you are online, then try again."
const said = (): string | undefined =>
  document.querySelector('[role="alert"][data-part="not-loaded"]')?.textContent ?? undefined
const dialog = (): Element | null => document.querySelector("dialog[open]")

test("where the dialog cannot be loaded the button says so; the next press tries anew", async () => {
  vi.mocked(loadPicker).mockRejectedValue(new TypeError("offline"))
  const kit = kitOf([wallet("Freighter")])
  render(kit, <ConnectButton />)
  await userEvent.click(page.getByRole("button", { name: "Connect" }))
  await until(() => said() === words)
  expect(dialog()).toBeNull()
  vi.mocked(loadPicker).mockReset()
  await userEvent.click(page.getByRole("button", { name: "Connect" }))
  await until(() => dialog() !== null && said() === "")
})

test("so it does where one connects again from its menu, which goes out of the words' way", async () => {
  vi.mocked(loadPicker).mockRejectedValue(new TypeError("offline"))
  const kit = await connectedKit(
    wallet("Freighter", {
      watch: (tell) => {
        tell({ address: "" })
        return () => {}
      },
    }),
  )
  render(kit, <ConnectButton />)
  await userEvent.click(page.getByRole("button", { name: /^Account/ }))
  await userEvent.click(page.getByRole("button", { name: "Connect again" }))
  await until(() => said() === words)
  expect(document.querySelector("[data-part=menu]")?.matches(":popover-open")).toBe(false)
  await kit.disconnect()
  await until(() => said() === "")
})

test("a menu that cannot be loaded is said too, and the next press opens it", async () => {
  vi.mocked(loadMenu).mockRejectedValue(new TypeError("offline"))
  render(await connectedKit(), <ConnectButton />)
  const button = page.getByRole("button", { name: /^Account/ })
  await userEvent.click(button)
  await until(() => said() === words)
  expect(button.element().getAttribute("aria-expanded")).toBe("false")
  vi.mocked(loadMenu).mockReset()
  await userEvent.click(button)
  await until(() => document.querySelector("[data-part=menu]")?.matches(":popover-open"))
  expect(said()).toBe("")
})

test.each<[string, () => Promise<void>]>([
  ["a click", () => userEvent.click(page.getByRole("button", { name: /^Account/ }))],
  ["the keyboard", () => userEvent.keyboard("{Tab}{Enter}")],
])("a press by %s before the menu is loaded opens it when it is", async (_, press) => {
  const { loadMenu: load } =
    await vi.importActual<typeof import("./load-menu.js")>("./load-menu.js")
  let arrive: (() => void) | undefined
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.mocked(loadMenu).mockImplementation(() => late.then(load))
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
