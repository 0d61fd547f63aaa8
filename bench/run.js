import { writeFileSync } from "node:fs"
import { buildPackages } from "../scripts/build.js"
import { chromiumArgs, chromiumPath, haveChromium } from "../scripts/chromium.js"
import { install } from "../scripts/install.js"
import { root } from "../scripts/run.js"
import { readOptions } from "./options.js"

/**
 * `npm run bench` measures what our button with all nine wallets costs over React alone, in bytes and in time. It
 * builds the packages and the pages, measures them alternately in Chromium, prints the medians, and writes
 * bench/results.md and a film of each page in .cache/film. `npm run bench -- 5` measures five rounds instead of seven;
 * `--quick` measures the main pages only, three times, and writes nothing; `--against <checkout>` also measures the
 * built packages of another checkout; `--peers` also installs and measures other connect kits.
 */

const { rounds, quick, against, peers: withPeers } = readOptions(process.argv.slice(2))
await install([
  ".",
  "packages/core",
  "packages/wallets",
  "packages/react",
  "packages/sandbox",
  "e2e",
])
await haveChromium()
// Without the pages of the simulated web wallets.
await buildPackages(["core", "wallets", "react", "network", "sandbox/tsconfig.json"])
const { chromium } = await import("@playwright/test")
const { film } = await import("./measure/film.js")
const { buildColumn, measureHeld, measureRound } = await import("./main-pages.js")
const { buildPeers, measurePeers, peersTable } = await import("./peers.js")
const { comparison, filmTable, report, tasksTable } = await import("./report.js")
const { loads, memory, times } = await import("./figures.js")
const { buildSpecial, cardsTable, measureCards, measureSignatures, signaturesTable } = await import(
  "./special-pages.js"
)

/** Rounds of what is measured less often: it is steadier, or takes long. */
const few = { held: 3, signatures: 5, cards: 3, peers: 3 }

const plain = await buildColumn("React alone", "react")
const ours = await buildColumn("Alidade", "alidade")
const before = against ? [await buildColumn("before", "alidade", against)] : []
const sketch = quick ? [] : [await buildColumn("sketch of the limit", "sketch")]
const columns = [plain, ...sketch, ...before, ours]
const specials = quick
  ? []
  : [...(against ? [await buildSpecial("before", against)] : []), await buildSpecial("Alidade")]
const peers = withPeers ? await buildPeers() : []

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
for (let round = 1; round <= rounds; round++) {
  console.log(`Round ${round} of ${rounds} …`)
  await measureRound(browser, columns)
  if (round <= few.held) await measureHeld(browser, columns)
  for (const special of specials) {
    if (round <= few.signatures) await measureSignatures(browser, special)
    if (round <= few.cards) await measureCards(browser, special)
  }
  if (round <= few.peers) await measurePeers(browser, peers)
}
const films = []
for (const { name, url } of quick ? [] : columns) {
  const file = name.toLowerCase().replaceAll(" ", "-")
  films.push({ name, ...(await film(browser, url, `${root}.cache/film`, file)) })
}
const version = browser.version()
await browser.close()
for (const { close } of [...columns, ...specials, ...peers]) close()

const loaded = [...ours.samples.load, ...ours.samples.slowLoad]
const faults = [...new Set(loaded.flatMap((sample) => sample.faults))]
const sections = [
  comparison("loaded", loads, columns),
  comparison("times (ms)", times, columns),
  comparison("held", memory, columns),
  ...(specials.length > 0 ? [signaturesTable(specials), ...specials.map(cardsTable)] : []),
  ...(peers.length > 0 ? [peersTable(peers, plain)] : []),
  ...[...before, ours].map(tasksTable),
  ...(films.length > 0 ? [filmTable(films)] : []),
]
const text = report({ version, rounds, sections, ours: ours.page.ours, faults })
console.log(quick ? sections.join("\n\n") : text)
if (!quick) writeFileSync(`${root}bench/results.md`, text)
if (faults.length > 0) process.exitCode = 1
