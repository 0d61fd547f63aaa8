import { ask } from "./ask.js"
import { readMetrics, untilQuiet, visit } from "./visit.js"

/**
 * @typedef {object} Probing the main thread's own time in ms
 * @property {number} first to load and start the engine and probe all wallets
 * @property {number} again to probe all wallets again
 */

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url of the page with any number of cards
 * @param {number} cards
 * @returns {Promise<Probing>}
 */
export function measureProbing(browser, url, cards) {
  return visit(browser, 1, async (visit) => {
    const { page, session } = visit
    await page.goto(`${url}/?probe&cards=${cards}`)
    await untilQuiet(visit)
    const probe = async () => {
      const before = await readMetrics(session)
      const found = await ask(session, "probe()")
      if (found !== cards) throw new Error(`${found} wallets of ${cards} were probed.`)
      const after = await readMetrics(session)
      return ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1_000
    }
    return { first: await probe(), again: await probe() }
  })
}
