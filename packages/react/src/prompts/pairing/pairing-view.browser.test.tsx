import { type LinkedWallet, WalletError } from "@alidade/core"
import { correction, generate } from "lean-qr/nano"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { act, part, regionText, state, wide } from "../../../test/dialog.js"
import { frame, until } from "../../../test/fixtures.js"
import { astra, lumo, onPhone, pairing, uri } from "../../../test/pairing.js"
import { type Prompted, startPrompted } from "../../../test/prompted.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const view = (): string | undefined => part("pairing")?.dataset.view
const bridgeState = (): string | undefined => part("pairing")?.dataset.state
const links = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("dialog [data-part=linked-wallets] button")].map(
    ({ dataset }) => dataset.wallet,
  )

test("starts at ConnectWallet with a QR code: dark on white, a quiet zone of 4, one path [S2.29 S2.37]", async () => {
  const { show } = await startPrompted()
  show(pairing())
  await until(() => part("qr"))
  expect(view()).toBe("ConnectWallet")
  const svg = part("qr") as unknown as SVGSVGElement
  const { size, get } = ((code) => ({ size: code.size, get: code.get.bind(code) }))(
    generate(uri, { minCorrectionLevel: correction.M }),
  )
  expect(svg.getAttribute("viewBox")).toBe(`-4 -4 ${size + 8} ${size + 8}`)
  const path = svg.querySelector("path")!
  const point = svg.createSVGPoint()
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      point.x = x + 0.5
      point.y = y + 0.5
      expect(path.isPointInFill(point)).toBe(get(x, y))
    }
  }
  expect(svg.getBoundingClientRect().width).toBeGreaterThanOrEqual(300)
  await expect
    .element(page.getByRole("img", { name: "QR code to connect with a Stellar wallet" }))
    .toBeVisible()
})

test("opens once its list loads, checked every 200 ms, or after 10 s without it [S2.34 S2.35 S2.36 S9.11]", async () => {
  const { show } = await startPrompted()
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const { wallets: _, ...withoutList } = pairing()
  show(withoutList)
  await until(() => bridgeState() === "loading")
  expect(part("qr")).toBeNull()
  show(pairing())
  await frame()
  expect(bridgeState()).toBe("loading")
  vi.advanceTimersByTime(199)
  await frame()
  expect(bridgeState()).toBe("loading")
  vi.advanceTimersByTime(1)
  await until(() => bridgeState() === "ready" && part("qr"))

  show(undefined)
  await until(() => !part("pairing"))
  show(withoutList)
  await until(() => bridgeState() === "loading")
  vi.advanceTimersByTime(9_800)
  await frame()
  expect(bridgeState()).toBe("loading")
  vi.advanceTimersByTime(200)
  await until(() => part("qr"))
  await expect
    .element(page.getByText("Couldn’t load the wallet list. The code still works."))
    .toBeVisible()
})

test("copies the link and shows a toast for three seconds, or reports a refusal [S2.38 S2.39 S2.40]", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const { show } = await startPrompted()
  show(pairing())
  await until(() => part("qr"))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await userEvent.click(act("copy-link"))
  await until(() => part("toast"))
  expect(write).toHaveBeenCalledWith(uri)
  expect(part("toast")?.dataset.variant).toBe("success")
  expect(part("toast")?.textContent.trim()).toBe("Link copied")
  await until(() => regionText("status") === "Link copied")
  vi.advanceTimersByTime(2_999)
  await frame()
  expect(part("toast")).not.toBeNull()
  vi.advanceTimersByTime(1)
  await until(() => !part("toast"))
  write.mockRejectedValue(new Error("denied"))
  await userEvent.click(act("copy-link"))
  await until(() => part("toast")?.dataset.variant === "error")
  expect(part("toast")?.textContent).not.toContain("Link copied")
})

test("counts down by the second, and announces the last minute", async () => {
  const { show } = await startPrompted()
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
  show(pairing({ expiresAt: Date.now() + 62_000 }))
  await until(() => part("countdown"))
  expect(part("countdown")?.textContent).toBe("Expires in 1:02")
  vi.advanceTimersByTime(2_000)
  await until(() => part("countdown")?.textContent === "Expires in 1:00")
  await until(() => regionText("status") === "The code expires in one minute.")
})

test("announces the remaining time of a code that has less than a minute left", async () => {
  const { show } = await startPrompted()
  show(pairing({ expiresAt: Date.now() + 40_000 }))
  await until(() => part("countdown"))
  await until(
    () => regionText("status") === "Scan with your phone’s wallet. The code expires in one minute.",
  )
})

