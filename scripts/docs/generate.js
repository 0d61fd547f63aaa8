import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { root } from "../run.js"
import { errorPages } from "./error-pages.js"
import { referencePages } from "./reference.js"
import { readSurface } from "./surface.js"
import { walletPages } from "./wallet-pages.js"

/** Writes the pages of the site that follow from the sources of the packages, which must be built. */
export async function generatePages() {
  const folder = `${root}apps/docs/src/content/docs/reference`
  const surface = readSurface()
  const pages = [
    ...referencePages(surface),
    ...(await walletPages(surface)),
    ...(await errorPages()),
  ]
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of pages) {
    mkdirSync(dirname(`${folder}/${file}`), { recursive: true })
    writeFileSync(`${folder}/${file}`, text)
  }
}
