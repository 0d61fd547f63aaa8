import { networks, type WalletError } from "@alidade/core"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { ADDRESS, connectedKit, kitOf, never, signed, until, wallet } from "../../test/fixtures.js"
import { type InspectOptions, inspect, inspectionReport } from "./index.js"

afterEach(() => vi.restoreAllMocks())

const SECRET = "SAV76USXIJOBMEQXPANUOQM6F5LIOTLPDIDVRJBFFE2MDJXG24TAPUU7"

/** An inspection that ends with the test, and what it says of its entries in a line each. */
function inspected(kit: Parameters<typeof inspect>[0], options: InspectOptions = { page: null }) {
  const inspection = inspect(kit, options)
  onTestFinished(inspection.stop)
  const lines = () =>
    inspection.getEntries().map(({ kind, name, note = "" }) => `${kind} ${name} ${note}`.trim())
  return { inspection, lines }
}

test("records a connection and a signature: each step of a request, and what changes in the state", async () => {
  const kit = kitOf([wallet("Freighter")])
  const { inspection, lines } = inspected(kit)
  await kit.connect("freighter")
  await kit.signMessage(signed.message)
  expect(lines()).toEqual(
    expect.arrayContaining([
      "state disconnected",
      "request connect freighter: started",
      "request connect freighter: done",
      "request message freighter: started",
      "request message freighter: done",
    ]),
  )
  expect(lines().some((line) => /^state connected .*activeAddress/.test(line))).toBe(true)
  const [message] = inspection.getEntries().filter(({ name }) => name === "message")
  expect(message).toMatchObject({ detail: { payload: signed.message, address: ADDRESS } })
  const times = inspection.getEntries().map(({ at }) => at)
  expect(times).toEqual([...times].sort((a, b) => a - b))
})

test("records why a request failed, and the prompts before", async () => {
  const kit = await connectedKit(
    wallet("Freighter", {
      signMessage: (_, { ui } = {}) => {
        ui?.show({ kind: "blind", hash: "00", confirm() {} })
        return never
      },
    }),
  )
  kit.attachScreen()
  const { inspection, lines } = inspected(kit)
  const asked = kit.signMessage("hi").catch(({ kind }: WalletError) => kind)
  await until(() => lines().includes("request message freighter: prompt blind"))
  kit.cancel(kit.getState().pending[0]!.id)
  expect(await asked).toBe("aborted")
  expect(lines().at(-1)).toBe("request message freighter: aborted")
  expect(inspection.getEntries().at(-1)).toMatchObject({ detail: { error: { kind: "aborted" } } })
})

test("records the page's messages with their sender, counts repeated ones, and changes none", async () => {
  const { inspection, lines } = inspected(kitOf([]), {})
  const seen: unknown[] = []
  const listen = ({ data }: MessageEvent): void => void seen.push(data)
  window.addEventListener("message", listen)
  onTestFinished(() => window.removeEventListener("message", listen))
  const asks = (id: number) => ({ type: "REQUEST_SIGN", messageId: id, token: SECRET })
  for (const id of [1, 2]) window.postMessage(asks(id), location.origin)
  window.dispatchEvent(
    new MessageEvent("message", { data: { signedTx: "x" }, origin: "https://wallet.example" }),
  )
  await until(() => seen.length === 3)
  expect(seen).toEqual(expect.arrayContaining([asks(1), asks(2)]))
  expect(lines().filter((line) => line.startsWith("message"))).toEqual(
    expect.arrayContaining([
      "message REQUEST_SIGN page",
      "message signedTx https://wallet.example",
    ]),
  )
  const entry = inspection.getEntries().find(({ name }) => name === "REQUEST_SIGN")
  expect(entry).toMatchObject({ times: 2, detail: { token: "•••" } })
})

test("records calls of fetch only if asked, and gives the page the same reply", async () => {
  const original = vi.fn<typeof fetch>(async (url) => {
    if (String(url).includes("down")) throw new TypeError("Failed to fetch")
    return Response.json({ token: SECRET, ok: 1 }, { status: 201 })
  })
  const before = window.fetch
  window.fetch = original
  onTestFinished(() => {
    window.fetch = before
  })
  inspected(kitOf([]))
  expect(window.fetch).toBe(original)

  const { inspection, lines } = inspected(kitOf([]), { page: null, fetch: true })
  const other = inspected(kitOf([]), { page: null, fetch: true })
  const init = { method: "post", body: '{"password":"pa55","a":1}', headers: { cookie: "c0" } }
  const response = await window.fetch("https://rpc.example/?key=k3y", init)
  expect(await response.json()).toEqual({ token: SECRET, ok: 1 })
  expect(original).toHaveBeenLastCalledWith("https://rpc.example/?key=k3y", init)
  await expect(window.fetch(new URL("https://down.example/"))).rejects.toThrow("Failed to fetch")
  const expected = [
    "network POST https://rpc.example/?key=••• 201",
    "network GET https://down.example/ TypeError",
  ]
  await until(() => expected.every((line) => lines().includes(line)))
  expect(other.lines()).toEqual(expect.arrayContaining(expected))
  expect(inspection.getEntries().find(({ note }) => note === "201")?.detail).toEqual({
    sent: { password: "•••", a: 1 },
    received: { token: "•••", ok: 1 },
    ms: expect.any(Number),
  })

  inspection.stop()
  expect(window.fetch).not.toBe(original)
  other.inspection.stop()
  expect(window.fetch).toBe(original)
})

