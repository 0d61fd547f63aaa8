import { afterAll, beforeAll, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../../index.js"
import { listings } from "./wallets.js"

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})
afterAll(() => sandbox.close())

interface Listed {
  listings: Record<string, Record<string, unknown>>
  total: number
}

function url(call: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ projectId: "project", ...query })
  return `${sandbox.config.walletConnect.explorerUrl}/w3m/v1/${call}?${search}`
}

async function ask(call: string, query?: Record<string, string>): Promise<Listed> {
  return (await fetch(url(call, query))).json()
}

async function names(call: string, query?: Record<string, string>): Promise<unknown[]> {
  return Object.values((await ask(call, query)).listings).map(({ name }) => name)
}

async function set(settings: object, command = "update"): Promise<number> {
  const response = await fetch(`${sandbox.config.walletConnect.explorerUrl}/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(settings),
  })
  return response.status
}

const idOf = (name: string): string => listings.find((wallet) => wallet.name === name)!.id

test("WC8: returns a map by id and a total, with names, links, and image ids", async () => {
  const { listings: map, total } = await ask("getAllListings")
  expect([Object.keys(map).length, total]).toEqual([listings.length, listings.length])
  for (const [id, listing] of Object.entries(map)) {
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(listing).toMatchObject({
      id,
      name: expect.any(String),
      homepage: expect.stringMatching(/^https:\/\/[^/]+\.example$/),
      image_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      mobile: {},
      desktop: {},
      app: {},
    })
  }
})

test("WC8: filters by platform: wallets with links for it", async () => {
  const [desktop, phone] = [await names("getDesktopListings"), await names("getMobileListings")]
  expect([desktop.includes("Binnacle"), desktop.includes("Plumb Line")]).toEqual([true, false])
  expect([phone.includes("Binnacle"), phone.includes("Plumb Line")]).toEqual([false, true])
})

test("WC8: filters by chains, version, sdks, and search, and returns pages of limited size", async () => {
  const query = { chains: "stellar:pubnet,stellar:testnet", version: "2", sdks: "sign_v2" }
  const all = await names("getAllListings", query)
  expect(all).not.toContain("Ether Only")
  const paged = [
    ...(await names("getAllListings", { ...query, page: "1", entries: "9" })),
    ...(await names("getAllListings", { ...query, page: "2", entries: "9" })),
    ...(await names("getAllListings", { ...query, page: "3", entries: "9" })),
  ]
  expect(paged).toEqual(all)
  expect((await ask("getAllListings", { ...query, entries: "9" })).total).toBe(all.length)
  expect(await names("getAllListings", { search: "éTOILE " })).toEqual(["Étoile Polaire"])
  expect(await names("getAllListings", { version: "1" })).toEqual(["Vernier"])
  expect(await names("getAllListings", { sdks: "auth_v1" })).toEqual([])
})

test("WC8: omits excluded wallets, and returns only recommended ones, in their order", async () => {
  const chosen = ["Quadrant", "Sextant", "Orrery"]
  const recommendedIds = chosen.map(idOf).join(",")
  expect(await names("getAllListings", { recommendedIds })).toEqual(chosen)
  const excludedIds = idOf("Sextant")
  expect(await names("getDesktopListings", { recommendedIds, excludedIds })).toEqual([
    "Quadrant",
    "Orrery",
  ])
})

test("WC8: returns its own SVG for each wallet and asset image id", async () => {
  const images = await Promise.all(
    listings.map(async ({ image_id }) => {
      const response = await fetch(url(`getWalletImage/${image_id}`))
      expect(response.headers.get("content-type")).toBe("image/svg+xml")
      return response.text()
    }),
  )
  expect(new Set(images).size).toBe(listings.length)
  expect((await fetch(url("getAssetImage/anything"))).status).toBe(200)
})

test("rejects a missing project id and invalid numbers with a reason", async () => {
  const response = await fetch(url("getAllListings", { projectId: "" }))
  expect([response.status, await response.json()]).toEqual([
    401,
    { error: "projectId is missing." },
  ])
  expect((await fetch(url("getAllListings", { page: "0" }))).status).toBe(400)
  expect((await fetch(url("getAllListings", { entries: "many" }))).status).toBe(400)
})

test("returns hostile entries among the wallets if they are switched on", async () => {
  expect(await set({ hostile: true })).toBe(200)
  const { listings: map } = await ask("getDesktopListings", { entries: "9" })
  await set({ hostile: false })
  const values: unknown[] = Object.values(map)
  expect(values).toContain(null)
  expect(values).toContain("a text")
  expect(JSON.stringify(values)).toContain("javascript:alert")
  expect(values.filter((value) => (value as { name?: unknown } | null)?.name === 42)).toHaveLength(
    1,
  )
})

test("fails if switched on: a 500, garbage, silence", async () => {
  await set({ fault: "error" })
  expect((await fetch(url("getAllListings"))).status).toBe(500)
  await set({ fault: "garbage" })
  await expect(ask("getAllListings")).rejects.toThrow(SyntaxError)
  await set({ fault: "silent" })
  const response = await fetch(url("getAllListings"), { signal: AbortSignal.timeout(10_000) })
  const abandoned = new AbortController()
  const body = Promise.race([
    response.text().then(
      () => "an answer",
      () => "cut",
    ),
    new Promise((resolve) => abandoned.signal.addEventListener("abort", () => resolve("silence"))),
  ])
  // The same server would answer this call earlier.
  await set({ fault: "none" })
  expect((await fetch(url("getAllListings"))).status).toBe(200)
  abandoned.abort()
  expect(await body).toBe("silence")
  expect(await set({ fault: "constructor" })).toBe(400)
  await response.body?.cancel().catch(() => {})
})

test("a reset switches faults and hostile entries off", async () => {
  await set({ fault: "error", hostile: true })
  expect(await set({}, "reset")).toBe(200)
  expect(Object.keys((await ask("getAllListings")).listings)).toHaveLength(listings.length)
})
