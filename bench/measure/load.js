import { blockingTime, threadTime, trace } from "./trace.js"
import { pathsOf, untilQuiet, visit } from "./visit.js"

/**
 * @typedef {object} Load
 * @property {number} thread the main thread's own time from navigation until all is quiet, in ms
 * @property {number} blocking the parts over 50 ms of its tasks, in ms
 * @property {import("./trace.js").Task[]} tasks
 * @property {string[]} paths what was requested
 * @property {string[]} faults what an app must not do before a click
 */

/**
 * Opens a page with an empty cache and measures until all is quiet.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url the page's origin
 * @param {number} slowdown how many times the processor is slowed
 * @returns {Promise<Load>}
 */
export function measureLoad(browser, url, slowdown) {
  return visit(browser, slowdown, async (visit) => {
    const { page, requests } = visit
    const { tasks } = await trace(visit, async () => {
      await page.goto(url)
      await untilQuiet(visit)
    })
    return {
      thread: threadTime(tasks),
      blocking: blockingTime(tasks),
      tasks,
      paths: pathsOf(requests, url),
      faults: await faultsBeforeClick(page, url, requests),
    }
  })
}

/**
 * What went to another origin, and what was stored.
 * @param {import("@playwright/test").Page} page
 * @param {string} url the page's origin
 * @param {readonly string[]} requests
 * @returns {Promise<string[]>}
 */
async function faultsBeforeClick(page, url, requests) {
  const isForeign = (/** @type {string} */ request) =>
    !request.startsWith(`${url}/`) && !request.startsWith("data:")
  const stored = await page.evaluate(async () => ({
    localStorage: localStorage.length,
    sessionStorage: sessionStorage.length,
    cookies: document.cookie.length,
    "IndexedDB databases": (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  return [
    ...requests.filter(isForeign).map((request) => `requested ${request}`),
    ...Object.entries(stored)
      .filter(([, count]) => count > 0)
      .map(([store]) => `wrote to ${store}`),
  ]
}
