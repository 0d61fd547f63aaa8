import { spawn } from "node:child_process"
import { delimiter, join } from "node:path"

/**
 * The environment of a user's terminal: without what npm sets for our own scripts, and without usage reports.
 * @param {string} folder whose installed tools can be run
 */
function environment(folder) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name))
  const path = join(folder, "node_modules/.bin") + delimiter + process.env.PATH
  return { ...Object.fromEntries(own), PATH: path, NEXT_TELEMETRY_DISABLED: "1", CI: "1" }
}

/**
 * Runs a command in a folder, where installed tools are found by name.
 * @param {string} folder
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>} what it printed; rejects with it if the command fails
 */
export async function run(folder, command, args, env = {}) {
  const started = start(folder, command, args, env)
  const code = await started.ended
  if (code === 0) return started.printed()
  throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${started.printed()}`)
}

/**
 * Starts a command, such as a server, in a folder.
 * @param {string} folder
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function start(folder, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...environment(folder), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let printed = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk
    })
  }
  /** @type {Promise<number | string | null>} */
  const ended = new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message))
    child.on("close", (code, signal) => resolve(code ?? signal))
  })
  return {
    ended,
    printed: () => printed,
    /**
     * Resolves once it has printed a text. Rejects if it ends before.
     * @param {string} text
     * @returns {Promise<void>}
     */
    prints: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (printed.includes(text)) resolve()
        }
        for (const stream of [child.stdout, child.stderr]) stream.on("data", look)
        look()
        void ended.then((code) => reject(new Error(`It ended with ${code}:\n${printed}`)))
      }),
    /** Ends it, and waits until it has ended. */
    stop: () => {
      child.kill()
      return ended
    },
  }
}
