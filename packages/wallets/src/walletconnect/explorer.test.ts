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

/** Answers every request with this; gives what was requested. */
function serve(body: unknown, status = 200): URL[] {
  const asked: URL[] = []
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url))
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status })
  })
  return asked
}
const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])

afterEach(() => void vi.unstubAllGlobals())

test("WC8: nine are recommended, by the platform's call [S7.14 S7.15 S7.17 S7.18 S7.19 S7.20 S7.21 S7.22 S7.24 S7.25 S7.28 S9.18]", async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i}`, wallet(`${i}`)]))
  const asked = serve({ listings: many, total: 12 })
  const excludedIds = ["x", "y"]
  expect(await createExplorer({ ...options, excludedIds }).recommended(signal)).toHaveLength(9)
  await createExplorer({ ...options, phone: false }).recommended(signal)
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    "/explorer/w3m/v1/getMobileListings",
    "/explorer/w3m/v1/getDesktopListings",
  ])
  expect(queryOf(asked[0])).toEqual({
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

test("an app's own recommended come in their order; all listings are searched [S7.16 S7.23 S7.26 S7.27]", async () => {
  const asked = serve({ listings: { a: wallet("a"), b: wallet("b"), c: wallet("c") }, total: 3 })
  const explorer = createExplorer({ ...options, recommendedIds: ["c", "a"] })
  expect((await explorer.recommended(signal)).map(({ id }) => id)).toEqual(["c", "a"])
  await explorer.search("Wallet & more", signal)
  expect(asked.map(({ pathname }) => pathname)).toEqual(
    Array(2).fill("/explorer/w3m/v1/getAllListings"),
  )
  expect(queryOf(asked[0])).toMatchObject({ recommendedIds: "c,a" })
  expect(queryOf(asked[1])).toMatchObject({ search: "Wallet & more", sdks: "sign_v2" })
})

test("an app's own images go first, else the explorer's; links are those of apps and sites [S3.88 S3.89 S3.90 S7.29 S7.30 S7.31]", async () => {
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
  ["listings that are none", '{"listings":"all","total":"many"}'],
  ["wallets that are none", '{"listings":{"a":null,"b":7,"c":{"id":"c"},"__proto__":{"id":"d"}}}'],
])("WC8: of %s nothing is taken", async (_, body) => {
  serve(body)
  expect(await createExplorer(options).recommended(signal)).toEqual([])
})

test("a wallet keeps its place without what is unsafe", async () => {
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

test("WC8: an answer that is too long is not read to its end", async () => {
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
])("WC8: %s is an error, for the known wallets to take its place", async (_, body, status) => {
  serve(body, status)
  await expect(createExplorer(options).search("x", signal)).rejects.toThrow()
})
