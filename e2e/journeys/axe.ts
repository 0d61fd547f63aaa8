import type { Page } from "@playwright/test"
import axe from "axe-core"
import { expect } from "./test.js"

/** What axe finds wrong with the page as it stands, in light and in dark: nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    // Not as a script of the page, which its policy would refuse.
    await page.evaluate(axe.source)
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { preload: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      )
    })
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}

declare global {
  interface Window {
    axe: typeof import("axe-core")
  }
}
