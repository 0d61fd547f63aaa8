import type { WalletTransport } from "../harness/modules.js"
import { expect, test } from "../harness/test.js"
import { firstKey, requestsFor } from "../wallets/samples.js"
import { exposePress } from "../wallets/wallet-transports.js"
import { growth, measure, measureAfter, settle } from "./measure.js"
import { LIMIT, ROW, type Row } from "./row.js"

/**
 * Connects, signs, and disconnects many times in one page, and compares what is left with what was there before.
 * `CYCLES` is a share of the usual number, from 0 to 1.
 */

/** The part of the cycles that comes before the first measurement: caches and compiled code. */
const WARM_UP = 0.2
/** Cycles from one restart of the relay to the next. */
const PART = 100

const share = Number(process.env.CYCLES ?? 1)

const ways: readonly { transport: WalletTransport; route: string; cycles: number }[] = [
  { transport: "freighter", route: "posted messages", cycles: 10_000 },
  { transport: "hana", route: "an injected object", cycles: 10_000 },
  { transport: "ledger", route: "a device", cycles: 10_000 },
  { transport: "albedo", route: "windows", cycles: 1_000 },
  { transport: "xbull window", route: "windows", cycles: 1_000 },
  { transport: "hot", route: "a frame and a relay", cycles: 1_000 },
  { transport: "walletconnect", route: "a relay, which is restarted meanwhile", cycles: 1_000 },
]

for (const { transport, route, cycles } of ways) {
  test(`${transport}: ${cycles} cycles leave nothing behind`, async ({
    page,
    openHarness,
    server,
  }) => {
    test.setTimeout(2 * 60 * 60_000)
    await exposePress(page)
    await openHarness()
    const devtools = await page.context().newCDPSession(page)
    const { transaction } = requestsFor(firstKey(transport))
    await page.evaluate(
      async ({ transport, config, transaction }) =>
        (await window.harness.soak()).startSoak(transport, config, transaction),
      { transport, config: server.config, transaction },
    )

    const run = (count: number): Promise<void> =>
      page.evaluate((count) => window.soak.run(count), count)

    await run(cycles * WARM_UP)
    await settle(page)
    const before = await measure(page, devtools)
    const count = cycles * share
    const start = performance.now()
    for (let done = 0; done < count; done += PART) {
      const part = run(Math.min(PART, count - done))
      if (transport === "walletconnect") await restartRelay(server.config.walletConnect.relayUrl)
      await part
    }
    const seconds = (performance.now() - start) / 1_000
    const after = await measureAfter(page, devtools, before)
    const bytes = Math.round(((after.heap - before.heap) / count) * 1_000)
    const row: Row = {
      transport,
      route,
      cycles: count,
      seconds,
      bytes,
      more: growth(before, after),
    }
    test.info().annotations.push({ type: ROW, description: JSON.stringify(row) })
    console.log(JSON.stringify(row))
    expect(row.more).toEqual([])
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  })
}

async function restartRelay(url: string): Promise<void> {
  const { ok } = await fetch(`${url.replace(/^ws/, "http")}/restart`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  })
  if (!ok) throw new Error("The relay was not restarted.")
}
