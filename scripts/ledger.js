import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { readTitles } from "./test-titles.js"

/**
 * Compares docs/specification.md with the tests. Marks in their titles say which test shows which row.
 * `node scripts/ledger.js` checks the page, `node scripts/ledger.js --write` fills in its last column.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
const pagePath = "docs/specification.md"

/** The runners' test files, as in vitest.config.ts and e2e/playwright.config.ts. */
const testFile =
  /^(?:(?:packages|apps)\/[^/]+\/src\/.+\.test\.tsx?|scripts\/.+\.test\.ts|e2e\/.+\.(?:spec|test)\.ts)$/

const rowLine = /^\| S(\d+)\.(\d+) \| (.*?) \| .* \|$/
const anyRowLine = /^\|\s*S\d/
const mark = /\[(S\d+\.\d+(?: S\d+\.\d+)*)\]/g
/** Malformed marks: `[S5]`, `[s5.3]`, `[S5.3, S8.1]`. */
const brokenMark = /\[\s*[sS]\d[^\]]*\]/

const titleLength = 100
const named = 2

/**
 * A test, or a group of tests, with rows in its title.
 * @typedef {{ file: string, title: string, rows: string[] }} Witness
 */

/**
 * Parses a line of the page's tables; undefined for any other line.
 * @param {string} line
 */
function readRow(line) {
  const found = rowLine.exec(line)
  if (!found) return
  const [, section = "", number = "", statement = ""] = found
  const id = `S${section}.${number}`
  return { id, section: Number(section), number: Number(number), statement }
}

/**
 * The ids of the page's rows in order, and faults in their numbers: sections and the rows of each section must count
 * from 1 without a gap.
 * @param {string} page
 * @returns {{ rows: string[], faults: string[] }}
 */
export function readRows(page) {
  /** @type {string[]} */
  const rows = []
  /** @type {string[]} */
  const faults = []
  let last = { section: 0, number: 0 }
  for (const [index, line] of page.split("\n").entries()) {
    if (!anyRowLine.test(line)) continue
    const where = `${pagePath}:${index + 1}`
    const row = readRow(line)
    if (!row) {
      faults.push(`${where}: a row must read \`| S5.3 | statement | shown by |\`, not \`${line}\``)
      continue
    }
    const { id, section, number } = row
    const begins = section === last.section + 1 && number === 1
    const follows = section === last.section && number === last.number + 1
    if (rows.includes(id)) faults.push(`${where}: ${id} appears twice`)
    else if (!begins && !follows)
      faults.push(`${where}: ${id} is out of order after S${last.section}.${last.number}`)
    last = row
    rows.push(id)
  }
  return { rows, faults }
}

/**
 * The tests of one file with rows in their titles, and the malformed marks.
 * @param {string} file path from the root of the repository
 * @param {string} source
 * @returns {{ witnesses: Witness[], faults: string[] }}
 */
export function readWitnesses(file, source) {
  /** @type {Witness[]} */
  const witnesses = []
  /** @type {string[]} */
  const faults = []
  for (const { title, within, line } of titles()) {
    const rows = [...title.matchAll(mark)].flatMap(([, ids = ""]) => ids.split(" "))
    const broken = brokenMark.exec(title.replace(mark, ""))
    if (broken)
      faults.push(`${file}:${line}: \`${broken[0]}\` is not a valid mark; write \`[S5.3 S8.1]\``)
    if (rows.length)
      witnesses.push({ file, title: unmarked([...within, title]), rows: [...new Set(rows)] })
  }
  return { witnesses, faults }

  function titles() {
    try {
      return readTitles(file, source)
    } catch (error) {
      faults.push(`${file}: cannot be read: ${/** @type {Error} */ (error).message}`)
      return []
    }
  }
}

/**
 * The last cell of a row: `open`, or the first two tests and the number of further ones.
 * @param {Witness[]} witnesses
 * @returns {string}
 */
export function cell(witnesses) {
  if (witnesses.length === 0) return "open"
  const names = witnesses
    .slice(0, named)
    .map(({ file, title }) => `[${file}](../${file}) › ${plain(shorten(title))}`)
  const more = witnesses.length - names.length
  return names.join("; ") + (more > 0 ? ` +${more}` : "")
}

/** @param {string[]} titles from the outermost group to the test */
function unmarked(titles) {
  return titles.map((title) => title.replace(mark, "").replace(/\s+/g, " ").trim()).join(" › ")
}

/** @param {string} title */
function shorten(title) {
  const letters = [...title]
  return letters.length <= titleLength ? title : `${letters.slice(0, titleLength - 1).join("")}…`
}

/**
 * Escapes text for Markdown.
 * @param {string} text
 */
function plain(text) {
  return text.replace(/[\\`*_[\]<>|~&]/g, "\\$&")
}

/**
 * The page with its last column filled in from the tests.
 * @param {string} page
 * @param {Witness[]} witnesses
 * @returns {string}
 */
export function fill(page, witnesses) {
  return page
    .split("\n")
    .map((line) => {
      const row = readRow(line)
      if (!row) return line
      const shownBy = cell(witnesses.filter(({ rows }) => rows.includes(row.id)))
      return `| ${row.id} | ${row.statement} | ${shownBy} |`
    })
    .join("\n")
}

/**
 * Compares the page with the tests.
 * @param {string} page
 * @param {{ file: string, source: string }[]} tests
 * @returns {{ filled: string, stale: boolean, faults: string[], rows: number, shown: number }} `filled` is the updated
 * page, `stale` is whether it differs from `page`
 */
export function audit(page, tests) {
  const { rows, faults } = readRows(page)
  const read = tests.map(({ file, source }) => readWitnesses(file, source))
  const witnesses = read.flatMap((file) => file.witnesses)
  const unknown = witnesses.flatMap(({ file, title, rows: named }) =>
    named.filter((id) => !rows.includes(id)).map((id) => `${file}: no row ${id} (“${title}”)`),
  )
  const filled = fill(page, witnesses)
  return {
    filled,
    stale: filled !== page,
    faults: [...faults, ...read.flatMap((file) => file.faults), ...unknown],
    rows: rows.length,
    shown: rows.filter((id) => witnesses.some((witness) => witness.rows.includes(id))).length,
  }
}

/**
 * The paths of all test files from the root, sorted.
 * @param {string} [folder]
 * @returns {string[]}
 */
function testFiles(folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isFile()) return testFile.test(path) ? [path] : []
      const passed = entry.name.startsWith(".") || ["node_modules", "dist"].includes(entry.name)
      return entry.isDirectory() && !passed ? testFiles(path) : []
    })
    .sort()
}

/** @param {boolean} write */
function main(write) {
  const page = readFileSync(join(root, pagePath), "utf8")
  const tests = testFiles().map((file) => ({
    file,
    source: readFileSync(join(root, file), "utf8"),
  }))
  const { filled, stale, faults, rows, shown } = audit(page, tests)
  if (write && stale) writeFileSync(join(root, pagePath), filled)
  if (!write && stale) faults.push(`${pagePath} is out of date: run npm run ledger -- --write`)
  for (const fault of faults) console.error(fault)
  console.log(`ledger: ${rows} rows, ${shown} shown, ${rows - shown} open`)
  if (faults.length) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes("--write"))
