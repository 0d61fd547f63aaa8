import { expect, type Frame, type Page } from "@playwright/test"

/** Puts a frame into the page, from which something can be posted to it, and waits until its document is there. */
export async function frameAt(page: Page, src: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement("iframe")
    frame.src = src
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener("load", resolve))
  }, src)
  const find = () => page.frames().find((one) => one.parentFrame() && one.url() === src)
  // A frame of another site is heard of by a line of its own, perhaps after the page has heard that it is there.
  await expect.poll(() => find() !== undefined).toBe(true)
  return find()!
}

/** Waits until everything that has been posted to the page so far has been delivered. */
export async function delivered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("message", ({ data }) => data === "last" && resolve(data))
        window.postMessage("last", location.origin)
      }),
  )
}
