import { spawn } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, onTestFinished, test } from "vitest"
import { serverPath } from "../../../scripts/servers.js"
import { liveNetwork } from "../test/live-network.js"
import { compressSite } from "./compress.js"
import { readSite } from "./files.js"
import { caching, liveHeaders } from "./headers.js"
import { readConfig } from "./read-config.js"
import { respond } from "./respond.js"
import { writeHostFiles } from "./write-host-files.js"

const config = JSON.stringify({ networks: [liveNetwork] })
const script = "export const text = 1\n".repeat(500)

/** The web root of a host, with a completed site at the base path. */
async function buildHost(base: string) {
  const folder = await mkdtemp(join(tmpdir(), "alidade-hosts-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const site = join(folder, "root", base)
  await mkdir(join(site, "assets"), { recursive: true })
  const head = `<meta charset="utf-8" />\n<link rel="manifest" href="./manifest.json" />`
  await writeFile(
    join(site, "index.html"),
    `<!doctype html>\n${head}\n${"<p>Text</p>\n".repeat(99)}`,
  )
  await writeFile(join(site, "config.json"), config)
  await writeFile(join(site, "assets/index-1a2b3c.js"), script)
  await writeHostFiles(site, join(folder, "rules"), base)
  await compressSite(site)
  return { folder, root: join(folder, "root"), site, rules: join(folder, "rules") }
}

type Host = Awaited<ReturnType<typeof buildHost>>

/** Starts a program, and ends it after the test. Its output is part of the error if it ends earlier. */
function start(path: string, args: string[], env: Record<string, string>): () => string {
  let printed = ""
  const child = spawn(path, args, { env: { ...process.env, ...env } })
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      printed += chunk
    })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  onTestFinished(async () => {
    child.kill("SIGTERM")
    await ended
  })
  return () => printed
}

/** A block of the page about deploying, by what it begins with. */
async function blockOf(title: string): Promise<string> {
  const guide = "../../docs/src/content/docs/guides/deploy-the-front-end.md"
  const page = await readFile(new URL(guide, import.meta.url), "utf8")
  const block = new RegExp(`\`\`\`${title}\n([^\`]*)\`\`\``).exec(page)?.[1]
  if (!block) throw new Error(`The page about deploying has no block ${title}.`)
  return block
}

/** The server block of the documentation, on a socket of ours and without its certificate. */
async function nginx({ folder, root, rules }: Host, socket: string, brotli: boolean) {
  const documented = await blockOf(`nginx title="nginx.conf"`)
  const block = documented
    .replace("listen 443 ssl;", `listen unix:${socket};`)
    .replace(/.*ssl_certificate.*\n/g, "")
    .replace("/srv/alidade", root)
    .replace("/etc/nginx/alidade.conf", join(rules, "nginx.conf"))
    .replace(/.*brotli_static.*\n/, brotli ? "$&" : "")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  const module = serverPath("nginx's brotli module")
  await writeFile(
    join(folder, "nginx.conf"),
    `${brotli ? `load_module ${module};` : ""}
daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  ${block}
}
`,
  )
  return start(
    serverPath("nginx")!,
    ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")],
    {},
  )
}

