import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import { expect, test } from "../harness/test.js"

/** Tests the simulated HOT's own pages, without an app around them. */

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

/** The published request with its id and link. */
const id = "liD+atUtt3Cyb"
const link = "?hotconnect-A2jE7pGkefdis1bScZ"
const data =
  "5ueyirLbswthrK3PxesMyGXEAwLSQX6pzq7waNbzSCmMa9Ms2dzA47fqd4P4rhPeDdAntcQKE9bYdRMmVUyFv4FovvvD69t5jebFkAsNXfrZtPcnepwdSQhNbZV7a42vEhaqXMSS7qS4Fi7Mu9smrRUyrWmo1tWmnaWKRWZGZqJrP5nUwTkzVvbcQ64UMsGrWBHKyhzPQXeHQ4YM3yUim3aGNrMJHJXTZFvbkoJtG5Z9xeYPsXs61w1RDc8Jdmf1nNxRghAU"

async function leave(relayUrl: string, data: string): Promise<void> {
  await fetch(`${relayUrl}/${id}/request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data }),
  })
}

async function violations(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const { violations, passes } = await axe.run({ exclude: ["iframe"] })
    return {
      violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      contrastWasSeen: passes.some(({ id }) => id === "color-contrast"),
    }
  })
}

const none = { violations: [], contrastWasSeen: true }

test("the widget fits its frame, works by keyboard and under a strict CSP, and has no axe violations", async ({
  page,
  server,
}) => {
  const printed: string[] = []
  page.on("pageerror", (error) => printed.push(String(error)))
  page.on("console", (message) => printed.push(message.text()))
  await page.addInitScript({ path: axe })
  await page.setViewportSize({ width: 375, height: 560 })
  const { relayUrl, widgetUrl } = server.config.hot
  await page.goto(widgetUrl)
  await expect(page.getByRole("main")).toContainText("No request")
  await leave(relayUrl, data)
  await page.goto(widgetUrl + link)
  await expect(page.getByRole("main")).toContainText("Requested by dapp.example")
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    expect(await violations(page)).toEqual(none)
  }
  const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    scrollHeight: document.documentElement.scrollHeight,
  }))
  expect([scrollWidth, scrollHeight]).toEqual([375, 560])
  for (const name of ["Close window", "Reject", "Approve"]) {
    await page.keyboard.press("Tab")
    await expect(page.getByRole("button", { name })).toBeFocused()
  }
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toContainText("Done")
  const { data: response } = await (await fetch(`${relayUrl}/${id}/response`)).json()
  expect(JSON.parse(response)).toMatchObject({ success: true })
  expect(printed).toEqual([])
})

test("hides a request that does not match its id", async ({ page, server }) => {
  const { relayUrl, widgetUrl } = server.config.hot
  await leave(relayUrl, `${data}1`)
  await page.goto(widgetUrl + link)
  await expect(page.getByRole("main")).toContainText("Unreadable request")
})

test("the wallet's browser has no axe violations", async ({ page, server }) => {
  await page.addInitScript({ path: axe })
  const harness = encodeURIComponent(`${process.env.HARNESS_URL}`)
  await page.goto(`${server.config.hot.browserUrl}?url=${harness}`)
  await page.frameLocator("iframe").locator("html[data-ready]").waitFor()
  expect(await violations(page)).toEqual(none)
})
