import { addressOf, check, declined } from "./check.js"
import { checkAbort, checkClosedWindow } from "./interruptions.js"
import { leavesNothing, windowsOf } from "./leftovers.js"
import type { TestedOptions } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { within } from "./settle.js"

export function checkConnecting(run: Run, add: AddCheck): void {
  const { module, side, patience, call, account } = run
  const connect = (options: TestedOptions): Promise<unknown> => module.getAddress(options)

  if (side.ignore)
    add("an aborted connection ends at once and leaves nothing behind", () =>
      checkAbort(run, connect),
    )

  add("a declined connection fails with a typed error, code -4", async () => {
    await side.reject()
    await leavesNothing(() => declined(call(connect)))
  })

  if (side.close)
    add("a connection with a closed window ends and can be retried", () =>
      checkClosedWindow(run, connect),
    )

  add("connects, returns an address, and leaves nothing behind", async () => {
    await side.approve()
    await account()
    await leavesNothing(() => call(connect).then(addressOf))
  })

  if (!module.restore) return
  add("restores without a window: the address, or null", async () => {
    const { address } = await account()
    await side.ignore?.()
    async function restore(): Promise<void> {
      const call = module.restore!({ address })
      const restored = await within(patience, "restore does not settle", call)
      if (restored !== null)
        check(addressOf(restored).address === address, "restore returns the connected account")
      else
        check(
          !module.capabilities?.silentRestore,
          "restore returns the address, as silentRestore promises",
        )
    }
    const opened = await windowsOf(() => leavesNothing(restore))
    check(opened === 0, "restore opens no window")
  })
}

export function checkDisconnecting({ module, patience }: Run, add: AddCheck): void {
  if (module.watch)
    add("stops watching and leaves nothing behind", () =>
      leavesNothing(async () => {
        const stop = module.watch?.(() => {})
        check(typeof stop === "function", "watch returns a function that stops it")
        stop?.()
      }),
    )
  if (module.disconnect)
    add("disconnects", () => within(patience, "disconnect does not settle", module.disconnect!()))
}
