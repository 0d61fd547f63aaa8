import { signMessage } from "./steps.js"
import { balance, expect, test, type WalletName } from "./test.js"

/** The page's own server serves only built files and the sandbox's configuration. */
const ownFiles = /^\/(?:$|[\w-]+\.(?:svg|json)$|assets\/[\w.-]+$)/

test("calls only its own files, the network and the wallets' sites, and needs no login [S1.17 S6.1 S7.1]", {
  tag: "@main",
}, async ({ page, context, site, openPage, connect, sandbox }) => {
  const requests: { method: string; url: URL }[] = []
  context.on("request", (sent) =>
    requests.push({ method: sent.method(), url: new URL(sent.url()) }),
  )
  await openPage()
  await connect()
  await sandbox.freighter.answer("approve")
  await signMessage(page, "Whoever I am")
  await expect(
    page.locator(".panel:visible").getByRole("heading", { name: "Signed and verified" }),
  ).toBeVisible()
  await expect(balance(page)).toHaveText(/10,000/)

  const origin = new URL(site).origin
  const own = requests.filter(({ url }) => url.origin === origin)
  expect(own.length).toBeGreaterThan(0)
  for (const { method, url } of own) {
    expect(method).toBe("GET")
    expect(url.pathname).toMatch(ownFiles)
  }
  const { networks } = (await (await page.request.get(`${site}/sandbox.json`)).json()) as {
    networks: { horizonUrl: string }[]
  }
  const horizonPorts = networks.map(({ horizonUrl }) => new URL(horizonUrl).port)
  const others = requests.filter(({ url }) => url.origin !== origin)
  expect(others.length).toBeGreaterThan(0)
  for (const { url } of others) {
    expect(["localhost", "127.0.0.1"]).toContain(url.hostname)
    expect(horizonPorts).toContain(url.port)
  }

  await expect(
    page.getByRole("navigation", { name: "Sign and check" }).getByRole("link"),
  ).toHaveCount(4)
  await expect(page.getByRole("textbox", { name: /password|user|e-?mail/i })).toHaveCount(0)
  await expect(page.locator("input[type=password]")).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})

test("real extensions receive nothing in sandbox mode, and receive requests in live mode", {
  tag: "@main",
}, async ({ page, openPage, sandbox, seenByRealWallets }) => {
  await openPage()
  await sandbox.xbull.set({ installed: true })
  await sandbox.hot.set({ installed: true })
  await page.getByRole("banner").getByLabel("Network").selectOption("Public (sandbox)")
  await sandbox.freighter.set({ network: "public" })
  await page.reload()
  const account = page.getByRole("banner").getByRole("button", { name: /^Account/ })
  const connect = async (wallet: WalletName): Promise<void> => {
    await page.getByRole("button", { name: "Connect a wallet" }).click()
    const row = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${wallet}`) })
    await row.click()
    await expect(account).toBeVisible()
  }
  // The page installs its sandbox before it draws anything.
  await page.getByRole("button", { name: "Connect a wallet" }).waitFor()
  await sandbox.freighter.answer("approve")
  await connect("Freighter")
  await account.click()
  await page.getByRole("button", { name: "Disconnect" }).click()
  await sandbox.hot.answer("approve")
  await connect("HOT Wallet")
  await page.getByRole("link", { name: "Message", exact: true }).click()
  const panel = page.locator(".panel:visible")
  await panel.getByRole("textbox", { name: "Message" }).fill("To HOT's extension")
  await panel.getByRole("button", { name: "Sign in HOT Wallet" }).click()
  await expect(panel.getByRole("button", { name: "Sign in HOT Wallet" })).toBeHidden()
  expect((await sandbox.hot.requests()).map(({ method }) => method)).toEqual([
    "stellar:getAddress",
    "stellar:signMessage",
  ])
  expect(seenByRealWallets).toEqual([])

  await openPage("?mode=live")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const noticed = (part: string) => () =>
    seenByRealWallets.some((entry) => entry.noticed.includes(part))
  await expect.poll(noticed("FREIGHTER_EXTERNAL_MSG_REQUEST")).toBe(true)
  await expect.poll(noticed("LOBSTR_EXTERNAL_MSG_REQUEST")).toBe(true)
  for (const name of ["rabet", "hanaWallet", "xBullSDK"]) {
    await expect.poll(noticed(`read ${name}`)).toBe(true)
  }
})
