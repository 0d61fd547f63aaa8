import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { connectAndSign } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check({ folder, install, run, serve, open, picture }) {
  await install()
  const printed = await run("webpack")
  if (printed.includes("Module not found")) throw new Error(printed)
  const site = join(folder, "public")
  const scripts = readdirSync(site).filter((name) => name.endsWith(".js"))
  const unused = scripts.filter((name) =>
    /lobstr\.co|LOBSTR_/.test(readFileSync(join(site, name), "utf8")),
  )
  if (unused.length > 0) throw new Error(`LOBSTR is not used, but it is in ${unused.join(", ")}.`)
  const visit = await open(await serve("public"))
  await connectAndSign(visit)
  await picture(visit.page)
  const loaded = visit.requests.filter((url) => url.endsWith(".js"))
  return [`${loaded.length} scripts until a signature`]
}
