import { expect, type Page } from "@playwright/test"

/** A running call in the page. */
export interface Call<Result> {
  /** Settles as the call does. If it rejects with something other than an Error, the message holds that as JSON. */
  readonly outcome: Promise<Result>
}

/**
 * Runs a function in the page within a real click, which Chromium's popup blocker requires. `page.evaluate` counts as
 * one too, so nothing is evaluated after the click: it would allow a second window. Pass everything that the function
 * needs: it must not load anything before it opens a window.
 */
export async function inClick<Argument, Result>(
  page: Page,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Call<Result>> {
  const act = await page.evaluateHandle<(argument: Argument) => Result | Promise<Result>>(
    `(${run})`,
  )
  const outcome = page.evaluate(
    ({ act, argument }) => window.act(() => (act as typeof run)(argument as Argument)),
    { act, argument },
  )
  // A test may end before the call does.
  outcome.catch(() => {})
  const button = page.getByRole("button", { name: "Act" })
  await expect(button).toBeEnabled()
  const box = await button.boundingBox()
  if (!box) throw new Error("The harness page does not show its button.")
  // A locator's `click` would evaluate in the page afterwards.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return { outcome }
}

/**
 * Notes when the browser refuses the page a window, for tests of a second window within one click. Call it before that
 * click, and await `refused` after it: what a test evaluates earlier counts as a click and allows the window.
 */
export async function noteRefusal(page: Page): Promise<{ readonly refused: Promise<unknown> }> {
  const text = "The browser refused a window."
  await page.evaluate((text) => {
    const { open } = window
    window.open = (...values) => {
      const opened = open(...values)
      if (!opened) console.info(text)
      return opened
    }
  }, text)
  return { refused: page.waitForEvent("console", (message) => message.text() === text) }
}
