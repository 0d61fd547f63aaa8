import { expectAccessible } from "./axe.js"
import { accounts, expect, test } from "./test.js"

const { second } = accounts

/** Letters that lead to each job, and where it is. */
const jobs = [
  ["ne", "#transaction"],
  ["se", "#transaction/several"],
  ["sw", "#transaction/swap"],
  ["of", "#transaction/offer"],
  ["as", "#transaction/ask"],
  ["tr", "#transaction/trust"],
  ["cl", "#transaction/claim"],
  ["da", "#transaction/data"],
  ["sp", "#transaction/sponsor"],
  ["si", "#transaction/signers"],
  ["mt", "#transaction/merge"],
  ["ao", "#transaction/operations"],
  ["im", "#transaction/import"],
  ["st", "#transaction/list"],
  ["co", "#contract"],
  ["au", "#authorization"],
  ["me", "#message"],
  ["ch", "#check"],
  ["wa", "#waiting"],
  ["al", "#activity"],
  ["yo", "#account"],
] as const

test("reaches every job in at most five keys, also from a field, and pays a saved name", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const palette = page.getByRole("dialog", { name: "Jobs, names, contracts and settings" })
  const field = palette.getByRole("combobox")
  let keys = 0
  const press = async (...pressed: string[]): Promise<void> => {
    for (const key of pressed) {
      keys += key.split("+").length
      await page.keyboard.press(key)
    }
  }
  for (const [letters, hash] of jobs) {
    keys = 0
    await press("Control+k")
    await expect(field).toBeFocused()
    await press(...letters, "Enter")
    await expect(palette).toBeHidden()
    expect(new URL(page.url()).hash).toBe(hash)
    expect(keys, letters).toBeLessThanOrEqual(5)
  }

  // All that the palette lists as a job is among those.
  await page.keyboard.press("Meta+k")
  const listed = palette.getByRole("option").filter({ hasText: /Job$/ })
  await expect(listed).toHaveCount(jobs.length)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(palette).toBeHidden()

  await page.evaluate(
    (recipient) => {
      const key = `alidade-web:sandbox:address-book/${recipient.address}`
      localStorage.setItem(key, JSON.stringify({ at: 1, item: recipient }))
    },
    { address: second.address, name: "Message shop" },
  )
  await page.reload()
  await page.getByLabel("Destination").focus()
  await page.keyboard.press("Control+k")
  await field.fill("me")
  // A job has its keys for itself, whatever names are saved.
  await expect(palette.getByRole("option", { selected: true })).toHaveText(/^Message\s*Job$/)
  await field.fill("message s")
  await field.press("Enter")
  await expect(page.getByLabel("Destination")).toHaveValue(second.address)
})

test("moves by the arrows, says that nothing was found, and changes a setting", async ({
  page,
  openPage,
}) => {
  await openPage()
  const palette = page.getByRole("dialog", { name: "Jobs, names, contracts and settings" })
  const button = page.getByRole("button", { name: "Go to…" })
  await button.click()
  const field = palette.getByRole("combobox")
  const chosen = palette.getByRole("option", { selected: true })
  // Without an account, only what needs none is there.
  await expect(palette.getByRole("option").filter({ hasText: /Job$/ })).toHaveText([
    /Contract/,
    /Check/,
  ])
  await expect(chosen).toContainText("Contract")
  await field.press("ArrowDown")
  await expect(chosen).toContainText("Check")
  await field.press("ArrowUp")
  await field.press("ArrowUp")
  await expect(chosen).toContainText("Dark")
  await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id"))!)
  await field.fill("nothing like this")
  await expect(palette.getByRole("status")).toHaveText("Nothing found")
  await expect(palette.getByRole("option")).toHaveCount(0)
  await expectAccessible(page)
  await field.fill("dark")
  await field.press("Enter")
  await expect(page.locator(".app")).toHaveAttribute("data-theme", "dark")
  await expect(button).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await button.click()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
