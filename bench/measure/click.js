import { ask } from "./ask.js"
import { watchClick } from "./in-page.js"
import { threadTime, trace } from "./trace.js"
import { pathsOf, untilQuiet, visit } from "./visit.js"

/** The number of rows on each page, one per wallet. */
export const ROWS = 9

/** How many of a longer list need no scrolling on any page. */
const ON_SCREEN = 4

/**
 * @typedef {object} Scenario
 * @property {boolean} isFirst a tap as soon as the button is there, before the browser was idle; else a tap after all
 *   is quiet
 * @property {number} slowdown how many times the processor is slowed
 * @property {number} [rows] how many the page has
 */
/**
 * @typedef {object} Click
 * @property {import("./in-page.js").ClickTimes} times
 * @property {number} thread the main thread's own time from the click until the rows are drawn, in ms
 * @property {number} threadBefore the same from navigation until the click
 * @property {string[]} before paths requested before the click
 * @property {string[]} after paths requested from the click on
 */

/**
 * Opens a page with an empty cache, taps its button, and measures until its rows appear.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url the page's address
 * @param {Scenario} scenario
 * @returns {Promise<Click>}
 */
export function measureClick(browser, url, { isFirst, slowdown, rows = ROWS }) {
  return visit(browser, slowdown, async (visit) => {
    const { page, requests } = visit
    const onScreen = rows > ROWS ? ON_SCREEN : rows
    await page.addInitScript(watchClick, { rows, onScreen, isIdleHeld: isFirst })
    /** @type {string[]} */
    let before = []
    /** @type {import("./in-page.js").ClickTimes | undefined} */
    let times
    const { tasks, mark } = await trace(visit, async () => {
      await page.goto(url)
      const place = await middleOf(page.locator("#app button").first())
      if (!isFirst) await untilQuiet(visit)
      before = requests.splice(0)
      times = await tap(visit, place)
    })
    if (!times) throw new Error("The click was not timed.")
    const [clicked, drawn] = [mark("clicked"), mark("drawn")]
    const during = tasks.filter(({ start }) => start >= clicked && start < drawn)
    return {
      times,
      thread: threadTime(during),
      threadBefore: threadTime(tasks.filter(({ start }) => start < clicked)),
      before: pathsOf(before, new URL(url).origin),
      after: pathsOf(requests, new URL(url).origin),
    }
  })
}

/**
 * Taps a page's button and waits for its rows.
 * @param {import("./visit.js").Visit} visit whose page runs `watchClick`
 * @param {{ x: number, y: number }} place
 * @returns {Promise<import("./in-page.js").ClickTimes>}
 */
export async function tap({ page, session }, { x, y }) {
  // Asked before the tap, because a question costs the main thread time.
  const times = ask(session, "window.clickTimes")
  await page.touchscreen.tap(x, y)
  return times
}

/**
 * @param {import("@playwright/test").Locator} button
 * @returns {Promise<{ x: number, y: number }>}
 */
export async function middleOf(button) {
  const box = await button.boundingBox()
  if (!box) throw new Error("The page has no button.")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
