import type { Page } from "@playwright/test"

/**
 * Holds the page's clock, which must be installed, a second from now at most: from then on time passes when it is told
 * to. Nothing that takes longer than that second falls due.
 */
export async function holdClock(page: Page): Promise<void> {
  const hold = async (): Promise<void> =>
    page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  // On a machine that takes longer than that to say so the moment has passed: then the clock stands already.
  await hold().catch(hold)
}
