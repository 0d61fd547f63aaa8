import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { SandboxDriver } from "@alidade/sandbox/playwright"
import { type Sandbox, startSandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import { test as base, expect } from "../harness/driven.js"
import { expectAccessible } from "./axe.js"
import { buildExtension } from "./extension.js"
import { buildSite, hosts, siteNetwork } from "./hosts.js"
import { accounts, balance } from "./test.js"

/** The browser's console error for an account that does not exist yet; the page does not write it. */
const missingAccount = /\/accounts\/G[A-Z2-7]{55}$/

/** The built front end, configured for a local network. The folder is each test's own. */
const test = base.extend<{ local: Sandbox; folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  local: async ({}, use) => {
    const sandbox = await startSandbox({ port: 0 })
    await use(sandbox)
    await sandbox.close()
  },
  folder: async ({ local }, use) => {
    const networks = local.config.networks.map((network) => ({
      ...siteNetwork(network),
      name: `My ${network.id}`,
      explorerUrl: "https://explorer.example",
    }))
    const { folder, remove } = await buildSite({ networks, wallets: ["rabet", "freighter"] })
    await use(folder)
    await remove()
  },
})

for (const [host, serve] of Object.entries(hosts)) {
  test(`${host} opens the real wallets, under the policy of its configuration`, async ({
    page,
    sandbox,
    local,
    folder,
  }) => {
    const printed: string[] = []
    page.on("pageerror", (error) => printed.push(error.message))
    page.on("console", (message) => {
      const { url } = message.location()
      if (missingAccount.test(url)) return
      if (["error", "warning"].includes(message.type())) printed.push(`${message.text()} ${url}`)
    })
    const port = Number(new URL(local.config.walletsUrl).port)
    await page.addInitScript(await buildExtension(port))
    const { url, close } = await serve(folder)
    try {
      await page.goto(url)
      await expect(page.getByRole("combobox", { name: "Network" })).toContainText("My testnet")
      await expect(page.getByRole("navigation", { name: "Sandbox or real wallets" })).toBeHidden()
      await sandbox.freighter.answer("approve")
      await page.getByRole("button", { name: "Connect a wallet" }).click()
      const rows = page.getByRole("dialog").getByRole("button", { name: /Freighter|Rabet|LOBSTR/ })
      await expect(rows).toHaveCount(2)
      await rows.filter({ hasText: "Freighter" }).click()
      await page.getByRole("button", { name: "Fund with test XLM" }).click()
      await expect(balance(page)).toHaveText(/10,000/)
      for (const path of ["/gallery", "/gallery?surface=picker&mode=live", "/gallery/"]) {
        await page.goto(`${url}${path}`)
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
        await expect(page.getByRole("link", { name: /All states|Alidade/ }).first()).toBeVisible()
      }
      await page.goto(`${url}/#check`)
      await page.reload()
      const check = page.getByRole("link", { name: "Check", exact: true })
      await expect(check).toHaveAttribute("aria-current", "page")
      expect(printed).toEqual([])

      const blocked = await page.evaluate(async () => {
        const violation = new Promise<string>((resolve) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          )
        })
        await fetch("https://elsewhere.example").catch(() => {})
        return violation
      })
      expect(blocked).toBe("connect-src")
    } finally {
      await close()
    }
  })
}

test("_headers and the Node server send the same headers", async ({ request, folder }) => {
  const sent = await Promise.all(
    ["the Node server", "a host with _headers"].map(async (host) => {
      const { url, close } = await hosts[host]!(folder)
      const responses = await Promise.all(
        ["/", "/gallery/", "/config.json"].map((path) => request.get(`${url}${path}`)),
      )
      await close()
      return responses.map((response) => {
        const headers = response.headers()
        return [
          "content-security-policy",
          "cross-origin-opener-policy",
          "permissions-policy",
          "referrer-policy",
          "x-content-type-options",
        ].map((name) => headers[name])
      })
    }),
  )
  expect(sent[0]).toEqual(sent[1])
  expect(sent.flat(2)).not.toContain(undefined)
})

