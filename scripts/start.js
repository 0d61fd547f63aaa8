import { buildPackages, buildWeb } from "./build.js"
import { install } from "./install.js"

// Install only what the front end and its sandbox need. `npm test` installs the test tools.
const workspaces = ["core", "wallets", "react", "chains", "sandbox"]
try {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => arg !== "--live")
  if (unknown) throw new Error(`Unknown option ${unknown}. There is one: npm start -- --live`)
  await install([...workspaces.map((name) => `packages/${name}`), "apps/web"], ["-w", "apps/web"])
  console.log("Building …")
  await Promise.all([buildPackages(["sandbox"]), buildWeb()])
  const { start } = await import("../apps/web/server/serve.js")
  await start({ live: args.includes("--live") })
} catch (error) {
  // The message says what to do; a stack would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
