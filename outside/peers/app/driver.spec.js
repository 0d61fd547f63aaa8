import { readFileSync } from "node:fs"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { expect, test } from "@playwright/test"

const settings = JSON.parse(readFileSync("settings.json", "utf8"))

test.use({ launchOptions: settings.launchOptions })

test("drives the simulated wallets of a page", async ({ page }) => {
  await page.addInitScript({ path: "sandbox.js" })
  await page.goto(settings.page)
  const { freighter } = sandboxOf(page)
  await freighter.answer("approve")
  expect((await freighter.state()).answer).toBe("approve")
})
