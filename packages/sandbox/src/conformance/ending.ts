import { check } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { AddCheck, Run } from "./run.js"
import { within } from "./settle.js"

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
