/**
 * Takes a small picture of a page, as a visitor sees it.
 * @param {import("@playwright/test").Page} page
 * @param {string} path
 */
export async function takePicture(page, path) {
  // The kit's screen stays for a moment after a signature.
  await page.getByRole("dialog").waitFor({ state: "detached" })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 720, height: 420 })
  // No hover or focus style shows.
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, animations: "disabled", caret: "hide" })
  if (size) await page.setViewportSize(size)
}
