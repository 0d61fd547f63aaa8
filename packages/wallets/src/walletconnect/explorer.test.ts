import { afterEach, expect, test, vi } from "vitest"
import { createExplorer, type ExplorerOptions } from "./explorer.js"

const options: ExplorerOptions = {
  projectId: "p1",
  url: "http://127.0.0.1:9/explorer/",
  chains: ["stellar:pubnet", "stellar:testnet"],
  images: {},
  phone: true,
}
const { signal } = new AbortController()
const wallet = (id: string, more: object = {}) => ({
  id,
  name: `Wallet ${id}`,
  homepage: "https://wallet.example",
  image_id: `image-${id}`,
  mobile: { native: `wallet${id}://`, universal: "https://wallet.example" },
  desktop: { native: null, universal: "https://wallet.example/desktop" },
  ...more,
})

/** Replies to every request with this, and returns the requested URLs. */
function serve(body: unknown, status = 200): URL[] {
  const requested: URL[] = []
  vi.stubGlobal("fetch", async (url: string) => {
    requested.push(new URL(url))
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status })
  })
  return requested
}
const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])

afterEach(() => void vi.unstubAllGlobals())

test("WC8: recommends nine wallets with the platform's call [S7.14 S7.15 S7.17 S7.18 S7.19 S7.20 S7.21 S7.22 S7.24 S7.25 S7.28 S9.18]", async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i}`, wallet(`${i}`)]))
  const requested = serve({ listings: many, total: 12 })
  const excludedIds = ["x", "y"]
  expect(await createExplorer({ ...options, excludedIds }).recommended(signal)).toHaveLength(9)
  await createExplorer({ ...options, phone: false }).recommended(signal)
  expect(requested.map(({ pathname }) => pathname)).toEqual([
    "/explorer/w3m/v1/getMobileListings",
    "/explorer/w3m/v1/getDesktopListings",
  ])
  expect(queryOf(requested[0])).toEqual({
    projectId: "p1",
    sdkType: "wcm",
    sdkVersion: "js-2.6.2",
    page: "1",
    entries: "9",
    version: "2",
    chains: "stellar:pubnet,stellar:testnet",
    excludedIds: "x,y",
  })
})

test("returns the app's recommended wallets in their order, and searches all listings [S7.16 S7.23 S7.26 S7.27]", async () => {
  const requested = serve({
    listings: { a: wallet("a"), b: wallet("b"), c: wallet("c") },
    total: 3,
  })
  const explorer = createExplorer({ ...options, recommendedIds: ["c", "a"] })
  expect((await explorer.recommended(signal)).map(({ id }) => id)).toEqual(["c", "a"])
  await explorer.search("Wallet & more", signal)
  expect(requested.map(({ pathname }) => pathname)).toEqual(
    Array(2).fill("/explorer/w3m/v1/getAllListings"),
  )
  expect(queryOf(requested[0])).toMatchObject({ recommendedIds: "c,a" })
  expect(queryOf(requested[1])).toMatchObject({ search: "Wallet & more", sdks: "sign_v2" })
})

test("prefers the app's own images to the explorer's, and links to apps and sites [S3.88 S3.89 S3.90 S7.29 S7.30 S7.31]", async () => {
  serve({ listings: { a: wallet("a"), b: wallet("b") }, total: 77 })
  const explorer = createExplorer({ ...options, images: { "image-a": "/a.png", b: "/b.png" } })
  const query = "projectId=p1&sdkType=wcm&sdkVersion=js-2.6.2"
  const base = "http://127.0.0.1:9/explorer/w3m/v1"
  expect(await explorer.list("getAllListings", {}, signal)).toEqual({
    total: 77,
    wallets: [
      {
        id: "a",
        name: "Wallet a",
        icon: "/a.png",
        phone: "walleta://",
        desktop: "https://wallet.example/desktop/",
      },
      {
        id: "b",
        name: "Wallet b",
        icon: `${base}/getWalletImage/image-b?${query}`,
        phone: "walletb://",
        desktop: "https://wallet.example/desktop/",
      },
    ],
  })
  expect(explorer.assetImage("../x")).toBe(`${base}/getAssetImage/..%2Fx?${query}`)
})

test.each([
  ["null", "null"],
  ["an array", '[{"listings":1}]'],
  ["invalid listings", '{"listings":"all","total":"many"}'],
  ["invalid wallets", '{"listings":{"a":null,"b":7,"c":{"id":"c"},"__proto__":{"id":"d"}}}'],
])("WC8: takes nothing from %s", async (_, body) => {
  serve(body)
  expect(await createExplorer(options).recommended(signal)).toEqual([])
})

test("keeps a wallet without its unsafe fields", async () => {
  serve({
    listings: {
      a: wallet("a", {
        image_id: 7,
        mobile: { native: "javascript://wallet", universal: "http://wallet.example" },
        desktop: "https://wallet.example",
      }),
    },
  })
  expect(await createExplorer(options).recommended(signal)).toEqual([{ id: "a", name: "Wallet a" }])
})

test("WC8: stops reading a reply that is too long", async () => {
  let cancelled = false
  let sent = 0
  const long = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(100_000))
      sent += 100_000
      if (sent === 10_000_000) controller.close()
    },
    cancel() {
      cancelled = true
    },
  })
  vi.stubGlobal("fetch", async () => new Response(long))
  await expect(createExplorer(options).search("x", signal)).rejects.toMatchObject({
    kind: "external",
  })
  expect(cancelled).toBe(true)
})

test.each([
  ["a failure", "{}", 500],
  ["no JSON", "<html>", 200],
  ["too much", " ".repeat(2_000_001), 200],
  ["nothing", "", 200],
])("WC8: rejects %s, so that the known wallets are used instead", async (_, body, status) => {
  serve(body, status)
  await expect(createExplorer(options).search("x", signal)).rejects.toThrow()
})

test("keeps a list whose image ids have half a surrogate pair", async () => {
  serve({ listings: { a: wallet("a", { image_id: "i\ud800" }) }, total: 1 })
  const [first] = await createExplorer(options).recommended(signal)
  expect(first?.icon).toContain("/getWalletImage/i%EF%BF%BD?")
})
