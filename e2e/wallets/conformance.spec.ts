import type { Page } from "@playwright/test"
import type { Way } from "../harness/modules.js"
import { expect, test } from "../harness/test.js"

/** Every wallet's module through the conformance suite, against its simulated wallet, in a real page. */

const ways: readonly Way[] = [
  "freighter",
  "albedo",
  "xbull window",
  "xbull extension",
  "hana",
  "rabet",
  "lobstr",
  "hot",
  "ledger",
  "walletconnect",
]

/** Lets the page have its button "Act" pressed. */
function exposePress(page: Page): Promise<unknown> {
  return page.exposeFunction("press", () => page.getByRole("button", { name: "Act" }).click())
}

for (const way of ways) {
  test(`${way} conforms: shapes, signatures, refusals, aborts, nothing left`, async ({
    page,
    openHarness,
    server,
  }) => {
    await exposePress(page)
    await openHarness()
    const results = await page.evaluate(
      async ({ way, config }) => {
        const { conformance } = await window.harness.conformance()
        const { makeWay } = await window.harness.modules()
        const { module, side } = await makeWay(way, config)
        const results: { name: string; error?: string }[] = []
        for (const { name, run } of conformance(module, side)) {
          const error = await run().then(
            () => undefined,
            (thrown: unknown) => String(thrown),
          )
          results.push({ name, ...(error ? { error } : {}) })
        }
        return results
      },
      { way, config: server.config },
    )
    expect(results.filter(({ error }) => error)).toEqual([])
    expect(results.length).toBeGreaterThan(8)
  })
}
