import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import { expect, test } from "../harness/test.js"

/** Tests the window in which the user answers. It lies over the page, and must be reachable whatever the page does. */

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

const panel = (page: Page) => page.getByRole("dialog", { name: "Freighter, simulated" })

/** Sends a request and ignores the reply. */
async function ask(
  page: Page,
  ask: "requestAccess" | "signMessage" | "signTransaction",
): Promise<void> {
  await page.evaluate(async (ask) => {
    const api = await window.harness.freighterApi()
    const networkPassphrase = "Test SDF Network ; September 2015"
    const calls = {
      requestAccess: () => api.requestAccess(),
      signMessage: () => api.signMessage("Hello"),
      signTransaction: () =>
        api.signTransaction(
          "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA=",
          { networkPassphrase },
        ),
    }
    void calls[ask]()
  }, ask)
}

/** Adds a modal dialog with a button to the page, and opens it. */
async function openDialog(page: Page, id: string, within = "body"): Promise<void> {
  await page.evaluate(
    ({ id, within }) => {
      const dialog = document.createElement("dialog")
      dialog.id = id
      const button = document.createElement("button")
      button.textContent = `A button in ${id}`
      dialog.append(button)
      document.querySelector(within)?.append(dialog)
      dialog.showModal()
    },
    { id, within },
  )
}

test.beforeEach(({ openHarness }) => openHarness())

test("takes the focus, can be used by keyboard, and returns the focus", { tag: "@main" }, async ({
  page,
  sandbox,
}) => {
  await page.locator("#before").focus()
  await ask(page, "requestAccess")
  await expect(panel(page)).toBeFocused()
  const focused = () =>
    page.evaluate(() => {
      const inner = document.activeElement?.shadowRoot?.activeElement
      return inner?.getAttribute("aria-label") ?? inner?.textContent
    })
  const walk: (string | null | undefined)[] = []
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Tab")
    walk.push(await focused())
  }
  expect(walk).toEqual(["Close window", "Reject", "Approve"])
  await page.keyboard.press("Enter")
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator("#before")).toBeFocused()
  expect((await sandbox.freighter.state()).grants).toHaveLength(1)
})

test("does not trap the focus: the page stays usable while it is open", async ({ page }) => {
  await ask(page, "requestAccess")
  await expect(panel(page)).toBeVisible()
  await page.locator("#before").click()
  await expect(page.locator("#before")).toBeFocused()
  await expect(panel(page)).toBeVisible()
})

test("closes on Escape, which neither the page nor its dialog receives", async ({ page }) => {
  await openDialog(page, "one")
  await page.evaluate(() => {
    const events: string[] = []
    Object.assign(window, { events })
    for (const type of ["click", "pointerdown", "keydown", "focusin"])
      document.addEventListener(type, () => events.push(type))
  })
  const events = () => page.evaluate(() => (window as unknown as { events: string[] }).events)
  await ask(page, "requestAccess")
  await panel(page).getByText("Connect this site?").click()
  await page.keyboard.press("Escape")
  await expect(panel(page)).toHaveCount(0)
  expect(await page.locator("#one").evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true)
  expect((await events()).filter((type) => type !== "focusin")).toEqual([])
})

test("can be clicked inside an open modal dialog, outside which all is inert", async ({
  page,
  sandbox,
}) => {
  await openDialog(page, "one")
  await ask(page, "requestAccess")
  await panel(page).getByRole("button", { name: "Approve" }).click()
  await expect.poll(async () => (await sandbox.freighter.state()).grants).toHaveLength(1)
  await expect(page.locator("#one")).toBeVisible()
})

