import { parseArgs } from "node:util"
import {
  catalogues,
  checkCatalogue,
  languages,
  pathOf,
  readCatalogue,
  readEnglish,
  writeCatalogue,
} from "./catalogues.js"

/** @typedef {import("./catalogues.js").Catalogue} Catalogue */

// `--write` adds new texts, in English until they are translated, and removes those that are gone. `--complete` fails
// also for missing texts: a release has them all.
const { write, complete } = parseArgs({
  options: { write: { type: "boolean" }, complete: { type: "boolean" } },
}).values

const english = await readEnglish()
let faults = 0
for (const catalogue of /** @type {Catalogue[]} */ (Object.keys(catalogues))) {
  for (const code of languages) {
    if (write) {
      const texts = new Map([...english[catalogue], ...readCatalogue(catalogue, code)])
      writeCatalogue(catalogue, code, english[catalogue], texts)
    }
    const found = checkCatalogue(catalogue, code, english[catalogue])
    for (const [what, keys] of Object.entries(found)) {
      if (keys.length === 0) continue
      console.log(`${pathOf(catalogue, code)}: ${what}: ${keys.join(", ")}`)
      if (what !== "missing" || complete) faults++
    }
  }
}
const count = Object.values(english).reduce((sum, { size }) => sum + size, 0)
console.log(`texts: ${count} in English, ${languages.length} other languages, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
