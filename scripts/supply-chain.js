import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { published } from "./build.js"
import { packagesOf } from "./imports.js"
import { installedWith, readLock } from "./lockfile.js"
import { publishedManifest } from "./pack.js"
import { root } from "./run.js"

/**
 * What the published packages bring with them at run time. `run-time-dependencies.json` lists each dependency with its
 * license and the reason for it. `node scripts/supply-chain.js` fails if one is not listed, has another license, or runs
 * a script when it is installed, here or below. It compares `docs/dependencies.md`, and writes it with `--write`. Needs
 * the built packages.
 */

/** @typedef {{ license: string, reason: string }} Listed */
/** @typedef {import("./lockfile.js").Lock} Lock */

/** The licenses that a package may have which apps install with ours. */
const accepted = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "Unlicense",
]

/**
 * What is wrong with the dependencies.
 * @param {Lock} lock
 * @param {Readonly<Record<string, Listed>>} listed
 * @param {readonly string[]} folders of the published packages
 * @returns {string[]}
 */
export function faultsOf(lock, listed, folders) {
  const own = new Set(folders.map((folder) => lock[folder].name))
  const direct = new Set(
    folders.flatMap((folder) =>
      Object.keys(lock[folder].dependencies ?? {}).filter((name) => !own.has(name)),
    ),
  )
  const foreign = [...installedWith(lock, folders)].filter((place) => !folders.includes(place))
  return [
    ...[...direct]
      .filter((name) => !listed[name])
      .map((name) => `${name} is not listed: add its license and the reason for it.`),
    ...Object.keys(listed)
      .filter((name) => !direct.has(name))
      .map((name) => `${name} is listed, but no published package depends on it.`),
    ...[...direct].flatMap((name) => {
      const license = lock[`node_modules/${name}`]?.license
      return listed[name] && listed[name].license !== license
        ? [`${name} has the license ${license}, but ${listed[name].license} is listed.`]
        : []
    }),
    ...foreign
      .filter((place) => !isAccepted(lock[place].license))
      .map((place) => `${place} has the license ${lock[place].license}.`),
    ...foreign
      .filter((place) => lock[place].hasInstallScript && !lock[place].optional)
      .map((place) => `${place} runs a script when it is installed.`),
  ]
}

/** @param {string | undefined} license */
function isAccepted(license = "none") {
  return license
    .replace(/[()]/g, "")
    .split(/ (?:AND|OR) /)
    .every((one) => accepted.includes(one))
}

/** The table of the dependencies, with the entry points that load them. */
function table() {
  /** @type {Map<string, string[]>} */
  const users = new Map(Object.keys(listed).map((name) => [name, []]))
  for (const folder of published) {
    const { name, exports: entries } = publishedManifest(folder)
    for (const [path, entry] of Object.entries(entries)) {
      if (!/\.m?js$/.test(entry.default)) continue
      const of = `${name}${path.slice(1)}`
      for (const [used, isLater] of packagesOf(builtFile(folder, entry.default), ownEntry))
        users.get(used)?.push(isLater ? `${of} (later)` : of)
    }
  }
  const rows = Object.entries(listed).map(
    ([name, { license, reason }]) =>
      `| ${name} | ${license} | ${reason} | ${inShort(users.get(name) ?? []) || "bundled into the wallets' pages"} |`,
  )
  return `# What the packages bring with them

\`@alidade/core\`, \`@alidade/browser\`, and most entry points of the others depend on no other author's package. The rest
depend on these. None runs a script when it is installed. "Later" is what an entry point loads by \`import()\`, when it is
needed.

| package | license | what for | entry points |
|---|---|---|---|
${rows.join("\n")}

\`node scripts/supply-chain.js --write\` writes this page. \`npm test\` fails if it is not true any more.
`
}

/**
 * Entry points as text. All those of a package that load something in the same way are one.
 * @param {readonly string[]} entries
 */
function inShort(entries) {
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  for (const entry of entries) {
    const [, name = "", rest = ""] = /^(@alidade\/[\w-]+)(.*)$/.exec(entry) ?? []
    const when = rest.endsWith(" (later)") ? " (later)" : ""
    const path = rest.slice(1, rest.length - when.length)
    groups.set(name + when, [...(groups.get(name + when) ?? []), path || "."])
  }
  return [...groups]
    .map(([group, paths]) => {
      const [name, when = ""] = group.split(" ")
      const named = paths.length > 3 ? `${paths.length} entry points` : paths.join(", ")
      return `${name}: ${named}${when && ` ${when}`}`
    })
    .join("; ")
}

/**
 * @param {string} folder of a package
 * @param {string} path in it
 */
const builtFile = (folder, path) => `${root}packages/${folder}/${path.replace("./", "")}`

/** @param {string} specifier */
function ownEntry(specifier) {
  const [, folder, path = ""] = /^@alidade\/([\w-]+)(.*)$/.exec(specifier) ?? []
  if (folder === undefined) return undefined
  const entry = publishedManifest(folder).exports[`.${path}`]
  return entry && builtFile(folder, entry.default)
}

/** @type {Readonly<Record<string, Listed>>} */
const listed = JSON.parse(readFileSync(`${root}scripts/run-time-dependencies.json`, "utf8"))
const page = `${root}docs/dependencies.md`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = published.map((name) => `packages/${name}`)
  const faults = faultsOf(readLock(), listed, folders)
  const text = table()
  if (process.argv.includes("--write")) writeFileSync(page, text)
  if (readFileSync(page, "utf8") !== text)
    faults.push("docs/dependencies.md is out of date: node scripts/supply-chain.js --write")
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
