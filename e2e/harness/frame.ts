import { expect, type Locator } from "@playwright/test"

/** Waits until the page in the frame says so. A client that looks by itself may have taken the frame away before. */
export async function saidOrGone(frame: Locator, words: RegExp): Promise<void> {
  const said = frame.contentFrame().getByRole("main").filter({ hasText: words })
  const isOver = async (): Promise<boolean> =>
    (await frame.count()) === 0 || (await said.count()) > 0
  await expect.poll(isOver).toBe(true)
}
