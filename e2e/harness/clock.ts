import type { Page } from "@playwright/test"

/**
 * Pauses the page's clock, which must be installed, within a second. From then on the test moves the time. Timers
 * longer than that second do not fire.
 */
export async function holdClock(page: Page): Promise<void> {
  const hold = async (): Promise<void> =>
    page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  // On a machine slower than that the first call fails because its moment has passed; the second one pauses.
  await hold().catch(hold)
}
