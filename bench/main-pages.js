import { measureClick } from "./measure/click.js"
import { measureLoad } from "./measure/load.js"
import { measureMemory } from "./measure/memory.js"
import { buildPage } from "./pages.js"
import { servePage } from "./serve.js"

/** @typedef {import("./figures.js").Column} Column */

/**
 * @param {string} name
 * @param {string} folder of the page
 * @param {string} [checkout]
 * @returns {Promise<Column>}
 */
export async function buildColumn(name, folder, checkout) {
  const page = await buildPage(folder, checkout)
  const clicks = { ready: [], slowReady: [], first: [], slowFirst: [] }
  const samples = { load: [], slowLoad: [], ...clicks, memory: [] }
  return { name, page, ...(await servePage(page)), samples }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {readonly Column[]} columns
 */
export async function measureHeld(browser, columns) {
  for (const { url, samples } of columns) samples.memory.push(await measureMemory(browser, url))
}

/**
 * One round of times. Each figure is measured on all pages before the next figure.
 * @param {import("@playwright/test").Browser} browser
 * @param {readonly Column[]} columns
 */
export async function measureRound(browser, columns) {
  for (const slowdown of [4, 1]) {
    const slow = slowdown > 1
    const [load, first, ready] = slow
      ? /** @type {const} */ (["slowLoad", "slowFirst", "slowReady"])
      : /** @type {const} */ (["load", "first", "ready"])
    for (const { url, samples } of columns)
      samples[load].push(await measureLoad(browser, url, slowdown))
    for (const { url, samples } of columns)
      samples[first].push(await measureClick(browser, url, { isFirst: true, slowdown }))
    for (const { url, samples } of columns)
      samples[ready].push(await measureClick(browser, url, { isFirst: false, slowdown }))
  }
}
