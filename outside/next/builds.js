import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** @typedef {import("../case.js").Context} Context */

/** The versions of Next.js that apps use, each with its bundlers. */
const builds = [
  { version: "16.4.6", flags: ["--turbopack"] },
  { version: "16.4.6", flags: ["--webpack"] },
  { version: "15.5.29", flags: [] },
]

const port = 3210

/**
 * Builds an app with each version and bundler, starts it, and checks it.
 * @param {Context} context
 * @param {(url: string) => Promise<void>} checkSite
 * @returns {Promise<string[]>} lines for the report
 */
export async function eachNext(context, checkSite) {
  const { folder, testnet, install, run, start } = context
  const report = []
  for (const [index, { version, flags }] of builds.entries()) {
    const began = performance.now()
    const file = join(folder, "package.json")
    const manifest = JSON.parse(readFileSync(file, "utf8"))
    const isInstalled = index > 0 && manifest.dependencies.next === version
    manifest.dependencies.next = version
    writeFileSync(file, JSON.stringify(manifest))
    if (!isInstalled) await install()
    if (version.startsWith("15.")) renameProxy(folder)
    const url = `http://localhost:${port + index}/`
    const settings = {
      SITE_ORIGIN: new URL(url).origin,
      HORIZON_URL: (await testnet()).horizonUrl,
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, ".env"), lines.join(""))
    rmSync(join(folder, ".next"), { recursive: true, force: true })
    await run("next", "build", ...flags)
    const args = ["start", "--port", String(port + index), "--hostname", "localhost"]
    const stop = await start("next", args, url)
    await checkSite(url)
    await stop()
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    report.push(`Next.js ${version} ${flags.join(" ")}: ${seconds} s`)
  }
  return report
}

/** Version 15 has another name for the file. @param {string} folder */
function renameProxy(folder) {
  const [proxy, middleware] = [join(folder, "proxy.js"), join(folder, "middleware.js")]
  if (!existsSync(proxy)) return
  renameSync(proxy, middleware)
  const code = readFileSync(middleware, "utf8")
  writeFileSync(middleware, code.replace("function proxy", "function middleware"))
}
