import { cpus } from "node:os"
import { cell } from "./figures.js"
import { median, number, table } from "./table.js"
import { largestTasks } from "./tasks.js"

/** @typedef {import("./figures.js").Column} Column */
/** @typedef {import("./figures.js").Figure} Figure */

/**
 * Figures of all pages, each with its relation to the plain page's: the median of the rounds' own relations, because
 * what slows the machine slows the pages of one round alike.
 * @param {string} name
 * @param {readonly Figure[]} figures
 * @param {readonly Column[]} columns the plain page's first
 */
export function comparison(name, figures, columns) {
  const rows = figures.map((figure) => {
    const all = columns.map((column) => figure.values(column))
    const plain = all[0] ?? []
    return [
      figure.name,
      ...all.map((values, index) => {
        const relate = (/** @type {number} */ value, /** @type {number} */ round) => {
          const base = plain[round] ?? Number.NaN
          return figure.beside === "×" ? value / base : value - base
        }
        return cell(median(values), index === 0 ? undefined : median(values.map(relate)), figure)
      }),
    ]
  })
  return table([name, ...columns.map((column) => column.name)], rows)
}

/**
 * The largest tasks of a page, of the round with the median thread time.
 * @param {Column} column
 */
export function tasksTable({ name, page, samples }) {
  const middle = median(samples.slowLoad.map(({ thread }) => thread))
  const load = samples.slowLoad.find(({ thread }) => thread === middle)
  const rows = largestTasks(load?.tasks ?? [], page).map(({ ms, what }) => [what, number(ms, 1)])
  return table([`${name}: the ten largest tasks until quiet, slowed`, "thread ms"], rows)
}

/**
 * When each new picture was shown.
 * @param {readonly (import("./measure/film.js").Film & { name: string })[]} films
 */
export function filmTable(films) {
  const rows = films.map(({ name, rows, frames }) => [
    name,
    number(rows),
    frames.map((at) => number(at)).join(" "),
  ])
  return table(
    ["film: first touch with nothing loaded, slowed", "rows at (ms)", "pictures at (ms)"],
    rows,
  )
}

/**
 * @param {object} run
 * @param {string} run.version of Chromium
 * @param {number} run.rounds
 * @param {readonly string[]} run.sections
 * @param {number} run.ours bytes of our modules before the button works
 * @param {readonly string[]} run.faults
 */
export function report({ version, rounds, sections, ours, faults }) {
  return `# Benchmark

Written by \`npm run bench\`: the page of \`bench/pages/react\` (React, a button and a native dialog of nine rows) beside
the page of \`bench/pages/alidade\` (our button and all nine wallets), both built with Vite's defaults and served gzipped
on loopback. \`bench/pages/sketch\` shows what is reachable. Medians of ${rounds} interleaved rounds, each with an empty cache, on
a phone's screen (390 × 844, touch), in Chromium ${version} on a machine of ${cpus().length} cores. "Slowed" is at a quarter of
the processor's speed. "Thread" is the main thread's own time. A relation to React's page is the median of the rounds'
own. A click's time runs from its \`timeStamp\` to the task after the paint of the frame in which the rows are visible,
enabled and hit by a press at their middle.

${sections.join("\n\n")}

Our modules have ${ours} of the bytes before the button works, gzipped alone. The rest over React comes from
the tools: Vite's preload helper with its list of lazy files, and Rolldown's helpers for the CommonJS dependencies of
WalletConnect's client.

Before the click, Alidade's page ${faults.length > 0 ? faults.join(", ") : "made no request to another origin and stored nothing"}.
`
}
