import { existsSync } from "node:fs"
import { run } from "./run.js"

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

/** Sees to it that there is a Chromium: the one on the machine, else Debian's package, else throws what to do. */
export async function haveChromium() {
  if (chromiumPath()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's package chromium …")
    const env = { DEBIAN_FRONTEND: "noninteractive" }
    await run("apt-get", ["update", "-qq"], { env })
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env })
    if (chromiumPath()) return
  }
  throw new Error(
    "The tests run in a real browser, and no Chromium was found. Install one (on Debian: sudo apt-get install chromium), or name it in CHROMIUM_PATH.",
  )
}
