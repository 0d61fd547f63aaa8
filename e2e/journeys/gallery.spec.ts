import {
  axeFaults,
  createResize,
  joinTranscripts,
  layoutFaults,
  openGallery,
  type Size,
  show,
  transcript,
} from "./gallery-helpers.js"
import { expect, test } from "./test.js"

const usual = { width: 1280, height: 800 } as const satisfies Size

// Ignore the browser's own preference: the gallery shows both color schemes itself.
test.use({
  viewport: usual,
  locale: "en-US",
  timezoneId: "UTC",
})

/** The surfaces in two halves, for two workers. */
const halves = [
  ["button", "picker", "accounts", "bridge", "overlay", "inspector"],
  ["connection", "signing"],
] as const

/** A narrow screen, a laptop's screen at 200% zoom, and the same with text at twice its size. */
const sizes: Readonly<Record<string, Size>> = {
  "320 px": { width: 320, height: 640 },
  "200 %": { ...usual, zoom: 2 },
  "text at 200 %": { ...usual, text: 2 },
}

for (const half of halves) {
  test(`${half.join(", ")}: every state passes axe, matches its transcript, and loses nothing when small or enlarged`, async ({
    page,
    site,
  }) => {
    const names = await openGallery(page, site)
    const resize = await createResize(page)
    const found: string[] = []
    for (const surface of half) {
      const own = names.filter((name) => name.startsWith(`${surface}/`))
      expect(own).not.toEqual([])
      const transcripts: Record<string, string> = {}
      for (const name of own) {
        await show(page, name)
        transcripts[name.slice(surface.length + 1)] = await transcript(page)
        found.push(...(await axeFaults(page, name)))
        for (const [size, how] of Object.entries(sizes)) {
          await resize(how)
          found.push(...(await layoutFaults(page)).map((fault) => `${name}, ${size}: ${fault}`))
        }
        await resize(usual)
      }
      // `--update-snapshots` writes these anew.
      expect.soft(joinTranscripts(transcripts)).toMatchSnapshot(`${surface}.yml`)
    }
    expect(found).toEqual([])
  })
}

/** A dialog's background in light and in dark (the first default of the modal's theme). */
const ground = { light: "rgb(252, 252, 252)", dark: "rgb(22, 22, 24)" } as const

test("the account picker is 25rem wide, and follows system colors, forced colors and reduced motion [S2.12 S2.41 S2.42]", async ({
  page,
  site,
}) => {
  await openGallery(page, site)
  const panel = page.locator(".alidade-panel")
  await show(page, "accounts/read")
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(25 * 16)
  await show(page, "bridge/ready")
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(panel).toHaveCSS("background-color", ground[colorScheme])
    // The code is dark on white in both schemes, because readers need the contrast.
    await expect(page.locator(".alidade-card")).toHaveCSS("background-color", "rgb(255, 255, 255)")
  }

  const spinner = page.locator(".alidade-spinner").first()
  await show(page, "connection/awaiting-extension")
  await expect(spinner).toHaveCSS("animation-name", "none")
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await expect(spinner).toHaveCSS("animation-name", "alidade-turn")
  await show(page, "connection/awaiting-extension", { motion: "reduced" })
  await expect(spinner).toHaveCSS("animation-name", "none")

  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  for (const name of ["picker/mixed", "connection/failed", "bridge/ready", "signing/dangerous"]) {
    await show(page, name)
    await expect(panel, name).not.toHaveCSS("border-top-width", "0px")
    for (const button of await page.locator("dialog button.alidade-secondary").all()) {
      await expect(button, name).not.toHaveCSS("border-top-width", "0px")
    }
  }
  const primary = page.locator("dialog .alidade-primary").first()
  await show(page, "connection/failed")
  await expect(primary).toHaveCSS("border-top-width", "3px")
})

