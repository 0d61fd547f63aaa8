import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { dialog, ids, openPicker, part, row, trigger, wide } from "../../test/dialog.js"
import { connectedKit, kitOf, never, render, until, wallet, watched } from "../../test/fixtures.js"
import { ConnectButton, SigningView } from "../index.js"

/** What the screens do when the app replaces the kit's wallets. */

beforeEach(async () => {
  await wide()
  const complain = vi.spyOn(console, "error")
  onTestFinished(() => {
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })
})

test("the open picker shows the new list, and connects a new wallet", async () => {
  const [freighter, lobstr] = [wallet("Freighter"), wallet("LOBSTR")]
  const kit = kitOf([freighter, lobstr])
  await openPicker(kit)
  expect(ids()).toEqual(["freighter", "lobstr"])
  await kit.setWallets([wallet("xBull"), freighter])
  await until(() => row("xbull")?.dataset.state === "available")
  expect(ids().toSorted()).toEqual(["freighter", "xbull"])
  await userEvent.click(row("xbull"))
  await until(() => kit.getState().status === "connected")
  expect(kit.getState().selectedModuleId).toBe("xbull")
})

test("the picker returns to the list when the wallet that it connects is removed", async () => {
  const albedo = wallet("Albedo")
  const kit = kitOf([wallet("Freighter", { getAddress: () => never }), albedo])
  await openPicker(kit)
  await userEvent.click(row("freighter"))
  await until(() => part("connection") && kit.getState().pending.length > 0)
  await kit.setWallets([albedo])
  await until(() => part("wallets"))
  expect(ids()).toEqual(["albedo"])
  expect(document.activeElement).toBe(part("title"))
  await userEvent.click(row("albedo"))
  await until(() => kit.getState().status === "connected")
})

test("the button offers to connect when the connected wallet is removed, with its menu open", async () => {
  const kit = await connectedKit()
  render(kit, <ConnectButton />)
  await until(trigger)
  await userEvent.click(trigger())
  await until(() => document.querySelector('[data-part="menu"]'))
  await kit.setWallets([wallet("Albedo")])
  await until(() => trigger().textContent === "Connect")
  expect(document.querySelector('[data-part="menu"]')?.checkVisibility() ?? false).toBe(false)
  await userEvent.click(trigger())
  await until(() => row("albedo"))
})

test("the signing view closes when the wallet of its request is removed", async () => {
  const kit = await connectedKit(wallet("Freighter", { signMessage: () => never }))
  await watched(kit, () => render(kit, <SigningView />))
  const refused = expect(kit.signMessage("Hi.")).rejects.toMatchObject({ kind: "aborted" })
  await until(() => part("signing"))
  await kit.setWallets([])
  await refused
  await until(() => !dialog())
})
