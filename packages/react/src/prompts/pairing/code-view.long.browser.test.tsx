import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { act, dialog, part, regionText, wide } from "../../../test/dialog.js"
import { until } from "../../../test/fixtures.js"
import { nextUri, pairing, withoutCode } from "../../../test/pairing.js"
import { startPrompted } from "../../../test/prompted.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("blurs an expired code below its message, hides it from screen readers, and clears a new one", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  const { show } = await startPrompted()
  show(pairing())
  await until(() => part("qr"))
  const drawing = part("qr")!.innerHTML
  show(withoutCode("expired"))
  await until(() => part("no-code")?.textContent === "Code expired")
  expect(part("qr")).toBeNull()
  const oldCode = part("lapsed-qr")!
  expect(oldCode.innerHTML).toBe(drawing)
  expect(oldCode.getAttribute("aria-hidden")).toBe("true")
  expect(getComputedStyle(oldCode).filter).toBe("blur(6px)")
  show(pairing({ uri: nextUri }))
  await until(() => part("qr"))
  expect(part("lapsed-qr")).toBeNull()
  expect(part("qr")!.innerHTML).not.toBe(drawing)
})

test("a ring shows the remaining five minutes of the code", async () => {
  const { show } = await startPrompted()
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
  show(pairing({ expiresAt: Date.now() + 300_000 }))
  await until(() => part("ring"))
  const left = (): string | null | undefined =>
    part("ring")?.querySelector("[pathLength]")?.getAttribute("stroke-dasharray")
  expect(left()).toBe("1 1")
  vi.advanceTimersByTime(150_000)
  await until(() => left() === "0.5 1")
  vi.advanceTimersByTime(150_000)
  await until(() => left() === "0 1")
})

test("shows no code and no message about a working code while the relay is unreachable", async () => {
  const { show } = await startPrompted()
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const { wallets: _, ...withoutList } = pairing()
  show(withoutList)
  await until(() => part("loading"))
  vi.advanceTimersByTime(10_000)
  await until(() => part("qr") && part("list-missing"))
  show(withoutCode("offline"))
  await until(() => part("no-code")?.textContent === "Can’t reach the connection service")
  expect(part("lapsed-qr")).toBeNull()
  expect(part("list-missing")).toBeNull()
})

test("hides the wallet search while there is no code, and offers a new code first", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  const { show } = await startPrompted()
  const search = async (): Promise<[]> => []
  show(pairing({ search }))
  await until(() => part("qr"))
  await userEvent.click(act("explorer"))
  await until(() => part("search"))
  show(withoutCode("expired", { search }))
  await until(() => act("renew"))
  expect(part("search")).toBeNull()
  expect(dialog()?.textContent).not.toContain("No wallet matches")
  show(pairing({ search, wallets: [] }))
  await until(() => part("search"))
  expect(dialog()?.textContent).not.toContain("No wallet matches")
})

test("keeps focus after requesting a new code, and says nothing about scanning until it arrives", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  const { show } = await startPrompted()
  show(pairing())
  await until(() => part("qr"))
  const expired = withoutCode("expired")
  show(expired)
  await until(() => regionText("alert") === "Code expired")
  act("renew").focus()
  await userEvent.keyboard("{Enter}")
  expect(expired.renew).toHaveBeenCalledOnce()
  show(withoutCode("starting"))
  await until(() => !act("renew"))
  await until(() => document.activeElement === part("title"))
  await until(() => regionText("alert") === "")
  expect(regionText("status")).toBe("Opening Phone")
  show(pairing())
  await until(() => regionText("status") === "Scan with your phone’s wallet")
})

test("keeps the close button in view in a low window while the code scrolls", async () => {
  await page.viewport(390, 420)
  const { show } = await startPrompted()
  show(pairing())
  await until(() => part("qr"))
  const content = dialog()!.querySelector(".alidade-content")!
  content.scrollTop = content.scrollHeight
  await until(() => content.scrollTop > 100)
  const { top, bottom } = part("close")!.getBoundingClientRect()
  const { top: edge } = content.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(edge)
  expect(bottom).toBeLessThan(window.innerHeight)
})
