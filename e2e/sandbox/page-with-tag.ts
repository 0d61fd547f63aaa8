import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"

const built = fileURLToPath(new URL("../../packages/sandbox/dist", import.meta.url))

/** Files of the package that an app can serve itself. */
const scripts = ["inject.js", "inject-keys.js"]

/** A page that is served by a server of its own. */
export interface ServedPage {
  readonly url: string
  close(): void
}

/**
 * Serves the harness page with a script tag in front, as an app has it that adds one line, with a CSP that also allows
 * scripts of this machine.
 */
export async function serveWithTag(tag: string): Promise<ServedPage> {
  const harness = process.env.HARNESS_URL!
  const server = createServer(async ({ url = "/" }, response) => {
    const script = scripts.find((name) => url === `/${name}`)
    if (script) {
      response.setHeader("content-type", "text/javascript")
      return void response.end(readFileSync(`${built}/${script}`))
    }
    const reply = await fetch(new URL(url, harness))
    const policy = reply.headers.get("content-security-policy")
    response.setHeader("content-type", reply.headers.get("content-type") ?? "text/plain")
    response.setHeader("content-security-policy", `${policy}; script-src 'self' http://localhost:*`)
    const body = Buffer.from(await reply.arrayBuffer())
    response.end(url === "/" ? body.toString("utf8").replace("<head>", `<head>${tag}`) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  }
}
