import { press, readField, waitForRemoval, waitForSelector, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"

/** Single keys, and the list of them. */
export const shortcuts: Journey = {
  title: "keys list the shortcuts, connect, and open Check, but stay letters in a field",
  async walk(page) {
    await page.pressKey("?")
    await waitForText(page, "Open Message")
    await page.pressKey("Escape")
    await waitForRemoval(page, "dialog[open]")
    await page.pressKey("c")
    await waitForSelector(page, "dialog[open]")
    await page.pressKey("Escape")
    await waitForRemoval(page, "dialog[open]")
    await page.pressKey("4")
    await waitForText(page, "Check anything")
    await page.pressKey("/")
    await page.type("c?")
    await readField(page, "Paste it here, or drop a file", /^c\?$/)

    await press(page, "button", "Keyboard shortcuts")
    await press(page, "checkbox", "Use these shortcuts")
    await press(page, "button", "Close", "dialog[open]")
    await waitForRemoval(page, "dialog[open]")
    await page.reload()
    await waitForText(page, "Check anything")
    await page.pressKey("?")
    await press(page, "button", "Keyboard shortcuts")
    await waitForText(page, "Use these shortcuts")
  },
}
