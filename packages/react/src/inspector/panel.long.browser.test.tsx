import axe from "axe-core"
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { kitOf, render, signed, until, wallet } from "../../test/fixtures.js"
import { KitProvider, type KitProviderProps } from "../index.js"
import { loadLanguage } from "../languages/index.js"
import { type Inspection, Inspector, inspect, mountInspector } from "./index.js"

let written: string[] = []
beforeEach(async () => {
  await page.viewport(800, 600)
  written = []
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    written.push(text)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.removeAttribute("style")
})

const section = (): HTMLElement | null | undefined =>
  [...document.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
    ?.firstElementChild as HTMLElement
const rows = (): string[] =>
  [...section()!.querySelectorAll("summary")].map(({ textContent }) =>
    textContent.replace(/^\S+ /, ""),
  )
const button = (name: string) => page.getByRole("button", { name, exact: true })

/** A panel of an inspection with an entry of each kind, in the language. */
async function panel(language?: string, fill = true): Promise<Inspection> {
  const kit = kitOf([wallet("Freighter")])
  await kit.refreshSupportedWallets()
  const inspection = inspect(kit, { page: null })
  inspection.clear()
  if (fill) {
    inspection.record({ kind: "state", name: "connected", note: "status" })
    inspection.record({ kind: "request", name: "connect", note: "freighter: done" })
    inspection.record({ kind: "message", name: "SIGN", detail: { xdr: signed.xdr, id: 1 } })
    inspection.record({ kind: "network", name: "GET https://h.example/", note: "200" })
  }
  const element = document.createElement("main")
  document.body.append(element)
  const remove = mountInspector(element, inspection, { language })
  onTestFinished(() => {
    remove()
    inspection.stop()
    element.remove()
  })
  await until(section)
  return inspection
}

async function violations(): Promise<string[]> {
  const { violations } = await axe.run(document.body)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

test("shows the latest entry first, and new ones without moving the others", async () => {
  const inspection = await panel()
  expect(rows()).toEqual([
    "Network GET https://h.example/ · 200",
    "Message SIGN",
    "Request connect · freighter: done",
    "State connected · status",
  ])
  const [first] = section()!.querySelectorAll("summary")
  first!.focus()
  inspection.record({ kind: "message", name: "SIGN", detail: { xdr: signed.xdr, id: 2 } })
  inspection.record({ kind: "request", name: "message", note: "freighter: started" })
  await until(() => rows().length === 5)
  expect(rows().slice(0, 3)).toEqual([
    "Request message · freighter: started",
    "Network GET https://h.example/ · 200",
    "Message SIGN ×2",
  ])
  expect(section()!.getRootNode()).toHaveProperty("activeElement", first)
})

test("opens an entry's detail, with a copy of what is shortened in it", async () => {
  await panel()
  await page.getByText("SIGN").click()
  await until(() => section()!.querySelector("pre"))
  const text = section()!.querySelector("pre")!.textContent
  expect(text).toContain(`"xdr": "AAAAAgAAAABu…AAAAAAA=`)
  expect(text).not.toContain(signed.xdr)
  await button("Copy xdr").click()
  await until(() => section()!.querySelector("[role=status]")!.textContent === "Copied")
  expect(written).toEqual([signed.xdr])
})

test("filters by kind and by a text anywhere in an entry", async () => {
  await panel()
  await page.getByRole("checkbox", { name: "Network" }).click()
  await page.getByRole("checkbox", { name: "State" }).click()
  expect(rows()).toEqual(["Message SIGN", "Request connect · freighter: done"])
  await userEvent.type(section()!.querySelector("input[type=search]")!, "AAAAAgAAAABuW7Rr")
  expect(rows()).toEqual(["Message SIGN"])
  await expect.element(page.getByText("1 of 4")).toBeVisible()
  await button("Copy report").click()
  await until(() => written.length === 1)
  expect(written[0]).toContain("message: `SIGN`")
  expect(written[0]).toContain("- entries: 1 of 4")
  expect(written[0]).not.toContain("h.example")
  await userEvent.type(section()!.querySelector("input[type=search]")!, "nothing like it")
  await expect.element(page.getByText("No entry matches.")).toBeVisible()
})

test("pauses what is shown while it goes on recording, and clears", async () => {
  const inspection = await panel()
  await button("Pause").click()
  await expect.element(page.getByRole("button", { pressed: true })).toHaveTextContent("Pause")
  inspection.record({ kind: "request", name: "later" })
  await page.getByRole("checkbox", { name: "State" }).click()
  expect(rows()).toHaveLength(3)
  await button("Pause").click()
  await until(() => rows()[0] === "Request later")
  await button("Clear").click()
  expect(rows()).toEqual([])
  expect(inspection.getEntries()).toEqual([])
  await expect.element(page.getByText("Nothing has happened yet.")).toBeVisible()
})

test("says so if the browser refuses to copy", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"))
  await panel()
  await button("Copy report").click()
  await expect.element(page.getByText("Could not copy")).toBeVisible()
})

test("shows hostile text as text, on its line", async () => {
  const inspection = await panel(undefined, false)
  const hostile = '<img src=x onerror="document.title=1">\u202e'
  inspection.record({
    kind: "message",
    name: hostile,
    note: hostile,
    detail: { [hostile]: hostile },
  })
  await until(() => rows().length === 1)
  expect(rows()[0]).toContain("\\u{202e}")
  section()!.querySelector<HTMLElement>("summary")!.click()
  await until(() => section()!.querySelector("pre"))
  expect(section()!.querySelector("img")).toBeNull()
  expect(section()!.textContent).not.toMatch(/\u202e/)
})

describe.each(["light", "dark"])("in %s colors", (scheme) => {
  test.each(["en", "ar"])("axe finds nothing, in %s", async (language) => {
    document.body.style.background = scheme === "dark" ? "#111" : "#fff"
    document.body.style.color = scheme === "dark" ? "#eee" : "#222"
    const inspection = await panel(language)
    expect(section()!.dir).toBe(language === "ar" ? "rtl" : "ltr")
    expect(await violations()).toEqual([])
    for (const summary of section()!.querySelectorAll("summary")) summary.click()
    await until(() => section()!.querySelector("pre"))
    expect(await violations()).toEqual([])
    inspection.clear()
    await until(() => rows().length === 0)
    expect(await violations()).toEqual([])
  })
})

test("nothing is wider than a narrow page", async () => {
  await page.viewport(320, 600)
  const inspection = await panel()
  inspection.record({ kind: "network", name: `GET https://h.example/${"x".repeat(190)}` })
  await until(() => rows().length === 5)
  for (const summary of section()!.querySelectorAll("summary")) summary.click()
  await until(() => section()!.querySelector("pre"))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test("the keyboard alone reaches and operates everything", async () => {
  await panel()
  const reached: string[] = []
  for (let at = 0; at < 9; at++) {
    await userEvent.tab()
    const active = section()!.ownerDocument.activeElement?.shadowRoot?.activeElement
    reached.push(active instanceof HTMLInputElement ? active.type : (active?.textContent ?? ""))
  }
  expect(reached.slice(0, 8)).toEqual([
    ...Array(4).fill("checkbox"),
    "search",
    "Pause",
    "Clear",
    "Copy report",
  ])
  expect(reached[8]).toContain("Network GET")
  await userEvent.keyboard("{Enter}")
  expect(section()!.querySelector("details")).toHaveProperty("open", true)
})

test("removing it leaves nothing, also before its texts have loaded", async () => {
  const kit = kitOf([])
  const stops: ReturnType<typeof vi.fn>[] = []
  const subscribe = kit.subscribe
  vi.spyOn(kit, "subscribe").mockImplementation((listener) => {
    const stop = vi.fn(subscribe(listener))
    stops.push(stop)
    return stop
  })
  const element = document.createElement("div")
  document.body.append(element)
  const remove = mountInspector(element, kit, { language: "de" })
  remove()
  await loadLanguage("de")
  expect(element.childNodes).toHaveLength(0)
  expect(stops).toHaveLength(1)
  expect(stops[0]).toHaveBeenCalledTimes(1)
  element.remove()
})

test("refuses a missing element or kit", () => {
  const missing = expect.objectContaining({ kind: "bad-request" })
  expect(() => mountInspector(null as never, kitOf([]))).toThrow(missing)
  expect(() => mountInspector(document.body, undefined as never)).toThrow(missing)
})

test("Inspector shows the provider's kit in its language until it is unmounted", async () => {
  const kit = kitOf([wallet("Freighter")])
  const { unmount } = render(kit, <Inspector />, { language: await loadLanguage("de") })
  await until(section)
  expect(section()).toMatchObject({ lang: "de", ariaLabel: "Inspektor" })
  await kit.connect("freighter")
  await until(() => rows().some((row) => row.includes("connect · freighter: done")))
  unmount()
  expect(section()).toBeUndefined()
})

test("Inspector keeps what it has recorded when the provider's language arrives", async () => {
  const kit = kitOf([wallet("Freighter")])
  const within = (props: Partial<KitProviderProps>) => (
    <KitProvider kit={kit} {...props}>
      <Inspector />
    </KitProvider>
  )
  const { rerender } = render(kit, within({}))
  await until(section)
  await kit.connect("freighter")
  rerender(within({ language: await loadLanguage("it") }))
  await until(() => section()?.lang === "it")
  expect(rows().some((row) => row.includes("connect · freighter: started"))).toBe(true)
})

test("an inspection outlives its panel", async () => {
  const kit = kitOf([])
  const inspection = inspect(kit, { page: null })
  onTestFinished(inspection.stop)
  const { unmount } = render(kit, <Inspector inspection={inspection} />)
  await until(section)
  unmount()
  inspection.record({ kind: "request", name: "later" })
  expect(inspection.getEntries().at(-1)).toMatchObject({ name: "later" })
})
