import { existsSync } from "node:fs"
import { installFromDebian } from "./debian.js"

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

/** Where the headless shell may stand: the same engine without a browser's windows, which costs a third less time. */
const shells = [process.env.CHROMIUM_SHELL_PATH, "/usr/bin/chromium-headless-shell"]

/**
 * The path of Chromium's headless shell, or of Chromium itself where there is none. It has no popup blocker and no
 * windows of its own: what is about those needs `chromiumPath`.
 * @returns {string | undefined}
 */
export function shellPath() {
  return shells.find((path) => path && existsSync(path)) ?? chromiumPath()
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

/** Debian's packages, and whether what each brings is there. */
const debian = /** @type {const} */ ([
  ["chromium", () => chromiumPath() !== undefined],
  ["chromium-headless-shell", () => shellPath() !== chromiumPath()],
])

/**
 * Sees to it that there is a Chromium: the one on the machine, else Debian's package, else throws what to do. The
 * headless shell comes along where it can be had; without it tests only take longer.
 */
export async function haveChromium() {
  const missing = debian.filter(([, there]) => !there()).map(([name]) => name)
  await installFromDebian(missing)
  if (chromiumPath()) return
  throw new Error(
    "The tests run in a real browser, and no Chromium was found. Install one (on Debian: sudo apt-get install chromium), or name it in CHROMIUM_PATH.",
  )
}
