import type { Page } from "@playwright/test"

/** Whether a call in the page has not settled, after everything that was under way there. */
export async function isPending(page: Page, outcome: Promise<unknown>): Promise<boolean> {
  // What settled before this has been told before it.
  await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))))
  const settled = outcome.then(
    () => false,
    () => false,
  )
  return Promise.race([settled, new Promise<boolean>((resolve) => setImmediate(resolve, true))])
}
