import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { policy } from "../serve.js"
import { connectAndSign } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check({ folder, install, run, serve, open, picture }) {
  await install()
  await run("npm", "run", "build")
  const html = readFileSync(join(folder, "site/index.html"), "utf8")
  const [, map = ""] = html.match(/<script type="importmap">(.*?)<\/script>/s) ?? []
  const hash = createHash("sha256").update(map).digest("base64")
  const url = await serve("site", { policy: `${policy}; script-src 'self' 'sha256-${hash}'` })
  const visit = await open(url)
  await connectAndSign(visit)
  await picture(visit.page)
  const { length } = visit.requests
  if (length > 20) throw new Error(`${length} requests:\n${visit.requests.join("\n")}`)
  return [`${length} requests until a signature`]
}
