import { setTimeout } from "node:timers/promises"

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} BrowserPage */
/** @typedef {import("@playwright/test").CDPSession} Session */
/**
 * @typedef {object} Visit an empty page of a phone's size, with a cache of its own
 * @property {Browser} browser
 * @property {BrowserPage} page
 * @property {Session} session
 * @property {string[]} requests grows with the URL of each request
 */

/**
 * Opens a page of a phone's size and closes it after `run`.
 * @template Result
 * @param {Browser} browser
 * @param {number} slowdown how many times the processor is slowed
 * @param {(visit: Visit) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
export async function visit(browser, slowdown, run) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable", { timeDomain: "threadTicks" })
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    /** @type {string[]} */
    const requests = []
    page.on("request", (request) => requests.push(request.url()))
    return await run({ browser, page, session, requests })
  } finally {
    await context.close()
  }
}

/** How long a page may be busy, in ms. Other kits ask again for what they cannot reach from this machine. */
const PATIENCE = 20_000

/**
 * Resolves when for some time nothing has been requested and the main thread had nothing to do. By default longer than
 * the kit waits for an idle moment.
 * @param {Visit} visit
 * @param {number} [ms]
 */
export async function untilQuiet({ session, requests }, ms = 2_500) {
  for (let waited = 0; waited < PATIENCE; waited += ms) {
    const count = requests.length
    const before = await readMetrics(session)
    await setTimeout(ms)
    const after = await readMetrics(session)
    const busy = (after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)
    if (requests.length === count && busy < 0.02) return
  }
}

/**
 * @param {Session} session
 * @returns {Promise<Record<string, number>>} durations are the main thread's own time in s
 */
export async function readMetrics(session) {
  const { metrics } = await session.send("Performance.getMetrics")
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/**
 * Paths on this origin, without the leading slash.
 * @param {readonly string[]} requests
 * @param {string} url the origin
 */
export function pathsOf(requests, url) {
  return requests
    .filter((request) => request.startsWith(`${url}/`))
    .map((request) => request.slice(url.length + 1))
}
