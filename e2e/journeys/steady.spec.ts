import { accounts, expect, test } from "./test.js"

/** A layout shift without a key or press in the half second before it: its value and elements. */
interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

for (const [reducedMotion, width, extent] of [
  ["reduce", 1280, "with reduced motion"],
  ["no-preference", 1280, "except in a resizing dialog"],
  ["reduce", 390, "on a narrow screen"],
] as const) {
  test(`loads and connects without a layout shift, ${extent}`, async ({
    page,
    openPage,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      window.shifts = []
      /** When a dialog's panel was resizing, in ms since page load. */
      const morphs: { from: number; to: number }[] = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        if (this.matches(".alidade-panel")) {
          // From the start of this frame: the layout that causes the resize precedes its measurement.
          const from = Number(document.timeline.currentTime)
          const morph = { from, to: Number.POSITIVE_INFINITY }
          morphs.push(morph)
          // The last frame's layout follows its callbacks, so wait for those of the next frame.
          const over = (): void => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                morph.to = performance.now()
              }),
            )
          }
          animation.finished.then(over, over)
        }
        return animation
      }
      type Entry = PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      }
      const excused = (node: Node | null, at: number): boolean => {
        const element = node instanceof Element ? node : node?.parentElement
        const morphing = morphs.some(({ from, to }) => from <= at && at <= to)
        if (morphing && element?.closest("dialog")) return true
        // What a press asks for can come later than the half second: a dialog that fits its next view, and on a narrow
        // screen the account's button, which is smaller than the one that connects.
        const answers = innerWidth < 1152 ? "dialog, .header-end:has(.own-mark)" : "dialog"
        return element?.matches(answers) === true
      }
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources, startTime, value } of list.getEntries() as Entry[]) {
          if (hadRecentInput) continue
          const moved = sources
            .filter(({ node }) => !excused(node, startTime))
            .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "?"))
          if (moved.length > 0) window.shifts.push({ value, moved })
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    await openPage()
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
    // Delay Horizon's first reply until the browser no longer attributes shifts to the press.
    let measured = (): void => {}
    const measuring = new Promise<void>((resolve) => {
      measured = resolve
    })
    await page.route(
      "**/accounts/*",
      async (route) => {
        const start = await page.evaluate(() => performance.now())
        await page.waitForFunction((at) => performance.now() > at + 600, start)
        await measuring
        await route.continue()
      },
      { times: 1 },
    )
    await sandbox.freighter.answer("approve")
    await page.getByRole("button", { name: "Connect a wallet" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
    await expect(page.getByRole("dialog")).toBeHidden()
    // The account's button is wider than the one that connects. From here on the header stays.
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Account/ })
      .waitFor()
    const before = await page.locator(".header-row .network").boundingBox()
    measured()
    await page.getByRole("button", { name: "Fund with test XLM" }).waitFor()
    expect(await page.locator(".header-row .network").boundingBox()).toEqual(before)
    // Account details replace the welcome. That is no shift, because nothing that stays has moved.
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}

test("connects, and its forms can be filled, before the decoder of transactions arrives", async ({
  page,
  openPage,
  connect,
}) => {
  let arrive = (): void => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const held: string[] = []
  await page.route(/\/assets\/(views|describe)-[\w-]{8}\.js$/, async (route) => {
    held.push(route.request().url())
    await arrival
    await route.continue()
  })
  await openPage()
  await connect()
  await page.getByLabel("Destination").fill(accounts.second.address)
  await page.getByLabel("Amount").fill("3")
  await page.getByRole("button", { name: "Review", exact: true }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  arrive()
  await expect(
    page.getByRole("heading", { name: /^Create the account .* with 3 XLM/ }),
  ).toBeVisible()
})