test("follows dialogs: opened, nested, closed, and removed", async ({ page }) => {
  const place = () =>
    page
      .locator("[data-alidade-sandbox]")
      .evaluate(
        (host) =>
          `${host.parentElement?.id || host.parentElement?.localName} ${host.matches(":popover-open")}`,
      )
  const clickable = () =>
    panel(page).getByRole("button", { name: "Approve" }).click({ trial: true })
  await ask(page, "requestAccess")
  await expect.poll(place).toBe("body true")
  await openDialog(page, "one")
  await expect.poll(place).toBe("one true")
  await clickable()
  await openDialog(page, "two", "#one")
  await expect.poll(place).toBe("two true")
  await clickable()
  await page.locator("#two").evaluate((dialog: HTMLDialogElement) => dialog.close())
  await expect.poll(place).toBe("one true")
  await clickable()
  await page.locator("#one").evaluate((dialog) => dialog.remove())
  await expect.poll(place).toBe("body true")
  await panel(page).getByRole("button", { name: "Reject" }).click()
  await expect(page.locator("[data-alidade-sandbox]")).toHaveCount(0)
})

test("shows the latest of two requests in front, and answers each separately", async ({
  page,
  sandbox,
}) => {
  await sandbox.freighter.next("approve")
  await ask(page, "requestAccess")
  await expect.poll(async () => (await sandbox.freighter.state()).grants).toHaveLength(1)
  await ask(page, "signTransaction")
  await expect(panel(page)).toContainText("Sign this transaction?")
  await ask(page, "signMessage")
  await expect(panel(page)).toContainText("Sign this message?")
  await expect(panel(page)).toContainText("1 more request waiting.")
  await panel(page).getByRole("button", { name: "Approve" }).click()
  await expect(panel(page)).toContainText("Sign this transaction?")
  await panel(page).getByRole("button", { name: "Reject" }).click()
  await expect(panel(page)).toHaveCount(0)
})

test("disables the button without a grant, and shows the reason", async ({ page }) => {
  await ask(page, "signTransaction")
  await expect(panel(page)).toContainText("localhost is not connected to this account")
  await expect(panel(page).getByRole("button", { name: "Approve" })).toBeDisabled()
})

test("shows a changed account or a lock at once", async ({ page, sandbox }) => {
  await ask(page, "requestAccess")
  await expect(panel(page)).toContainText("Account 1")
  const { address } = await page.evaluate(
    () => window.alidadeSandbox!.wallets.freighter!.accounts[1]!,
  )
  await sandbox.freighter.set({ account: address })
  await expect(panel(page)).toContainText("Account 2")
  await sandbox.freighter.set({ locked: true })
  await expect(panel(page).getByRole("button", { name: "Unlock" })).toBeVisible()
})

test("closes when the wallet is uninstalled", async ({ page }) => {
  await ask(page, "requestAccess")
  await expect(panel(page)).toBeVisible()
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  await expect(page.locator("[data-alidade-sandbox]")).toHaveCount(0)
})

test("is not affected by the page's styles, and works under a strict CSP", async ({ page }) => {
  const violations: unknown[] = []
  page.on("console", (message) => violations.push(message.text()))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "body > *, [popover] { position: static; padding: 3rem; margin: 3rem; opacity: 1; text-transform: uppercase; color: red }",
    )
    document.adoptedStyleSheets = [sheet]
  })
  await ask(page, "requestAccess")
  const box = await page.locator("[data-alidade-sandbox]").boundingBox()
  const width = page.viewportSize()!.width
  expect(box).toMatchObject({ x: width - 16 - 360, y: 16, width: 360 })
  await expect(panel(page)).toHaveCSS("text-transform", "none")
  expect(violations).toEqual([])
  // The page's text direction has no effect either.
  await page.evaluate(() => {
    document.documentElement.dir = "rtl"
  })
  await expect(panel(page)).toHaveCSS("direction", "ltr")
})