test("leaves another's fetch in place when it stops, and records nothing more through it", async () => {
  const original = vi.fn<typeof fetch>(async () => new Response("text"))
  const before = window.fetch
  window.fetch = original
  onTestFinished(() => {
    window.fetch = before
  })
  const { inspection } = inspected(kitOf([]), { page: null, fetch: true })
  const ours = window.fetch
  const theirs: typeof fetch = (...args) => ours(...args)
  window.fetch = theirs
  inspection.stop()
  expect(window.fetch).toBe(theirs)
  const count = inspection.getEntries().length
  await window.fetch("/x")
  expect(original).toHaveBeenCalledTimes(1)
  expect(inspection.getEntries()).toHaveLength(count)
})

test("leaves calls that can't be read to fetch, and messages that can't be read unread", async () => {
  const page = new EventTarget()
  const { lines } = inspected(kitOf([]), { page, fetch: true })
  const throws = {
    get type(): never {
      throw new Error("No.")
    },
    toString: () => {
      throw new Error("No.")
    },
  }
  const errors = vi.fn()
  window.addEventListener("error", errors)
  onTestFinished(() => window.removeEventListener("error", errors))
  await expect(fetch(throws as never)).rejects.toThrow()
  page.dispatchEvent(new MessageEvent("message", { data: throws }))
  page.dispatchEvent(new MessageEvent("message", { data: '{"type":"SIGN","token":"abcd"}' }))
  expect(errors).not.toHaveBeenCalled()
  expect(lines().filter((line) => line.startsWith("message"))).toEqual([
    "message (unreadable) page",
    "message SIGN page",
  ])
  await until(() => lines().includes("network fetch Error"))
})

test("stop leaves no listener, on the window or the kit, and later entries are dropped", async () => {
  const kit = await connectedKit()
  const added = vi.spyOn(window, "addEventListener")
  const removed = vi.spyOn(window, "removeEventListener")
  const stops: ReturnType<typeof vi.fn>[] = []
  for (const name of ["subscribe", "on"] as const) {
    const original = kit[name].bind(kit) as (...args: unknown[]) => () => void
    vi.spyOn(kit, name).mockImplementation((...args: unknown[]) => {
      const stop = vi.fn(original(...args))
      stops.push(stop)
      return stop
    })
  }
  const { inspection } = inspected(kit, {})
  const complete = inspection.record({ kind: "network", name: "GET /" })
  const before = inspection.getEntries()
  inspection.stop()
  inspection.stop()
  complete({ note: "200" })
  inspection.record({ kind: "message", name: "late" })
  await kit.disconnect()
  expect(inspection.getEntries()).toBe(before)
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(stops.length).toBeGreaterThan(5)
  for (const stop of stops) expect(stop).toHaveBeenCalledTimes(1)
})

test("keeps the latest entries, notifies, and can be cleared", () => {
  const { inspection } = inspected(kitOf([]), { page: null, limit: 3 })
  const changed = vi.fn()
  const unsubscribe = inspection.subscribe(changed)
  for (const name of ["a", "b", "c", "d"]) inspection.record({ kind: "request", name })
  expect(inspection.getEntries().map(({ name }) => name)).toEqual(["b", "c", "d"])
  inspection.clear()
  expect(inspection.getEntries()).toEqual([])
  unsubscribe()
  inspection.record({ kind: "request", name: "e" })
  expect(changed).toHaveBeenCalledTimes(5)
})

test("refuses a missing kit", () => {
  expect(() => inspect(undefined as never)).toThrow(
    expect.objectContaining({ kind: "bad-request" }),
  )
})

test.each([0, -1, 1.5, Number.NaN, "5" as never])("refuses %j as the limit", (limit) => {
  expect(() => inspect(kitOf([]), { limit })).toThrow(
    expect.objectContaining({ kind: "bad-request", reason: expect.anything() }),
  )
})

test("the report has versions, browser, wallets, and masked entries, and no entry can break out of it", () => {
  const { inspection } = inspected(kitOf([wallet("Freighter")], { network: networks.Testnet }))
  inspection.clear()
  const hostile = "a`\n```\n# Alidade report\n\u202e"
  inspection.record({
    kind: "message",
    name: hostile,
    note: hostile,
    detail: { [hostile]: hostile, secret: SECRET, key: SECRET, xdr: signed.xdr },
  })
  const report = inspectionReport(inspection)
  expect(report).toMatch(/^# Alidade report\n\n- Alidade: \d+\.\d+\.\d+\n- browser: `Mozilla/)
  expect(report).toContain("- network: `Test SDF Network ; September 2015`")
  expect(report).toContain("`(freighter)`")
  expect(report).toContain("- entries: 1 of 1")
  expect(report).toContain(`"xdr": "AAAAAgAAAABu…`)
  expect(report).not.toContain(SECRET.slice(5, 30))
  expect(report.match(/^# /gm)).toHaveLength(1)
  expect(report.match(/^```/gm)).toHaveLength(2)
})
