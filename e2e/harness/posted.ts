import { expect, type Frame, type Page } from "@playwright/test"

/** Adds a frame that can post to the page, and waits until its document has loaded. */
export async function frameAt(page: Page, src: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement("iframe")
    frame.src = src
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener("load", resolve))
  }, src)
  const find = () => page.frames().find((frame) => frame.parentFrame() && frame.url() === src)
  // Playwright hears of a frame on another site over a separate connection, maybe later than the page does.
  await expect.poll(() => find() !== undefined).toBe(true)
  return find()!
}

/** Waits until everything posted to the page so far has been delivered. */
export async function delivered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("message", ({ data }) => data === "last" && resolve(data))
        window.postMessage("last", location.origin)
      }),
  )
}
