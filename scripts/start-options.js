import { parseArgs } from "node:util"

/** @typedef {{ live: boolean, open: boolean, port?: number, host?: string }} StartOptions */

const usage = "npm start -- [--live] [--open] [--port <number>] [--host <name or address>]"

/**
 * Reads the options of `npm start`. Throws an `Error` that shows the known ones.
 * @param {readonly string[]} args
 * @returns {StartOptions}
 */
export function readStartOptions(args) {
  const { live = false, open = false, port, host } = parse(args)
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
    throw new Error(`The port must be a number from 0 to 65535, not “${port}”.`)
  if (host !== undefined && !/^[\w.:-]+$/.test(host))
    throw new Error(`The host must be a name or an address of this machine, not “${host}”.`)
  return {
    live,
    open,
    ...(port !== undefined && { port: Number(port) }),
    ...(host !== undefined && { host }),
  }
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({
      live: { type: "boolean" },
      open: { type: "boolean" },
      port: { type: "string" },
      host: { type: "string" },
    })
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\. .*$/s, "") : error
    throw new Error(`${reason}. Usage: ${usage}`)
  }
}
