import { check, refused } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { Use } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { transactionBy } from "./samples.js"
import { settled } from "./settle.js"

/** Checks a wallet that the page can no longer reach. */
export function checkLostWallet(run: Run, add: AddCheck): void {
  const { module, side, patience, call, account, networkPassphrase } = run
  if (!side.lose || !side.find) return

  async function whileLost(act: () => Promise<void>): Promise<void> {
    await side.lose?.()
    await act().finally(() => side.find?.())
  }

  add(
    "an unreachable wallet fails with a typed error, leaves nothing behind, and works again later",
    async () => {
      const connected = await account()
      const xdr = transactionBy(connected.address, networkPassphrase)
      const connect: Use = (options) => module.getAddress({ ...options, ...connected })
      const sign: Use = (options) =>
        module.signTransaction?.(xdr, { ...options, ...connected, networkPassphrase })
      const uses = module.signTransaction ? [connect, sign] : [connect]
      await whileLost(async () => {
        for (const use of uses) await leavesNothing(() => refused(call(use)))
      })
      await side.approve()
      for (const use of uses)
        check(Boolean(await call(use)), "the call succeeds once the wallet is reachable again")
    },
  )

  if (!module.watch) return
  add("an unreachable wallet is no longer watched", () =>
    whileLost(() =>
      leavesNothing(async () => {
        let isNotified = false
        module.watch?.(() => {
          isNotified = true
        })
        // A module that only receives events never calls the wallet, so it reports nothing.
        await settled(patience / 30, () => isNotified)
      }),
    ),
  )
}
