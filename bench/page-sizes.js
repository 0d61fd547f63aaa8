import { chromium } from "@playwright/test"
import { chromiumArgs, shellPath } from "../scripts/chromium.js"
import { ROWS } from "./measure/click.js"
import { measureMemory } from "./measure/memory.js"
import { buildPage, gzipBytes } from "./pages.js"
import { servePage } from "./serve.js"

/**
 * What the app with all nine wallets loads over React alone, built with Vite's defaults, and what it holds: before its
 * button works, when all is quiet, and with its picker open. These are counts, which are the same on any machine.
 * @returns {Promise<Record<string, number>>}
 */
export async function pageSizes() {
  const [app, two, react] = await Promise.all([
    buildPage("alidade"),
    buildPage("two-wallets"),
    buildPage("react"),
  ])
  const { before, after } = await held(app)
  const files = app.files.filter(({ name }) => before.paths.includes(name))
  const scripts = files.filter(({ name }) => name.endsWith(".js"))
  return {
    "button, kit, nine wallets": gzipBytes(app.first) - gzipBytes(react.first),
    "our modules among these": app.ours,
    // Both have WalletConnect, whose client brings the bundler's helpers.
    "a card more": Math.round((gzipBytes(app.first) - gzipBytes(two.first)) / (ROWS - 2)),
    "their files, React's included": app.first.length,
    "once idle, beyond React": gzipBytes(scripts) - gzipBytes(react.first),
    "script files before a click": scripts.length,
    "all files before a click": files.length,
    "nodes at rest": before.nodes,
    "nodes, picker open": after.nodes,
  }
}

/** @param {import("./pages.js").Page} page */
async function held(page) {
  const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArgs })
  const { url, close } = await servePage(page)
  try {
    return await measureMemory(browser, url)
  } finally {
    await browser.close()
    close()
  }
}
