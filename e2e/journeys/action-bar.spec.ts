import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  Networks,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"
import { buildTransferPreimage } from "../../apps/web/test/transfer-preimage.js"
import { expectAccessible } from "./axe.js"
import { makeSharedAccount } from "./shared-account.js"
import { fillTransfer, reviewEnvelope, reviewPayment } from "./steps.js"
import { accounts, expect, test } from "./test.js"

declare global {
  interface Window {
    /** Where the sign button was, one text per place. */
    places: string[]
    countClick: () => void
  }
}

const { first, second } = accounts

/** Notes in each frame where the sign button is. */
async function watchSignButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.places = []
    const note = (): void => {
      const buttons = document.querySelectorAll(".panel:not([hidden]) .bar .button-primary")
      for (const button of buttons) {
        if (!button.textContent?.startsWith("Sign in") || !button.checkVisibility()) continue
        const { x, y, width, height } = button.getBoundingClientRect()
        const place = [x, y, width, height].join(" ")
        if (!window.places.includes(place)) window.places.push(place)
      }
      requestAnimationFrame(note)
    }
    note()
  })
}

/** Holds what the network answers. The result lets it answer once the sign button has its first frame. */
async function holdNetwork(page: Page): Promise<() => Promise<void>> {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/(accounts|rpc|fee_stats)/, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    await page.waitForFunction(() => window.places.length > 0)
    release()
    await page.unrouteAll({ behavior: "wait" })
  }
}

function build(source: string, sequence: string, ...operations: readonly xdr.Operation[]): string {
  const options = { fee: "1000", networkPassphrase: Networks.TESTNET }
  const builder = new TransactionBuilder(new Account(source, sequence), options)
  for (const operation of operations) builder.addOperation(operation)
  return builder.setTimeout(1800).build().toXDR()
}

const pay = (amount: string): xdr.Operation =>
  Operation.payment({ destination: second.address, asset: Asset.native(), amount })

async function sequenceOf(site: string, address: string): Promise<string> {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  return (await (await fetch(`${networks[0].horizonUrl}/accounts/${address}`)).json()).sequence
}

for (const [what, operations] of [
  ["a payment", [pay("3")]],
  ["a trust line", [Operation.changeTrust({ asset: new Asset("USD", second.address) })]],
  ["ten operations", Array.from({ length: 10 }, (_, at) => pay(`${at + 1}`))],
] as const) {
  test(`the sign button stays in its place while the review of ${what} loads`, async ({
    page,
    openPage,
    connect,
    site,
  }) => {
    await openPage()
    await connect()
    const xdr = build(first.address, await sequenceOf(site, first.address), ...operations)
    await watchSignButton(page)
    const answer = await holdNetwork(page)
    await reviewEnvelope(page, xdr)
    await answer()
    await expect(page.locator(".panel:visible [aria-busy=true]")).toHaveCount(0)
    await expect(page.getByRole("region", { name: "What will change" })).toContainText(/\d/)
    expect(await page.evaluate(() => window.places)).toHaveLength(1)
  })
}

test("the sign button stays in its place while the review of a contract call loads", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const form = await fillTransfer(page, "5")
  await watchSignButton(page)
  await form.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).waitFor()
  await expect(page.locator(".panel:visible [aria-busy=true]")).toHaveCount(0)
  await expect(page.getByRole("region", { name: "What will change" })).toContainText(/\d/)
  expect(await page.evaluate(() => window.places)).toHaveLength(1)
})

test("the sign button stays in its place while the review for a shared account loads", async ({
  page,
  openPage,
  connect,
  site,
}) => {
  await openPage()
  await connect()
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  const shared = await makeSharedAccount(networks[0].horizonUrl)
  const xdr = build(shared.accountId(), shared.sequenceNumber(), pay("3"))
  await watchSignButton(page)
  const answer = await holdNetwork(page)
  await reviewEnvelope(page, xdr)
  await answer()
  await expect(page.locator(".panel:visible [aria-busy=true]")).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Signatures" })).toBeVisible()
  expect(await page.evaluate(() => window.places)).toHaveLength(1)
})

