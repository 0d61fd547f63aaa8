import type { EnginePage } from "../page.js"
import { press, until, waitForSelector } from "../page-actions.js"
import type { Journey } from "./journey.js"

/** Where the open dock is: beside the page, or over its lower half. */
function placeOf(page: EnginePage): Promise<"beside" | "below" | "over more"> {
  return page.evaluate(() => {
    const dock = document.querySelector(".dock")!.getBoundingClientRect()
    const parts = [...document.querySelectorAll("header, main, footer")]
    if (parts.every((part) => part.getBoundingClientRect().right <= dock.left)) return "beside"
    const isBelow = dock.left === 0 && dock.bottom === innerHeight && dock.top >= innerHeight / 2
    return isBelow ? "below" : "over more"
  }, null)
}

/** The dock of simulated wallets. */
export const dock: Journey = {
  title: "the open dock is a drawer beside a wide page, and over half of a narrow one at most",
  async walk(page) {
    await press(page, "button", /asks me$/, ".dock")
    await waitForSelector(page, ".dock[data-open=true]")
    await page.resize(1440, 900)
    await until("a drawer beside the page", async () => (await placeOf(page)) === "beside")
    await page.resize(900, 700)
    await until("the dock below the page", async () => (await placeOf(page)) === "below")
  },
}
