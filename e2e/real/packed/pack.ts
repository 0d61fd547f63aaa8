import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"

/** The simulated extensions that can be packed: those that a page reaches by messages. */
export type PackedName = "freighter" | "lobstr"

/** Whether a wallet's content script also runs in frames. */
const inFrames: Readonly<Record<PackedName, boolean>> = { freighter: false, lobstr: true }

const scripts = ["content-script", "worker", "window"] as const

/**
 * Packs a simulated wallet into a folder, as an unpacked extension that Chromium loads: a content script in a world of
 * its own, a service worker, and windows of the browser.
 */
export async function packExtension(wallet: PackedName, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of scripts) await buildScript(wallet, name, folder)
  const manifest = {
    manifest_version: 3,
    name: `${wallet}, simulated`,
    version: "1.0.0",
    permissions: ["storage"],
    background: { service_worker: "worker.js" },
    content_scripts: [
      {
        matches: ["<all_urls>"],
        js: ["content-script.js"],
        run_at: "document_start",
        all_frames: inFrames[wallet],
      },
    ],
  }
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest))
  await writeFile(join(folder, "window.html"), windowPage)
}

const windowPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wallet</title>
<body></body>
<script src="window.js"></script>
`

async function buildScript(wallet: PackedName, name: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@alidade/source"] },
    define: { WALLET: JSON.stringify(wallet) },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      lib: {
        entry: fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
        formats: ["iife"],
        name: "packed",
        fileName: () => `${name}.js`,
      },
    },
  })
}
