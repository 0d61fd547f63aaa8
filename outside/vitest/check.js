import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromiumArgs, shellPath } from "../../scripts/chromium.js"
import { root } from "../../scripts/run.js"

/** The README's examples for Vitest, and their files in the app. */
const examples = {
  "test-wallet.ts": "test-wallet.ts",
  "vitest-extensions.ts": "extensions.test.ts",
}

/**
 * Runs the README's examples for Vitest where they say that they run: in Node, jsdom, happy-dom, and a browser.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, install, run }) {
  await install()
  for (const [example, file] of Object.entries(examples))
    cpSync(`${root}e2e/quick-starts/${example}`, join(folder, "tests", file))
  const launchOptions = { executablePath: shellPath(), args: chromiumArgs }
  writeFileSync(
    join(folder, "browser.js"),
    `export const launchOptions = ${JSON.stringify(launchOptions)}\n`,
  )
  // Vite prints lines of its own beside the report.
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json=report.json"]
  await run("npx", "vitest", "run", ...reporters)
  const { numPassedTests } = JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))

  writeFileSync(join(folder, "no-page.config.js"), "export default {}\n")
  const misplaced = await run(
    ...["npx", "vitest", "run", "--config=no-page.config.js", "--environment=node"],
    ...["tests/extensions.test.ts"],
  ).catch((/** @type {Error} */ { message }) => message)
  if (!misplaced.includes("@alidade/sandbox/vitest needs a page")) throw new Error(misplaced)
  return [`${numPassedTests} tests in Node, jsdom, happy-dom, and a browser`]
}
