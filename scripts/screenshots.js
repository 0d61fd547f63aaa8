import { cpSync, mkdirSync, rmSync } from "node:fs"
import { chromium } from "@playwright/test"
import { serve } from "../apps/web/server/serve.js"
import { chromiumArgs, chromiumPath } from "./chromium.js"
import { root } from "./run.js"

// Walks through the front end as users go, and takes pictures, wide and narrow, light and dark, into .cache/screenshots.
// Run it after a build, and look at them. Those that documents show go to docs/screenshots. Arguments name the walks,
// which are the files in scripts/walks.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {(name: string, page?: Page) => Promise<void>} Shoot takes a picture of the walk's page, or of another one */
/**
 * What a walk gets.
 * @typedef {object} Visit
 * @property {Page} page
 * @property {string} url
 * @property {Shoot} shoot
 * @property {boolean} isNarrow
 * @property {boolean} isDark
 * @property {() => Promise<Page>} openOther opens a page of another visitor
 */

const walks = [
  "first-visit",
  "phone-payment",
  "shared-account",
  "unknown-contract",
  "asked-and-paid",
  "practice-cheat",
  "changed-signers",
  "states",
  "gallery",
]
const folder = `${root}.cache/screenshots`
/** The pictures that documents show. */
const documented = ["connected-1280-light.png"]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !walks.includes(name))
if (unknown.length > 0) throw new Error(`No walk is called ${unknown}. There are ${walks}.`)
if (asked.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
for (const name of asked.length > 0 ? asked : walks) {
  const { walk } = await import(`./walks/${name}.js`)
  for (const isDark of [false, true]) await takeBoth(walk, isDark)
}
await browser.close()
if (asked.length === 0 || asked.includes("states"))
  for (const name of documented) cpSync(`${folder}/${name}`, `${root}docs/screenshots/${name}`)

/**
 * @param {(visit: Visit) => Promise<void>} walk
 * @param {boolean} isDark
 */
async function takeBoth(walk, isDark) {
  const colorScheme = isDark ? "dark" : "light"
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [390, 844],
  ])) {
    const { url, close } = await serve({ port: 0, sandboxPort: 0 })
    /** @type {import("@playwright/test").BrowserContext[]} */
    const contexts = []
    const open = async () => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-US",
      })
      contexts.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      return page
    }
    const page = await open()
    /** @type {Shoot} */
    const shoot = async (name, shown = page) => {
      // Move the pointer away, so that no hover or focus style shows.
      await shown.mouse.move(0, 0)
      await shown.evaluate(() => document.fonts.ready)
      const path = `${folder}/${name}-${width}-${colorScheme}.png`
      await shown.screenshot({ path, animations: "disabled", caret: "hide" })
    }
    await walk({ page, url, shoot, isNarrow: width < 768, isDark, openOther: open })
    for (const context of contexts) await context.close()
    await close()
  }
}
