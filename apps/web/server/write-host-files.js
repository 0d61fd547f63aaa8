import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { withBasePath } from "./base-path.js"
import { withOwnFirstScreen, withoutFirstScreen } from "./first-screen.js"
import { liveHeaders } from "./headers.js"
import { caddyRules, headersFile, metaElements, nginxRules, withMeta } from "./host-rules.js"
import { offlineWorker } from "./offline-files.js"
import { readConfig } from "./read-config.js"

/**
 * Completes a built site for hosts that have no code of ours: writes the policy of its `config.json` into the page and
 * into `_headers`, the page also to `/gallery`, for hosts without a fallback, and the service worker. The rules for
 * nginx and Caddy go to a folder beside the site, because they are not to be served. Throws an `Error` that names a
 * mistake in `config.json`. Compress the site afterwards.
 * @param {string} site
 * @param {string} rules
 * @param {string} [base] the path under which the site is served
 * @returns {Promise<void>}
 */
export async function writeHostFiles(site, rules, base = "/") {
  const config = await readConfig(await readFile(join(site, "config.json"), "utf8"))
  const headers = liveHeaders(config)
  const page = join(site, "index.html")
  const built = withBasePath(await readFile(page, "utf8"), base)
  const html = withMeta(withOwnFirstScreen(built, config), metaElements(headers))
  await mkdir(join(site, "gallery"), { recursive: true })
  await mkdir(rules, { recursive: true })
  await Promise.all([
    writeFile(page, html),
    writeFile(join(site, "gallery/index.html"), withoutFirstScreen(html)),
    writeFile(join(site, "_headers"), headersFile(headers, base)),
    writeFile(join(rules, "nginx.conf"), nginxRules(headers, base)),
    writeFile(join(rules, "Caddyfile"), caddyRules(headers, base)),
  ])
  await writeFile(join(site, "offline.js"), await offlineWorker(site, base))
}