/** The site block of the documentation, on a socket of ours. */
async function caddy({ folder, root, rules }: Host, socket: string) {
  const documented = await blockOf(`text title="Caddyfile"`)
  const block = documented
    .replace("your.host {", `http:// {\n\tbind unix/${socket}`)
    .replace("/srv/alidade", root)
    .replace("import alidade", `import ${join(rules, "Caddyfile")}`)
  await writeFile(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${block}`)
  const args = ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"]
  return start(serverPath("Caddy")!, args, {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
}

/** The server of `npm start -- --live`. */
async function node({ site }: Host, socket: string) {
  const headers = liveHeaders(await readConfig(config))
  const server = createServer(respond({ files: await readSite(site), headers }))
  await new Promise<void>((resolve) => server.listen(socket, resolve))
  onTestFinished(() => void server.close())
  return () => ""
}

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

function ask(
  socketPath: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, path, headers: { host: "localhost", ...headers }, agent: false },
      async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const { statusCode: status, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks) })
      },
    )
    sent.on("error", reject).end()
  })
}

const decode: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  undefined: (bytes) => bytes,
}

const hasBrotli = serverPath("nginx's brotli module") !== undefined

describe.each([
  { name: "the Node server", run: node, base: "/", best: "br", isThere: true },
  ...["/", "/repository/"].flatMap((base) => [
    {
      name: `nginx with brotli, at ${base}`,
      run: (host: Host, socket: string) => nginx(host, socket, true),
      base,
      best: "br",
      isThere: serverPath("nginx") !== undefined && hasBrotli,
    },
    {
      name: `nginx alone, at ${base}`,
      run: (host: Host, socket: string) => nginx(host, socket, false),
      base,
      best: "gzip",
      isThere: serverPath("nginx") !== undefined,
    },
    {
      name: `Caddy, at ${base}`,
      run: caddy,
      base,
      best: "br",
      isThere: serverPath("Caddy") !== undefined,
    },
  ]),
])("$name", ({ run, base, best, isThere }) => {
  test.skipIf(!isThere)(
    "sends the policy, the caching, the smallest form, and deep paths",
    async () => {
      const host = await buildHost(base)
      const socket = join(host.folder, "socket")
      const printed = await run(host, socket)
      const get = (path: string, headers?: Record<string, string>) =>
        ask(socket, base + path, headers)
      await expect
        .poll(async () => (await get("").catch(() => ({ status: printed() }))).status)
        .toBe(200)
      const security = liveHeaders(await readConfig(config))
      const page = await readFile(join(host.site, "index.html"))

      for (const path of [
        "",
        "index.html",
        "gallery",
        "gallery/",
        "gallery?surface=picker",
        "?mode=live",
      ]) {
        const { status, headers, body } = await get(path)
        expect([path, status, body.equals(page)]).toEqual([path, 200, true])
        expect(headers).toMatchObject({ ...security, "cache-control": caching.others })
        expect(headers["content-type"]).toMatch(/^text\/html/)
      }
      for (const [path, text] of [
        ["", page.toString()],
        ["gallery", page.toString()],
        ["assets/index-1a2b3c.js", script],
      ]) {
        for (const [accepted, encoding] of [
          ["gzip, deflate, br, zstd", best],
          ["gzip", "gzip"],
          ["identity", undefined],
        ]) {
          const { headers, body } = await get(path!, { "accept-encoding": accepted! })
          expect([path, accepted, headers["content-encoding"]]).toEqual([path, accepted, encoding])
          expect(decode[String(encoding)]!(body).toString()).toBe(text)
          if (encoding) expect(String(headers.vary).toLowerCase()).toContain("accept-encoding")
          const isAsset = path!.startsWith("assets/")
          const cache = isAsset ? caching.assets : caching.others
          expect(headers).toMatchObject({ ...security, "cache-control": cache })
          expect(headers["content-type"]).toMatch(isAsset ? /javascript/ : /^text\/html/)
        }
      }
      const { body } = await get("assets/index-1a2b3c.js", { "accept-encoding": "br, gzip" })
      const built = await readFile(
        join(host.site, `assets/index-1a2b3c.js.${best === "br" ? "br" : "gz"}`),
      )
      expect(body.equals(built)).toBe(true)

      const missing = await get("assets/missing.js")
      expect(missing.status).toBe(404)
      expect(missing.headers["cache-control"]).not.toBe(caching.assets)
      expect(missing.headers).toMatchObject(security)
      // The Node server knows that a path without a file's ending is meant for the page.
      const deep = await get("some/where")
      expect(deep.status).toBe(run === node ? 200 : 404)
      expect(deep.headers).toMatchObject(security)
      for (const path of ["..%2f..%2frules/nginx.conf", "../../rules/nginx.conf"])
        expect((await get(path)).body.toString()).not.toContain("add_header")

      const other = config.replace('"Testnet"', '"Another name"')
      await writeFile(join(host.site, "config.json"), other)
      const changed = await get("config.json", { "accept-encoding": "br, gzip" })
      const { "content-encoding": encoding, "cache-control": cache } = changed.headers
      expect(decode[String(encoding)]!(changed.body).toString()).toBe(other)
      expect(cache).toBe(caching.others)
    },
  )
})
