import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromiumArgs, shellPath } from "../../scripts/chromium.js"
import { root } from "../../scripts/run.js"

/** Versions of Playwright: the newest that is tested, and the oldest that the fixture works with. */
const versions = ["1.61.1", "1.40.1"]

/**
 * An app on freighter-api without a line of ours, tested with the fixture in five lines, from the packed packages.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, registry, install, run, serve }) {
  const start = performance.now()
  await install()
  const installed = performance.now()
  await run("vite", "build", "--logLevel", "error")
  const settings = {
    baseURL: await serve("dist"),
    launchOptions: { executablePath: shellPath(), args: chromiumArgs },
  }
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings))
  const ready = performance.now()
  await run("playwright", "test", "wallet.spec.js")
  const green = performance.now()
  checkReadme(folder)

  const lines = [
    `npm install ${seconds(installed - start)}, first green test ${seconds(green - ready)}`,
  ]
  for (const version of versions) {
    if (version !== versions[0])
      await run(
        "npm",
        "install",
        "--ignore-scripts",
        "--no-save",
        `@playwright/test@${version}`,
        "--registry",
        registry,
      )
    const printed = await run("playwright", "test", "wallet.spec.js", "more.spec.js")
    lines.push(`Playwright ${version}: ${printed.match(/\d+ passed.*/)?.[0]}`)
    await checkReport(run)
  }
  return lines
}

/** @param {string} folder */
function checkReadme(folder) {
  const test = readFileSync(join(folder, "wallet.spec.js"), "utf8")
  if (!readFileSync(`${root}packages/sandbox/README.md`, "utf8").includes(test))
    throw new Error("The sandbox's README has another first test than wallet.spec.js.")
}

/**
 * Checks that a failed test's report has the messages of its wallet.
 * @param {import("../case.js").Context["run"]} run
 */
async function checkReport(run) {
  const failed = await run("playwright", "test", "failing.spec.js", "--reporter=json").then(
    () => "",
    ({ message }) => message,
  )
  const attached = failed.match(
    /"name": "wallet messages",\s+"contentType": "text\/plain",\s+"body": "([^"]+)"/,
  )
  const text = Buffer.from(attached?.[1] ?? "", "base64").toString()
  if (!/freighter receives .*REQUEST_ACCESS/.test(text))
    throw new Error(`The report lacks the wallet's messages: ${text || failed}`)
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`
}