test("is in the wallet's language, from right to left, and in English again after a reset", async ({
  page,
  sandbox,
}) => {
  const texts = {
    label: "{wallet}، محاكاة: {title}",
    connect: "هل تريد ربط هذا الموقع؟",
    requestedBy: "بطلب من {host}",
    reject: "رفض",
    approve: "موافقة",
  }
  await sandbox.freighter.set({ language: { lang: "ar", dir: "rtl", texts } })
  await ask(page, "requestAccess")
  const window = page.getByRole("dialog", { name: `Freighter، محاكاة: ${texts.connect}` })
  await expect(window).toHaveAttribute("lang", "ar")
  await expect(window).toHaveCSS("direction", "rtl")
  await expect(window).toContainText("بطلب من localhost")
  // What the language lacks is in English.
  await expect(window).toContainText("It will see this account's address.")
  const place = async (name: string) =>
    (await window.getByRole("button", { name }).boundingBox())!.x
  expect(await place("رفض")).toBeGreaterThan(await place("موافقة"))
  await window.getByRole("button", { name: "رفض" }).click()
  await expect(window).toHaveCount(0)

  // Only Freighter has this text.
  await ask(page, "signTransaction")
  const notConnected = page.locator(".obstacle", { hasText: "Not connected" })
  await expect(notConnected).toHaveAttribute("lang", "en")
  await expect(notConnected).toHaveCSS("direction", "ltr")

  await sandbox.freighter.reset()
  await ask(page, "requestAccess")
  await expect(panel(page)).toContainText("Connect this site?")
  await expect(panel(page)).toHaveCSS("direction", "ltr")
  await expect(panel(page)).not.toHaveAttribute("lang")
})

test("lies at the bottom of a narrow screen, without overflow", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await ask(page, "signTransaction")
  await expect(panel(page)).toContainText("Bump sequence")
  const box = (await page.locator("[data-alidade-sandbox]").boundingBox())!
  expect(box.x).toBe(8)
  expect(box.width).toBe(390 - 16)
  expect(box.y + box.height).toBeCloseTo(700 - 8, 0)
})

test("does not move with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await ask(page, "requestAccess")
  await expect(panel(page)).toHaveCSS("animation-name", "none")
})

test("tells Approve from Reject in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  await ask(page, "requestAccess")
  const look = (name: string) =>
    panel(page)
      .getByRole("button", { name })
      .evaluate((button) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(button)
        return [backgroundColor, borderTopWidth]
      })
  const [approve, reject] = [await look("Approve"), await look("Reject")]
  expect(approve[0]).not.toBe(reject[0])
  expect(approve[1]).not.toBe(reject[1])
})

for (const colorScheme of ["light", "dark"] as const)
  test(`no screen has axe violations, ${colorScheme}`, async ({ openHarness, page, sandbox }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.addInitScript({ path: axe })
    await openHarness()
    const check = async (text: string): Promise<void> => {
      await expect(page.getByRole("dialog", { name: ", simulated" })).toContainText(text)
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import("axe-core") }
        const { violations, passes } = await axe.run("[data-alidade-sandbox]")
        return {
          violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          contrastWasSeen: passes.some(({ id }) => id === "color-contrast"),
        }
      })
      expect(found, text).toEqual({ violations: [], contrastWasSeen: true })
    }
    await sandbox.freighter.set({ created: false })
    await ask(page, "requestAccess")
    await check("Welcome to Freighter")
    await sandbox.freighter.set({ created: true, locked: true })
    await check("Freighter is locked")
    await sandbox.freighter.set({ locked: false })
    await check("Connect this site?")
    await sandbox.freighter.reject()
    await ask(page, "signTransaction")
    await check("Not connected")
    await sandbox.freighter.reject()
    await sandbox.freighter.next("approve")
    await ask(page, "requestAccess")
    await expect.poll(async () => (await sandbox.freighter.state()).grants).toHaveLength(1)
    await ask(page, "signTransaction")
    await check("Bump sequence")
    await sandbox.freighter.reject()
    await ask(page, "signMessage")
    await check("Sign this message?")
    await sandbox.freighter.reject()
    await sandbox.freighter.set({ network: "local" })
    await ask(page, "signTransaction")
    await check("Freighter is set to Local")
    await sandbox.freighter.reject()
    await sandbox.lobstr.set({ created: false })
    await page.evaluate(async () => {
      const api = await window.harness.lobstrApi()
      void api.getPublicKey().catch(() => {})
    })
    await check("Welcome to LOBSTR")
    await sandbox.lobstr.reject()
    await sandbox.rabet.set({ locked: true })
    await page.waitForFunction(() => window.rabet !== undefined)
    await page.evaluate(() => void window.rabet?.sign("AAAA", "testnet").catch(() => {}))
    await check("Blank window")
  })
