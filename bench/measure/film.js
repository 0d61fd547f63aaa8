import { mkdirSync, writeFileSync } from "node:fs"
import { middleOf, ROWS, tap } from "./click.js"
import { watchClick } from "./in-page.js"
import { trace } from "./trace.js"
import { untilQuiet, visit } from "./visit.js"

/** How many pictures of a film are kept: the opening animation makes one a frame. */
const MOST_FRAMES = 24

/**
 * @typedef {object} Film
 * @property {number} rows when all rows were there, in ms from the touch
 * @property {number[]} frames when each new picture was shown, in ms from the touch
 * @property {string} file a strip of the pictures
 */

/**
 * Films a page at a quarter of the processor's speed, from the first touch with nothing loaded until it is quiet.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url the page's origin
 * @param {string} folder for the strip
 * @param {string} name of the strip
 * @returns {Promise<Film>}
 */
export async function film(browser, url, folder, name) {
  const { frames, mark } = await visit(browser, 4, async (visit) => {
    const { page } = visit
    await page.addInitScript(watchClick, { rows: ROWS, onScreen: ROWS, isIdleHeld: true })
    return trace(
      visit,
      async () => {
        await page.goto(url)
        await tap(visit, await middleOf(page.locator("#app button").first()))
        await untilQuiet(visit, 500)
      },
      { screenshots: true },
    )
  })
  const touched = mark("clicked")
  const rows = mark("drawn") - touched
  const shown = frames
    .map(({ at, image }) => ({ at: at - touched, image }))
    .filter(({ at, image }, index) => at > 0 && image !== frames[index - 1]?.image)
    .slice(0, MOST_FRAMES)
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/${name}.png`
  writeFileSync(file, await strip(browser, shown))
  return { rows, frames: shown.map(({ at }) => at), file }
}

/**
 * Pictures in order, eight in a row, each with its time.
 * @param {import("@playwright/test").Browser} browser
 * @param {readonly { at: number, image: string }[]} frames
 */
async function strip(browser, frames) {
  const page = await browser.newPage({ viewport: { width: 205 * 8 + 5, height: 460 } })
  try {
    const figures = frames.map(
      ({ at, image }) =>
        `<figure><img src="data:image/jpeg;base64,${image}"><figcaption>${at.toFixed(0)} ms</figcaption></figure>`,
    )
    await page.setContent(
      `<style>body{display:flex;flex-wrap:wrap;margin:0;font:16px sans-serif}figure{margin:0 0 0 5px}img{width:200px}</style>${figures.join("")}`,
    )
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}
