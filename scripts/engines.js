import { existsSync } from "node:fs"
import { installFromDebian } from "./debian.js"

/**
 * Other engines for some tests: Debian's package, the project in the Playwright configuration, and the program's path.
 */
const engines = /** @type {const} */ ([
  { name: "Firefox", project: "firefox", packages: ["firefox-esr"], path: firefoxPath },
  { name: "WebKit", project: "webkit", packages: ["webkit2gtk-driver", "xvfb"], path: webKitPath },
])

/**
 * The path of Debian's Firefox, or undefined. Playwright 1.61 drives it over WebDriver BiDi; later
 * versions fail.
 * @returns {string | undefined}
 */
export function firefoxPath() {
  return first([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"])
}

/**
 * The path of WebKitGTK's MiniBrowser, or undefined.
 * @returns {string | undefined}
 */
export function miniBrowserPath() {
  const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"]
  return first(folders.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`))
}

/** WebKit also needs its driver and a display. */
function webKitPath() {
  const needed = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"]
  return needed.every((path) => existsSync(path)) ? miniBrowserPath() : undefined
}

/** @param {readonly (string | undefined)[]} places */
function first(places) {
  return places.find((path) => path && existsSync(path))
}

/**
 * Installs missing engines if possible, reports those that will not run, and returns the projects of the others.
 * @returns {Promise<string[]>}
 */
export async function haveEngines() {
  const missing = engines.filter(({ path }) => !path())
  await installFromDebian(missing.flatMap(({ packages }) => [...packages]))
  for (const { name, path } of engines)
    if (!path()) console.log(`${name} is not installed. Its tests will not run.`)
  return engines.filter(({ path }) => path()).map(({ project }) => project)
}
