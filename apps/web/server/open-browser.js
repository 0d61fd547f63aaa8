import { spawn } from "node:child_process"

/** The command that opens an address, by platform; by default that of Linux's desktops. */
const commands = /** @type {Readonly<Record<string, readonly [string, ...string[]]>>} */ ({
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
})

/**
 * Opens an address in the default browser.
 * @param {string} url
 * @returns {Promise<boolean>} whether this machine has a command for it
 */
export function openBrowser(url) {
  const [command, ...args] = commands[process.platform] ?? ["xdg-open"]
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: "ignore", detached: true })
    child.once("error", () => resolve(false))
    child.once("spawn", () => {
      child.unref()
      resolve(true)
    })
  })
}
