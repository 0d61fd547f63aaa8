import { existsSync, readdirSync, readFileSync } from "node:fs"
import { extname, join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import type { Reply, Route } from "@alidade/network/http"
import type { OutsideNetwork } from "../config.js"
import type { PagePermissions } from "../wallet/definition.js"
import * as webWallets from "../web-wallets.js"

/** The build output with the web wallets' pages. */
const built = fileURLToPath(new URL("../../dist/sites", import.meta.url))

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  // The license texts of the included libraries.
  ".md": "text/plain; charset=utf-8",
}

/** The policy of a page: no frames, no inline code or style, and only resources of the sandbox and of its networks. */
const policy = (
  { ancestors, frames, forms }: PagePermissions,
  outside: OutsideNetwork | undefined,
): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src data:",
    `connect-src 'self'${outside ? ` ${new URL(outside.url).origin}` : ""}`,
    "base-uri 'none'",
    `form-action ${forms ?? "'none'"}`,
    `frame-src ${frames ?? "'none'"}`,
    `frame-ancestors ${ancestors ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ")

/** Built files, by their path below `/wallets`. */
export type Sites = ReadonlyMap<string, Reply>

/** Reads the web wallets' built pages from a folder, by default from the package's build output. */
export function readSites(folder: string = built): Sites {
  if (!existsSync(folder)) return new Map()
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => extname(path) in types,
  )
  return new Map(
    found.map((path) => [
      path.split(sep).join("/"),
      {
        status: 200,
        type: types[extname(path)]!,
        body: readFileSync(join(folder, path), "utf8"),
      },
    ]),
  )
}

/** Serves the web wallets' pages below `/wallets`, and the control page at `/sandbox`. A page that is not built is replaced by a note. */
export function siteRoutes(files: Sites, outside?: OutsideNetwork): Route[] {
  const page = (file: string, permissions: PagePermissions): Reply => ({
    ...(files.get(file) ?? notBuilt),
    headers: { "content-security-policy": policy(permissions, outside) },
  })
  const others = [...files].filter(([path]) => !path.endsWith(".html"))
  return [
    { path: "/sandbox", GET: () => page("control/site/index.html", {}) },
    ...Object.entries(webWallets).flatMap(([wallet, { pages }]) =>
      Object.entries(pages).map(
        ([name, permissions]): Route => ({
          path: `/wallets/${wallet}/${name}`,
          GET: () => page(`${wallet}/site/${name || "index"}.html`, permissions),
        }),
      ),
    ),
    ...others.map(
      ([path, reply]): Route => ({
        path: `/wallets/${path}`,
        GET: () => ({ ...reply, ...(path.startsWith("assets/") && { headers: cached }) }),
      }),
    ),
  ]
}

/** The build names scripts by their content, so later windows can take them from the cache, already compiled. */
const cached = { "cache-control": "public, max-age=31536000, immutable" }

const notBuilt: Reply = {
  status: 503,
  type: "text/html; charset=utf-8",
  body: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not built</title>
<h1>This page of the sandbox is not built</h1>
<p>Run <code>npm run build</code> in Alidade's folder, then start the sandbox again.</p>
</html>
`,
}
