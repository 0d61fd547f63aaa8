import { writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { buildPackages } from "../scripts/build.js"
import { chromiumArgs, chromiumPath, haveChromium } from "../scripts/chromium.js"
import { install } from "../scripts/install.js"
import { root } from "../scripts/run.js"

/**
 * `npm run bench` measures what our button with all nine wallets costs over React alone, in bytes and in time. It
 * builds the packages and the two pages, measures them alternately in Chromium, prints the medians, and writes
 * bench/results.md. `npm run bench -- 5` measures five rounds instead of fifteen.
 */

await install(["packages/core", "packages/wallets", "packages/react", "apps/web", "e2e"])
await haveChromium()
await buildPackages(["core", "wallets", "react"])
const { chromium } = await import("@playwright/test")
const { measureClick, measureHeap } = await import("./measure.js")
const { buildPage, gzipBytes, servePage } = await import("./pages.js")

const rounds = Number(process.argv[2] ?? 15)

/** @typedef {import("./measure.js").Sample} Sample */
/** @typedef {"react" | "alidade"} Name */

const pages = { react: await buildPage("react"), alidade: await buildPage("alidade") }
const servers = { react: await servePage(pages.react), alidade: await servePage(pages.alidade) }
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
const names = /** @type {const} */ (["react", "alidade"])

const scenarios = [false, true].flatMap((isTouch) =>
  [1, 4].map((slowdown) => ({
    isTouch,
    slowdown,
    samples: {
      react: /** @type {Sample[]} */ ([]),
      alidade: /** @type {Sample[]} */ ([]),
    },
  })),
)
const heaps = { react: await heapsOf("react"), alidade: await heapsOf("alidade") }
for (let round = 0; round < rounds; round++) {
  for (const { samples, ...scenario } of scenarios) {
    for (const name of names)
      samples[name].push(await measureClick(browser, servers[name].url, scenario))
  }
}
const version = browser.version()
await browser.close()
for (const { close } of Object.values(servers)) close()

/** @param {Name} name */
async function heapsOf(name) {
  const heaps = []
  for (let turn = 0; turn < 3; turn++) heaps.push(await measureHeap(browser, servers[name].url))
  return heaps
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/**
 * A row of a table: each page's figure, and their ratio.
 * @param {string} name
 * @param {(page: Name) => number} figure
 * @param {number} [digits]
 */
function row(name, figure, digits = 0) {
  const { react, alidade } = { react: figure("react"), alidade: figure("alidade") }
  const ratio = react > 0 ? `${(alidade / react).toFixed(2)} ×` : "–"
  return `| ${name} | ${react.toFixed(digits)} | ${alidade.toFixed(digits)} | ${ratio} |`
}

const head = (/** @type {string} */ name) =>
  `| ${name} | React alone | Alidade | ratio |\n|---|---:|---:|---:|`

/** @param {typeof scenarios[number]} scenario */
function timesOf({ isTouch, slowdown, samples }) {
  const speed = slowdown === 1 ? "normal speed" : `slowed ${slowdown} times`
  const kind = isTouch ? "First touch on a phone, nothing preloaded" : "Click, picker preloaded"
  /** @type {(readonly [keyof Sample["times"], string])[]} */
  const figures = [
    ["first", "click to first row"],
    ["all", "click to all rows"],
    ["drawn", "click to all rows and icons"],
    ["longTasks", "long tasks in this time"],
    ["script", "script in this time"],
    ["rendering", "style and layout in this time"],
    ...(isTouch ? /** @type {const} */ ([["code", "scripts arrived after"]]) : []),
  ]
  const rows = figures.map(([key, name]) =>
    row(name, (page) => median(samples[page].map(({ times }) => times[key])), 1),
  )
  return `${head(`${kind}, ${speed} (ms)`)}\n${rows.join("\n")}`
}

/**
 * @param {Name} name
 * @param {readonly string[]} paths
 * @param {string} ending
 */
function loaded(name, paths, ending) {
  return pages[name].files.filter((file) => file.name.endsWith(ending) && paths.includes(file.name))
}

const [clicked, , touched] = scenarios
/** @param {Name} name */
const beforeClick = (name) => clicked?.samples[name][0]?.before ?? []
/** @param {Name} name */
const beforeIdle = (name) => touched?.samples[name][0]?.before ?? []
/** @param {Name} name */
const withRows = (name) => [...beforeClick(name), ...(clicked?.samples[name][0]?.after ?? [])]

/**
 * @param {string} when
 * @param {(name: Name) => string[]} paths
 */
function sizesOf(when, paths) {
  const scripts = (/** @type {Name} */ name) => loaded(name, paths(name), ".js")
  const over = gzipBytes(scripts("alidade")) - gzipBytes(scripts("react"))
  return [
    `| JavaScript ${when} | ${gzipBytes(scripts("react"))} | ${gzipBytes(scripts("alidade"))} | ${over} over React |`,
    `| its files | ${scripts("react").length} | ${scripts("alidade").length} | |`,
  ].join("\n")
}

const heap = (/** @type {"before" | "after"} */ when) =>
  row(
    when === "before" ? "before the click" : "rows shown",
    (name) => median(heaps[name].map((sample) => sample[when])) / 1_000,
  )

const faults = [
  ...new Set(
    scenarios.flatMap(({ samples }) => samples.alidade.flatMap((sample) => sample.faults)),
  ),
]
const report = `# Benchmark

Written by \`npm run bench\`: the page of \`bench/pages/react\` (React, a button and a native dialog of nine rows) beside
the page of \`bench/pages/alidade\` (our button and all nine wallets), both built with Vite's defaults and served gzipped
on loopback. Medians of ${rounds} interleaved rounds, each with an empty cache, in Chromium ${version} on a machine of
${cpus().length} cores. A time runs from the click's \`timeStamp\` to the task after the paint of the frame in which the
row is visible, enabled and hit by a press at its middle.

${head("gzip bytes")}
${sizesOf("before the button works", beforeIdle)}
${sizesOf("before the click", beforeClick)}
${row("style sheet", (name) => gzipBytes(loaded(name, beforeIdle(name), ".css")))}
${row("icon files", (name) => gzipBytes(loaded(name, withRows(name), ".svg")))}

${scenarios.map(timesOf).join("\n\n")}

${head("heap in use (kB)")}
${heap("before")}
${heap("after")}

About 6,100 of the bytes before the button works are ours. The rest comes from the tools: Vite's preload helper with its
list of lazy files, and Rolldown's helpers for the CommonJS dependencies of WalletConnect's client.

Before the click, Alidade's page ${faults.length > 0 ? faults.join(", ") : "made no request to another origin and stored nothing"}.
`
console.log(report)
writeFileSync(`${root}bench/results.md`, report)
if (faults.length > 0) process.exitCode = 1
