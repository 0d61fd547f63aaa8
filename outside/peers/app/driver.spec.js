import { readFileSync } from "node:fs"
import { expect, test } from "@alidade/sandbox/playwright"

const settings = JSON.parse(readFileSync("settings.json", "utf8"))

test.use({ launchOptions: settings.launchOptions })

test("drives the simulated wallets of a page", async ({ page, sandbox }) => {
  await page.addInitScript({ path: "sandbox.js" })
  await page.goto(settings.page)
  await sandbox.freighter.answer("approve")
  expect((await sandbox.freighter.state()).answer).toBe("approve")
})
