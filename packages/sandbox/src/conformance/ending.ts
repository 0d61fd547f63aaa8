import { check } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { ConformanceCheck, Run } from "./run.js"
import { within } from "./settle.js"

/** Watching, and the connection's end. */
export function ending({ module, patience }: Run): ConformanceCheck[] {
  return [
    ...(module.watch
      ? [
          {
            name: "it is watched, and no more, without leaving anything",
            run: () =>
              leavesNothing(async () => {
                const stop = module.watch?.(() => {})
                check(typeof stop === "function", "watch gives how to stop")
                stop?.()
              }),
          },
        ]
      : []),
    ...(module.disconnect
      ? [
          {
            name: "it disconnects",
            run: () => within(patience, "disconnect does not settle", module.disconnect!()),
          },
        ]
      : []),
  ]
}
