import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { gzipSync } from "node:zlib"
import { chromium } from "@playwright/test"
import { preview } from "vite"
import { chromiumArgs, haveChromium, shellPath } from "../chromium.js"
import { root } from "../run.js"
import { remedies } from "./error-remedies.js"
import { runLiveExamples } from "./live-examples.js"
import { questions } from "./questions.js"
import { deadLinks, readHtml } from "./read-html.js"

/** The most script that a page without a live example loads, gzip, in bytes. */
const SCRIPT_LIMIT = 40_000

const dist = `${root}apps/docs/dist`
const base = "/alidade/"
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Pages that are open at the same time. */
const AT_ONCE = 2

/**
 * Checks the built site: links, the pages that errors name, what is readable without JavaScript, the weight of scripts,
 * accessibility in light and dark, overflow on a narrow screen, the search, and the live examples.
 * @param {(fault: string) => void} report called with each fault as it is found
 */
export async function checkSite(report) {
  const pages = readHtml(dist, base)
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
  const paths = new Set(files.map((file) => base + file.replaceAll("\\", "/")))
  deadLinks(pages, paths).forEach(report)
  for (const kind of Object.keys(remedies))
    if (!pages.has(`${base}reference/errors/${kind}/`)) report(`no page for errors: ${kind}`)

  await haveChromium()
  const server = await preview({
    root: `${root}apps/docs`,
    configFile: false,
    base,
    appType: "mpa",
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0 },
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? "").origin
  const browser = await chromium.launch({ executablePath: shellPath() ?? "", args: chromiumArgs })
  try {
    const waiting = [...pages.keys()]
    let heaviest = { path: "", bytes: 0 }
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const context = await browser.newContext({ reducedMotion: "reduce" })
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          const { faults: found, bytes, isLive } = await checkPage(context, origin, path)
          found.forEach(report)
          if (!isLive && bytes > heaviest.bytes) heaviest = { path, bytes }
        }
        await context.close()
      }),
    )
    console.log(`${pages.size} pages. The most script: ${heaviest.bytes} bytes, ${heaviest.path}`)
    if (heaviest.bytes > SCRIPT_LIMIT) report(`${heaviest.path} loads too much script`)
    for (const check of [checkWithoutScript, checkSearch])
      for (const fault of await check(browser, origin)) report(fault)
    for (const fault of await runLiveExamples(browser, origin + base)) report(fault)
  } finally {
    await browser.close()
    await server.close()
  }
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} origin
 * @param {string} path
 */
async function checkPage(context, origin, path) {
  const page = await context.newPage()
  /** @type {string[]} */
  const faults = []
  /** @type {Set<string>} */
  const scripts = new Set()
  page.on("pageerror", ({ message }) => faults.push(`${path}: ${message}`))
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname)
  })
  page.on("response", (response) => {
    if (response.status() >= 400 && !path.endsWith("404.html"))
      faults.push(`${path} loads ${response.url()}: ${response.status()}`)
  })
  await page.goto(origin + path)
  const isLive = (await page.locator("[data-live]").count()) > 0
  const inline = await page.locator("script:not([src])").allTextContents()
  await page.evaluate(axe)
  for (const theme of ["light", "dark"]) {
    const violations = await page.evaluate(async (theme) => {
      document.documentElement.dataset.theme = theme
      const { axe } = /** @type {any} */ (window)
      // The second theme differs from the first only in its colors.
      const only = theme === "dark" ? { runOnly: ["color-contrast"] } : {}
      const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only })
      return violations.flatMap((/** @type {any} */ { id, nodes }) =>
        nodes.map((/** @type {any} */ { target }) => `${id} ${target.join(" ")}`),
      )
    }, theme)
    faults.push(...violations.map((/** @type {string} */ one) => `${path} ${theme}: axe ${one}`))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (width > 320) faults.push(`${path} is ${width} px wide on a screen of 320`)
  // By now the page has loaded what it loads when it is idle.
  const loaded = [...scripts].map((script) => readFileSync(dist + script.slice(base.length - 1)))
  await page.close()
  const bytes = [...loaded, inline.join("")].reduce((sum, code) => sum + gzipSync(code).length, 0)
  return { faults, isLive, bytes }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function checkWithoutScript(browser, origin) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  /** @type {string[]} */
  const faults = []
  for (const path of ["", "start/vite/", "reference/kit/connect/"]) {
    await page.goto(origin + base + path)
    const isReadable =
      (await page.locator("h1").isVisible()) && (await page.locator("main pre").first().isVisible())
    if (!isReadable) faults.push(`${path} is not readable without JavaScript`)
  }
  await context.close()
  return faults
}

/**
 * Types each question into the search, and looks for the page that answers it among the first results.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function checkSearch(browser, origin) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const faults = []
  await page.goto(origin + base)
  await page.getByRole("button", { name: "Search" }).click()
  const field = page.getByRole("textbox", { name: "Search" })
  for (const [words, answer] of questions) {
    await field.fill(words)
    const found = page.locator(`.pagefind-ui__result a[href^="${base}${answer}/"]`).first()
    const shown = await found.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    )
    if (!shown) faults.push(`a search for “${words}” does not show ${answer}`)
    await field.fill("")
  }
  await page.close()
  return faults
}
