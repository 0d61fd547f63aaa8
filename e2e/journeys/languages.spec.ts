import type { Page } from "@playwright/test"
import { chooseLanguage, openSettings } from "./settings.js"
import { expect, test } from "./test.js"

const title = (page: Page) => page.getByRole("heading", { level: 1 })

test("the chosen language is the page's, from its first frame after a reload", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await chooseLanguage(page, "de")
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await expect(title(page)).toHaveText(/^Signieren Sie mit jeder Stellar-Wallet/)
  await expect(page.getByRole("button", { name: "Verbinden", exact: true })).toBeVisible()

  // Record every title that the page shows while it loads.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = document.querySelector("h1")?.textContent
      if (text && text !== seen.at(-1)) seen.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.reload()
  await expect(title(page)).toHaveText(/^Signieren/)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toEqual([expect.stringMatching(/^Signieren/)])

  await chooseLanguage(page, "en")
  await expect(title(page)).toHaveText(/^Sign with any Stellar wallet/)
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await connect()
  await chooseLanguage(page, "de")
  await expect(page.getByRole("link", { name: "Transaktion", exact: true })).toBeVisible()
  await expect(page.locator(".balance")).toHaveText(/^Guthaben: 10\.000,00 XLM$/)
  // Also what happened before.
  await expect(
    page.getByRole("region", { name: "Aktivität", exact: true }).getByText(/^Verbunden/),
  ).toBeVisible()
})

test("the windows of simulated wallets follow, in the page and on their own sites", async ({
  page,
  openPage,
}) => {
  await openPage()
  await chooseLanguage(page, "de")
  await page.getByRole("button", { name: "Wallet verbinden" }).click()
  const picker = page.getByRole("dialog", { name: "Wallet verbinden" })
  await picker.getByRole("button", { name: "Freighter" }).click()
  const window = page.getByRole("dialog", {
    name: "Freighter, simuliert: Diese Website verbinden?",
  })
  await expect(window).toHaveAttribute("lang", "de")
  await window.getByRole("button", { name: "Ablehnen" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Andere Wallet wählen" }).click()
  const opened = page.waitForEvent("popup")
  await picker.getByRole("button", { name: "Albedo" }).click()
  await (await opened).getByRole("button", { name: "Ablehnen" }).click()
})

test("a wallet on its own site keeps the page's language after a reset and a reload", async ({
  page,
  openPage,
  sandbox,
}) => {
  const albedo = expect.poll(async () => (await sandbox.albedo.state()).language?.lang)
  await openPage()
  await chooseLanguage(page, "de")
  await albedo.toBe("de")
  await sandbox.albedo.reset()
  await albedo.toBe("de")
  await chooseLanguage(page, "en")
  await albedo.toBe("en")
  // As a page in another language leaves it.
  await sandbox.albedo.set({ language: { lang: "fr", dir: "ltr", texts: {} } })
  await page.reload()
  await title(page).waitFor()
  await albedo.toBe("en")
})

test("a language that can't be loaded leaves the page as it is, and says so", async ({
  page,
  openPage,
}) => {
  await openPage()
  await page.route("**/de-*.js", (route) => route.abort())
  await chooseLanguage(page, "de")
  await expect(page.getByRole("alert").getByText("Couldn’t load this language")).toBeVisible()
  await expect(title(page)).toHaveText(/^Sign with any/)
  await expect((await openSettings(page)).getByRole("combobox")).toHaveValue("en")
})

test("a right-to-left language turns the page, and nothing overflows at 320 px", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage()
  await chooseLanguage(page, "ar")
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl")
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
})
