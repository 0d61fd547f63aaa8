import type { Page } from "@playwright/test"
import { Account, Asset, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expectAccessible } from "./axe.js"
import { reviewEnvelope } from "./steps.js"
import { accounts, expect, test } from "./test.js"

/** Reviews sign-in challenges (SEP-10), which the page did not ask for. */

const { first, second } = accounts

/** What the sandbox says of its first network. */
interface Site {
  passphrase: string
  signIn: { homeDomain: string; endpoint: string }
  signInUrl: string
}

const siteOf = (page: Page): Promise<Site> =>
  page.evaluate(async () => {
    const { networks, signInUrl } = await (await fetch("/sandbox.json")).json()
    return { ...networks[0], signInUrl }
  })

/** A challenge of the sandbox's server, with this fault. */
async function challengeOf({ signIn, signInUrl }: Site, fault = "none"): Promise<string> {
  const headers = { "content-type": "application/json" }
  await fetch(`${signInUrl}/update`, { method: "POST", headers, body: JSON.stringify({ fault }) })
  const { transaction } = await (await fetch(`${signIn.endpoint}?account=${first.address}`)).json()
  return transaction
}

const passed = [
  "No network can apply it.",
  "It only has the entries of a sign-in.",
  "It is valid now.",
  "The account that made it has signed it.",
  "It is for your account.",
]

test("says what of a sign-in was checked, and asks its domain for the rest on request only", {
  tag: "@main",
}, async ({ page, openPage, connect, sandbox }) => {
  await openPage()
  await connect()
  const site = await siteOf(page)
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/.well-known/stellar.toml")) asked.push(request.url())
  })
  await reviewEnvelope(page, await challengeOf(site))
  const domain = site.signIn.homeDomain
  const checks = page.getByRole("region", { name: "What was checked of this sign-in" })
  await expect(checks.getByRole("listitem")).toHaveText([
    ...passed,
    `Not checked: whether ${domain} made it.`,
    `Not checked: its server, ${domain}.`,
  ])
  expect(asked).toEqual([])
  await expect(page.getByRole("region", { name: "What will change" })).toHaveText(
    /Nothing\. No network can apply it/,
  )
  await expectAccessible(page)

  await checks.getByRole("button", { name: `Check with ${domain}` }).click()
  await expect(checks.getByRole("listitem")).toHaveText([
    ...passed,
    `${domain} names the account that made it.`,
    `Its server, ${domain}, is the one that ${domain} names.`,
  ])
  expect(asked).toEqual([`http://${domain}/.well-known/stellar.toml`])
  await expect(checks.getByRole("button")).toHaveCount(0)
  await page.getByRole("button", { name: "Sign in Freighter" }).click()
  await sandbox.freighter.approve()
  await expect(page.locator(".panel:visible")).toContainText(
    "signature is valid for Testnet (sandbox)",
  )
  await expect(page.getByRole("button", { name: "New payment" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeHidden()
})

for (const [fault, words] of [
  ["sequence", "A network could apply it."],
  ["payment", "It has operations that no sign-in has."],
  ["expired", "It isn’t valid now, or it has no end."],
  ["network", "The account that made it hasn’t signed it for this network."],
  ["account", "It is for another account."],
] as const)
  test(`warns of a sign-in with the fault ${fault}`, async ({ page, openPage, connect }) => {
    await openPage()
    await connect()
    await reviewEnvelope(page, await challengeOf(await siteOf(page), fault))
    const checks = page.getByRole("region", { name: "What was checked of this sign-in" })
    await expect(checks).toContainText("This isn’t a proper sign-in")
    await expect(checks.getByRole("listitem").filter({ hasText: words })).toHaveCount(1)
    await expectAccessible(page)
  })

for (const [fault, words] of [
  ["server-key", "doesn’t name the account that made it."],
  ["web-auth-domain", "Its server, other.example, isn’t the one that"],
] as const)
  test(`warns of a sign-in with the fault ${fault} once its domain is asked`, async ({
    page,
    openPage,
    connect,
  }) => {
    await openPage()
    await connect()
    await reviewEnvelope(page, await challengeOf(await siteOf(page), fault))
    const checks = page.getByRole("region", { name: "What was checked of this sign-in" })
    await expect(checks).not.toContainText("This isn’t a proper sign-in")
    await checks.getByRole("button", { name: "Check with" }).click()
    await expect(checks).toContainText("This isn’t a proper sign-in")
    await expect(checks.getByRole("listitem").filter({ hasText: words })).toHaveCount(1)
  })

test("says that the page may not ask the domains that a sign-in names", async ({
  page,
  openPage,
  connect,
}) => {
  await openPage()
  await connect()
  const { passphrase } = await siteOf(page)
  const [server, app] = [Keypair.random(), Keypair.random()]
  const challenge = new TransactionBuilder(new Account(server.publicKey(), "-1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.manageData({
        source: first.address,
        name: "site.example auth",
        value: Buffer.alloc(48, 7).toString("base64"),
      }),
    )
    .addOperation(
      Operation.manageData({
        source: app.publicKey(),
        name: "client_domain",
        value: "app.example",
      }),
    )
    .setTimeout(600)
    .build()
  challenge.sign(server, app)
  await reviewEnvelope(page, challenge.toXDR())
  const checks = page.getByRole("region", { name: "What was checked of this sign-in" })
  await expect(checks).toContainText("Not checked: whether the app is from app.example.")
  await expect(checks).toContainText("It doesn’t say which server it is from.")
  for (const domain of ["site.example", "app.example"]) {
    await checks.getByRole("button", { name: `Check with ${domain}` }).click()
    await expect(checks).toContainText(`This page may not connect to ${domain}; look for yourself.`)
  }
  const links = checks.getByRole("link", { name: "Open stellar.toml (new tab)" })
  await expect(links.first()).toHaveAttribute(
    "href",
    "https://site.example/.well-known/stellar.toml",
  )
})

test("says nothing of a sign-in about another transaction", async ({ page, openPage, connect }) => {
  await openPage()
  await connect()
  const { passphrase } = await siteOf(page)
  const payment = new TransactionBuilder(new Account(first.address, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(
      Operation.payment({ destination: second.address, asset: Asset.native(), amount: "1" }),
    )
    .setTimeout(0)
    .build()
  await reviewEnvelope(page, payment.toXDR())
  await expect(page.getByRole("button", { name: "Sign in Freighter" })).toBeVisible()
  await expect(page.getByRole("region", { name: "What was checked of this sign-in" })).toHaveCount(
    0,
  )
})
