import { mkdir, readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { test } from "@playwright/test"
import { launchWithExtension } from "./browser.js"
import { compareWithSimulator } from "./compare.js"
import { drivers } from "./drivers/index.js"
import type { RigWallet } from "./walk.js"

/** `npm run real`: walks through the builds that it names, and writes what differs from the simulators. */

const folders = JSON.parse(process.env.REAL_WALLETS ?? "{}") as Partial<Record<RigWallet, string>>
const reports = fileURLToPath(new URL("../../.cache/real/", import.meta.url))

for (const [name, folder] of Object.entries(folders))
  test(name, async ({ context }) => {
    const wallet = name as RigWallet
    const windows = drivers[name]
    if (!windows) throw new Error(`The rig has no driver for ${name}.`)
    const manifest = JSON.parse(await readFile(`${folder}/manifest.json`, "utf8"))
    const browser = await launchWithExtension(folder)
    try {
      const { table, differences } = await compareWithSimulator(wallet, context, browser, windows)
      const title = `# ${name} ${manifest.version}: ${differences.length} differences`
      await mkdir(reports, { recursive: true })
      await writeFile(`${reports}${name}.md`, `${title}\n\n${table}`)
      console.log(`${title}\n\n${table}\nWritten to .cache/real/${name}.md.`)
    } finally {
      await browser.close()
    }
  })
