import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { readConfig } from "./config.js"
import { liveHeaders } from "./headers.js"
import { caddyRules, headersFile, metaElements, nginxRules, withMeta } from "./host-rules.js"
import { offlineWorker } from "./offline-files.js"

/**
 * Completes a built site for hosts that have no code of ours: writes the policy of its `config.json` into the page and
 * into `_headers`, the page also to `/gallery`, for hosts without a fallback, and the service worker. The rules for nginx and Caddy go to a
 * folder beside the site, because they are not to be served. Throws an `Error` that names a mistake in `config.json`.
 * @param {string} site
 * @param {string} rules
 * @returns {Promise<void>}
 */
export async function writeHostFiles(site, rules) {
  const headers = liveHeaders(await readConfig(await readFile(join(site, "config.json"), "utf8")))
  const page = join(site, "index.html")
  const html = withMeta(await readFile(page, "utf8"), metaElements(headers))
  await mkdir(join(site, "gallery"), { recursive: true })
  await mkdir(rules, { recursive: true })
  await Promise.all([
    writeFile(page, html),
    writeFile(join(site, "gallery/index.html"), html),
    writeFile(join(site, "_headers"), headersFile(headers)),
    writeFile(join(rules, "nginx.conf"), nginxRules(headers)),
    writeFile(join(rules, "Caddyfile"), caddyRules(headers)),
  ])
  await writeFile(join(site, "offline.js"), await offlineWorker(site))
}
