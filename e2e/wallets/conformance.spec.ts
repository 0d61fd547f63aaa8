import type { WalletTransport } from "../harness/modules.js"
import { expect, test } from "../harness/test.js"
import { exposePress, walletTransports } from "./wallet-transports.js"

/** Runs the conformance suite for every wallet's module, against its simulated wallet, in a real page. */

/** One wallet of each way: an extension, an injected object, a frame and a relay, a phone, a device. */
const main: readonly WalletTransport[] = ["freighter", "hana", "hot", "walletconnect", "ledger"]

for (const transport of walletTransports) {
  test(`${transport} conforms: shapes, signatures, rejections, aborts, cleanup`, {
    tag: main.includes(transport) ? "@main" : [],
  }, async ({ page, openHarness, server }) => {
    await exposePress(page)
    await openHarness()
    const results = await page.evaluate(
      async ({ transport, config }) => {
        const { conformance } = await window.harness.conformance()
        const { loadWallet } = await window.harness.modules()
        const { module, side } = await loadWallet(transport, config)
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
      { transport, config: server.config },
    )
    expect(results.filter(({ error }) => error)).toEqual([])
    expect(results.length).toBeGreaterThan(8)
  })
}
