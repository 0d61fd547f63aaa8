import type { Page } from "@playwright/test"
import { serveLive } from "../../apps/web/server/serve.js"
import { expectAccessible } from "./axe.js"
import { buildSite } from "./hosts.js"
import { watchAsRealWallets } from "./real-wallets.js"
import { balance, expect, test as journey } from "./test.js"

/**
 * The front end as a host serves it, with networks that are out of reach and without a sandbox. In practice, it does
 * nothing that a real wallet would notice.
 */
const test = journey.extend({
  site: async ({ page: _ }, use) => {
    const { folder, remove } = await buildSite({
      networks: [
        {
          id: "testnet",
          name: "Testnet",
          passphrase: "Test SDF Network ; September 2015",
          horizonUrl: "https://horizon.example",
          rpcUrl: "https://rpc.example",
        },
      ],
    })
    const { url, close } = await serveLive({ folder, port: 0 })
    await use(url)
    await close()
    await remove()
  },
  seenByRealWallets: async ({ page }, use) => {
    const all = await watchAsRealWallets(page)
    await use(all)
    const inPractice = all.filter(({ url }) => url.searchParams.get("mode") === "practice")
    expect(inPractice.map(({ noticed }) => noticed)).toEqual([])
  },
})

/** The line that says that this is practice. */
const line = (page: Page) => page.getByRole("region", { name: "Practice", exact: true })

/** The names of what the page keeps in this browser. */
const keptKeys = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.keys(area)))

/** Starts practice from the first screen. */
async function start(page: Page): Promise<void> {
  await page.getByRole("link", { name: "I have no wallet" }).click()
  await page.getByRole("link", { name: "Start practice" }).click()
  await expect(balance(page)).toHaveText(/10,000/)
}

/** Approves in the wallet's window. */
async function approve(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: /^Practice Wallet, simulated/ })
    .getByRole("button", { name: "Approve" })
    .click()
}

test("somebody without a wallet practices a payment, reloads, and leaves nothing behind", async ({
  page,
  openPage,
}) => {
  const asked: string[] = []
  await openPage()
  page.on("request", (request) => asked.push(request.url()))
  await start(page)
  await expect(line(page)).toContainText("Practice. No real money.")
  await expect(page.getByRole("combobox", { name: "Network" })).toHaveText("Practice")
  await expectAccessible(page)

  const form = page.getByRole("form", { name: "Payment" })
  await page.getByText("Address book", { exact: true }).click()
  await page.getByRole("button", { name: /^Corner Shop/ }).click()
  await form.getByLabel("Amount").fill("5")
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("button", { name: "Sign in Practice Wallet" }).click()
  await approve(page)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Sent 5 XLM to Corner Shop" })).toBeVisible()
  await expect(balance(page)).toHaveText(/9,994\.99/)

  expect((await keptKeys(page)).filter((key) => key.includes("practice"))).not.toEqual([])
  await page.reload()
  await expect(balance(page)).toHaveText(/9,994\.99/)
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])

  await line(page).getByRole("button", { name: "End practice" }).click()
  await expect(page.getByRole("link", { name: "I have no wallet" })).toBeVisible()
  expect(new URL(page.url()).search).toBe("")
  expect(await keptKeys(page)).toEqual(["alidade-web:live:network"])
  expect(page.workers()).toEqual([])
})
