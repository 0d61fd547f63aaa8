import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { readSite } from "./files.js"

/** Files that are not part of the copy: the configuration changes by itself, and the others are not for the page. */
const notCopied = new Set([
  "/config.json",
  "/_headers",
  "/offline.js",
  "/gallery/index.html",
  "/third-party-licenses.md",
])

/**
 * The code of the service worker for a built site. It changes with every file, so that browsers notice a new version.
 * @param {string} folder the completed site
 * @param {string} base the path under which it is served
 * @returns {Promise<string>}
 */
export async function offlineWorker(folder, base) {
  const copied = [...(await readSite(folder))].filter(([path]) => !notCopied.has(path)).sort()
  const entries = copied.map(async ([path, { file }]) => [
    // Some hosts redirect /index.html, and a redirected response can't be shown as a page.
    base + (path === "/index.html" ? "" : path.slice(1)),
    `sha256-${createHash("sha256")
      .update(await readFile(file))
      .digest("base64")}`,
  ])
  const files = Object.fromEntries(await Promise.all(entries))
  const code = await workerCode()
  const version = createHash("sha256")
    .update(code + JSON.stringify(files))
    .digest("hex")
    .slice(0, 16)
  return `${code}\noffline.serveOffline(${JSON.stringify({ base, version, files })})\n`
}

/** @type {Promise<string> | undefined} */
let bundled

/**
 * The worker's code as one script, because not every browser takes modules here. It assigns its exports to `offline`.
 * @returns {Promise<string>}
 */
function workerCode() {
  bundled ??= bundle()
  return bundled
}

async function bundle() {
  // `npm start` imports this file before it has installed anything.
  const { build } = await import("vite")
  // Vite sets it for the whole process, and what that starts later would get React's production build.
  const { NODE_ENV } = process.env
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: ["chrome123", "edge123", "firefox121", "safari17.5"],
      lib: {
        entry: fileURLToPath(new URL("../src/offline-worker/worker.ts", import.meta.url)),
        formats: ["iife"],
        name: "offline",
      },
    },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const [output] = [result].flat()
  if (!output || !("output" in output)) throw new Error("The service worker was not built.")
  return output.output[0].code.trimEnd()
}
