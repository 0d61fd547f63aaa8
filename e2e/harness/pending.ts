import type { Page } from "@playwright/test"

/** Whether a call in the page is still pending after everything else there has been processed. */
export async function isPending(page: Page, outcome: Promise<unknown>): Promise<boolean> {
  // Anything that settled earlier has been reported by now.
  await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))))
  const settled = outcome.then(
    () => false,
    () => false,
  )
  return Promise.race([settled, new Promise<boolean>((resolve) => setImmediate(resolve, true))])
}
