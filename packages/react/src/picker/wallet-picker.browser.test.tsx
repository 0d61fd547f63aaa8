import type { Kit } from "@alidade/core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { animationsDone, dialog, openPicker, part, row, trigger, wide } from "../../test/dialog.js"
import {
  ADDRESS,
  absent,
  frame,
  ICON,
  kitOf,
  never,
  render,
  renderHook,
  until,
  wallet,
} from "../../test/fixtures.js"
import { ConnectButton, type UseConnectModalResult, useConnectModal } from "../index.js"

/** The help beside the list. On narrow screens, the same text is part of the list. */
const helpColumn = (): Element => dialog()!.querySelector(".alidade-help-column")!

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The emitted events, by name. */
function recordEvents(kit: Kit): unknown[] {
  const events: unknown[] = []
  kit.on("modalClosed", () => events.push("modalClosed"))
  kit.on("walletSelected", (descriptor) => events.push(descriptor))
  return events
}

test("opens with its title and explains wallets and Stellar [S2.2 S2.3 S2.4 S4.1]", async () => {
  await openPicker(kitOf([wallet("Freighter")]))
  await expect.element(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible()
  const help = page.getByRole("complementary")
  await expect.element(help.getByRole("heading", { name: "What is a wallet?" })).toBeVisible()
  await expect.element(help.getByRole("heading", { name: "What is Stellar?" })).toBeVisible()
  const texts = [...part("help")!.querySelectorAll("h3 + p")].map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringMatching(/^A wallet keeps the keys to your account/),
    expect.stringMatching(/^Stellar is an open network/),
  ])
  for (const text of texts) expect(text.split(/\s+/).length).toBeLessThanOrEqual(35)
})

test("uses the app's title if it provides one [S2.2 S2.9]", async () => {
  await openPicker(kitOf([absent("LOBSTR")]), {
    messages: { pickerTitle: "Choose", notAvailable: "Missing" },
  })
  expect(part("title")?.textContent).toBe("Choose")
  expect(row("lobstr").textContent).toContain("Missing")
})

describe("closing", () => {
  const press = (type: string): void => {
    dialog()?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  }
  const escapeKey = { key: "Escape", bubbles: true, cancelable: true }
  test.each<[string, () => void]>([
    ["the close button", () => part("close")?.click()],
    ["Escape", () => void part("close")?.dispatchEvent(new KeyboardEvent("keydown", escapeKey))],
    [
      "a press on the backdrop",
      () => {
        press("pointerdown")
        press("pointerup")
      },
    ],
  ])("by %s takes exactly 280 ms before the event [S2.5 S2.6 S4.2 S4.3 S9.1]", async (_, close) => {
    const kit = kitOf([wallet("Freighter")])
    const events = recordEvents(kit)
    await openPicker(kit)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    close()
    await until(() => dialog()?.dataset.state === "closing")
    vi.advanceTimersByTime(279)
    await frame()
    expect(dialog()).not.toBeNull()
    expect(events).toEqual([])
    vi.advanceTimersByTime(1)
    expect(events).toEqual(["modalClosed"])
    await until(() => !dialog())
  })

  test("by Escape and a backdrop click, but not by dragging a selection onto it [S2.6]", async () => {
    const kit = kitOf([wallet("Freighter")])
    await openPicker(kit)
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
    expect(document.activeElement).toBe(trigger())

    await userEvent.click(trigger())
    await expect.poll(() => part("title")).not.toBeNull()
    part("title")!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))
    dialog()!.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }))
    await frame()
    expect(dialog()?.dataset.state).toBe("open")

    await userEvent.click(document.documentElement, { position: { x: 4, y: 700 }, force: true })
    await expect.poll(dialog).toBeNull()
  })

  test("a second Escape while closing changes nothing", async () => {
    const kit = kitOf([wallet("Freighter")])
    const events = recordEvents(kit)
    await openPicker(kit)
    await userEvent.keyboard("{Escape}{Escape}")
    await expect.poll(dialog).toBeNull()
    expect(events).toEqual(["modalClosed"])
  })

  test("emits the event after the same 280 ms with reduced motion", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList)
    const kit = kitOf([wallet("Freighter")])
    const events = recordEvents(kit)
    await openPicker(kit)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    part("close")?.click()
    await until(() => dialog()?.dataset.state === "closing")
    vi.advanceTimersByTime(279)
    expect(events).toEqual([])
    vi.advanceTimersByTime(1)
    expect(events).toEqual(["modalClosed"])
  })
})

