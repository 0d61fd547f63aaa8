import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { withFirstScreen } from "../apps/web/server/first-screen.js"
import { readConfig } from "../apps/web/server/read-config.js"
import { root } from "./run.js"

const web = `${root}apps/web`

/** Puts the first screen into the bundled page, with the networks and wallets of its `config.json`. */
export async function prerenderWeb() {
  const page = `${web}/dist/index.html`
  const config = await readConfig(readFileSync(`${web}/dist/config.json`, "utf8"))
  const html = await render(config)
  writeFileSync(page, withFirstScreen(readFileSync(page, "utf8"), withBuiltAssets(html), config))
}

/** Opens the server that runs the page's sources, as the bundle has them: `npm start` builds no package of the page. */
export async function openSources() {
  // `npm start` imports this file before it has installed anything.
  const { createServer, defaultServerConditions } = await import("vite")
  // Not the bundle: it reads its files' addresses from the browser.
  return createServer({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: {
      noExternal: [/^@alidade\//],
      resolve: { conditions: ["@alidade/source", ...defaultServerConditions] },
    },
  })
}

/**
 * @param {import("../apps/web/server/config.js").Config} config
 * @returns {Promise<string>}
 */
async function render(config) {
  const { NODE_ENV } = process.env
  const vite = await openSources()
  try {
    const { prerenderPage } = await vite.ssrLoadModule("/src/prerender.tsx")
    return await prerenderPage(config)
  } finally {
    await vite.close()
    // Vite's server sets it. What `npm test` runs next would inherit it, and bundle React's development build.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/**
 * HTML with the addresses of the bundled images in place of the sources', and relative links, as in the built page.
 * @param {string} html
 */
function withBuiltAssets(html) {
  const assets = readdirSync(`${web}/dist/assets`)
  return html
    .replace(/file:[^"]*\/([\w-]+)\.svg[^"#]*/g, (_, name) => {
      const built = assets.find((file) => file.replace(/-[\w-]{8}\.svg$/, "") === name)
      if (!built) throw new Error(`The bundle has no image ${name}.svg.`)
      return `./assets/${built}`
    })
    .replace(/(?<=\s(?:href|src)=")\//g, "./")
}
