import { startSandbox } from "@alidade/sandbox/server"
import type { Locator, Page } from "@playwright/test"
import { serveLive } from "../../apps/web/server/serve.js"
import { addAnnouncedWallet, type Info, theodolite } from "../announced/theodolite.js"
import { expectAccessible } from "./axe.js"
import { buildExtension } from "./extension.js"
import { buildSite, siteNetwork } from "./hosts.js"
import { reviewPayment } from "./steps.js"
import { balance, expect, test as journey } from "./test.js"

/** A journey over the front end as a host serves it, on local networks and with an extension of Freighter. */
const test = journey.extend({
  site: async ({ page }, use) => {
    const local = await startSandbox({ port: 0 })
    await page.addInitScript(await buildExtension(Number(new URL(local.config.walletsUrl).port)))
    const { folder, remove } = await buildSite({
      networks: local.config.networks.map((network) => ({
        ...siteNetwork(network),
        explorerUrl: "https://explorer.example",
      })),
      wallets: ["rabet", "freighter"],
    })
    const { url, close } = await serveLive({ folder, port: 0 })
    await use(url)
    await close()
    await local.close()
    await remove()
  },
})

/** The mode tells the fixture that watches as real wallets do that the page may reach them. */
const LIVE = "?mode=live"

/** Opens the picker, and returns its rows of wallets. */
async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const rows = page.getByRole("dialog").getByRole("listitem")
  await expect(rows.filter({ hasText: "Freighter" })).toBeVisible()
  return rows
}

test("a wallet written from the draft alone is called only once chosen, signs, and is restored silently", async ({
  page,
  openPage,
}) => {
  const wallet = await addAnnouncedWallet(page)
  await openPage(LIVE)
  const rows = await openPicker(page)
  // A wallet that isn't there comes after all that are.
  await expect(rows).toHaveText([/Freighter/, /Theodolite.*Found on this page/, /Rabet/])
  const row = rows.filter({ hasText: "Theodolite" })
  const icon = row.locator("img")
  await expect(icon).toHaveAttribute("src", theodolite.icon)
  await expect
    .poll(() => icon.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(32)
  await expectAccessible(page)
  expect(wallet.calls).toEqual([])

  await row.getByRole("button").click()
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(balance(page)).toHaveText(/10,000/)
  expect(wallet.asked).toEqual(["getAddress"])

  await reviewPayment(page, "7")
  await page.getByRole("button", { name: "Sign in Theodolite" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(balance(page)).toHaveText(/9,992\.99/)
  expect(wallet.asked).toEqual(["getAddress", "signTransaction"])

  await page.reload()
  await expect(balance(page)).toHaveText(/9,992\.99/)
  await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible()
  expect(wallet.asked).toEqual(["getAddress", "signTransaction"])
})

test("its refusal is shown as the user's own", async ({ page, openPage }) => {
  const wallet = await addAnnouncedWallet(page)
  wallet.answer = "reject"
  await openPage(LIVE)
  const rows = await openPicker(page)
  await rows.filter({ hasText: "Theodolite" }).getByRole("button").click()
  await expect(page.getByRole("dialog")).toContainText(
    "The request was declined in Theodolite, or its window was closed.",
  )
})

test("impostors of known and of announced wallets, and announcements with faults, are not listed", async ({
  page,
  openPage,
}) => {
  const other = (fields: Partial<Info>): Info => ({
    ...theodolite,
    id: "example.impostor.wallet",
    name: "Sextant",
    icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    ...fields,
  })
  const wallets = [await addAnnouncedWallet(page)]
  for (const fields of [
    { name: "Fr\u0435ighter" },
    { name: "My Freighter Wallet" },
    { id: theodolite.id },
    { icon: theodolite.icon },
    { id: "freighter" },
    { url: "http://impostor.example" },
    { icon: `data:image/png;base64,${"A".repeat(32_768)}` },
    { version: 2 },
  ])
    wallets.push(await addAnnouncedWallet(page, other(fields)))
  await openPage(LIVE)
  const rows = await openPicker(page)
  await expect(rows).toHaveText([/Freighter/, /Theodolite/, /Rabet/])
  expect(wallets.flatMap(({ calls }) => calls)).toEqual([])
})

journey(
  "the sandbox's Gnomon appears when it is installed, asks in its window, and signs",
  async ({ page, openPage, sandbox }) => {
    await openPage()
    const rows = await openPicker(page)
    await expect(rows.filter({ hasText: "Gnomon" })).toHaveCount(0)
    await sandbox.gnomon.set({ installed: true })
    const row = rows.filter({ hasText: "Gnomon" })
    await expect(row).toContainText("Found on this page")
    expect(await sandbox.gnomon.requests()).toEqual([])
    await row.getByRole("button").click()
    await sandbox.gnomon.approve()
    await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible()

    await sandbox.gnomon.next("alter")
    await page.getByRole("link", { name: "Message", exact: true }).click()
    const panel = page.getByRole("region", { name: "Message", exact: true })
    await panel.getByRole("textbox", { name: "Message" }).fill("Where is noon?")
    await panel.getByRole("button", { name: "Sign in Gnomon" }).click()
    const failure = page.getByRole("dialog", { name: "Gnomon returned something unexpected" })
    await expect(failure).toBeVisible()
    await page.keyboard.press("Escape")
    await panel.getByRole("button", { name: "Ask again" }).click()
    await sandbox.gnomon.approve()
    await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
  },
)

for (const quirk of ["NAME", "HTTP", "ICON", "GETTER"])
  journey(
    `Gnomon is not listed with the switch ${quirk}`,

    async ({ page, openPage, sandbox }) => {
      await openPage()
      await sandbox.gnomon.set({ installed: true, quirks: { [quirk]: true } })
      const rows = await openPicker(page)
      await expect(rows.filter({ hasText: "Found on this page" })).toHaveCount(0)
      await sandbox.gnomon.fault(quirk, false)
      await expect(rows.filter({ hasText: "Found on this page" })).toHaveText(/Gnomon/)
    },
  )

journey(
  "a window in spite of a silent restore is a misuse in Gnomon's log",
  async ({ page, openPage, sandbox }) => {
    await openPage()
    await sandbox.gnomon.set({ installed: true, answer: "approve" })
    const rows = await openPicker(page)
    await rows.filter({ hasText: "Gnomon" }).getByRole("button").click()
    await expect(page.getByRole("button", { name: /^Account/ })).toBeVisible()
    await sandbox.gnomon.set({ answer: "ask", quirks: { WINDOW: true } })
    await page.reload()
    await expect(page.getByRole("dialog", { name: /^Gnomon, simulated/ })).toBeVisible()
    const { log } = await sandbox.gnomon.state()
    expect(log.slice(0, 2)).toMatchObject([
      { message: { method: "getAddress", options: { skipRequestAccess: true } } },
      { message: { misuse: "window", method: "getAddress" } },
    ])
  },
)
