import { test as base, expect } from "../harness/driven.js"
import { buildSite, serveStatic } from "./hosts.js"
import { keptProof, proofLink } from "./kept-proof.js"

const FOLDER = "/repository/"

const config = {
  networks: [
    {
      id: "testnet",
      name: "The network of the folder",
      passphrase: "Test SDF Network ; September 2015",
      horizonUrl: "https://horizon.example",
      rpcUrl: "https://rpc.example",
    },
  ],
}

/** The built front end in a folder of a host that has other sites. */
const test = base.extend<{ host: Awaited<ReturnType<typeof serveStatic>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  host: async ({}, use) => {
    const { folder, remove } = await buildSite(config, FOLDER)
    const host = await serveStatic(folder, { base: FOLDER })
    await use(host)
    await host.close()
    await remove()
  },
})

test("a page in a folder opens, with its parts, its gallery, and its links", async ({
  page,
  host: { url },
}) => {
  const failed: string[] = []
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  page.on("pageerror", (error) => failed.push(error.message))
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === new URL(url).origin && !pathname.startsWith(FOLDER)) failed.push(request.url())
  })
  await page.goto(`${url}/`)
  const network = page.getByRole("banner").getByRole("combobox", { name: "Network" })
  await expect(network).toContainText("The network of the folder")
  await page.getByRole("button", { name: "Connect a wallet" }).click()
  const albedo = page.getByRole("dialog").getByRole("button", { name: "Albedo" })
  await expect(albedo.locator("img")).toHaveJSProperty("complete", true)
  expect(
    await albedo.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await page.keyboard.press("Escape")

  await page.getByRole("contentinfo").getByRole("link").last().click()
  await expect(page).toHaveURL(`${url}/gallery/?mode=live`)
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
  await page.getByRole("link", { name: "themes page" }).click()
  await page.reload()
  await page.getByRole("link", { name: "All states" }).click()
  await expect(page).toHaveURL(`${url}/gallery?mode=live`)
  await page.getByRole("link", { name: "Alidade" }).first().click()
  await expect(page).toHaveURL(`${url}/?mode=live`)
  await expect(network).toContainText("The network of the folder")

  await page.goto(`${url}/?mode=sandbox`)
  await page.getByRole("link", { name: "Use real wallets" }).click()
  await expect(network).toContainText("The network of the folder")
  expect(failed).toEqual([])
})

test("a page in a folder works offline, and its worker leaves the host's other pages alone", async ({
  page,
  context,
  host: { url, close },
}) => {
  await page.goto(`${url}/#check`)
  await expect(page.getByText("works offline")).toBeVisible()
  const scopes = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ scope }) => new URL(scope).pathname)
  })
  expect(scopes).toEqual([FOLDER])
  const outside = await page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(outside.filter((path) => !path.startsWith(FOLDER))).toEqual([])
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!
    const { start_url, scope, icons } = await (await fetch(href)).json()
    return [start_url, scope, icons[0].src].map((path) => new URL(path, href).pathname)
  })
  expect(manifest).toEqual([FOLDER, FOLDER, `${FOLDER}icons/any-192.png`])

  await close()
  const other = await context.newPage()
  await other.goto(`${url}/?mode=live${proofLink}`)
  await expect(other.getByRole("article", { name: "Proof" })).toContainText(keptProof.payload)
  await other.goto(`${url}/gallery`)
  await expect(other.getByRole("heading", { level: 1 }).first()).toBeAttached()
  await expect(other.goto(`${new URL(url).origin}/another-site/`)).rejects.toThrow(
    "ERR_CONNECTION_REFUSED",
  )
})