test("renews an expired code once by itself, then by a button, and removes the old URI", async () => {
  const { show } = await startPrompted()
  const renew = vi.fn()
  show(pairing({ renew }))
  await until(() => part("qr"))
  const { uri: _, ...expired } = pairing({ state: "expired", renew })
  show(expired)
  await until(() => renew.mock.calls.length === 1)
  expect(document.documentElement.innerHTML).not.toContain("symKey")
  show(pairing({ renew }))
  await until(() => part("qr"))
  show(expired)
  await until(() => part("no-code")?.textContent === "Code expired")
  expect(renew).toHaveBeenCalledOnce()
  await userEvent.click(act("renew"))
  expect(renew).toHaveBeenCalledTimes(2)
})

test("shows no code while the relay is unreachable, and offers to retry", async () => {
  const { show } = await startPrompted()
  const offline = pairing({ state: "offline" })
  show(offline)
  await until(() => part("no-code")?.textContent === "Can’t reach the connection service")
  await until(() => regionText("alert") === "Can’t reach the connection service")
  await userEvent.click(act("renew"))
  expect(offline.renew).toHaveBeenCalledOnce()
})

test("searches all wallets and returns to the code, without the page's history [S2.1 S2.29 S2.30 S2.33]", async () => {
  const before = [location.href, window.history.length]
  const { show } = await startPrompted()
  let answer!: (found: readonly LinkedWallet[]) => void
  const results = new Promise<readonly LinkedWallet[]>((resolve) => {
    answer = resolve
  })
  const search = vi.fn((text: string) => (text === "ast" ? results : Promise.resolve([])))
  const prompt = pairing({ search })
  show(prompt)
  await until(() => part("qr"))
  expect(links()).toEqual(["lumo", "astra"])
  await userEvent.click(act("explorer"))
  await until(() => view() === "WalletExplorer")
  expect(document.activeElement).toBe(part("title"))
  await userEvent.fill(page.getByRole("searchbox"), "ast")
  await until(() => regionText("status") === "Searching…")
  answer([astra])
  await until(() => links().join() === "astra")
  await until(() => regionText("status") === "1 wallet")
  await userEvent.click(page.getByRole("button", { name: "Astra" }))
  expect(prompt.follow).toHaveBeenCalledWith(astra)
  await userEvent.fill(page.getByRole("searchbox"), "zzz")
  await expect.element(page.getByText("No wallet matches “zzz”").first()).toBeVisible()
  await userEvent.click(act("back"))
  await until(() => view() === "ConnectWallet" && part("qr"))

  await userEvent.click(act("explorer"))
  await until(() => view() === "WalletExplorer")
  show(undefined)
  await until(() => !part("pairing"))
  show(prompt)
  await until(() => view() === "ConnectWallet" && part("qr"))
  expect([location.href, window.history.length]).toEqual(before)
})

test("shows the wallets first on a phone, with the code for another device", async () => {
  onPhone()
  await page.viewport(390, 800)
  const { show } = await startPrompted()
  const prompt = pairing()
  show(prompt)
  await until(() => links().length === 2)
  expect(part("qr")).toBeNull()
  await userEvent.click(act("qrcode"))
  await until(() => part("qr"))
  expect(view()).toBe("Qrcode")
  await userEvent.click(act("back"))
  await userEvent.click(page.getByRole("button", { name: "Lumo" }))
  expect(prompt.follow).toHaveBeenCalledWith(lumo)
})

test.each([
  ["the wallet answers", "success", ({ answer }: Prompted) => answer()],
  [
    "the connection fails",
    "external",
    ({ fail }: Prompted) => fail(new WalletError("external", "The phone is gone.")),
  ],
])("closes when %s [S4.27 S4.28]", async (_, after, end) => {
  const connection = await startPrompted()
  connection.show(pairing())
  await until(() => part("qr"))
  // The success view closes by itself.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  end(connection)
  await until(() => !part("pairing") && state() === after)
  expect(document.documentElement.innerHTML).not.toContain("symKey")
})

test("canceling ends the request and removes the code from the page", async () => {
  const { show, signal } = await startPrompted()
  show(pairing())
  await until(() => part("qr"))
  await userEvent.click(act("cancel"))
  await until(() => signal.aborted)
  await until(() => !part("pairing"))
  expect(document.documentElement.innerHTML).not.toContain("symKey")
  expect(state()).not.toBe("success")
})
