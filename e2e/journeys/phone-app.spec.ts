import { devices, type Locator, type Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { first } = accounts
const { defaultBrowserType: _, ...touchPhone } = devices["iPhone 13"]

const dialog = (page: Page): Locator => page.getByRole("dialog").first()
const row = (page: Page, name: string): Locator =>
  dialog(page).getByRole("button", { name: new RegExp(`^${name},`) })
const title = (page: Page): Locator => dialog(page).locator("[data-part=title]")
const trigger = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: /^Account/ })
const menu = (page: Page): Locator => page.locator("[data-part=menu]")

/** Approves in the wallet app on the simulated phone. */
async function approve(page: Page): Promise<void> {
  const window = page.getByRole("dialog", { name: /^Phone, simulated/ })
  await window.getByRole("button", { name: "Approve" }).click()
}

test.describe("on a phone", () => {
  test.use(touchPhone)

  test("a tap on Freighter opens its app, which connects under its name, signs, and is restored", async ({
    page,
    openPage,
    sandbox,
  }) => {
    await openPage()
    await sandbox.freighter.set({ installed: false })
    await page.reload()
    await page.getByRole("button", { name: "Connect a wallet" }).tap()
    await expect(row(page, "Freighter")).toContainText("Phone app")
    await expectAccessible(page)
    // Only Freighter's link leads to the simulated phone: nothing else here scans the code.
    await row(page, "Freighter").tap()
    await expect(title(page)).toHaveText("Continue on your phone")
    await expect(dialog(page)).toContainText("Approve the request in Freighter.")
    await expectAccessible(page)
    await approve(page)
    await expect(trigger(page)).toHaveText(first.short)
    await expect(dialog(page)).toBeHidden()
    await trigger(page).tap()
    await expect(menu(page)).toContainText("Freighter, by WalletConnect")
    await page.keyboard.press("Escape")

    await page.getByRole("link", { name: "Message", exact: true }).tap()
    const panel = page.getByRole("region", { name: "Message", exact: true })
    await panel.getByRole("textbox", { name: "Message" }).fill("From my phone")
    await panel.getByRole("button", { name: "Sign in Freighter" }).tap()
    await approve(page)
    await expect(panel).toContainText(/signature/i)

    await page.reload()
    await expect(trigger(page)).toHaveText(first.short)
    await trigger(page).tap()
    await expect(menu(page)).toContainText("Freighter, by WalletConnect")
    await menu(page).getByRole("button", { name: "Disconnect" }).tap()
    await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
    await expect.poll(() => sandbox.phone.sessions()).toEqual([])
  })

  test("without the app the page stays, offers the code and the website, and can be left", async ({
    page,
    openPage,
    sandbox,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await openPage()
    await sandbox.freighter.set({ installed: false })
    await page.reload()
    await sandbox.phone.set({ installed: false })
    await page.getByRole("button", { name: "Connect a wallet" }).tap()
    await row(page, "Freighter").tap()
    await expect(dialog(page)).toContainText("If nothing opens, Freighter is not on this phone.")
    await context.route("https://www.freighter.app/**", (route) => route.fulfill({ body: "" }))
    const website = context.waitForEvent("page")
    await dialog(page).getByRole("button", { name: "Get Freighter" }).tap()
    await (await website).waitForURL("https://www.freighter.app/")
    await (await website).close()
    await dialog(page).getByRole("button", { name: "Cancel" }).tap()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()

    // Another wallet scans the code. It is shown as what it says it is.
    await page.getByRole("button", { name: "Connect a wallet" }).tap()
    await row(page, "Freighter").tap()
    await dialog(page).getByRole("button", { name: "Show QR code" }).tap()
    await expect(title(page)).toHaveText("Scan with Freighter on your phone")
    await dialog(page).getByRole("button", { name: "Copy link" }).tap()
    const code = await page.evaluate(() => navigator.clipboard.readText())
    await sandbox.phone.set({ installed: true })
    await sandbox.phone.pair(code, "LOBSTR Wallet")
    await approve(page)
    await expect(trigger(page)).toHaveText(first.short)
    await trigger(page).tap()
    await expect(menu(page)).toContainText("LOBSTR Wallet, by WalletConnect")
    await expect(menu(page)).not.toContainText("Freighter")
  })

  test("in Freighter's own browser its row comes first, says so, and nothing is to install", async ({
    page,
    openPage,
  }) => {
    await page.addInitScript(() => {
      const marker = { provider: "freighter", platform: "mobile", version: "1.0.0" }
      Object.assign(window, { stellar: marker })
    })
    await page.route("**/config.json", async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), walletConnectProjectId: "project" }
      await route.fulfill({ response, json })
    })
    await openPage("?mode=live")
    await page.getByRole("button", { name: "Connect a wallet" }).tap()
    const rows = dialog(page).locator("[data-part=wallet]")
    await expect(rows.first()).toHaveText(/^Freighter This wallet’s own browser/)
    await expect(row(page, "Freighter")).not.toContainText("Not available")
    await expect(row(page, "LOBSTR")).toContainText("Can’t sign on Testnet")
    await expect(row(page, "LOBSTR")).not.toContainText("Not available")
    await expectAccessible(page)
  })

  test("in xBull's own browser the page uses the app's channel, and names it first", async ({
    page,
    openPage,
  }) => {
    await page.addInitScript((address) => {
      const postMessage = (text: string): void => {
        const { eventId, type } = JSON.parse(text)
        const payload = type === "XBULL_CONNECT" ? { permissions: {} } : address
        window.postMessage({ eventId, detail: { error: false, payload } }, location.origin)
      }
      Object.assign(window, { webkit: { messageHandlers: { cordova_iab: { postMessage } } } })
    }, first.address)
    await openPage("?mode=live")
    await page.getByRole("button", { name: "Connect a wallet" }).tap()
    const rows = dialog(page).locator("[data-part=wallet]")
    await expect(rows.first()).toHaveText(/^xBull This wallet’s own browser/)
    await row(page, "xBull").tap()
    await expect(trigger(page)).toHaveText(first.short)
  })
})

test("on a computer without its extension, Freighter is reached by a code for its app", async ({
  page,
  openPage,
  sandbox,
}) => {
  await openPage()
  await sandbox.freighter.set({ installed: false })
  await page.reload()
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await expect(row(page, "Freighter")).toContainText("Not available")
  await expectAccessible(page)
  await dialog(page).getByRole("button", { name: "Freighter on your phone" }).click()
  await expect(title(page)).toHaveText("Scan with Freighter on your phone")
  await expect(
    dialog(page).getByRole("img", { name: "QR code to connect with a Stellar wallet" }),
  ).toBeVisible()
  await expectAccessible(page)
  await approve(page)
  await expect(trigger(page)).toHaveText(first.short)
  await trigger(page).click()
  await expect(menu(page)).toContainText("Freighter, by WalletConnect")
})
