import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { SandboxNetwork } from "@alidade/sandbox/server"
import { compressSite } from "../../apps/web/server/compress.js"
import { readSite } from "../../apps/web/server/files.js"
import { serveLive } from "../../apps/web/server/serve.js"
import { writeHostFiles } from "../../apps/web/server/write-host-files.js"

const dist = fileURLToPath(new URL("../../apps/web/dist", import.meta.url))

/** A network of the sandbox as a site's configuration lists it: without what only the sandbox has. */
export function siteNetwork({
  relayerUrl: _,
  passkeyAccountUrl: __,
  signIn: ___,
  ...network
}: SandboxNetwork) {
  return network
}

/**
 * A copy of the built front end with its own configuration, completed as `npm run build` does. `base` is the path under
 * which it will be served.
 */
export async function buildSite(
  config: object,
  base = "/",
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), "alidade-host-"))
  const folder = join(root, "site")
  await cp(dist, folder, { recursive: true })
  await writeFile(join(folder, "config.json"), JSON.stringify(config))
  await writeHostFiles(folder, join(root, "rules"), base)
  await compressSite(folder)
  return { folder, remove: () => rm(root, { recursive: true }) }
}

type Server = Pick<Awaited<ReturnType<typeof serveLive>>, "url" | "close">

/** The kinds of hosts: how each serves a built folder. */
export const hosts: Readonly<Record<string, (folder: string) => Promise<Server>>> = {
  "the Node server": (folder) => serveLive({ folder, port: 0 }),
  "a host with _headers": (folder) => serveStatic(folder, { headers: true }),
  "a host without headers": (folder) => serveStatic(folder, {}),
  "a host without headers, with a fallback": (folder) => serveStatic(folder, { fallback: true }),
}

/**
 * Serves a folder as static hosts do: folders by their `index.html`, after a redirect to a slash at the end. `headers`
 * applies the folder's `_headers`; `fallback` sends the page instead of every missing file. `base` is the path under
 * which the folder is; other paths are other sites. The returned URL has no slash at its end. `fail` may answer a request
 * differently, or never: it then returns true.
 */
export async function serveStatic(
  folder: string,
  {
    headers = false,
    fallback = false,
    base = "/",
    fail = () => false,
  }: {
    headers?: boolean
    fallback?: boolean
    base?: string
    fail?: (path: string, response: ServerResponse) => boolean
  },
): Promise<Server> {
  const rules = headers ? readRules(await readFile(join(folder, "_headers"), "utf8")) : []
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost")
    if (fail(pathname, response)) return
    // Read again, because a test may deploy another version.
    const files = await readSite(folder)
    const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : ""
    for (const { path: pattern, name, value } of rules) {
      const matches = pattern.endsWith("*")
        ? pathname.startsWith(pattern.slice(0, -1))
        : pathname === pattern
      if (matches) response.setHeader(name, value)
    }
    if (files.has(`${path}/index.html`)) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const found =
      files.get(path.endsWith("/") ? `${path}index.html` : path) ??
      (fallback && path ? files.get("/index.html") : undefined)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    const body = await readFile(found.file)
    response.writeHead(200, { "content-type": found.type }).end(body)
  }
  const running = new Set<Promise<void>>()
  const server = createServer((request, response) => {
    const responding = respond(request, response)
      // A file may have gone with its version. The browser sees a request that failed.
      .catch(() => void response.destroy())
      .finally(() => running.delete(responding))
    running.add(responding)
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      // A browser may still have asked. The folder must not go while its files are read.
      await Promise.all([closed, ...running])
    },
  }
}

/** The rules of a `_headers` file: a path in each line without indentation, and headers below it. */
function readRules(text: string): { path: string; name: string; value: string }[] {
  let path = ""
  return text.split("\n").flatMap((line) => {
    if (line.trim() === "" || line.startsWith("#")) return []
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) return [{ path, name, value }]
    path = line
    return []
  })
}
