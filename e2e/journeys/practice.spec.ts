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

test("somebody without a wallet practices a payment, reloads, and leaves nothing behind", {
  tag: "@main",
}, async ({ page, openPage }) => {
  const asked: string[] = []
  await openPage()
  page.on("request", (request) => asked.push(request.url()))
  await start(page)
  await expect(line(page)).toContainText("Practice. No real money.")
  await expect(page.getByRole("combobox", { name: "Network" })).toHaveText("Practice")
  await expectAccessible(page)

  await expect(page.getByLabel("Amount")).toHaveValue("5")
  await page.getByRole("button", { name: "Review", exact: true }).click()
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

/** The visitor's three tasks, and whether each is done. */
const tasks = (page: Page) => page.getByRole("navigation", { name: "Tasks" }).getByRole("listitem")

for (const [way, caught, row] of [
  [
    "Sends ten times as much",
    "Caught: it signed 20 XLM, you asked for 2 XLM",
    "Amount 2 XLM 20 XLM",
  ],
  ["Sends to another account", "Caught: it doesn’t pay Treasury Berlin", /^To Treasury Berlin G/],
  ["Signs with another key", /with another key$/, "Signature by your account by another key"],
  [
    "Signs for another network",
    /another network$/,
    "Signature by your account for another network",
  ],
] as const) {
  test(`a practice wallet that ${way.toLowerCase()} is caught, and nothing is sent`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage("?mode=practice#practice/catch")
    await page.getByRole("radio", { name: way }).check()
    await page.getByRole("button", { name: "Sign in the practice wallet" }).click()
    await approve(page)
    await page.getByRole("button", { name: "Close", exact: true }).last().click()
    await expect(page.getByRole("heading", { level: 2, name: caught })).toBeVisible()
    await expect(page.getByRole("row", { name: row })).toBeVisible()
    await expectAccessible(page)
    await expect(tasks(page).nth(1)).toContainText("Done")
    await page.getByRole("button", { name: "Another cheat" }).click()
    await page.getByRole("radio", { name: "Is honest" }).check()
    await page.getByRole("button", { name: "Sign in the practice wallet" }).click()
    await approve(page)
    await expect(page.getByRole("row", { name: "Amount 2 XLM same" })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(balance(page)).toHaveText(/10,000/)
  })
}

test("a proof is checked in practice, also without a connection, and is not green on the live page", async ({
  page,
  context,
  openPage,
}) => {
  await openPage("#check")
  await expect(page.getByText("works offline")).toBeVisible()
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await context.setOffline(true)
  await page.goto(`${new URL(page.url()).origin}/?mode=practice#practice/proof`)
  await page.getByRole("button", { name: "Open the proof" }).click()
  const proof = page.getByRole("article", { name: "Proof" })
  await expect(proof.getByRole("heading", { name: "Signed by Corner Shop" })).toBeVisible()
  await proof.getByRole("button", { name: "Ask Practice whether it was sent" }).click()
  await expect(proof).toContainText("Not in any ledger")
  await expect(tasks(page).nth(2)).toContainText("Done")
  await page.reload()
  await expect(tasks(page).nth(2)).toContainText("Done")

  await page.evaluate(() => location.assign("#practice/proof"))
  await page.getByRole("button", { name: "Open the proof" }).click()
  await proof.getByRole("button", { name: "Ask Practice whether it was sent" }).click()
  await proof.getByRole("button", { name: "Copy the link" }).click()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(
    proof.getByRole("heading", { name: "Signed for the Practice network" }),
  ).toBeVisible()
  await expect(proof).toContainText("Practice has no real money.")
  await expect(line(page)).toHaveCount(0)
})

test("practice goes on in one tab at a time", async ({ page, context, openPage }) => {
  await openPage("?mode=practice")
  await expect(balance(page)).toHaveText(/10,000/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText("Practice is open in another tab.")).toBeVisible()
  await expectAccessible(other)
  await page.close()
  await other.getByRole("button", { name: "Try again" }).click()
  await expect(balance(other)).toHaveText(/10,000/)
})

test("a request that nobody sees any more is taken back from the cheating wallet", async ({
  page,
  openPage,
}) => {
  await openPage("?mode=practice#practice/catch")
  await page.getByRole("radio", { name: "Sends ten times as much" }).check()
  await page.getByRole("button", { name: "Sign in the practice wallet" }).click()
  const window = page.getByRole("dialog", { name: /^Practice Wallet, simulated/ })
  await expect(window.getByRole("button", { name: "Approve" })).toBeVisible()
  await page.evaluate(() => location.assign("#transaction"))
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("button", { name: "Sign in Practice Wallet" }).click()
  await approve(page)
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible()
})
