import { rmSync } from "node:fs"
import { join } from "node:path"
import { eachNext } from "../next/builds.js"
import { checkSite } from "../next/check.js"

/** The components are those of the app router's app. */
export const base = "next"

/**
 * The same app with the pages router.
 * @type {import("../case.js").Check}
 */
export default async function check(context) {
  rmSync(join(context.folder, "app"), { recursive: true })
  return eachNext(context, (url) => checkSite(context, url))
}
