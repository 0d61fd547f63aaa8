import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { dialog, openPicker, part, regionText, trigger, wide } from "../../test/dialog.js"
import { connectedKit, kitOf, never, render, until, wallet } from "../../test/fixtures.js"
import { ConnectButton, SigningView } from "../index.js"
import { loadLanguage } from "./index.js"

beforeEach(wide)

/** More wallets than a picker without a search field shows. */
const many = Array.from({ length: 14 }, (_, index) => wallet(`${index < 3 ? "X" : "Y"}${index}`))

const root = (): HTMLElement => trigger().parentElement!

test("Arabic: dialog and button are right-to-left with their own language, and the page is unchanged", async () => {
  await openPicker(kitOf([wallet("Freighter")]), { language: await loadLanguage("ar") })
  await expect.element(page.getByRole("dialog", { name: "اتصال بمحفظة" })).toBeVisible()
  for (const element of [dialog()!, root()]) {
    expect(element).toMatchObject({ lang: "ar", dir: "rtl" })
    expect(getComputedStyle(element).direction).toBe("rtl")
  }
  expect(getComputedStyle(document.body).direction).toBe("ltr")
  // The close button is at the end of the line, which is on the left.
  const middle =
    dialog()!.getBoundingClientRect().left + dialog()!.getBoundingClientRect().width / 2
  expect(part("close")!.getBoundingClientRect().right).toBeLessThan(middle)
})

test("Arabic: the left-to-right address in the menu starts at the same edge as the wallet's name", async () => {
  const kit = await connectedKit(wallet("Freighter"))
  render(kit, <ConnectButton />, { language: await loadLanguage("ar") })
  await until(trigger)
  await userEvent.click(trigger())
  const address = root().querySelector('[data-part="short-address"]')!
  await until(() => address.getBoundingClientRect().width > 0)
  const [own, name] = [address, address.nextElementSibling!].map((element) =>
    element.getBoundingClientRect(),
  )
  expect(own!.right).toBeCloseTo(name!.right)
  // The address is only as wide as its text. Otherwise its letters would start at the left of a wider box.
  expect(own!.left).toBeGreaterThan(name!.left)
})

test.each([
  ["ar", "X", "3 محافظ"],
  ["ar", "Y", "11 محفظة"],
  ["ar", "X0", "محفظة واحدة"],
  ["ru", "X", "3 кошелька"],
  ["ru", "Y", "11 кошельков"],
])("%s: reports a search for “%s” in its plural form: %s", async (code, query, announcement) => {
  await openPicker(kitOf(many), { language: await loadLanguage(code) })
  await userEvent.type(part("search")!.querySelector("input")!, query)
  await until(() => regionText("status") === announcement)
})

test("shows English until the chosen language loads, then keeps that language", async () => {
  const labels = new Set<string>()
  const observer = new MutationObserver(() => trigger() && labels.add(trigger().textContent))
  observer.observe(document.body, { characterData: true, subtree: true, childList: true })
  // No other test of this file loads this language.
  render(kitOf([]), <ConnectButton />, { language: "it-CH" })
  await until(() => trigger()?.parentElement?.lang === "it")
  expect([...labels]).toEqual(["Connect", "Connetti"])
  observer.disconnect()
})

test("shows a preloaded language in the first frame", async () => {
  render(kitOf([]), <ConnectButton />, { language: await loadLanguage("ja") })
  await until(trigger)
  expect(trigger().textContent).toBe("接続")
})

test("“auto” picks the first available language of the browser", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["eo", "pt-PT", "fr"])
  render(kitOf([]), <ConnectButton />, { language: "auto" })
  await until(() => trigger()?.parentElement?.lang === "pt-BR")
  expect(trigger().textContent).toBe("Conectar")
  vi.restoreAllMocks()
})

test.each(["eo", "no language at all"])("“%s” falls back to English", async (language) => {
  await openPicker(kitOf([wallet("Freighter")]), { language })
  expect(dialog()).toMatchObject({ lang: "en", dir: "ltr" })
  expect(part("title")?.textContent).toBe("Connect a Wallet")
})

test("elements without a chosen language inherit the page's language and direction", async () => {
  await openPicker(kitOf([wallet("Freighter")]))
  for (const element of [dialog()!, root()]) {
    expect(element.hasAttribute("lang")).toBe(false)
    expect(element.hasAttribute("dir")).toBe(false)
  }
})

test("an app's own texts override the language's, including plurals", async () => {
  await openPicker(kitOf(many), {
    language: await loadLanguage("ru"),
    messages: {
      pickerTitle: "Кто вы?",
      searchCount: { few: "{count} штуки", other: "{count} штук" },
    },
  })
  expect(part("title")?.textContent).toBe("Кто вы?")
  expect(part("missing")?.textContent).toBe("Не видите свой кошелёк?")
  await userEvent.type(part("search")!.querySelector("input")!, "X")
  await until(() => regionText("status") === "3 штуки")
  await userEvent.type(part("search")!.querySelector("input")!, "0")
  await until(() => regionText("status") === "1 штук")
})

test("formats amounts by language, from left to right in Arabic too", async () => {
  const horizon = async (): Promise<Response> =>
    Response.json({ balances: [{ asset_type: "native", balance: "10000.5000000" }] })
  vi.spyOn(globalThis, "fetch").mockImplementation(horizon)
  for (const [code, amount] of [
    ["de", "10.000,5 XLM"],
    ["ar", "\u206810,000.5\u2069 XLM"],
  ] as const) {
    const kit = await connectedKit(undefined, { horizonUrl: "https://horizon.example" })
    const { unmount } = render(kit, <ConnectButton />, { language: await loadLanguage(code) })
    await until(trigger)
    await userEvent.click(trigger())
    const balance = (): HTMLElement | null =>
      document.querySelector<HTMLElement>('[data-part="balance"] dd bdi')
    await until(balance)
    expect(balance()?.textContent).toBe(amount)
    expect(getComputedStyle(balance()!).direction).toBe("ltr")
    unmount()
  }
  vi.restoreAllMocks()
})

test("counts waiting requests in the language's own plural form", async () => {
  const kit = await connectedKit(wallet("Freighter", { signMessage: () => never }))
  render(kit, <SigningView />, { language: await loadLanguage("uk") })
  for (const message of ["one", "two", "three"]) kit.signMessage(message).catch(() => {})
  await until(() => part("queued")?.textContent === "Очікують ще 2 запити")
})
