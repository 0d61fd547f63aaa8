import { fileURLToPath } from "node:url"
import { build } from "vite"

const entry = fileURLToPath(new URL("../../packages/sandbox/src/browser/index.ts", import.meta.url))

let library: Promise<string> | undefined

/**
 * The content script of a simulated Freighter for the sandbox on a port. Injected before a page's own scripts, it is
 * there like a real extension: the page knows nothing of it.
 */
export async function buildExtension(sandboxPort: number): Promise<string> {
  library ??= buildLibrary()
  return `${await library}
    if (window === top) {
      const config = simulated.sandboxConfig(${sandboxPort})
      simulated.installSandbox({ config, wallets: ["freighter"] })
    }`
}

/** The sandbox's browser part as one script, with its exports in `simulated`. */
async function buildLibrary(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@alidade/source"] },
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "simulated" },
    },
  })
  const [output] = [built].flat()
  const [chunk] = output && "output" in output ? output.output : []
  if (chunk?.type !== "chunk") throw new Error("Vite built no script.")
  return chunk.code
}
