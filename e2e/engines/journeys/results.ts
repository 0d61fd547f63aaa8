import { accounts } from "../../journeys/test.js"
import type { EnginePage } from "../page.js"
import { fill, press, until, waitForRemoval, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"

const sizes = [
  [1280, 800],
  [1440, 900],
  [390, 844],
  [320, 640],
] as const

/** Waits until no dialog is in the history, and an element with this text is in the viewport with nothing over it. */
async function waitForView(page: EnginePage, selector: string, text: string): Promise<void> {
  await waitForRemoval(page, "dialog[open]")
  await until(`${text} in the viewport`, () =>
    page.evaluate(
      ([selector, text]) => {
        if ("alidade" in ((history.state ?? {}) as object)) return false
        return [...document.querySelectorAll(selector)].some((element) => {
          if (!element.textContent?.includes(text)) return false
          const { x, y, width, height, bottom } = element.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          const isOnTop = top !== null && (element.contains(top) || top.contains(element))
          return y >= 0 && bottom <= innerHeight && isOnTop
        })
      },
      [selector, text] as const,
    ),
  )
}

/** The browser restores the scroll position when the closed dialog leaves its history. */
export const results: Journey = {
  title: "the heading of each result and failure is in the viewport, at four sizes",
  async walk(page) {
    await press(page, "button", "Connect a wallet")
    await press(page, "button", /^Freighter/, "dialog[open]")
    await press(page, "button", "Approve")
    await press(page, "button", "Fund with test XLM")
    await waitForText(page, /10,000(\.00)? XLM/)
    await waitForRemoval(page, "dialog[open]")
    for (const [width, height] of sizes) {
      await page.resize(width, height)
      await fill(page, "Destination", accounts.second.address)
      await fill(page, "Amount", "10")
      await press(page, "button", "Review")
      await press(page, "button", "Sign in Freighter")
      await press(page, "button", "Reject")
      await waitForText(page, "Request declined")
      await page.pressKey("Escape")
      await waitForView(page, "[role=alert] .title", "nothing was signed")
      await press(page, "button", "Ask again")
      await press(page, "button", "Approve")
      await waitForView(page, ".work-title", "Signed and verified")
      await press(page, "button", "Send")
      await waitForView(page, ".outcome-head .work-title", "10 XLM")
      await press(page, "button", "New payment")
    }
  },
}
