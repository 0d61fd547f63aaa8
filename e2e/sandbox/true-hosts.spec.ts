import { driveWindow, routeNetworks, routeWallets } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { Keypair } from "@stellar/stellar-sdk/base"
import { inClick } from "../harness/click.js"
import { expect, test } from "../harness/test.js"
import { first, second } from "./transactions.js"

/** Vendors' own packages at their default addresses, which are routed to the sandbox. */

// The harness page's policy allows only the sandbox's own addresses.
test.use({ bypassCSP: true })

/** Requests to hosts that are not this machine. */
const strangers: string[] = []

test.beforeEach(async ({ context, openHarness, server }) => {
  strangers.length = 0
  await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
    strangers.push(route.request().url())
    return route.abort()
  })
  await routeWallets(context, server)
  await routeNetworks(context, server)
  await openHarness("")
})

test.afterEach(() => expect(strangers).toEqual([]))

async function openAlbedo(page: Page, name: "publicKey" | "pay", params: object) {
  await page.evaluate(async () => {
    Object.assign(window, { albedo: (await window.harness.albedoIntent()).default })
  })
  const opened = page.waitForEvent("popup")
  const { outcome } = await inClick(
    page,
    ({ name, params }) =>
      window.albedo[name](params as never).then(
        (result) => ({ result: result as object as Record<string, unknown> }),
        (failure) => failure as { result?: Record<string, unknown>; error: unknown },
      ),
    { name, params },
  )
  return { popup: await opened, outcome }
}

test("Albedo's package opens its window at albedo.link, which replies", { tag: "@main" }, async ({
  page,
}) => {
  const { popup, outcome } = await openAlbedo(page, "publicKey", { token: "1b2c3d4e5f" })
  await expect(popup).toHaveURL("https://albedo.link/confirm")
  await expect(popup.getByRole("main")).toContainText("Requested by localhost")
  await driveWindow(popup).approve()
  expect(await outcome).toMatchObject({ result: { pubkey: first } })
})

test("Albedo's window asks Horizon below its own address, and shows changes of its state at once", async ({
  page,
  server,
}) => {
  await server.fund(first)
  server.wallets.albedo.update({ locked: true })
  const { popup, outcome } = await openAlbedo(page, "pay", {
    amount: "20",
    destination: second,
    network: "testnet",
    submit: true,
  })
  await expect(popup.getByRole("button", { name: "Unlock" })).toBeVisible()
  server.wallets.albedo.update({ locked: false })
  await driveWindow(popup).approve()
  expect(await outcome).toMatchObject({ result: { pubkey: first, network: "testnet" } })
  const balance = await page.evaluate(async (address) => {
    const account = await fetch(`https://horizon-testnet.stellar.org/accounts/${address}`)
    return ((await account.json()) as { balances: { balance: string }[] }).balances[0]?.balance
  }, second)
  expect(balance).toBe("20.0000000")
})

test("a wallet drops the request of a window that is closed at its true address", async ({
  page,
  server,
}) => {
  const { popup } = await openAlbedo(page, "publicKey", { token: "t" })
  const waiting = (): number => server.wallets.albedo.getState().waiting.length
  await expect.poll(waiting).toBe(1)
  await popup.close()
  await expect.poll(waiting).toBe(0)
})

test("xBull's package opens its window at wallet.xbull.app, which replies", async ({ page }) => {
  await page.evaluate(async () => {
    const { xBullWalletConnect } = await window.harness.xbullConnect()
    window.xbull = new xBullWalletConnect({ preferredTarget: "website" })
  })
  const opened = page.waitForEvent("popup")
  const { outcome } = await inClick(page, () => window.xbull.connect(), undefined)
  const popup = await opened
  await expect(popup).toHaveURL(/^https:\/\/wallet\.xbull\.app\/connect\?/)
  await driveWindow(popup).approve()
  expect(await outcome).toBe(first)
})

test("a stream of Horizon ends with its next event, and goes on with the following one", async ({
  page,
  server,
}) => {
  const address = Keypair.random().publicKey()
  await page.evaluate(async (address) => {
    const url = `https://horizon-testnet.stellar.org/accounts/${address}/payments?cursor=now`
    await fetch(`https://friendbot.stellar.org/?addr=${address}`)
    const seen: string[] = []
    const source = new EventSource(url)
    source.addEventListener("message", ({ data }) => {
      const { type, amount } = JSON.parse(data)
      if (type) seen.push(`${type} ${amount}`)
    })
    Object.assign(window, { seen })
  }, address)
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  for (const amount of ["1", "2"]) {
    await server.fund(first)
    const { albedo } = server.wallets
    albedo.next("approve")
    const { outcome, popup } = await openAlbedo(page, "pay", {
      amount,
      destination: address,
      network: "testnet",
      submit: true,
    })
    expect(await outcome).toMatchObject({ result: { network: "testnet" } })
    await popup.waitForEvent("close").catch(() => {})
    await expect.poll(seen).toContain(`payment ${amount}.0000000`)
  }
})

test("port 8000 of this machine, where Quickstart is, leads to the sandbox's local network", async ({
  page,
  server,
}) => {
  const key = Keypair.random().publicKey()
  const answers = await page.evaluate(async (address) => {
    const network = "http://localhost:8000"
    await fetch(`${network}/friendbot?addr=${address}`)
    const account = await (await fetch(`${network}/accounts/${address}`)).json()
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getNetwork" })
    const headers = { "content-type": "application/json" }
    const rpc = await (await fetch(`${network}/rpc`, { method: "POST", headers, body })).json()
    return [account.id, rpc.result.passphrase]
  }, key)
  expect(answers).toEqual([key, "Standalone Network ; February 2017"])
  const { horizonUrl } = server.config.networks.find(({ id }) => id === "local")!
  expect((await fetch(`${horizonUrl}/accounts/${key}`)).status).toBe(200)
})
