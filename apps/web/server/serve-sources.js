import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { startSandbox } from "@alidade/sandbox/server"
import { createServer } from "vite"
import { readConfig } from "./read-config.js"

const app = fileURLToPath(new URL("..", import.meta.url))

/**
 * Serves the front end from its sources, with its sandbox and hot reload. Unlike the built site it has no content
 * security policy, because hot reload needs inline scripts.
 * @param {{ port: number, sandboxPort?: number }} options Taken ports are replaced by the next free one.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveSources({ port, sandboxPort }) {
  const sandbox = await startSandbox(sandboxPort === undefined ? {} : { port: sandboxPort })
  try {
    const config = await readConfig(await readFile(`${app}public/config.json`, "utf8"))
    /** @type {Record<string, object>} */
    const json = {
      "/config.json": { ...config, sandbox: true },
      "/sandbox.json": sandbox.config,
    }
    const vite = await createServer({
      root: app,
      configFile: `${app}vite.config.ts`,
      server: { port },
      plugins: [
        {
          name: "sandbox",
          configureServer({ middlewares }) {
            middlewares.use(({ url = "" }, response, next) => {
              const found = json[url.split("?")[0] ?? ""]
              if (!found) return next()
              response.setHeader("Content-Type", "application/json")
              response.end(JSON.stringify(found))
            })
          },
        },
      ],
    })
    await vite.listen()
    const [url = ""] = vite.resolvedUrls?.local ?? []
    return {
      url: url.replace(/\/$/, ""),
      async close() {
        // The bundler fails loudly if it is cut off while it prepares dependencies.
        const optimizer = vite.environments.client?.depsOptimizer
        await optimizer?.scanProcessing
        const found = Object.values(optimizer?.metadata.discovered ?? {})
        await Promise.all(found.map(({ processing }) => processing))
        await Promise.all([vite.close(), sandbox.close()])
      },
    }
  } catch (error) {
    await sandbox.close()
    throw error
  }
}
