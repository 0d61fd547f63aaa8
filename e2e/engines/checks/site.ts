import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { until } from "../page-actions.js"

/** Two sites on loopback for the checks: the page's own, at `localhost`, and a wallet's, at `127.0.0.1`. */
export interface CheckSite {
  /** Address of the page, sent with this opener policy. */
  page(policy?: string): string
  /**
   * Address of the other site's page, sent with this opener policy. Under `id` it reports whether it has an opener, and
   * how it reaches its storage.
   */
  other(id: string, policy?: string): string
  /** What the other site's page reported under this id. */
  reported(id: string): Promise<Report>
  close(): Promise<void>
}

/** What the other site's page found. */
export interface Report {
  readonly opener: "kept" | "cut"
  /** `shared`: it sees what the same site stored in a window of its own. */
  readonly storage: "shared" | "separate" | "refused"
}

/** The page: what a click, the Tab key, and a dialog need. */
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Checks</title>
<link rel="icon" href="data:,">
<h1>Checks</h1>
<button type="button" id="act">Act</button>
<a href="#next" id="link">Next</a>
<dialog id="dialog"><button type="button" id="inside">Inside</button></dialog>
<div id="popover" popover>Popover</div>`

/** The other site's page. It stores a mark where it is in a window of its own, and reports what it finds. */
const other = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Other</title>
<link rel="icon" href="data:,">
<h1>Other</h1>
<script>
let storage = "refused"
try {
  storage = localStorage.getItem("mark") ? "shared" : "separate"
  if (window === top) localStorage.setItem("mark", "set")
} catch {}
const found = { opener: opener ? "kept" : "cut", storage }
fetch("/report" + location.search, { method: "POST", mode: "no-cors", body: JSON.stringify(found) })
</script>`

/** Starts both sites. */
export async function startCheckSite(): Promise<CheckSite> {
  const reports = new Map<string, Report>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    const policy = searchParams.get("policy")
    if (policy) response.setHeader("Cross-Origin-Opener-Policy", policy)
    if (pathname === "/report") {
      const chunks = await request.toArray()
      reports.set(searchParams.get("id") ?? "", JSON.parse(Buffer.concat(chunks).toString()))
      response.end()
      return
    }
    response.setHeader("Content-Type", "text/html")
    response.end(pathname === "/other" ? other : page)
  }

  const servers = await Promise.all(
    ["localhost", "127.0.0.1"].map(async (host) => {
      const server = createServer((request, response) => void answer(request, response))
      server.listen(0, host)
      await once(server, "listening")
      return { server, origin: `http://${host}:${(server.address() as AddressInfo).port}` }
    }),
  )
  const [own = "", wallet = ""] = servers.map(({ origin }) => origin)
  const query = (policy: string | undefined): string => (policy ? `policy=${policy}` : "")
  return {
    page: (policy) => `${own}/?${query(policy)}`,
    other: (id, policy) => `${wallet}/other?id=${encodeURIComponent(id)}&${query(policy)}`,
    reported: (id) => until(`the report ${id}`, async () => reports.get(id)),
    close: async () => {
      await Promise.all(servers.map(({ server }) => stop(server)))
    },
  }
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close")
  server.close()
  server.closeAllConnections()
  await closed
}
