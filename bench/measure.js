import { watchClick } from "./in-page.js"

/** The number of rows on each page, one per wallet. */
export const ROWS = 9

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} BrowserPage */
/** @typedef {import("@playwright/test").CDPSession} Session */
/**
 * @typedef {object} Scenario
 * @property {boolean} isTouch a tap on a phone's screen as soon as the button is there, before the browser was idle;
 *   else a click on a desktop's after a second, the pointer over the button long enough for what that loads
 * @property {number} slowdown how many times the processor is slowed
 */
/**
 * @typedef {import("./in-page.js").ClickTimes & { script: number, rendering: number }} Times in ms; `script` and
 *   `rendering` (style and layout) are the main thread's, from the click until the rows are drawn
 */
/**
 * @typedef {object} Sample
 * @property {Times} times
 * @property {string[]} before paths requested before the click
 * @property {string[]} after paths requested from the click on
 * @property {string[]} faults what an app must not do before the click
 */

/**
 * Opens a page with an empty cache, clicks its button, and measures until its rows appear.
 * @param {Browser} browser
 * @param {string} url the page's origin
 * @param {Scenario} scenario
 * @returns {Promise<Sample>}
 */
export async function measureClick(browser, url, { isTouch, slowdown }) {
  const context = await browser.newContext(
    isTouch
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 900 } },
  )
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable")
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await page.addInitScript(watchClick, { rows: ROWS, isIdleHeld: isTouch })
    /** @type {string[]} */
    const requests = []
    page.on("request", (request) => requests.push(request.url()))
    await page.goto(url)
    const button = page.locator("#app button").first()
    const { x, y } = await middleOf(button)
    if (!isTouch) {
      await untilQuiet(page, requests, 1_000)
      await page.mouse.move(x, y)
      await untilQuiet(page, requests, 300)
    }
    const before = requests.splice(0)
    const faults = await faultsBeforeClick(page, url, before)
    const start = await readMetrics(session)
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    /** @type {import("./in-page.js").ClickTimes} */
    const times = await page.evaluate("window.clickTimes")
    const end = await readMetrics(session)
    const spent = (/** @type {string} */ name) => ((end[name] ?? 0) - (start[name] ?? 0)) * 1_000
    const paths = (/** @type {string[]} */ urls) =>
      urls
        .filter((request) => request.startsWith(`${url}/`))
        .map((request) => request.slice(url.length + 1))
    return {
      times: {
        ...times,
        script: spent("ScriptDuration"),
        rendering: spent("RecalcStyleDuration") + spent("LayoutDuration"),
      },
      before: paths(before),
      after: paths(requests),
      faults,
    }
  } finally {
    await context.close()
  }
}

/**
 * The heap in use, garbage collected, in bytes.
 * @param {Browser} browser
 * @param {string} url the page's origin
 * @returns {Promise<{ before: number, after: number }>} before the pointer has come near, and with the rows shown
 */
export async function measureHeap(browser, url) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable")
    const used = async () => {
      await session.send("HeapProfiler.collectGarbage")
      return (await readMetrics(session)).JSHeapUsedSize ?? 0
    }
    /** @type {string[]} */
    const requests = []
    page.on("request", (request) => requests.push(request.url()))
    await page.goto(url)
    const button = page.locator("#app button").first()
    await button.waitFor()
    await untilQuiet(page, requests, 1_000)
    const before = await used()
    await button.click()
    await page
      .locator("dialog[open] li button")
      .nth(ROWS - 1)
      .waitFor()
    await untilQuiet(page, requests, 300)
    return { before, after: await used() }
  } finally {
    await context.close()
  }
}

/**
 * @param {import("@playwright/test").Locator} button
 * @returns {Promise<{ x: number, y: number }>}
 */
async function middleOf(button) {
  const box = await button.boundingBox()
  if (!box) throw new Error("The page has no button.")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Resolves when nothing has been requested for some time, and the main thread is free.
 * @param {BrowserPage} page
 * @param {readonly string[]} requests grows with each request
 * @param {number} ms
 */
async function untilQuiet(page, requests, ms) {
  for (let count = -1; count !== requests.length; ) {
    count = requests.length
    await page.waitForTimeout(ms)
    // Answered when the main thread is free.
    await page.evaluate(() => 0)
  }
}

/**
 * @param {Session} session
 * @returns {Promise<Record<string, number>>}
 */
async function readMetrics(session) {
  const { metrics } = await session.send("Performance.getMetrics")
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/**
 * What went to another origin, and what was stored.
 * @param {BrowserPage} page
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