describe("the session", () => {
  async function renderModalHook(kit: Kit): Promise<{ current: UseConnectModalResult }> {
    const { result } = renderHook(kit, useConnectModal)
    await until(() => result.current)
    return result
  }

  test("returns the same promise when already open [S4.5]", async () => {
    const kit = kitOf([wallet("Freighter")])
    const modal = await renderModalHook(kit)
    const first = modal.current.open()
    expect(modal.current.open()).toBe(first)
    await expect.poll(() => document.querySelectorAll("dialog").length).toBe(1)
    expect(modal.current.isOpen).toBe(true)
    await userEvent.click(row("freighter"))
    expect(await first).toMatchObject({ id: "freighter", name: "Freighter" })
  })

  test("resolves to undefined when closed without a choice, and can reopen while closing", async () => {
    const kit = kitOf([wallet("Freighter")])
    const events = recordEvents(kit)
    const modal = await renderModalHook(kit)
    const first = modal.current.open()
    await expect.poll(dialog).not.toBeNull()
    modal.current.close()
    const second = modal.current.open()
    expect(second).not.toBe(first)
    expect(await first).toBeUndefined()
    expect(events).toEqual(["modalClosed"])
    await expect.poll(() => dialog()?.dataset.state).toBe("open")
    modal.current.close()
    expect(await second).toBeUndefined()
  })

  test("ends when the provider unmounts", async () => {
    const kit = kitOf([wallet("Freighter")])
    const { result, unmount } = renderHook(kit, useConnectModal)
    await until(() => result.current)
    const session = result.current.open()
    await expect.poll(dialog).not.toBeNull()
    unmount()
    expect(await session).toBeUndefined()
    expect(document.querySelector("dialog")).toBeNull()
    expect(document.body.className).toBe("")
  })
})

describe("size", () => {
  test("is 45rem wide from 768 px up: 20rem of help, 25rem of wallets [S2.11]", async () => {
    await page.viewport(768, 700)
    await openPicker(kitOf([wallet("Freighter")]))
    await animationsDone()
    expect(part("panel")?.getBoundingClientRect().width).toBe(720)
    expect(helpColumn().getBoundingClientRect().width).toBe(320)
    expect(part("list")?.parentElement?.getBoundingClientRect().width).toBe(400)
  })

  test("is a full-width sheet at the bottom below 768 px [S2.13]", async () => {
    await page.viewport(767, 900)
    await openPicker(kitOf([wallet("Freighter")]))
    await animationsDone()
    const { bottom, width } = part("panel")!.getBoundingClientRect()
    expect(bottom).toBe(900)
    expect(width).toBe(720)
    await page.viewport(390, 800)
    await expect.poll(() => part("panel")?.getBoundingClientRect().width).toBe(390)
    expect(helpColumn().checkVisibility()).toBe(false)
    await userEvent.click(dialog()!.querySelector("summary")!)
    const help = () => dialog()!.querySelector("details [data-part=help]")
    await expect.poll(() => help()?.checkVisibility()).toBe(true)
    expect(help()!.textContent).toContain("Stellar is an open network")
  })

  test("fits 320 by 400 px, with a scrolling list", async () => {
    await page.viewport(320, 400)
    await openPicker(kitOf(["A", "B", "C", "D", "E", "F", "G"].map((name) => wallet(name))))
    await animationsDone()
    const { top, right } = part("panel")!.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBe(320)
    row("g").focus()
    await expect.element(page.getByRole("button", { name: "G, Extension" })).toBeInViewport()
  })
})

