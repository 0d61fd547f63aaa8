import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The root folder of the checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url))

/**
 * The `package.json` of a folder of the checkout.
 * @param {string} folder
 * @returns {any}
 */
export function readManifest(folder) {
  return JSON.parse(readFileSync(`${root}${folder}/package.json`, "utf8"))
}

/**
 * Runs a command in the checkout, and passes its output through. `quiet` drops what it prints on success.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", quiet ? "ignore" : "inherit", "inherit"],
      env: { ...process.env, ...env },
    })
    child.on("error", reject)
    child.on("exit", (code, signal) => {
      if (signal) console.error(`${command} was ended by ${signal}.`)
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs one of the installed tools (`node_modules/.bin`).
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 */
export function tool(name, args, options) {
  return run(process.execPath, [`${root}node_modules/${bins[name] ?? name}`, ...args], options)
}

/** Scripts of the tools. Started with this Node directly, they need no shell. @type {Record<string, string>} */
const bins = {
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
  playwright: "@playwright/test/cli.js",
  biome: "@biomejs/biome/bin/biome",
  knip: "knip/bin/knip.js",
  attw: "@arethetypeswrong/cli/dist/index.js",
  publint: "publint/src/cli.js",
}
