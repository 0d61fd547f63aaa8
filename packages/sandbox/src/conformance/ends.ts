import { check, type Refusal, refused } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { Use } from "./module.js"
import type { Run } from "./run.js"
import { settled, within } from "./settle.js"

/** Aborts a call that nobody answers: once it has been asked, and before it is made. */
export async function endsAtOnce(
  { side, call, patience }: Pick<Run, "side" | "call" | "patience">,
  use: Use,
): Promise<void> {
  const atOnce = patience / 10
  await leavesNothing(async () => {
    await side.ignore?.()
    const cancel = new AbortController()
    const outcome = refused(call(use, cancel.signal))
    // A call that fails before it is asked is told as such, and not waited for.
    await Promise.race([side.asked?.(), outcome])
    cancel.abort()
    aborted(await within(atOnce, "An aborted call does not settle", outcome))
    await side.drop?.()
  })
  const signal = AbortSignal.abort()
  aborted(
    await within(
      atOnce,
      "A call with an aborted signal does not settle",
      refused(call(use, signal)),
    ),
  )
}

function aborted({ code, kind, message }: Refusal): void {
  check(
    code === -4 && (kind === undefined || kind === "aborted"),
    `an aborted call ends in an error of kind aborted, code -4, not in ${kind} ${code} "${message}"`,
  )
}

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
