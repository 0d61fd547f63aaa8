import { readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { run } from "../commands.js"

const tools = ".tools/node_modules"
const pnpm = ["node", `${tools}/pnpm/bin/pnpm.cjs`]
const yarn1 = ["node", `${tools}/yarn/bin/yarn.js`]
const yarn4 = ["node", `${tools}/@yarnpkg/cli-dist/bin/yarn.js`]

/** Package managers, and how Node runs with what they installed. Yarn 4 installs for Plug'n'Play, its default. */
const managers = {
  npm: { install: ["npm", "install"], use: ["node"] },
  "pnpm 10": { install: [...pnpm, "install"], use: [...pnpm, "exec", "node"] },
  "yarn 1": { install: [...yarn1, "install"], use: ["node"] },
  "yarn 4": { install: [...yarn4, "install"], use: [...yarn4, "node"] },
}

/**
 * Installs core, wallets, and react with each package manager, from an empty cache and without overrides, and uses them.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, registry }) {
  const versions = ["pnpm@10.34.8", "yarn@1.22.22", "@yarnpkg/cli-dist@4.18.1"]
  await run(folder, "npm", ["install", "--ignore-scripts", "--prefix", ".tools", ...versions])
  const own = readdirSync(folder)
  const lines = []
  for (const [name, { install, use }] of Object.entries(managers)) {
    const env = settings(registry, join(folder, ".cache"))
    const start = performance.now()
    await command(folder, install, env)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const printed = await command(folder, [...use, "use.js"], {})
    if (!/Connect.*freighter.*LEDGER/s.test(printed)) throw new Error(`${name}: ${printed}`)
    lines.push(`${name}: ${seconds} s${name === "npm" ? `, ${figures(folder)}` : ""}`)
    for (const file of readdirSync(folder))
      if (!own.includes(file)) rmSync(join(folder, file), { recursive: true })
  }
  return lines
}

/**
 * @param {string} folder
 * @param {readonly string[]} command
 * @param {Record<string, string>} env
 */
function command(folder, [name = "", ...args], env) {
  return run(folder, name, args, env)
}

/**
 * The same settings in the words of each package manager: our registry, an empty cache, no install scripts.
 * @param {string} registry
 * @param {string} cache
 */
function settings(registry, cache) {
  return {
    npm_config_registry: registry,
    npm_config_ignore_scripts: "true",
    npm_config_cache: join(cache, "npm"),
    npm_config_store_dir: join(cache, "pnpm"),
    npm_config_cache_dir: join(cache, "pnpm-cache"),
    YARN_REGISTRY: registry,
    YARN_CACHE_FOLDER: join(cache, "yarn"),
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
    YARN_ENABLE_SCRIPTS: "false",
    YARN_ENABLE_GLOBAL_CACHE: "false",
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
    YARN_ENABLE_TELEMETRY: "false",
  }
}

/** @param {string} folder */
function figures(folder) {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))
  const packages = Object.keys(lock.packages).length - 1
  const modules = join(folder, "node_modules")
  const files = readdirSync(modules, { recursive: true, encoding: "utf8" })
  const bytes = files.reduce((sum, file) => {
    const stat = statSync(join(modules, file))
    return stat.isFile() ? sum + stat.size : sum
  }, 0)
  return `${packages} packages and ${(bytes / 1e6).toFixed(1)} MB with React`
}
