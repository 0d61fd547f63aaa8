import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Page } from "@playwright/test"
import { serveLive } from "../../apps/web/server/serve.js"
import { accounts, test as base, expect } from "./test.js"

/** The built front end as a host without a sandbox serves it. */
const test = base.extend<{ live: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  live: async ({}, use) => {
    const { url, close } = await serveLive({ port: 0 })
    // The other page has the sandbox's network beside it.
    await use(`${url}/?mode=live`)
    await close()
  },
})

declare global {
  interface Window {
    /** The first screen's heading before any module ran, and what was visible, in order. */
    heading: Element | null
    visible: string[]
    shift: number
  }
}

/** Records what is visible from the first frame on, and how far anything moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.visible = []
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const { sources, value } of list.getEntries() as unknown as Shift[]) {
        // The dialog lists the wallets that it finds first.
        const isPage = sources.some(({ node }) => !node?.parentElement?.closest("dialog"))
        if (isPage) window.shift += value
      }
    }).observe({ type: "layout-shift", buffered: true })
    type Shift = { value: number; sources: { node: Node | null }[] }
    const look = (): void => {
      window.heading ??= document.querySelector("h1")
      const shown = [...document.querySelectorAll("h1")].find((one) => one.checkVisibility())
      const text = shown?.textContent
      if (text && text !== window.visible.at(-1)) window.visible.push(text)
      requestAnimationFrame(look)
    }
    look()
  })
}

test("without scripts, the first screen can be read, and says what is needed", async ({
  browser,
  live,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(live)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Sign with any Stellar wallet",
  )
  const example = page.getByRole("figure", { name: "Example: a wallet that changes the amount" })
  await expect(example).toContainText("Rejected. Nothing was sent.")
  await expect(page.locator("noscript p", { hasText: "Turn on JavaScript" })).toBeVisible()
  await expect(page.getByRole("radio", { name: "Public Real money" })).toBeVisible()
  await context.close()
})

test("the script takes over what the page came with, and what was pressed before it ran", async ({
  page,
  live,
}) => {
  await watch(page)
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/index-[\w-]{8}\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(live, { waitUntil: "commit" })
  await page.getByRole("radio", { name: "Public Real money" }).check()
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  arrive()
  const dialog = page.getByRole("dialog", { name: "Connect a Wallet" })
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("radio", { name: "Public Real money" })).toBeChecked()
  await page.reload()
  await expect(page.getByRole("radio", { name: "Public Real money" })).toBeChecked()
})

test("a first screen that arrives in two parts moves nothing", async ({ page, live }) => {
  await watch(page)
  const html = await (await fetch(live)).text()
  const cut = html.indexOf('<div class="preferences">')
  expect(cut).toBeGreaterThan(0)
  let sendRest = (): void => {}
  const server = createServer(({ url = "/" }, response) => {
    if (url.startsWith("/?")) {
      response.setHeader("content-type", "text/html")
      response.write(html.slice(0, cut))
      sendRest = () => void response.end(html.slice(cut))
      return
    }
    const send = async (): Promise<void> => {
      const file = await fetch(new URL(url, live))
      response.setHeader("content-type", file.headers.get("content-type") ?? "")
      response.end(Buffer.from(await file.arrayBuffer()))
    }
    // At the end, the page may still ask for files.
    send().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/?mode=live`, {
    waitUntil: "commit",
  })
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
  sendRest()
  await page.getByRole("button", { name: "Settings" }).first().click()
  await expect(page.getByRole("radio", { name: "Dark" })).toBeVisible()
  expect(await page.evaluate(() => window.shift)).toBe(0)
  server.closeAllConnections()
  server.close()
})

test("taking over keeps the elements, and moves nothing", async ({ page, live }) => {
  await watch(page)
  await page.goto(live)
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await expect(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible()
  const found = await page.evaluate(() => ({
    isKept: window.heading === document.querySelector("h1"),
    shift: window.shift,
    visible: window.visible.length,
  }))
  expect(found).toEqual({ isKept: true, shift: 0, visible: 1 })
})

for (const [who, key, value, first] of [
  [
    "is connected",
    "live:alidade:connection",
    JSON.stringify({ walletId: "rabet", address: accounts.first.address }),
    /^Sign$/,
  ],
  ["chose German", "alidade-web:language", "de", /^Signieren Sie/],
] as const) {
  test(`nobody who ${who} sees the first screen of somebody new`, async ({ page, live }) => {
    await watch(page)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      key,
      value,
    ] as const)
    await page.goto(live)
    await expect.poll(() => page.evaluate(() => window.visible[0])).toMatch(first)
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })
}