describe("picking a wallet", () => {
  test("begins the connection in the click, and emits its descriptor 280 ms later [S4.4 S9.1]", async () => {
    const getAddress = vi.fn(() => never)
    const kit = kitOf([wallet("Freighter", { getAddress })])
    const events = recordEvents(kit)
    await openPicker(kit)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    row("freighter").click()
    expect(kit.getState().status).toBe("connecting")
    await until(() => part("connection"))
    vi.advanceTimersByTime(279)
    expect(events).toEqual([])
    vi.advanceTimersByTime(1)
    expect(events).toMatchObject([
      {
        id: "freighter",
        name: "Freighter",
        type: "HOT_WALLET",
        icon: ICON,
        isAvailable: true,
        url: "https://freighter.example/",
      },
    ])
    expect(dialog()).not.toBeNull()
  })

  test("opens the wallet's window in the click itself", async () => {
    const opened = vi.fn()
    const kit = kitOf([wallet("Albedo", { open: opened, getAddress: () => never })])
    await openPicker(kit)
    row("albedo").addEventListener("click", () => expect(opened).not.toHaveBeenCalled(), {
      capture: true,
    })
    let after = 0
    document.addEventListener(
      "click",
      () => {
        after = opened.mock.calls.length
      },
      { once: true },
    )
    await userEvent.click(row("albedo"))
    expect(after).toBe(1)
  })
})

test("locks the page's scroll while open, without touching <html>", async () => {
  const changes: MutationRecord[] = []
  const watcher = new MutationObserver((records) => changes.push(...records))
  watcher.observe(document.documentElement, { attributes: true })
  await openPicker(kitOf([wallet("Freighter")]))
  expect(document.body.classList).toContain("alidade-locked")
  await userEvent.keyboard("{Escape}")
  await expect.poll(dialog).toBeNull()
  expect(document.body.classList).not.toContain("alidade-locked")
  expect(document.body.getAttribute("style")).toBeNull()
  expect([...changes, ...watcher.takeRecords()]).toEqual([])
  watcher.disconnect()
})

test("renders inside the dialog of its trigger", async () => {
  const kit = kitOf([wallet("Freighter")])
  render(
    kit,
    <dialog id="own">
      <ConnectButton />
    </dialog>,
  )
  await expect.poll(trigger).not.toBeNull()
  document.querySelector<HTMLDialogElement>("#own")!.showModal()
  await userEvent.click(trigger())
  await expect.poll(() => part("title")?.closest("#own")).toBeInstanceOf(HTMLElement)
  await userEvent.click(row("freighter"))
  await expect.poll(() => kit.getState().activeAddress).toBe(ADDRESS)
})

test("leaves nothing behind after closing, and does not change the page's URL [S2.1]", async () => {
  const { href } = location
  const entries = history.length
  const kit = kitOf([wallet("Freighter")])
  await openPicker(kit)
  await userEvent.keyboard("{Escape}")
  await expect.poll(dialog).toBeNull()
  const before = document.body.innerHTML
  for (let round = 0; round < 5; round++) {
    await userEvent.click(trigger())
    await expect.poll(dialog).not.toBeNull()
    await userEvent.keyboard("{Escape}")
    await expect.poll(dialog).toBeNull()
  }
  await expect.poll(() => document.body.innerHTML).toBe(before)
  expect([location.href, history.length]).toEqual([href, entries])
})

test("sets all nine fields of the kit's dialog theme [S3.28 S3.29 S3.30 S3.31 S3.32 S3.33 S3.34 S3.35 S3.36 S3.49]", async () => {
  const fields = {
    bgColor: "rgb(1, 1, 1)",
    textColor: "rgb(2, 2, 2)",
    solidTextColor: "rgb(3, 3, 3)",
    headerButtonColor: "rgb(4, 4, 4)",
    dividerColor: "rgb(5, 5, 5)",
    helpBgColor: "rgb(6, 6, 6)",
    notAvailableTextColor: "rgb(7, 7, 7)",
    notAvailableBgColor: "rgb(8, 8, 8)",
    notAvailableBorderColor: "rgb(9, 9, 9)",
  }
  await openPicker(kitOf([absent("LOBSTR")], { modalTheme: fields }))
  const style = (element: Element | null | undefined): CSSStyleDeclaration =>
    getComputedStyle(element!)
  const badge = style(row("lobstr").querySelector(".alidade-badge"))
  expect([
    style(part("panel")).backgroundColor,
    style(helpColumn()).color,
    style(part("title")).color,
    style(part("close")).color,
    style(helpColumn()).borderInlineEndColor,
    style(helpColumn()).backgroundColor,
    badge.color,
    badge.backgroundColor,
    badge.borderTopColor,
  ]).toEqual(Object.values(fields))
})
