import { addressOf, check, declined } from "./check.js"
import { endsAtOnce } from "./ends-at-once.js"
import { endsWhenClosed } from "./ends-when-closed.js"
import { leavesNothing, windowsOf } from "./leftovers.js"
import type { TestedOptions } from "./module.js"
import type { ConformanceCheck, Run } from "./run.js"
import { within } from "./settle.js"

/** Access, and how it is found again. */
export function connecting({ module, side, patience, call, account }: Run): ConformanceCheck[] {
  const connect = (options: TestedOptions): Promise<unknown> => module.getAddress(options)
  return [
    ...(side.ignore
      ? [
          {
            name: "a connection that is aborted ends at once, and leaves nothing",
            run: () => endsAtOnce({ side, call, patience }, connect),
          },
        ]
      : []),
    {
      name: "a connection that is declined is a typed error, code -4",
      async run() {
        await side.reject()
        await leavesNothing(() => declined(call(connect)))
      },
    },
    ...(side.close
      ? [
          {
            name: "a connection whose window is closed ends, and can be asked for again",
            run: () => endsWhenClosed({ side, call, patience }, connect),
          },
        ]
      : []),
    {
      name: "it connects, gives an address, and leaves nothing",
      async run() {
        await side.approve()
        await account()
        await leavesNothing(() => call(connect).then(addressOf))
      },
    },
    ...(module.restore
      ? [
          {
            name: "it restores without a window: the address, or null",
            async run() {
              const { address } = await account()
              await side.ignore?.()
              const opened = await windowsOf(() =>
                leavesNothing(async () => {
                  const restored = await within(
                    patience,
                    "restore does not settle",
                    module.restore!({ address }),
                  )
                  if (restored !== null)
                    check(addressOf(restored).address === address, "it restores the account")
                  else check(!module.capabilities?.silentRestore, "it restores what it has granted")
                }),
              )
              check(opened === 0, "restore opens no window")
            },
          },
        ]
      : []),
  ]
}
