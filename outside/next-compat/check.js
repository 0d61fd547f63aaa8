import { rmSync } from "node:fs"
import { join } from "node:path"
import { eachNext } from "../next/builds.js"
import { connectAndSign } from "../visit.js"

/** The policy is that of the app router's app. */
export const base = "next"

/**
 * Apps of both versions of Stellar-Wallets-Kit with the pages router, which refuses packages that import CSS, under a
 * strict content security policy.
 * @type {import("../case.js").Check}
 */
export default async function check(context) {
  rmSync(join(context.folder, "app"), { recursive: true })
  return eachNext(context, async (url) => {
    for (const page of ["v1", "v2"]) await connectAndSign(await context.open(url + page))
  })
}