test("by keyboard: moves the focus into each surface, traps it, and restores it", async ({
  page,
  site,
}) => {
  await openGallery(page, site)
  const trigger = page.locator('[data-part="trigger"]')
  const title = page.getByRole("dialog").locator('[data-part="title"]')
  const press = (key: string): Promise<void> => page.keyboard.press(key)

  await show(page, "button/disconnected")
  await trigger.focus()
  await press("Enter")
  await expect(page.locator('[data-wallet="freighter"]')).toBeFocused()
  await press("Escape")
  await expect(trigger).toBeFocused()

  await show(page, "button/connected")
  await trigger.focus()
  await press("Enter")
  // The menu is loaded once there is an account, so it may open after the press.
  await expect(page.locator('[data-part="menu-close"]')).toBeVisible()
  await press("Tab")
  await expect(page.locator('[data-part="menu-close"]')).toBeFocused()
  await press("Escape")
  await expect(trigger).toBeFocused()
  await expect(trigger).toHaveAttribute("aria-expanded", "false")

  await show(page, "picker/search")
  await expect(title).toBeFocused()
  await press("Tab")
  await press("Tab")
  await expect(page.getByRole("searchbox")).toBeFocused()
  await page.keyboard.type("Mir")
  await press("ArrowDown")
  await expect(page.locator('[data-wallet="mirach"]')).toBeFocused()
  await press("Enter")
  await expect(title).toHaveText("Connected")

  // Each of these focuses its heading, traps Tab, and closes on Escape.
  for (const name of [
    "picker/help",
    "connection/awaiting-popup",
    "connection/failed",
    "accounts/read",
    "bridge/ready",
    "signing/transaction",
    "signing/blind",
  ]) {
    await show(page, name)
    await expect(title, name).toBeFocused()
    for (let stop = 0; stop < 4; stop++) {
      await press("Tab")
      // The only other stop is the browser's own toolbar; document.activeElement is then the body.
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("dialog") !== null,
      )
      expect(inside, `${name}, Tab ${stop + 1}`).toBe(true)
    }
    await press("Escape")
    await expect(page.getByRole("dialog"), name).toHaveCount(0)
  }

  await show(page, "overlay/open")
  await expect(page.locator('[data-part="frame"]')).toBeFocused()
  await page.locator(".alidade-overlay").getByRole("button", { name: "Close" }).focus()
  await press("Enter")
  await expect(page.locator(".alidade-overlay")).toHaveCount(0)
  await expect(title).toBeVisible()
})

test("applies each of the fifteen values of the two themes to the components, and exports them as CSS", async ({
  page,
  site,
}) => {
  await page.goto(`${site}/gallery?surface=themes`)
  const dialogs = page.getByRole("region", { name: "Dialogs" })
  const button = page.getByRole("region", { name: "Button" })
  await expect(dialogs.getByRole("textbox")).toHaveCount(9)
  await expect(button.getByRole("textbox")).toHaveCount(6)
  await dialogs.getByLabel("bgColor", { exact: true }).fill("rgb(1, 2, 3)")
  await button.getByLabel("bgColor", { exact: true }).fill("rgb(4, 5, 6)")
  await button.getByLabel("buttonBorderRadius").fill("3px")
  await button.getByLabel("solidTextColor").fill("no colour")
  await expect(button.getByText("This isn’t a valid CSS value here.")).toBeVisible()
  await button.getByLabel("solidTextColor").fill("rgb(250, 250, 250)")
  const trigger = page.getByRole("button", { name: "Connect" })
  await expect(trigger).toHaveCSS("background-color", "rgb(4, 5, 6)")
  await expect(trigger).toHaveCSS("border-radius", "3px")
  await expect(page.getByRole("textbox", { name: "CSS", exact: true })).toHaveValue(
    [
      ":root {",
      "  --alidade-modal-bg-color: rgb(1, 2, 3);",
      "  --alidade-button-bg-color: rgb(4, 5, 6);",
      "  --alidade-button-button-border-radius: 3px;",
      "  --alidade-button-solid-text-color: rgb(250, 250, 250);",
      "}",
    ].join("\n"),
  )
  expect(await layoutFaults(page)).toEqual([])
  await trigger.click()
  await expect(page.locator(".alidade-panel")).toHaveCSS("background-color", "rgb(1, 2, 3)")
})
