import { type Kit, WalletError } from "@alidade/core"
import type { ReactElement } from "react"
import { expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { ADDRESS, kitOf, OTHER, render, wallet } from "../../test/fixtures.js"
import { ConnectButton, useConnections } from "../index.js"

const part = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-part="${name}"]`)
const shown = (): string | undefined => part("short-address")?.textContent ?? undefined
const menuIsOpen = (): boolean => part("menu")?.matches(":popover-open") ?? false

/** A kit with Freighter's and Albedo's account. Albedo's is active, and its menu is open. */
async function menuOfTwo(freighter = wallet("Freighter")): Promise<Kit> {
  const albedo = wallet("Albedo", {
    getAddress: async () => ({ address: OTHER }),
    restore: async () => ({ address: OTHER }),
  })
  const kit = kitOf([freighter, albedo])
  await kit.connect("freighter")
  await kit.connect("albedo", { add: true })
  render(kit, <ConnectButton />)
  await openMenu()
  return kit
}

async function openMenu(): Promise<void> {
  await expect.poll(() => part("address")).not.toBeNull()
  await userEvent.click(part("trigger")!)
  await expect.poll(() => part("menu-close")).not.toBeNull()
}

test("lists the other accounts with their wallets, and switches without asking", async () => {
  const kit = await menuOfTwo()
  const others = page.getByRole("region", { name: "Other accounts" })
  await userEvent.click(others.getByRole("button", { name: "GBXF…ZYCP7L Freighter", exact: true }))
  await expect.poll(() => kit.getState().activeAddress).toBe(ADDRESS)
  await expect.poll(menuIsOpen).toBe(false)
  await expect.poll(() => part("address")?.textContent).toBe("GBXF…ZYCP7L")
})

test("says why it could not switch, and stays open", async () => {
  const restore = vi.fn(async () => {
    throw new WalletError("external", "The wallet is out of order.")
  })
  const kit = await menuOfTwo(wallet("Freighter", { restore }))
  await userEvent.click(part("other-account")!)
  await expect.poll(() => part("switch-status")?.textContent).toContain("out of order")
  expect(menuIsOpen()).toBe(true)
  expect(kit.getState().activeAddress).toBe(OTHER)
})

test("disconnects one of the others, the active one, or all", async () => {
  const kit = await menuOfTwo()
  await userEvent.click(page.getByRole("button", { name: "Disconnect GBXF…ZYCP7L" }))
  await expect.poll(() => kit.getState().otherConnections).toEqual([])
  expect(part("disconnect-all")).toBeNull()
  expect(document.activeElement).toBe(part("connect-another"))

  await kit.connect("freighter", { add: true })
  await openMenu()
  await expect.poll(shown).toBe("GBXF…ZYCP7L")
  await userEvent.click(page.getByRole("button", { name: "Disconnect", exact: true }))
  await expect.poll(shown).toBe("GDRX…SUJUJ6")
  await expect.poll(() => kit.getState().status).toBe("connected")

  await kit.connect("freighter", { add: true })
  await openMenu()
  await userEvent.click(page.getByRole("button", { name: "Disconnect all" }))
  await expect.poll(() => kit.getState()).toMatchObject({ status: "disconnected" })
  expect(kit.getState().otherConnections).toEqual([])
})

test("connects another wallet in the dialog, and keeps the connected one", async () => {
  const albedo = wallet("Albedo", { getAddress: async () => ({ address: OTHER }) })
  const kit = kitOf([wallet("Freighter"), albedo])
  await kit.connect("freighter")
  render(kit, <ConnectButton />)
  await openMenu()
  await userEvent.click(page.getByRole("button", { name: "Connect another wallet" }))
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: /^Albedo/ }))
  await expect.poll(() => kit.getState().activeAddress).toBe(OTHER)
  expect(kit.getState().otherConnections).toMatchObject([{ address: ADDRESS }])
})

/** An app's own list of accounts. */
function Accounts(): ReactElement {
  const { connections, connectAnother } = useConnections()
  return (
    <button type="button" id="accounts" onClick={connectAnother}>
      {connections
        .map(({ wallet, isActive }) => `${wallet?.name}${isActive ? " (active)" : ""}`)
        .join(", ")}
    </button>
  )
}

test("useConnections lists the active account first, and adds another one", async () => {
  const albedo = wallet("Albedo", { getAddress: async () => ({ address: OTHER }) })
  const kit = kitOf([wallet("Freighter"), albedo])
  await kit.connect("freighter")
  render(kit, <Accounts />)
  const text = (): string | null | undefined => document.getElementById("accounts")?.textContent
  await expect.poll(text).toBe("Freighter (active)")
  await userEvent.click(document.getElementById("accounts")!)
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: /^Albedo/ }))
  await expect.poll(text).toBe("Albedo (active), Freighter")
})
