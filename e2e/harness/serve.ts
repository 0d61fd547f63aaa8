import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build, preview } from "vite"

const root = fileURLToPath(new URL(".", import.meta.url))

const sandboxBuild = fileURLToPath(
  new URL("../../packages/sandbox/vite.config.ts", import.meta.url),
)

/** The harness page's CSP: the one that the packages promise to work under. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' http://localhost:* http://127.0.0.1:* ws://127.0.0.1:*",
  "frame-src 'self' http://127.0.0.1:*",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ")

/**
 * Playwright's global setup. Builds the harness in real chunks, so that lazy code is lazy, and serves it at
 * `http://localhost:<a free port>`, which specs read from `HARNESS_URL`. Also builds the simulated web wallets into the
 * folder `SANDBOX_SITES`, for the sandbox that each test starts. Returns a function that stops both.
 */
export default async function serveHarness(): Promise<() => Promise<void>> {
  // One folder per run: two runs at once would delete each other's files.
  const folder = await mkdtemp(join(tmpdir(), "alidade-harness-"))
  const outDir = join(folder, "page")
  const sites = join(folder, "sites")
  const shared = { root, configFile: false, logLevel: "error" } as const
  await build({
    ...shared,
    resolve: { conditions: ["@alidade/source"] },
    build: { outDir, target: "es2022", sourcemap: true, minify: false },
  })
  await build({ configFile: sandboxBuild, logLevel: "error", build: { outDir: sites } })
  process.env.SANDBOX_SITES = sites
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: "localhost", port: 0, headers: { "Content-Security-Policy": policy } },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error("The harness server has no address.")
  process.env.HARNESS_URL = url
  return async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }
}
