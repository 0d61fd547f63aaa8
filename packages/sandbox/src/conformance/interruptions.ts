import { check, type Refusal, refused } from "./check.js"
import { leavesNothing } from "./leftovers.js"
import type { Use } from "./module.js"
import type { Run } from "./run.js"
import { settled, within } from "./settle.js"

/** Aborts a call that gets no answer, once during the request and once before it. */
export async function checkAbort(
  { side, call, patience }: Pick<Run, "side" | "call" | "patience">,
  use: Use,
): Promise<void> {
  const atOnce = patience / 10
  await leavesNothing(async () => {
    await side.ignore?.()
    const cancel = new AbortController()
    const outcome = refused(call(use, cancel.signal))
    // A call that fails before the request reaches the wallet must not block the check.
    await Promise.race([side.requested?.(), outcome])
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
    `an aborted call fails with kind aborted, code -4, not with ${kind} ${code} "${message}"`,
  )
}

/**
 * Closes the window of a call. The call must fail with a typed error, at the latest when it is aborted, because some
 * wallets do not report a closed window. A second call must succeed.
 */
export async function checkClosedWindow(
  { side, call, patience }: Pick<Run, "side" | "call" | "patience">,
  use: Use,
): Promise<void> {
  await side.close?.()
  const cancel = new AbortController()
  let isOver = false
  const outcome = refused(call(use, cancel.signal)).finally(() => {
    isOver = true
  })
  // The code that awaits it below reports the failure.
  outcome.catch(() => {})
  await settled(patience / 100, () => isOver)
  cancel.abort()
  await within(patience / 10, "An aborted call does not settle", outcome)
  await side.drop?.()
  await side.approve()
  check(Boolean(await call(use)), "a second call succeeds")
}
