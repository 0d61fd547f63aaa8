import { expectAccessible } from "./axe.js"
import { expect, test } from "./test.js"

test("single keys open the tabs, move focus, and connect, but not while a field has focus", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  const picker = page.getByRole("dialog")
  await page.keyboard.press("c")
  await expect(picker).toBeVisible()
  // The dialog has the keys for itself.
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(picker).toBeHidden()
  await connect()

  await page.keyboard.press("3")
  const tab = page.getByRole("link", { name: "Message", exact: true })
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute("aria-current", "page")
  await page.keyboard.press("/")
  const message = page.getByRole("textbox", { name: "Message" })
  await expect(message).toBeFocused()
  await page.keyboard.type("1c/n?")
  await expect(message).toHaveValue("1c/n?")
  await expect(tab).toHaveAttribute("aria-current", "page")
  await tab.focus()
  await page.keyboard.press("n")
  await expect(page.getByRole("banner").getByRole("combobox", { name: "Network" })).toBeFocused()
})

test("lists the shortcuts on ? and on a button, and turns them off for later visits", async ({
  page,
  openPage,
}) => {
  await openPage()
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await page.keyboard.press("?")
  await expect(list).toContainText("Open Message")
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(list).toBeHidden()

  const button = page.getByRole("button", { name: "Keyboard shortcuts" })
  await button.click()
  await list.getByRole("checkbox", { name: "Use these shortcuts" }).uncheck()
  await list.getByRole("button", { name: "Close" }).click()
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press("4")
  await page.keyboard.press("?")
  await page.reload()
  await button.press("?")
  await expect(list).toBeHidden()
  await expect(page).not.toHaveURL(/#check/)

  await button.click()
  await list.getByRole("checkbox", { name: "Use these shortcuts" }).check()
  await page.keyboard.press("Escape")
  await page.keyboard.press("4")
  await expect(page.getByRole("heading", { name: "Check anything" })).toBeVisible()
})
