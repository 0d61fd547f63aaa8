import { check, refused } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { Use } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { transactionBy } from "./samples.js"
import { settled } from "./settle.js"

/** A wallet that the page cannot reach any more. */
export function losing(run: Run, add: AddCheck): void {
  const { module, side, patience, call, account, networkPassphrase } = run
  if (!side.lose || !side.find) return

  async function whileLost(act: () => Promise<void>): Promise<void> {
    await side.lose?.()
    await act().finally(() => side.find?.())
  }

  add(
    "a wallet that the page cannot reach is a typed error, and leaves nothing; reached again, it answers",
    async () => {
      const who = await account()
      const xdr = transactionBy(who.address, networkPassphrase)
      const connect: Use = (options) => module.getAddress({ ...options, ...who })
      const sign: Use = (options) =>
        module.signTransaction?.(xdr, { ...options, ...who, networkPassphrase })
      const uses = module.signTransaction ? [connect, sign] : [connect]
      await whileLost(async () => {
        for (const use of uses) await leavesNothing(() => refused(call(use)))
      })
      await side.approve()
      for (const use of uses) check(Boolean(await call(use)), "it answers again")
    },
  )

  if (!module.watch) return
  add("a wallet that the page cannot reach is not watched any longer", () =>
    whileLost(() =>
      leavesNothing(async () => {
        let isTold = false
        module.watch?.(() => {
          isTold = true
        })
        // A module that hears of changes by itself, and asks nothing, tells nothing either.
        await settled(patience / 30, () => isTold)
      }),
    ),
  )
}
