import { gzipBytes } from "./pages.js"
import { number } from "./table.js"

/** @typedef {import("./pages.js").Page} Page */
/** @typedef {import("./measure/load.js").Load} Load */
/** @typedef {import("./measure/click.js").Click} Click */
/**
 * @typedef {object} Samples one of each per round
 * @property {Load[]} load
 * @property {Load[]} slowLoad
 * @property {Click[]} ready a click after all is quiet
 * @property {Click[]} slowReady
 * @property {Click[]} first a click with nothing loaded
 * @property {Click[]} slowFirst
 * @property {import("./measure/memory.js").Memory[]} memory
 */
/** @typedef {{ name: string, page: Page, url: string, close: () => void, samples: Samples }} Column a measured page */
/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {(column: Column) => number[]} values one per round
 * @property {"×" | "+"} beside how a page's figure is set beside the plain page's
 * @property {number} [digits]
 */

/** @type {readonly Figure[]} */
export const times = [
  {
    name: "thread time until quiet, slowed",
    values: ({ samples }) => samples.slowLoad.map(({ thread }) => thread),
    beside: "×",
  },
  {
    name: "thread time until quiet",
    values: ({ samples }) => samples.load.map(({ thread }) => thread),
    beside: "×",
  },
  {
    name: "blocking time until quiet, slowed",
    values: ({ samples }) => samples.slowLoad.map(({ blocking }) => blocking),
    beside: "+",
  },
  {
    name: "picker ready: click to all rows, thread, slowed",
    values: ({ samples }) => samples.slowReady.map(({ thread }) => thread),
    beside: "×",
    digits: 1,
  },
  {
    name: "picker ready: click to all rows, slowed",
    values: ({ samples }) => samples.slowReady.map(({ times }) => times.all),
    beside: "×",
    digits: 1,
  },
  {
    name: "picker ready: click to all rows",
    values: ({ samples }) => samples.ready.map(({ times }) => times.all),
    beside: "×",
    digits: 1,
  },
  {
    name: "nothing loaded: first touch to all rows, slowed",
    values: ({ samples }) => samples.slowFirst.map(({ times }) => times.all),
    beside: "×",
  },
  {
    name: "nothing loaded: first touch to all icons, slowed",
    values: ({ samples }) => samples.slowFirst.map(({ times }) => times.drawn),
    beside: "×",
  },
  {
    name: "nothing loaded: first touch to all rows, thread, slowed",
    values: ({ samples }) => samples.slowFirst.map(({ thread }) => thread),
    beside: "×",
  },
  {
    name: "nothing loaded: first touch to all rows",
    values: ({ samples }) => samples.first.map(({ times }) => times.all),
    beside: "×",
  },
]

/**
 * What the pages load.
 * @param {readonly string[]} paths
 * @param {Page} page
 * @param {string} ending
 */
function bytes(paths, page, ending) {
  return gzipBytes(filesOf(paths, page, ending))
}

/**
 * @param {readonly string[]} paths
 * @param {Page} page
 * @param {string} [ending]
 */
function filesOf(paths, page, ending = "") {
  return page.files.filter(({ name }) => name.endsWith(ending) && paths.includes(name))
}

const quiet = (/** @type {Column} */ { samples }) => samples.slowLoad[0]?.paths ?? []

/** @type {readonly Figure[]} */
export const loads = [
  {
    name: "JavaScript before the button works, gzip",
    values: ({ page }) => [gzipBytes(page.first)],
    beside: "+",
  },
  {
    name: "JavaScript once idle, gzip",
    values: (column) => [bytes(quiet(column), column.page, ".js")],
    beside: "+",
  },
  {
    name: "JavaScript files before a click",
    values: (column) => [filesOf(quiet(column), column.page, ".js").length],
    beside: "+",
  },
  {
    name: "all files before a click",
    values: (column) => [filesOf(quiet(column), column.page).length],
    beside: "+",
  },
  {
    name: "style sheets, gzip",
    values: (column) => [bytes(quiet(column), column.page, ".css")],
    beside: "+",
  },
  {
    name: "icon files, gzip",
    values: (column) => [bytes(quiet(column), column.page, ".svg")],
    beside: "+",
  },
]

/** @type {readonly Figure[]} */
export const memory = [
  {
    name: "nodes at rest",
    values: ({ samples }) => samples.memory.map(({ before }) => before.nodes),
    beside: "+",
  },
  {
    name: "nodes, rows shown",
    values: ({ samples }) => samples.memory.map(({ after }) => after.nodes),
    beside: "+",
  },
  {
    name: "heap at rest (kB)",
    values: ({ samples }) => samples.memory.map(({ before }) => before.heap / 1_000),
    beside: "×",
  },
  {
    name: "heap, rows shown (kB)",
    values: ({ samples }) => samples.memory.map(({ after }) => after.heap / 1_000),
    beside: "×",
  },
]

/**
 * A figure as text, with its relation to the plain page's.
 * @param {number} value
 * @param {number | undefined} relation
 * @param {Figure} figure
 */
export function cell(value, relation, { beside, digits = 0 }) {
  const text = number(value, digits)
  if (relation === undefined || !Number.isFinite(relation)) return text
  return beside === "×"
    ? `${text} (${relation.toFixed(2)} ×)`
    : `${text} (${relation < 0 ? "" : "+"}${relation.toFixed(digits)})`
}
