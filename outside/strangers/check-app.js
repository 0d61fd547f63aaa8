import { shellPath } from "../../scripts/chromium.js"
import { run } from "../commands.js"

/**
 * Checks an app that has no line of ours: compiles and builds it, and runs its Playwright tests, in which only the
 * sandbox's fixture is ours.
 * @param {import("../case.js").Context} context
 * @param {string} policy the content security policy of the app
 * @returns {Promise<string[]>} what Playwright reports
 */
export async function checkApp({ folder, install, run: runHere, serve }, policy) {
  await install()
  await runHere("tsc")
  await runHere("vite", "build")
  const url = await serve("dist", { policy })
  const env = { APP_URL: url, CHROMIUM_PATH: shellPath() ?? "" }
  const printed = await run(folder, "playwright", ["test"], env)
  return printed.split("\n").filter((line) => /^\s+\d+ (passed|flaky|skipped)/.test(line))
}
