import type { EnginePage } from "../page.js"
import {
  choose,
  press,
  until,
  waitForRemoval,
  waitForSelector,
  waitForText,
} from "../page-actions.js"
import type { Journey } from "./journey.js"

/** Closes the wallet's frame once it shows a request, and checks that the page still works. */
async function closeFrame(page: EnginePage, close: () => Promise<void>): Promise<void> {
  const row = { role: "button", name: /^HOT Wallet/, within: "dialog[open]" } as const
  const frame = await until("the wallet's frame", async () => {
    const shown = await page.frame("[data-part=frame]")
    // WebKit reports a click as failed if the row goes because of it.
    if (!shown) await page.click(row)
    return shown
  })
  await until("what the wallet asks", () =>
    // A frame that has just begun to load has no body.
    frame.evaluate(
      () => document.body?.shadowRoot?.textContent?.includes("Approve") === true,
      null,
    ),
  )
  await close()
  await waitForRemoval(page, ".alidade-overlay")
}

/** Dialogs and frames close in each usual way. */
export const dialogs: readonly Journey[] = [
  {
    title: "Back closes a dialog and stays on the page",
    async walk(page) {
      // WebKit's Back skips history entries made without a click, so the dialog's code must have loaded by then.
      await press(page, "button", "Connect a wallet")
      await waitForSelector(page, "dialog[open]")
      await page.pressKey("Escape")
      await waitForRemoval(page, "dialog[open]")
      await press(page, "button", "Connect a wallet")
      await waitForSelector(page, "dialog[open]")
      await page.back()
      await waitForRemoval(page, "dialog[open]")
      await waitForText(page, "Connect a wallet")
    },
  },
  {
    title: "HOT's frame closes with its cross and with Escape, and the page goes on",
    async walk(page) {
      await choose(page, "Public (sandbox)")
      await press(page, "button", "Connect a wallet")
      await closeFrame(page, () => press(page, "button", "Close", ".alidade-overlay"))
      await press(page, "button", "Back", "dialog[open]")
      await closeFrame(page, () => page.pressKey("Escape"))
    },
  },
]
