import { buildPackages, buildWeb } from "./build.js"
import { install } from "./install.js"

// From a fresh checkout to a page: only what the front end and its sandbox need; test drivers wait for `npm test`.
const workspaces = ["core", "wallets", "react", "chains", "sandbox"]
try {
  await install([...workspaces.map((name) => `packages/${name}`), "apps/web"], ["-w", "apps/web"])
  console.log("Building …")
  await Promise.all([buildPackages(["sandbox"]), buildWeb()])
  const { start } = await import("../apps/web/server/serve.js")
  await start()
} catch (error) {
  // A stack would hide what is to be done.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
