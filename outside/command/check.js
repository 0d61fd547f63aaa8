import { readFileSync } from "node:fs"
import { join } from "node:path"
import { start } from "../commands.js"
import { freePort } from "../free-port.js"
import { address, expectQuiet } from "../visit.js"

const passphrase = "Standalone Network ; February 2017"

/**
 * The sandbox's command in an empty folder, with each option, and its control page.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, packed, install, run, open }) {
  const installing = performance.now()
  await install()
  const starting = performance.now()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const first = await startCommand(folder, "--port", `${port}`, "--record", "record.jsonl")
  const lines = [
    `installed after ${seconds(starting - installing)}, started after ${seconds(performance.now() - starting)}`,
  ]
  try {
    const version = packed.find(({ name }) => name === "@alidade/sandbox")?.version
    expect("version", (await run("npx", "@alidade/sandbox", "--version")).trim(), version)
    const strict = await start(folder, "alidade-sandbox", ["--port", `${port}`, "--strict"]).ended
    expect("exit code of --strict", strict, 1)
    expect("funded account", await statusOf(`${url}/accounts/${address}`), 200)

    const visit = await open(`${url}/sandbox`, { wallets: [] })
    for (const width of [1280, 390]) await expectFit(visit, width)
    expectQuiet(visit)
    const fresh = await startCommand(folder, "--port", `${port}`, "--reset", "--no-fund")
    try {
      expect("exit code after --reset", await first.ended, 0)
      await visit.page.getByText("The sandbox is there again.").waitFor()
      expect("account with --no-fund", await statusOf(`${url}/accounts/${address}`), 404)
      const record = readFileSync(join(folder, "record.jsonl"), "utf8").trim().split("\n")
      if (!record.some((line) => JSON.parse(line).path === `/accounts/${address}`))
        throw new Error(`The record lacks a request:\n${record.join("\n")}`)

      const network = ["--network", url, "--passphrase", passphrase]
      const beside = await startCommand(folder, "--port", "0", ...network)
      const horizon = beside.printed().includes(`Horizon           ${url}\n`)
      expect("exit code", await beside.stop(), 0)
      expect("Horizon of the network in the table", horizon, true)
    } finally {
      expect("exit code", await fresh.stop(), 0)
    }
    return lines
  } finally {
    await first.stop()
  }
}

/**
 * Starts the command, and waits for its table.
 * @param {string} folder
 * @param {...string} options
 */
async function startCommand(folder, ...options) {
  const started = start(folder, "alidade-sandbox", options)
  await started.prints("Ctrl-C ends it.")
  return started
}

/**
 * Throws if the control page or its list of wallets is wider than the window.
 * @param {import("../browser.js").Visit} visit
 * @param {number} width
 */
async function expectFit({ page }, width) {
  await page.setViewportSize({ width, height: 800 })
  await page
    .getByRole("navigation")
    .getByRole("button", { name: /^Freighter/ })
    .waitFor()
  const hidden = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("nav ul")].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  )
  expect(`hidden at ${width} px`, Math.max(...hidden), 0)
}

/** @param {string} url */
async function statusOf(url) {
  return (await fetch(url)).status
}

/**
 * @param {string} what
 * @param {unknown} found
 * @param {unknown} wanted
 */
function expect(what, found, wanted) {
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`)
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`
}
