import { addressOf, check, declined } from "./check.js"
import { endsAtOnce, endsWhenClosed } from "./ends.js"
import { leavesNothing, windowsOf } from "./leftovers.js"
import type { TestedOptions } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { within } from "./settle.js"

/** Access, and how it is found again. */
export function connecting(run: Run, add: AddCheck): void {
  const { module, side, patience, call, account } = run
  const connect = (options: TestedOptions): Promise<unknown> => module.getAddress(options)

  if (side.ignore)
    add("a connection that is aborted ends at once, and leaves nothing", () =>
      endsAtOnce(run, connect),
    )

  add("a connection that is declined is a typed error, code -4", async () => {
    await side.reject()
    await leavesNothing(() => declined(call(connect)))
  })

  if (side.close)
    add("a connection whose window is closed ends, and can be asked for again", () =>
      endsWhenClosed(run, connect),
    )

  add("it connects, gives an address, and leaves nothing", async () => {
    await side.approve()
    await account()
    await leavesNothing(() => call(connect).then(addressOf))
  })

  if (!module.restore) return
  add("it restores without a window: the address, or null", async () => {
    const { address } = await account()
    await side.ignore?.()
    async function restore(): Promise<void> {
      const call = module.restore!({ address })
      const restored = await within(patience, "restore does not settle", call)
      if (restored !== null)
        check(addressOf(restored).address === address, "it restores the account")
      else check(!module.capabilities?.silentRestore, "it restores what it has granted")
    }
    const opened = await windowsOf(() => leavesNothing(restore))
    check(opened === 0, "restore opens no window")
  })
}

/** Watching, and the connection's end. */
export function ending({ module, patience }: Run, add: AddCheck): void {
  if (module.watch)
    add("it is watched, and no more, without leaving anything", () =>
      leavesNothing(async () => {
        const stop = module.watch?.(() => {})
        check(typeof stop === "function", "watch gives how to stop")
        stop?.()
      }),
    )
  if (module.disconnect)
    add("it disconnects", () =>
      within(patience, "disconnect does not settle", module.disconnect!()),
    )
}
