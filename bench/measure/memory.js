import { ROWS } from "./click.js"
import { pathsOf, readMetrics, untilQuiet, visit } from "./visit.js"

/**
 * @typedef {object} Held
 * @property {number} heap in use after a garbage collection, in bytes
 * @property {number} nodes as Chromium counts them: also those of images that are documents
 * @property {string[]} paths what has been requested so far
 */

/** @typedef {{ before: Held, after: Held }} Memory before a touch, and with the rows shown */

/**
 * What a page holds before a touch, and with its rows shown.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url the page's origin
 * @returns {Promise<Memory>}
 */
export function measureMemory(browser, url) {
  return visit(browser, 1, async (visit) => {
    const { page, requests, session } = visit
    const held = async () => {
      await session.send("HeapProfiler.collectGarbage")
      const { JSHeapUsedSize = 0, Nodes = 0 } = await readMetrics(session)
      return { heap: JSHeapUsedSize, nodes: Nodes, paths: pathsOf(requests, url) }
    }
    await page.goto(url)
    const button = page.locator("#app button").first()
    await button.waitFor()
    await untilQuiet(visit)
    const before = await held()
    await button.tap()
    await page
      .locator("dialog[open] li button")
      .nth(ROWS - 1)
      .waitFor()
    await untilQuiet(visit, 300)
    return { before, after: await held() }
  })
}
