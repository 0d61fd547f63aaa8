import { createHash } from "node:crypto"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { liveNetwork } from "../../test/live-network.js"
import type { OfflineSite } from "./site.js"
import { serveOffline } from "./worker.js"

const origin = "https://app.example"
const config = JSON.stringify({ networks: [liveNetwork] })
const otherConfig = config.replace('"Testnet"', '"Another name"')
const built: Readonly<Record<string, string>> = {
  "": "<!doctype html>The page",
  "assets/a.js": "export const a = 1",
  "mark.svg": "<svg/>",
}

const integrityOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`

/** The browser's caches, in memory. */
let stored: Map<string, Map<string, Response>>
/** The server: the body or the response of each path. A missing path is a lost connection. */
let server: Record<string, string | (() => Response | Promise<Response>)>
let requested: string[]

const pathOf = (request: string | { url: string }): string =>
  new URL(typeof request === "string" ? request : request.url, origin).pathname

beforeEach(() => {
  stored = new Map()
  server = {}
  requested = []
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response.clone()),
    delete: async (path: string) => entries.delete(path),
  })
  vi.stubGlobal("caches", {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map())
      return cacheOf(stored.get(name)!)
    },
  })
  vi.stubGlobal("location", { origin })
  vi.stubGlobal("fetch", async (request: string | { url: string }, options: RequestInit = {}) => {
    const path = pathOf(request)
    requested.push(path)
    const found = server[path]
    if (found === undefined) throw new TypeError("Failed to fetch")
    const response = typeof found === "string" ? new Response(found) : await found()
    const { integrity } = options
    if (integrity && integrityOf(await response.clone().text()) !== integrity)
      throw new TypeError("Failed integrity check")
    return response
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A site of this version on the server, with its started worker. */
function deploy({ base = "/", version = "1", files = built } = {}) {
  const site: OfflineSite = {
    base,
    version,
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [base + path, integrityOf(text)]),
    ),
  }
  const serve = (): void => {
    server = Object.fromEntries(Object.entries(files).map(([path, text]) => [base + path, text]))
    server[`${base}config.json`] = config
  }
  serve()
  const listeners = new Map<string, (event: object) => void>()
  const skipWaiting = vi.fn(async () => {})
  const claim = vi.fn(async () => {})
  vi.stubGlobal("self", {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting,
    clients: { claim },
  })
  serveOffline(site)
  const life = (type: string) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)!({ waitUntil: (given: Promise<unknown>) => (work = given) })
    return work
  }
  return {
    serve,
    skipWaiting,
    claim,
    install: () => life("install"),
    activate: () => life("activate"),
    /** The worker's response to a request; undefined if it leaves the request to the browser. */
    ask(path: string, mode = "cors", method = "GET"): Promise<Response> | undefined {
      let response: Promise<Response> | undefined
      const request = { url: new URL(path, origin).href, mode, method }
      listeners.get("fetch")!({
        request,
        respondWith: (given: Promise<Response>) => (response = given),
      })
      return response
    },
  }
}

/** An installed site whose server is then replaced. */
async function installed(options: Parameters<typeof deploy>[0] = {}) {
  const site = deploy(options)
  await site.install()
  await site.activate()
  return site
}

const text = async (response: Promise<Response> | undefined) => (await response)?.text()

const hangs = (): Promise<Response> => new Promise(() => {})
const stopsInTheMiddle = (): Response =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([60])) }))

test.each(["/", "/repository/"])(
  "opens from its copy without a network, below %s",
  async (base) => {
    const site = await installed({ base })
    server = {}
    for (const path of ["", "?mode=live", "gallery", "gallery/"])
      expect(await text(site.ask(base + path, "navigate"))).toBe(built[""])
    expect(await text(site.ask(`${base}assets/a.js`))).toBe(built["assets/a.js"])
    expect(await text(site.ask(`${base}mark.svg`))).toBe("<svg/>")
    expect(await text(site.ask(`${base}config.json`))).toBe(config)
    expect(site.ask(`${base}elsewhere.json`)).toBeUndefined()
    expect(site.ask("https://horizon.example/assets/a.js")).toBeUndefined()
    expect(site.ask(base, "navigate", "POST")).toBeUndefined()
  },
)

test.each([
  ["a page", () => new Response("<!doctype html><title>Sign in to the Wi-Fi</title>")],
  ["404", () => new Response("Not found", { status: 404 })],
  ["404 with a configuration", () => new Response(otherConfig, { status: 404 })],
  ["500", () => new Response("{}", { status: 500 })],
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "config.json: %s instead of the file leads to the kept one, and does not replace it",
  async (_, answer) => {
    const site = await installed()
    server["/config.json"] = answer
    expect(await text(site.ask("/config.json"))).toBe(config)
    server = {}
    expect(await text(site.ask("/config.json"))).toBe(config)
  },
)

test.each(["{", "{}", '{"networks":[]}', config.replace("https:", "ftp:")])(
  "config.json: a wrong file of the server is shown, but not kept: %s",
  async (wrong) => {
    const site = await installed()
    server["/config.json"] = wrong
    expect(await text(site.ask("/config.json"))).toBe(wrong)
    server = {}
    expect(await text(site.ask("/config.json"))).toBe(config)
  },
)

test("config.json: the newest valid file is used and kept", async () => {
  const site = await installed()
  server["/config.json"] = otherConfig
  expect(await text(site.ask("/config.json"))).toBe(otherConfig)
  server = {}
  expect(await text(site.ask("/config.json"))).toBe(otherConfig)
})

test("config.json: without a valid copy, the server's answer is returned as it is", async () => {
  const site = await installed()
  stored.get("alidade-site-1")!.set("/config.json", new Response("<!doctype html>"))
  server["/config.json"] = () => new Response("Not found", { status: 404 })
  expect((await site.ask("/config.json"))?.status).toBe(404)
  expect(stored.get("alidade-site-1")!.has("/config.json")).toBe(false)
  server = {}
  await expect(site.ask("/config.json")).rejects.toThrow("Failed to fetch")
})

test.each([
  ["is silent", hangs],
  ["stops in the middle", stopsInTheMiddle],
])("a server that %s is replaced by the copy after three seconds", async (_, answer) => {
  const site = await installed()
  server["/"] = answer
  server["/config.json"] = answer
  vi.useFakeTimers()
  const opened = Promise.all([
    text(site.ask("/#check", "navigate")),
    text(site.ask("/config.json")),
  ])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await opened).toEqual([built[""], config])
  expect(vi.getTimerCount()).toBe(0)
})

test("a page in time comes from the server, and so does its 404", async () => {
  const site = await installed()
  server["/"] = "<!doctype html>A newer page"
  expect(await text(site.ask("/", "navigate"))).toBe("<!doctype html>A newer page")
  server["/nothing"] = () => new Response("Not found", { status: 404 })
  expect((await site.ask("/nothing", "navigate"))?.status).toBe(404)
})

test.each([500, 502, 503, 504])("a page with status %i is replaced by the copy", async (status) => {
  const site = await installed()
  server["/"] = () => new Response("Bad gateway", { status })
  expect(await text(site.ask("/", "navigate"))).toBe(built[""])
  stored.clear()
  expect((await site.ask("/", "navigate"))?.status).toBe(status)
})

test("a copy with other bytes is never used, and made again from the server", async () => {
  const site = await installed()
  const cache = stored.get("alidade-site-1")!
  for (const path of ["/", "/assets/a.js", "/mark.svg"]) cache.set(path, new Response("poison"))
  expect(await text(site.ask("/assets/a.js"))).toBe(built["assets/a.js"])
  expect(await text(site.ask("/mark.svg"))).toBe("<svg/>")
  server["/"] = () => new Response("", { status: 503 })
  expect((await site.ask("/", "navigate"))?.status).toBe(503)
  expect(cache.has("/")).toBe(false)
  server = {}
  expect(await text(site.ask("/assets/a.js"))).toBe(built["assets/a.js"])
  cache.set("/assets/a.js", new Response("poison"))
  await expect(site.ask("/assets/a.js")).rejects.toThrow("Failed to fetch")
})

test("takes unchanged files from its own older copy, if their bytes are right, and from no other cache", async () => {
  await installed()
  const files = { ...built, "": "<!doctype html>The second page" }
  stored.set("another", new Map([["/assets/a.js", new Response("poison")]]))
  requested = []
  await installed({ version: "2", files })
  expect(requested).not.toContain("/assets/a.js")

  for (const name of ["alidade-site-1", "alidade-site-2"])
    stored.get(name)!.set("/assets/a.js", new Response("poison"))
  requested = []
  const third = await installed({ version: "3", files })
  expect(requested).toContain("/assets/a.js")
  expect(await text(third.ask("/assets/a.js"))).toBe(built["assets/a.js"])
  expect(stored.get("another")!.has("/assets/a.js")).toBe(true)
})

test("open tabs get the parts of the version before, if their bytes are right", async () => {
  await installed({ files: { ...built, "assets/old.js": "old" } })
  const site = await installed({ version: "2" })
  expect(await text(site.ask("/assets/old.js"))).toBe("old")
  stored.get("alidade-site-1")!.set("/assets/old.js", new Response("poison"))
  await expect(site.ask("/assets/old.js")).rejects.toThrow("Failed to fetch")
})

test.each([
  ["a file of another version", "/mark.svg", "<svg>other</svg>"],
  ["a missing file", "/assets/a.js", () => new Response("", { status: 404 })],
  ["a page instead of config.json", "/config.json", "<!doctype html>"],
  ["a wrong config.json", "/config.json", "{}"],
  ["a server that fails", "/config.json", () => new Response(config, { status: 500 })],
])("a failed installation leaves no cache: %s", async (_, path, answer) => {
  const site = deploy()
  server[path] = answer
  await expect(site.install()).rejects.toThrow()
  expect([...stored.keys()]).toEqual([])
  expect(site.skipWaiting).not.toHaveBeenCalled()
})

test("a failed installation of the same version leaves the copy in use", async () => {
  const site = await installed()
  server["/config.json"] = "{}"
  await expect(site.install()).rejects.toThrow()
  server = {}
  expect(await text(site.ask("/", "navigate"))).toBe(built[""])
})

test("an activated worker removes old and incomplete copies but the last complete one, and no other cache", async () => {
  for (const version of ["1", "2"]) await installed({ version })
  for (const name of ["another-page", "alidade-site-3", "alidade-site-/repository/1"])
    stored.set(name, new Map())
  const { claim } = await installed({ version: "4" })
  expect([...stored.keys()]).toEqual([
    "alidade-site-2",
    "another-page",
    "alidade-site-/repository/1",
    "alidade-site-4",
  ])
  expect(claim).toHaveBeenCalledOnce()
})

test("sites in two folders of one origin keep separate copies", async () => {
  const first = await installed({ base: "/first/" })
  const second = await installed({ base: "/second/", files: { ...built, "": "The second" } })
  server = {}
  expect(await text(first.ask("/first/", "navigate"))).toBe(built[""])
  expect(await text(second.ask("/second/", "navigate"))).toBe("The second")
})
