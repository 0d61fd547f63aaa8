import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { type Sandbox, startSandbox } from "@alidade/sandbox/server"
import type { Locator, Page } from "@playwright/test"
import { serve } from "../../apps/web/server/serve.js"
import { test as base, expect } from "../harness/driven.js"
import { expectAccessible } from "./axe.js"
import { buildExtension } from "./extension.js"
import { buildSite, hosts, siteNetwork } from "./hosts.js"
import { openSettings, settings } from "./settings.js"
import { reviewPayment, signAndSend } from "./steps.js"
import { accounts, balance } from "./test.js"

const LOCAL = "Standalone Network ; February 2017"

/** A network of the configuration, beside a sandbox's local network. */
const test = base.extend<{
  local: Sandbox
  /** The addresses of the sandbox's local network. */
  horizon: string
  /** Builds a site that lists only the sandbox's stand-in for Testnet, and returns its folder. */
  site: (customNetworks: boolean) => Promise<string>
  /** Opens the site in live mode. */
  open: (customNetworks?: boolean) => Promise<void>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  local: async ({}, use) => {
    const sandbox = await startSandbox({ port: 0 })
    await use(sandbox)
    await sandbox.close()
  },
  horizon: async ({ local }, use) => {
    await use(local.config.networks.find(({ id }) => id === "local")!.horizonUrl)
  },
  site: async ({ local }, use) => {
    const removers: (() => Promise<void>)[] = []
    await use(async (customNetworks) => {
      const [testnet] = local.config.networks
      // Another host than that of the local network.
      const elsewhere = (url: string): string => url.replace("localhost", "127.0.0.1")
      const listed = {
        ...siteNetwork(testnet!),
        name: "Testnet",
        horizonUrl: elsewhere(testnet!.horizonUrl),
        rpcUrl: elsewhere(testnet!.rpcUrl),
        friendbotUrl: elsewhere(testnet!.friendbotUrl),
      }
      const { folder, remove } = await buildSite({
        networks: [listed],
        wallets: ["freighter"],
        customNetworks,
      })
      removers.push(remove)
      return folder
    })
    for (const remove of removers) await remove()
  },
  open: async ({ page, site }, use) => {
    const closers: (() => Promise<void>)[] = []
    await use(async (customNetworks = true) => {
      const { url, close } = await hosts["a host without headers"]!(await site(customNetworks))
      closers.push(close)
      await page.goto(url)
      await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
    })
    for (const close of closers) await close()
  },
})

const select = (page: Page): Locator => page.getByRole("combobox", { name: "Network" })
const manage = (page: Page): Locator => page.getByRole("button", { name: "Add or remove networks" })
const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Networks" })

/** Fills in the local network's preset and replaces the addresses, with the keyboard alone. */
async function addLocal(page: Page, horizon: string): Promise<void> {
  await openSettings(page)
  await manage(page).press("Enter")
  await dialog(page).getByRole("radio", { name: "Another network" }).focus()
  await page.keyboard.press("ArrowLeft")
  await expect(dialog(page).getByRole("radio", { name: "Local Quickstart" })).toBeChecked()
  await expect(dialog(page).getByLabel("Horizon")).toHaveValue("http://localhost:8000")
  for (const [field, url] of [
    ["Horizon", `${horizon}/`],
    ["RPC", `${horizon}/rpc`],
  ] as const) {
    await dialog(page).getByLabel(field).focus()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type(url)
  }
  await page.keyboard.press("Enter")
  await expect(dialog(page).locator(":focus")).toHaveText(
    "Local was added, and the page uses it now.",
  )
}

test("a visitor adds a local network, pays on it with a real extension's messages, and removes it", async ({
  page,
  sandbox,
  horizon,
  open,
}) => {
  await page.addInitScript(await buildExtension(Number(new URL(horizon).port)))
  await open()
  await sandbox.freighter.set({ network: "local" })
  await sandbox.freighter.answer("approve")
  await addLocal(page, horizon)
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(settings(page)).toBeFocused()
  await expect(select(page).locator(":checked")).toHaveText("Local")

  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  // The RPC names the faucet.
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(balance(page)).toHaveText(/10,000/)
  await reviewPayment(page, "12.5")
  await signAndSend(page)
  await expect(page.getByText(/^Confirmed .*in ledger \d+$/)).toBeVisible()
  const { balances } = await (await fetch(`${horizon}/accounts/${accounts.second.address}`)).json()
  expect(balances).toMatchObject([{ balance: "12.5000000" }])
  expect(await sandbox.freighter.requests()).toContainEqual(
    expect.objectContaining({ networkPassphrase: LOCAL }),
  )

  await page.reload()
  await expect(select(page).locator(":checked")).toHaveText("Local")
  await expect(balance(page)).toHaveText(/9,987/)
  await openSettings(page)
  await manage(page).click()
  await dialog(page).getByRole("button", { name: "Remove Local" }).click()
  await expect(dialog(page).locator(":focus")).toHaveText("Local was removed.")
  await expect(dialog(page).getByRole("listitem")).toHaveCount(0)
  await dialog(page).getByRole("button", { name: "Close" }).click()
  await expect(select(page).locator(":checked")).toHaveText("Testnet")
  await page.reload()
  await expect(select(page).getByRole("option")).toHaveText(["Testnet"])
})

