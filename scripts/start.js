import { buildPackages, bundleWeb, completeWeb } from "./build.js"
import { installWeb } from "./install.js"
import { readStartOptions } from "./start-options.js"

try {
  const options = readStartOptions(process.argv.slice(2))
  await installWeb()
  console.log("Building …")
  await Promise.all([buildPackages(["core", "network", "sandbox"]), bundleWeb()])
  await completeWeb()
  const { start } = await import("../apps/web/server/serve.js")
  await start(options)
} catch (error) {
  // The message says what to do; a stack would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
