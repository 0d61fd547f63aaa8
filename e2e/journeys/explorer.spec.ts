import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.js"
import { openActivity, openItem, reviewPayment, signAndSend } from "./steps.js"
import { accounts, expect, test } from "./test.js"

const { first, second } = accounts
const explorer = "https://explorer.example/testnet"

/** Adds an explorer to the first network, as a configuration does. */
async function withExplorer(page: Page): Promise<void> {
  await page.route("**/sandbox.json", async (route) => {
    const response = await route.fetch()
    const { networks, ...rest } = await response.json()
    const [testnet, ...others] = networks
    await route.fulfill({
      response,
      json: { ...rest, networks: [{ ...testnet, explorerUrl: explorer }, ...others] },
    })
  })
}

test("links the account and a sent payment to the network's explorer", async ({
  page,
  openPage,
  connect,
  sandbox,
}) => {
  await withExplorer(page)
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  const column = page.getByRole("region", { name: "Your account" })
  await column.getByRole("button", { name: "Full address" }).click()
  const account = column.getByRole("link", { name: `View ${first.short} in an explorer (new tab)` })
  await expect(account).toHaveAttribute("href", `${explorer}/account/${first.address}`)
  await expect(account).toHaveAttribute("target", "_blank")
  await expect(account).toHaveAttribute("rel", "noopener noreferrer")

  await reviewPayment(page, "2")
  const recipient = page
    .getByRole("region", { name: "What will change" })
    .getByRole("link", { name: `View ${second.short} in an explorer (new tab)` })
  await expect(recipient).toHaveAttribute("href", `${explorer}/account/${second.address}`)
  await expect(recipient).toHaveAttribute("target", "_blank")
  await signAndSend(page)
  const name = "View this transaction in an explorer (new tab)"
  const result = page
    .getByRole("region", { name: "Transaction", exact: true })
    .getByRole("link", { name })
  await expect(result).toHaveAttribute("href", /^https:\/\/explorer\.example\/testnet\/tx\/\w{64}$/)
  const url = (await result.getAttribute("href")) ?? ""
  const activity = await openActivity(page)
  const entry = (await openItem(activity, "2 XLM")).getByRole("link", { name })
  await expect(entry).toHaveAttribute("href", url)
  await expectAccessible(page)

  // The other networks have no explorer. The activity still links to the network of its entry.
  await page
    .getByRole("banner")
    .getByRole("combobox", { name: "Network" })
    .selectOption("Public (sandbox)")
  await expect(account).toBeHidden()
  await expect((await openItem(activity, "2 XLM")).getByRole("link", { name })).toBeVisible()
})

/** Lets the account hold an asset whose issuer names a home domain, and counts the requests for its account. */
async function withAsset(page: Page, domainOf: (horizon: URL) => string): Promise<string[]> {
  const asked: string[] = []
  await page.route(`**/accounts/${first.address}`, async (route) => {
    const response = await route.fetch()
    const account = await response.json()
    const asset = {
      asset_type: "credit_alphanum4",
      asset_code: "USDC",
      asset_issuer: second.address,
      balance: "12.5000000",
    }
    const balances = [...(account.balances ?? []), asset]
    await route.fulfill({ response, json: response.ok() ? { ...account, balances } : account })
  })
  await page.route(`**/accounts/${second.address}`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.pathname)
    const account = { sequence: "1", balances: [], home_domain: domainOf(url) }
    await route.fulfill({ json: account, headers: { "access-control-allow-origin": "*" } })
  })
  return asked
}

test("asks an issuer's home domain on request only, and says whether it lists the asset", async ({
  page,
  openPage,
  connect,
}) => {
  await withExplorer(page)
  const asked = await withAsset(page, ({ host }) => host)
  let toml = `[[CURRENCIES]]\ncode = "USDC"\nissuer = "${second.address}"\n`
  await page.route("**/.well-known/stellar.toml", (route) => {
    asked.push("stellar.toml")
    return route.fulfill({ body: toml, headers: { "access-control-allow-origin": "*" } })
  })
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Account details" }).click()
  const holdings = page.getByRole("list", { name: "Assets" })
  await holdings.getByText("Issuer of USDC").click()
  await expect(
    holdings.getByRole("link", { name: "View the asset USDC in an explorer (new tab)" }),
  ).toHaveAttribute("href", `${explorer}/asset/USDC-${second.address}`)
  expect(asked).toEqual([])

  const check = holdings.getByRole("button", { name: "Check home domain" })
  await check.click()
  await expect(holdings).toContainText("is the issuer’s home domain, and lists this asset.")
  const issuer = holdings.locator(".party")
  await expect(issuer).toContainText(`${second.short} first time`)
  await expect(issuer).toContainText(/\d, checked/)
  expect(asked).toHaveLength(2)
  await expectAccessible(page)
  toml = `[[CURRENCIES]]\ncode = "USDC"\nissuer = "${first.address}"\n`
  await check.click()
  await expect(holdings).toContainText("is the issuer’s home domain, but doesn’t list this asset.")
  await expect(issuer).not.toContainText("checked")
})

test("says that the page may not connect to a home domain, and links to its stellar.toml", async ({
  page,
  openPage,
  connect,
}) => {
  await withAsset(page, () => "issuer.example")
  await openPage()
  await connect()
  await page.getByRole("link", { name: "Account details" }).click()
  const holdings = page.getByRole("list", { name: "Assets" })
  await holdings.getByText("Issuer of USDC").click()
  await holdings.getByRole("button", { name: "Check home domain" }).click()
  await expect(holdings).toContainText("This page may not connect to it")
  await expect(holdings.getByRole("link", { name: "Open stellar.toml (new tab)" })).toHaveAttribute(
    "href",
    "https://issuer.example/.well-known/stellar.toml",
  )
})
