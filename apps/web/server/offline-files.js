import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { readSite } from "./files.js"
import { serveOffline } from "./offline-worker.js"

/** Files that are not part of the copy: the configuration changes by itself, and the others are not for the page. */
const notCopied = new Set(["/config.json", "/_headers", "/offline.js", "/gallery/index.html"])

/**
 * The code of the service worker for a built site. It changes with every file, so that browsers notice a new version.
 * @param {string} folder the completed site
 * @returns {Promise<string>}
 */
export async function offlineWorker(folder) {
  const copied = [...(await readSite(folder))].filter(([path]) => !notCopied.has(path)).sort()
  const entries = copied.map(async ([path, { file }]) => [
    // Some hosts redirect /index.html, and a redirected response can't be shown as a page.
    path === "/index.html" ? "/" : path,
    `sha256-${createHash("sha256")
      .update(await readFile(file))
      .digest("base64")}`,
  ])
  const files = Object.fromEntries(await Promise.all(entries))
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16)
  return `${serveOffline}\nserveOffline(${JSON.stringify({ version, files })})\n`
}
