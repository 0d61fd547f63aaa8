import { check, refused } from "./check.js"
import type { Use } from "./module.js"
import type { Run } from "./run.js"
import { settled, within } from "./settle.js"

/**
 * Closes the window that a call opens: it ends in a typed error, or else when it is aborted, because some wallets do not
 * say that their window was closed. Asked again, the wallet answers.
 */
export async function endsWhenClosed(
  { side, call, patience }: Pick<Run, "side" | "call" | "patience">,
  use: Use,
): Promise<void> {
  await side.close?.()
  const cancel = new AbortController()
  let isOver = false
  const outcome = refused(call(use, cancel.signal)).finally(() => {
    isOver = true
  })
  // Whoever waits for it below reports the failure.
  outcome.catch(() => {})
  await settled(patience / 100, () => isOver)
  cancel.abort()
  await within(patience / 10, "An aborted call does not settle", outcome)
  await side.drop?.()
  await side.approve()
  check(Boolean(await call(use)), "it is answered when it is asked again")
}
