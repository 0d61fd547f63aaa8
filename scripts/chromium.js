import { existsSync, statfsSync } from "node:fs"
import { installFromDebian } from "./debian.js"

/** Possible paths of Chromium: the caller's own, then Debian's package, then other common builds. */
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
 * The path of Chromium on this machine, or undefined.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  return places.find((path) => path && existsSync(path))
}

/** Possible paths of the headless shell: the same engine without browser windows, a third faster. */
const shells = [process.env.CHROMIUM_SHELL_PATH, "/usr/bin/chromium-headless-shell"]

/**
 * The path of Chromium's headless shell, or else of Chromium itself. The shell has no popup blocker and no windows:
 * tests of those need `chromiumPath`.
 * @returns {string | undefined}
 */
export function shellPath() {
  return shells.find((path) => path && existsSync(path)) ?? chromiumPath()
}

/** Flags for Chromium in a container without network access. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Flags for tests. A page lives for seconds, and optimizing its code would take longer than it saves. A process for the
 * graphics of each browser has nothing to do.
 */
export const testArgs = [...chromiumArgs, "--js-flags=--no-opt --no-maglev", "--in-process-gpu"]

/** Room for the memory that Chromium's processes share, in bytes. */
const SHARED = 2 ** 30

/**
 * Playwright's flag for containers whose shared memory is small: Chromium then writes to the disk what its processes share.
 * Where there is room, it only takes time.
 */
export const unneededArgs = hasRoom() ? ["--disable-dev-shm-usage"] : []

function hasRoom() {
  try {
    const { bsize, bavail } = statfsSync("/dev/shm")
    return bsize * bavail >= SHARED
  } catch {
    // Other systems have no such folder.
    return false
  }
}

/** Debian's packages, each with a check whether its program exists. */
const debian = /** @type {const} */ ([
  ["chromium", () => chromiumPath() !== undefined],
  ["chromium-headless-shell", () => shellPath() !== chromiumPath()],
])

/**
 * Makes sure that Chromium exists: installs Debian's package if possible, and otherwise throws an error that says what
 * to do. Also installs the headless shell if possible; it only saves time.
 */
export async function haveChromium() {
  const missing = debian.filter(([, isInstalled]) => !isInstalled()).map(([name]) => name)
  await installFromDebian(missing)
  if (chromiumPath()) return
  throw new Error(
    "The tests need Chromium, and none was found. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to its path.",
  )
}
