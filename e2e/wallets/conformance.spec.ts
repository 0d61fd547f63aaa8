import { expect, test } from "../harness/test.js"
import { exposePress, ways } from "./ways.js"

/** Runs the conformance suite for every wallet's module, against its simulated wallet, in a real page. */

for (const way of ways) {
  test(`${way} conforms: shapes, signatures, rejections, aborts, cleanup`, async ({
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
