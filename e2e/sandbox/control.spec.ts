import { startSandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect, test } from "../harness/test.js"

/** The page that controls the wallets of the sandbox's server. */

const passphrase = "Test SDF Network ; September 2015"

/** Sends a command to a wallet, as the pages of wallets do. */
async function post(
  walletsUrl: string,
  path: string,
  body: object,
): Promise<Record<string, never>> {
  const response = await fetch(`${walletsUrl}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function stateOf(walletsUrl: string, wallet: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${walletsUrl}/${wallet}/state`)).json()).state
}

async function openControl(page: Page, walletsUrl: string, wallet = "albedo"): Promise<void> {
  await page.goto(new URL(`/sandbox#${wallet}`, walletsUrl).href)
  await page.getByRole("heading", { level: 2 }).waitFor()
}

test("decides a waiting request, and shows the messages as they are", { tag: "@main" }, async ({
  page,
  server,
}) => {
  const { walletsUrl } = server.config
  await openControl(page, walletsUrl)
  await expect(page.getByText("No request is waiting.")).toBeVisible()
  const walletRequest = { kind: "message", host: "app.example", payload: "Hello", passphrase }
  const asked = post(walletsUrl, "albedo/ask", { id: "one", walletRequest })
  await expect(page.getByText("Sign this message? From app.example")).toBeVisible()
  await expect(page.getByRole("button", { name: "Albedo 1 request" })).toBeVisible()
  await page.getByRole("button", { name: "Decline" }).click()
  expect(await asked).toMatchObject({ verdict: "reject" })
  await expect(page.getByText("No request is waiting.")).toBeVisible()

  const entry = { at: 1, direction: "in", message: { intent: "sign_message", nested: { a: 1 } } }
  await post(walletsUrl, "albedo/log", { entry })
  await page.getByText(/to the wallet: sign_message$/).click()
  await expect(page.getByText('"nested": {')).toBeVisible()
})

test("sets the account, network, lock, answers, and quirks, and resets", async ({
  page,
  server,
}) => {
  const { walletsUrl } = server.config
  const state = () => stateOf(walletsUrl, "xbull")
  await openControl(page, walletsUrl)
  await page.getByRole("button", { name: /^xBull/ }).click()
  await page.getByLabel("Answers each request").selectOption("Approves")
  await page.getByLabel("Account", { exact: true }).selectOption({ index: 1 })
  await page.getByLabel("Network", { exact: true }).selectOption("Local")
  await page.getByLabel("Extension installed", { exact: true }).check()
  await page.getByLabel("Locked", { exact: true }).check()
  await page.getByLabel("Next answer", { exact: true }).selectOption("Never answers")
  await page.getByRole("button", { name: "Add next answer" }).click()
  await expect(page.getByText("Next: Never answers")).toBeVisible()
  await page.getByText("Quirks and faults").click()
  const quirk = page.locator("details").getByRole("checkbox").first()
  const wasOn = await quirk.isChecked()
  await quirk.setChecked(!wasOn)
  await expect.poll(state).toMatchObject({
    answer: "approve",
    network: "local",
    installed: true,
    locked: true,
    next: ["never"],
  })
  const { quirks, account } = await state()
  expect(Object.values(quirks as object)[0]).toBe(!wasOn)
  expect(account).toMatch(/^GBO3/)
  await expect(page.getByRole("button", { name: "xBull Locked" })).toBeVisible()
  await page.getByRole("button", { name: "Reset this wallet" }).click()
  await expect.poll(state).toMatchObject({ answer: "ask", locked: false, next: [] })
  await expect(page.getByLabel("Locked", { exact: true })).not.toBeChecked()
})

test("shows why the sandbox refuses, until an action succeeds", async ({ page, server }) => {
  await openControl(page, server.config.walletsUrl, "phone")
  await page.getByLabel("Pairing code").fill("hello")
  await page.getByRole("button", { name: "Scan" }).click()
  await expect(page.getByRole("alert")).toContainText("This isn’t a pairing code")
  await page.getByLabel("Locked", { exact: true }).check()
  await expect(page.getByRole("alert")).toBeEmpty()
})

test("sets a fault of the relay, and shows those that are set elsewhere", async ({
  page,
  server,
}) => {
  const { walletsUrl } = server.config
  const origin = new URL(walletsUrl).origin
  await post(origin, "sign-in/update", { fault: "expired" })
  await openControl(page, walletsUrl)
  await page.getByText("Faults of the relay").click()
  await expect(page.getByLabel("Sign-in")).toHaveValue("expired")
  await page.getByLabel("WalletConnect relay").selectOption("Is silent")
  await expect
    .poll(async () => (await fetch(`${origin}/walletconnect/relay/state`)).json())
    .toMatchObject({ silent: true })
})

test("says that the sandbox is gone, and follows the next one on its port", async ({
  page,
  server,
}) => {
  const { walletsUrl } = server.config
  await openControl(page, walletsUrl)
  const notice = page.getByRole("status").filter({ hasText: "sandbox" })
  await expect(notice).toHaveCount(0)
  await server.close()
  await expect(notice).toHaveText(/^The connection to the sandbox is lost\./)
  await page.getByLabel("Locked", { exact: true }).click()
  await expect(page.getByRole("alert")).toContainText("does not respond")
  const next = await startSandbox({ port: Number(new URL(walletsUrl).port), strict: true })
  try {
    await expect(notice).toHaveText("The sandbox is there again.")
    await expect(page.getByRole("alert")).toBeEmpty()
    await expect(page.getByLabel("Locked", { exact: true })).not.toBeChecked()
    await post(walletsUrl, "albedo/update", { settings: { locked: true } })
    await expect(page.getByLabel("Locked", { exact: true })).toBeChecked()
  } finally {
    await next.close()
  }
})

for (const colorScheme of ["light", "dark"] as const)
  test(`has no axe violations and fits 320 px, ${colorScheme}`, async ({ page, server }) => {
    const { walletsUrl } = server.config
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    const walletRequest = { kind: "message", host: "app.example", payload: "Hello", passphrase }
    const gone = new AbortController()
    const asked = fetch(`${walletsUrl}/albedo/ask`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: "one", walletRequest }),
      signal: gone.signal,
    }).catch(() => {})
    const entry = { at: 1, direction: "in", message: { intent: "sign_message" } }
    await post(walletsUrl, "albedo/log", { entry })
    await openControl(page, walletsUrl)
    await page.getByRole("button", { name: "Approve" }).waitFor()
    for (const summary of await page.locator("summary").all()) await summary.click()
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const list = page.getByRole("navigation").getByRole("list")
      expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    }
    // Not as a script of the page: its CSP would block it.
    await page.evaluate(axe.source)
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") }
      const { violations } = await axe.run(document, { preload: false })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    })
    expect(found).toEqual([])
    gone.abort()
    await asked
  })
