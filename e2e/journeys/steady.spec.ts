import { expect, test } from "./test.js"

/** What moved, and by how much, that no key or press half a second before explains. */
interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`nothing on the page or in a dialog moves by itself, on loading, on picking a wallet and on connecting, ${reducedMotion === "reduce" ? "with less motion" : "but for a dialog that changes its size by and by"}: CLS is 0`, async ({
    page,
    openPage,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      window.shifts = []
      /** When a dialog's panel was changing its size, in ms since the page began. */
      const morphs: { from: number; to: number }[] = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how)
        if (this.matches(".alidade-panel")) {
          // From the beginning of this very frame: what changes the size is laid out before the size is known.
          const from = Number(document.timeline.currentTime)
          const morph = { from, to: Number.POSITIVE_INFINITY }
          morphs.push(morph)
          // What its last frame moves is laid out after that frame's callbacks: over by those of the next.
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
        return morphing && element?.closest("dialog") != null
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
    // What Horizon first says comes when the browser no longer takes what moves for the doing of a press.
    await page.route(
      "**/accounts/*",
      async (route) => {
        const asked = await page.evaluate(() => performance.now())
        await page.waitForFunction((at) => performance.now() > at + 600, asked)
        await route.continue()
      },
      { times: 1 },
    )
    const before = await page.locator(".header-row .network").boundingBox()
    await sandbox.freighter.answer("approve")
    await page.getByRole("button", { name: "Connect a wallet" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
    await expect(page.getByRole("dialog")).toBeHidden()
    await page.getByRole("button", { name: "Fund with test XLM" }).waitFor()
    expect(await page.locator(".header-row .network").boundingBox()).toEqual(before)
    // What an account brings takes the place of the welcome, which is no shift: nothing that stays has moved.
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
}
