import { existsSync } from "node:fs"
import { installFromDebian } from "./debian.js"

/**
 * The engines that some tests run in beside Chromium: Debian's package, the project of the test runner, and where the
 * program stands.
 */
const engines = /** @type {const} */ ([
  { name: "Firefox", project: "firefox", packages: ["firefox-esr"], path: firefoxPath },
  { name: "WebKit", project: "webkit", packages: ["webkit2gtk-driver", "xvfb"], path: webKitPath },
])

/**
 * The path of Debian's Firefox, or undefined where there is none. Playwright 1.61 drives it over WebDriver BiDi; later
 * versions fail on it.
 * @returns {string | undefined}
 */
export function firefoxPath() {
  return first([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"])
}

/**
 * The path of WebKitGTK's MiniBrowser, or undefined where there is none.
 * @returns {string | undefined}
 */
export function miniBrowserPath() {
  const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
  return first(folders.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`))
}

/** WebKit needs its driver and a display beside it. */
function webKitPath() {
  const needed = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"]
  return needed.every((path) => existsSync(path)) ? miniBrowserPath() : undefined
}

/** @param {readonly (string | undefined)[]} places */
function first(places) {
  return places.find((path) => path && existsSync(path))
}

/**
 * Installs the engines that are missing where that is possible, prints which will not run, and gives the projects of
 * those that are there.
 * @returns {Promise<string[]>}
 */
export async function haveEngines() {
  const missing = engines.filter(({ path }) => !path())
  await installFromDebian(missing.flatMap(({ packages }) => [...packages]))
  for (const { name, path } of engines) if (!path()) console.log(`not run: no ${name} here`)
  return engines.filter(({ path }) => path()).map(({ project }) => project)
}
