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

test("nothing on the page moves by itself, on loading and on connecting: CLS is 0", async ({
  page,
  openPage,
  connect,
}) => {
  await page.addInitScript(() => {
    window.shifts = []
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources
          // A dialog changes its size because of a press; on a slow machine that takes longer than the half second.
          .filter(({ node }) => !(node as Element | null)?.closest?.("dialog"))
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "?"))
        if (moved.length > 0) window.shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  await openPage()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  const before = await page.locator(".header-row .network").boundingBox()
  await connect()
  expect(await page.locator(".header-row .network").boundingBox()).toEqual(before)
  // What an account brings takes the place of the welcome, which is no shift: nothing that stays has moved.
  expect(await page.evaluate(() => window.shifts)).toEqual([])
})
