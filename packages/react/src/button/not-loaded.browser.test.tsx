import { afterEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { connectedKit, kitOf, render, until, wallet } from "../../test/fixtures.js"
import { loadPicker } from "../dialog/load.js"
import { ConnectButton } from "../index.js"

vi.mock("../dialog/load.js", { spy: true })

afterEach(() => vi.mocked(loadPicker).mockReset())

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
