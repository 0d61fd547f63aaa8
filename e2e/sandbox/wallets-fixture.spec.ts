import { driveWindow, expect, test } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { Keypair } from "@stellar/stellar-sdk/base"
import { inClick } from "../harness/click.js"

/** Vendors' packages in a page without a line of ours, with the wallets of the fixture. */

// The harness page's policy allows only the sandbox's own addresses.
test.use({ bypassCSP: true })

const open = async (page: Page): Promise<void> => {
  await page.goto(`${process.env.HARNESS_URL}`)
  await page.locator("html[data-ready]").waitFor()
}

const freighter = (page: Page, name: "getAddress" | "requestAccess" | "isConnected") =>
  page.evaluate(async (name) => (await window.harness.freighterApi())[name](), name)

test("an account is fresh and has money on the public networks' own addresses", {
  tag: "@main",
}, async ({ page, wallets, account, accounts }) => {
  await wallets.freighter.approveNext()
  await open(page)
  expect(await freighter(page, "requestAccess")).toEqual({ address: account.address })
  const balances = await page.evaluate(
    async ([first, second]) =>
      Promise.all(
        [
          `https://horizon-testnet.stellar.org/accounts/${first}`,
          `https://horizon.stellar.org/accounts/${second}`,
        ].map(async (url) => (await (await fetch(url)).json()).balances[0].balance),
      ),
    accounts.map(({ address }) => address),
  )
  expect(balances).toEqual(["10000.0000000", "10000.0000000"])
})

test("what is set before the first page holds in it, and in the next page", async ({
  context,
  page,
  wallets,
  account,
}) => {
  await wallets.freighter.grant(`${process.env.HARNESS_URL}`)
  await open(page)
  expect(await freighter(page, "getAddress")).toEqual({ address: account.address })
  await wallets.freighter.lock()
  const other = await context.newPage()
  await open(other)
  for (const each of [page, other])
    expect(await freighter(each, "getAddress")).toEqual({ address: "" })
  await wallets.freighter.rejectNext()
  expect(await freighter(other, "requestAccess")).toMatchObject({ error: { code: -4 } })
  const types = (await wallets.freighter.requests()).map(({ type }) => type)
  expect(types.filter((type) => type === "REQUEST_ACCESS")).toHaveLength(1)
})

test("switches its network and its account, and turns a fault on and off", async ({
  page,
  wallets,
  accounts: [, second],
}) => {
  await open(page)
  await wallets.freighter.switchNetwork("public")
  await wallets.freighter.set({ account: second.address })
  await wallets.freighter.approveNext()
  expect(await freighter(page, "requestAccess")).toEqual({ address: second.address })
  const network = await page.evaluate(async () =>
    (await window.harness.freighterApi()).getNetwork(),
  )
  expect(network).toMatchObject({ network: "PUBLIC" })
  await wallets.freighter.fault("FR3")
  expect(await freighter(page, "isConnected")).toEqual({})
  await wallets.freighter.fault("FR3", false)
  expect(await freighter(page, "isConnected")).toEqual({ isConnected: true })
  await expect(wallets.freighter.fault("FR99")).rejects.toThrow("FR99")
})

test("Rabet is in the page at its first line, and late with its fault", async ({
  page,
  wallets,
}) => {
  await page.route("**/first-line", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<script>document.documentElement.dataset.rabet = typeof window.rabet</script>",
    }),
  )
  const seen = page.locator("html")
  await page.goto(`${process.env.HARNESS_URL}first-line`)
  await expect(seen).toHaveAttribute("data-rabet", "object")
  await wallets.rabet.fault("RA-late")
  await page.reload()
  await expect(seen).toHaveAttribute("data-rabet", "undefined")
  await page.waitForFunction(() => "rabet" in window)
})

test("Albedo's window holds the test's accounts, and its driver sees the request", async ({
  page,
  wallets,
  account,
}) => {
  await open(page)
  await page.evaluate(async () => {
    Object.assign(window, { albedo: (await window.harness.albedoIntent()).default })
  })
  const opened = page.waitForEvent("popup")
  const { outcome } = await inClick(page, () => window.albedo.publicKey({ token: "t" }), undefined)
  const popup = await opened
  await driveWindow(popup).approve()
  expect(await outcome).toMatchObject({ pubkey: account.address })
  expect(await wallets.albedo.requests()).toMatchObject([{ intent: "public_key" }])
})

test("the phone pairs over WalletConnect's own address, and connects the test's account", async ({
  page,
  wallets,
  account,
}) => {
  await open(page)
  const uri = await page.evaluate(async () => {
    const { SignClient } = await window.harness.signClient()
    const app = await SignClient.init({
      projectId: "project",
      telemetryEnabled: false,
      logger: "silent",
      metadata: { name: "App", description: "", url: location.origin, icons: [] },
    })
    const stellar = { chains: ["stellar:testnet"], methods: ["stellar_signXDR"], events: [] }
    const { uri, approval } = await app.connect({ optionalNamespaces: { stellar } })
    Object.assign(window, { approval: approval() })
    return uri ?? ""
  })
  await wallets.phone.pair(uri)
  await wallets.phone.approve()
  const session = await page.evaluate(() => (window as unknown as { approval: unknown }).approval)
  expect(session).toMatchObject({
    namespaces: { stellar: { accounts: [`stellar:testnet:${account.address}`] } },
  })
})

test.describe("one test after another", () => {
  test.describe.configure({ mode: "serial" })
  let before = ""

  test("leaves Albedo locked", async ({ wallets, account }) => {
    before = account.address
    await wallets.albedo.lock()
    expect((await wallets.albedo.state()).locked).toBe(true)
  })

  test("begins with the initial settings, and with another account", async ({
    wallets,
    account,
  }) => {
    expect(account.address).not.toBe(before)
    expect(await wallets.albedo.state()).toMatchObject({ locked: false, account: account.address })
  })
})

test.describe("with a key of its own and one wallet", () => {
  const key = Keypair.random()
  test.use({
    walletOptions: {
      accounts: [{ secret: key.secret(), name: "Savings" }],
      wallets: ["freighter"],
      initial: { freighter: { answer: "approve" } },
    },
  })

  test("holds it, and says which wallet is not installed", async ({ page, wallets }) => {
    await open(page)
    expect(await freighter(page, "requestAccess")).toEqual({ address: key.publicKey() })
    expect(await page.evaluate(() => "hanaWallet" in window)).toBe(false)
    expect(() => wallets.hana).toThrow("This test does not install hana.")
  })
})