test("says what is wrong with config.json: a web page instead, missing, or a wrong value", async ({
  page,
  folder,
}) => {
  const { url, close } = await hosts["the Node server"]!(folder)
  try {
    const file = join(folder, "config.json")
    const failure = page.getByRole("main")
    await page.route("**/config.json", (route) =>
      route.fulfill({ contentType: "text/html", path: join(folder, "index.html") }),
    )
    await page.goto(url)
    await expect(failure).toContainText("config.json: this server sent a web page instead")
    await expectAccessible(page)
    await page.unroute("**/config.json")
    await page.route("**/config.json", (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(failure).toContainText("Couldn’t load config.json (HTTP 404).")
    await page.unroute("**/config.json")

    const good = await readFile(file, "utf8")
    await writeFile(file, good.replace(/"horizonUrl":"[^"]*"/, '"horizonUrl":7'))
    await page.reload()
    await expect(failure).toContainText(
      /config\.json, line 1, column \d+: networks\[0\]\.horizonUrl must be an https: URL/,
    )
    await writeFile(file, good)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
  } finally {
    await close()
  }
})

test("says that there is no sandbox, and leads to the real wallets", async ({ page, folder }) => {
  const { url, close } = await hosts["the Node server"]!(folder)
  try {
    await page.goto(`${url}/?mode=sandbox`)
    await expect(page.getByRole("main")).toContainText("There is no sandbox at this address.")
    await page.getByRole("link", { name: "Use real wallets" }).click()
    await expect(page.getByRole("button", { name: "Connect a wallet" })).toBeVisible()
  } finally {
    await close()
  }
})

/** Connects the real Freighter, which approves by itself, and funds its account. */
async function connect(page: Page, sandbox: SandboxDriver): Promise<void> {
  await sandbox.freighter.answer("approve")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
  await page.getByRole("button", { name: "Fund with test XLM" }).click()
  await expect(balance(page)).toHaveText(/10,000/)
}

for (const domains of [undefined, ["names.example"]]) {
  test(`offers to look up names only at the listed domains: ${domains ?? "none"}`, async ({
    page,
    sandbox,
    local,
  }) => {
    const { walletsUrl } = local.config
    const networks = local.config.networks.map(siteNetwork)
    const { folder, remove } = await buildSite({ networks, wallets: ["freighter"], domains })
    const { url, close } = await hosts["the Node server"]!(folder)
    const asked: string[] = []
    await page.route(/^https:\/\/\w+\.example\//, (route) => {
      const { origin, pathname } = new URL(route.request().url())
      asked.push(`${origin}${pathname}`)
      const body =
        pathname === "/federation"
          ? JSON.stringify({ account_id: accounts.second.address })
          : `FEDERATION_SERVER="${origin}/federation"`
      return route.fulfill({ body, headers: { "access-control-allow-origin": "*" } })
    })
    try {
      await page.addInitScript(await buildExtension(Number(new URL(walletsUrl).port)))
      await page.goto(url)
      await connect(page, sandbox)
      const destination = page.getByLabel("Destination")
      const placeholder = domains ? "G…, M… or name*domain" : "G… or M…"
      await expect(destination).toHaveAttribute("placeholder", placeholder)
      for (const domain of ["names.example", "other.example"]) {
        await destination.fill(`alice*${domain}`)
        const lookUp = page.getByRole("button", { name: "Look up" })
        if (domains?.includes(domain)) {
          await lookUp.click()
          await expect(destination).toHaveValue(accounts.second.address)
        } else {
          await expect(destination).toHaveAccessibleDescription(
            `This page may not connect to ${domain}. Ask for the G… address.`,
          )
          await expect(lookUp).toBeHidden()
        }
      }
      expect(asked).toHaveLength(domains ? 2 : 0)
    } finally {
      await close()
      await remove()
    }
  })
}
