import { existsSync } from "node:fs"

/** Where a Chromium may stand: what the caller names first, then Debian's package, then other common builds. */
const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/**
 * The path of the Chromium on this machine, or undefined when there is none.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return places.find((path) => path && existsSync(path))
}

/** Flags with which Chromium runs in a closed container, and asks nothing of the network. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
