import { expect, type Locator } from "@playwright/test"

/**
 * Waits until the page in the frame shows the text. A client that polls by itself may have removed the frame before.
 */
export async function waitForTextOrRemoval(frame: Locator, words: RegExp): Promise<void> {
  const main = frame.contentFrame().getByRole("main").filter({ hasText: words })
  const isOver = async (): Promise<boolean> =>
    (await frame.count()) === 0 || (await main.count()) > 0
  await expect.poll(isOver).toBe(true)
}