test("on a phone, the request has its own line above the fee, and the bar its height from the start", async ({
  page,
  openPage,
  connect,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage()
  await connect()
  const xdr = build(first.address, await sequenceOf(site, first.address), pay("3"))
  const bar = page.locator(".panel:visible .bar:visible")
  const boxOf = async (part: string) => (await bar.locator(part).boundingBox())!
  await watchSignButton(page)
  const answer = await holdNetwork(page)
  await reviewEnvelope(page, xdr)
  await page.waitForFunction(() => window.places.length > 0)
  const before = (await bar.boundingBox())!.height
  await answer()
  await expect(bar.locator(".bar-detail")).toContainText("fee")
  await expect(page.locator(".panel:visible [aria-busy=true]")).toHaveCount(0)
  expect((await bar.boundingBox())!.height).toBe(before)
  const [request, detail] = [await boxOf(".bar-request > strong"), await boxOf(".bar-detail")]
  expect(detail.y).toBeGreaterThanOrEqual(request.y + request.height)
  expect(request.width).toBeGreaterThan(340)
})

test("the bar says the request as soon as the form's values make one", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const line = page.locator(".panel:visible .bar-request:visible")
  const request = line.locator("strong")
  await page.getByLabel("Destination").fill(second.address)
  await expect(request).not.toContainText("XLM")
  await page.getByLabel("Amount").fill("3")
  await expect(request).toHaveText(`Create the account ${second.short} with 3 XLM`)
  await page.getByLabel("Amount").fill("20000")
  await expect(request).not.toContainText("XLM")

  await page.getByRole("link", { name: "Contract", exact: true }).click()
  await page.getByRole("link", { name: "Authorization", exact: true }).click()
  const transfer = {
    from: first.address,
    to: second.address,
    stroops: 10_000_000n,
    type: 10,
  } as const
  const valid = { expirationLedger: 4_000_000_000, passphrase: Networks.TESTNET }
  await page
    .getByRole("textbox", { name: "Preimage or authorization entry" })
    .fill(buildTransferPreimage({ ...transfer, ...valid }))
  await expect(line).toHaveText(`Send 1 XLM to ${second.short} no fee`)
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect(line).toHaveText(`Send 1 XLM to ${second.short} no fee`)
  await expect(page.getByRole("heading", { name: `Send 1 XLM to ${second.short}` })).toBeVisible()
})

test("further acts are in a menu that works by keyboard, and is accessible", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await reviewPayment(page, "3")
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  const more = page.getByRole("button", { name: "More", exact: true })
  const items = page.getByRole("menuitem")
  const panel = page.locator(".panel:visible")
  await expect(panel.getByRole("heading", { name: "Signed and verified" })).toBeVisible()
  await expect(page.locator("dialog[open]")).toHaveCount(0)
  await more.focus()
  await page.keyboard.press("ArrowDown")
  await expect(items.first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("End")
  await expect(items.last()).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(items.first()).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(items).toHaveCount(0)
  await expect(more).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(items.last()).toBeFocused()
  await page.getByRole("heading", { level: 2 }).first().click()
  await expect(items).toHaveCount(0)
  await more.click()
  await page.getByRole("menuitem", { name: "Signed envelope" }).click()
  await expect(page.getByRole("heading", { name: "Signed envelope" })).toBeFocused()
  await expect(page.getByRole("textbox", { name: "Signed envelope" })).toHaveValue(/^AAAA/)
})

test("a payment takes at most six clicks from opening the page, two of them in the wallet", {
  tag: "@main",
}, async ({ page, site, sandbox }) => {
  const { networks } = await (await fetch(`${site}/sandbox.json`)).json()
  for (const { address } of [first, second])
    await fetch(`${networks[0].horizonUrl}/friendbot?addr=${address}`)
  let clicks = 0
  await page.exposeFunction("countClick", () => clicks++)
  await page.addInitScript(() =>
    addEventListener("click", ({ detail }) => detail > 0 && window.countClick(), true),
  )
  await page.goto(site)
  await sandbox.freighter.answer("ask")
  const wallet = page.getByRole("dialog", { name: /^Freighter, simulated/ })
  await page.getByRole("button", { name: "Freighter", exact: true }).click()
  await wallet.getByRole("button", { name: /^(Connect|Approve)$/ }).click()
  // Until the dialog is closed, the page behind it takes no input.
  await expect(page.locator("dialog[open]")).toHaveCount(0)
  await page.getByLabel("Destination").fill(second.address)
  await page.getByLabel("Amount").fill("3")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await wallet.getByRole("button", { name: "Approve" }).click()
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Sent 3 XLM" })).toBeFocused()
  expect(clicks).toBeLessThanOrEqual(6)
})

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a confirmed payment ${reducedMotion === "reduce" ? "has no motion with reduced motion" : "has one moment of motion"}`, async ({
    page,
    openPage,
    connect,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openPage()
    await connect()
    await sandbox.freighter.answer("approve")
    await reviewPayment(page, "3")
    await page.getByRole("button", { name: "Sign in Freighter" }).click()
    await page.getByRole("button", { name: "Send", exact: true }).click()
    const tick = page.locator(".outcome-head .sign path")
    await expect(page.getByRole("button", { name: "New payment" })).toBeVisible()
    const animation = await tick.evaluate((path) => {
      const { animationName, animationDuration } = getComputedStyle(path)
      return [animationName, animationDuration]
    })
    expect(animation).toEqual(reducedMotion === "reduce" ? ["none", "0s"] : ["draw", "0.42s"])
  })
}
