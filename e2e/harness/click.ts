import type { Page } from "@playwright/test"

/** A call that is under way in the page. */
export interface Call<Result> {
  /** Settles as the call does; what it rejects with, if that is no Error, is in the message as JSON. */
  readonly outcome: Promise<Result>
}

/**
 * Runs a function in the page within a true click, as Chromium's popup blocker wants it; `page.evaluate` would count
 * as one. What the function needs is handed to it; it must load nothing before it opens a window.
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
  await page.getByRole("button", { name: "Act" }).click()
  return { outcome }
}