test("a review for a network that another tab removes is closed in words, and never moves to another network", async ({
  page,
  context,
  sandbox,
  horizon,
  open,
}) => {
  await page.addInitScript(await buildExtension(Number(new URL(horizon).port)))
  await open()
  await sandbox.freighter.set({ network: "local" })
  await sandbox.freighter.answer("approve")
  await addLocal(page, horizon)
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(balance(page)).toHaveText(/10,000/)
  await reviewPayment(page, "12.5")
  await expect(page.locator(".panel:visible .work-title:not(.form-head *)")).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await openSettings(other)
  await manage(other).click()
  await dialog(other).getByRole("button", { name: "Remove Local" }).click()
  await expect(dialog(other).locator(":focus")).toHaveText("Local was removed.")

  const main = page.getByRole("main")
  await expect(
    page.getByText("The network Local was removed. This page uses Testnet now."),
  ).toBeVisible()
  await expect(main).toContainText("What you were reviewing is for Local")
  await expect(main).toContainText("This page no longer has that network")
  await expect(page.locator(".panel:visible .work-title:not(.form-head *)")).toHaveCount(0)
  await expect(page.getByRole("button", { name: /^Sign in / })).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole("button", { name: "Discard what is for Local" }).click()
  await page.getByRole("button", { name: "OK" }).click()
  await expect(page.getByText("Local", { exact: false }).and(main)).toHaveCount(0)
})

/** A server on this machine, which ends with the test. */
async function serveOnce(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, close: () => void server.close() }
}

test("says what is wrong with a network before it is added", async ({ page, horizon, open }) => {
  await open()
  await openSettings(page)
  await manage(page).click()
  const field = (name: string): Locator => dialog(page).getByLabel(name)
  const submit = dialog(page).getByRole("button", { name: "Check and add" })
  const failure = dialog(page).getByRole("alert")

  await submit.click()
  await expect(field("Name")).toBeFocused()
  await expect(field("Name")).toHaveAccessibleDescription("Enter a name.")
  await expect(field("RPC")).toHaveAccessibleDescription("Enter the address.")
  await expectAccessible(page)

  await field("Name").fill("testnet")
  await expect(field("Name")).toHaveAccessibleDescription("Another network has this name.")
  await field("Name").fill("Mine")
  await field("Passphrase").fill("Test SDF Network ; September 2015")
  await expect(field("Passphrase")).toHaveAccessibleDescription(
    "This network is already there: Testnet.",
  )

  await field("Passphrase").fill("Mine ; 2026")
  await field("Horizon").fill(horizon)
  await field("RPC").fill(`${horizon}/rpc`)
  await submit.click()
  await expect(failure).toContainText(`Horizon: the server reports another passphrase, “${LOCAL}”.`)
  await expectAccessible(page)

  const silent = await serveOnce((_, response) => response.end("{}"))
  await field("Horizon").fill(silent.url)
  await submit.click()
  await expect(failure).toContainText(
    `Horizon: ${silent.url} answers, but doesn’t let this page read the answer (CORS).`,
  )
  silent.close()
  await submit.click()
  await expect(failure).toContainText(`Horizon: can’t reach ${silent.url}.`)

  const loopback = horizon.replace("localhost", "[::1]")
  await field("Horizon").fill(loopback)
  await submit.click()
  await expect(failure).toContainText(
    `Horizon: this site may connect only to https addresses and http://localhost, not to ${loopback}.`,
  )
  await page.keyboard.press("Escape")
  await expect(select(page).getByRole("option")).toHaveText(["Testnet"])
})

test("where the site's policy forbids other networks, none is offered, and an added one is removed", async ({
  page,
  horizon,
  open,
}) => {
  await open(false)
  await expect(select(page)).toBeVisible()
  await openSettings(page)
  await expect(manage(page)).toHaveCount(0)
  // As if the configuration had allowed it before.
  const added = { name: "Local", passphrase: LOCAL, horizonUrl: horizon, rpcUrl: `${horizon}/rpc` }
  await page.evaluate((network) => {
    const key = `alidade-web:live:networks/${network.passphrase}`
    localStorage.setItem(key, JSON.stringify({ at: 0, item: network }))
  }, added)
  await page.reload()
  await openSettings(page)
  await manage(page).click()
  await expect(dialog(page)).toContainText(
    "This site may connect only to the networks that its operator lists.",
  )
  await expect(dialog(page).getByRole("textbox")).toHaveCount(0)
  await expectAccessible(page)
  await dialog(page).getByRole("button", { name: "Remove Local" }).click()
  await page.keyboard.press("Escape")
  await openSettings(page)
  await expect(manage(page)).toHaveCount(0)
})

test("an added network stays in live mode, and the sandbox has none", async ({
  page,
  horizon,
  site,
}) => {
  const { url, close } = await serve({ port: 0, sandboxPort: 0, folder: await site(true) })
  try {
    const modes = page.getByRole("navigation", { name: "Sandbox or real wallets" })
    await page.goto(`${url}/?mode=live`)
    await addLocal(page, horizon)
    await page.keyboard.press("Escape")
    await expect(select(page).locator(":checked")).toHaveText("Local")
    await modes.getByRole("link", { name: "Use the sandbox" }).click()
    await expect(select(page).getByRole("option")).toHaveText([
      "Testnet (sandbox)",
      "Public (sandbox)",
      "Local",
    ])
    await expect(select(page).locator(":checked")).toHaveText("Testnet (sandbox)")
    await openSettings(page)
    await expect(manage(page)).toHaveCount(0)
    await select(page).selectOption("Public (sandbox)")
    await modes.getByRole("link", { name: "Use real wallets" }).click()
    await expect(select(page).getByRole("option")).toHaveText(["Testnet", "Local"])
    await expect(select(page).locator(":checked")).toHaveText("Local")
  } finally {
    await close()
  }
})
