import { buildPackages, buildWeb } from "./build.js"
import { install } from "./install.js"

// From a fresh checkout to a page: only what the front end and its sandbox need; test drivers wait for `npm test`.
await install(
  ["packages/core", "packages/wallets", "packages/react", "packages/sandbox", "apps/web"],
  ["-w", "apps/web"],
)
console.log("Building …")
await Promise.all([buildPackages(["sandbox"]), buildWeb()])
const { start } = await import("../apps/web/server/serve.js")
await start()
