import { check, refused } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { TestedOptions } from "./module.js"
import type { ConformanceCheck, Run } from "./run.js"
import { transactionBy } from "./samples.js"
import { settled } from "./settle.js"

type Use = (options: TestedOptions) => Promise<unknown> | undefined

/** A wallet that the page cannot reach any more. */
export function losing({
  module,
  side,
  patience,
  call,
  account,
  networkPassphrase,
}: Run): ConformanceCheck[] {
  if (!side.lose || !side.find) return []

  async function whileLost(act: () => Promise<void>): Promise<void> {
    await side.lose?.()
    await act().finally(() => side.find?.())
  }

  return [
    {
      name: "a wallet that the page cannot reach is a typed error, and leaves nothing; reached again, it answers",
      async run() {
        const who = await account()
        const connect: Use = (options) => module.getAddress({ ...options, ...who })
        const sign: Use = (options) =>
          module.signTransaction?.(transactionBy(who.address, networkPassphrase), {
            ...options,
            ...who,
            networkPassphrase,
          })
        const uses = module.signTransaction ? [connect, sign] : [connect]
        await whileLost(async () => {
          for (const use of uses) await leavesNothing(() => refused(call(use)))
        })
        await side.approve()
        for (const use of uses) check(Boolean(await call(use)), "it answers again")
      },
    },
    ...(module.watch
      ? [
          {
            name: "a wallet that the page cannot reach is not watched any longer",
            run: () =>
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
          },
        ]
      : []),
  ]
}
