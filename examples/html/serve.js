import { createReadStream, existsSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"

// Serves the folder site on this machine. Any other server can do it.

const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
}
const port = Number(process.env.PORT ?? 5173)

createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost")
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname
  const file = join("site", normalize(path))
  if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" })
  createReadStream(file).pipe(response)
}).listen(port, "localhost", () => console.log(`http://localhost:${port}`))
