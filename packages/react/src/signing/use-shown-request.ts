import type { PendingRequest, Verified, WalletError } from "@alidade/core"
import { useCallback, useEffect, useLayoutEffect, useState } from "react"
import { MODAL_CLOSE_MS, SUCCESS_MS } from "../constants.js"
import { containerOf } from "../dialog/dialog-container.js"
import { useKit } from "../hooks/use-kit.js"
import { useKitState } from "../hooks/use-kit-state.js"

/** The signature that is shown, and how far it is. */
export interface ShownRequest {
  request: PendingRequest
  /** Where the trigger stands, if it is within a dialog or popover of the app. */
  container: Element | ShadowRoot
  /** Why it failed. */
  error?: WalletError
  /** What was checked of the signature that came back: shown for a moment. */
  verified?: Verified
  phase: "open" | "closing"
  /** How many others wait. */
  waiting: number
}

/**
 * Takes pending signatures one after another: each from the question to its end, and 280 ms of closing. With `checks`,
 * a signature that was verified stays for a moment.
 */
export function useShownRequest(checks: boolean): {
  shown: ShownRequest | undefined
  /** Cancels it if it is pending, and closes. */
  close: () => void
  /** Shows nothing of it any more: the request itself goes on. */
  discard: () => void
} {
  const kit = useKit()
  const [of, setOf] = useState(kit)
  const signatures = useKitState(({ pending }) => pending.filter(({ kind }) => kind !== "connect"))
  const [seen, setSeen] = useState<Omit<ShownRequest, "waiting">>()
  const [discarded, setDiscarded] = useState<string>()
  // What another kit asked for ends unseen: this one's requests have the same ids.
  if (of !== kit) {
    setOf(kit)
    setSeen(undefined)
    setDiscarded(undefined)
  }
  const first = signatures.find(({ id }) => id !== discarded)
  const live = signatures.find(({ id }) => id === seen?.request.id)
  if (!seen && first) {
    setSeen({ request: first, container: containerOf(document.activeElement), phase: "open" })
  }

  useEffect(
    () =>
      kit.on("requestSettled", ({ request, error, verified }) => {
        setSeen((now) => {
          if (now?.request.id !== request.id || now.phase === "closing") return now
          const failed = error && error.kind !== "aborted"
          if (failed) return { ...now, error }
          const shows = checks && (verified === "signature" || verified === "body")
          return shows ? { ...now, verified } : { ...now, phase: "closing" }
        })
      }),
    [kit, checks],
  )
  const checked = seen?.verified !== undefined && seen.phase === "open"
  useLayoutEffect(() => {
    if (!checked) return
    const timer = setTimeout(
      () => setSeen((now) => now && { ...now, phase: "closing" }),
      SUCCESS_MS,
    )
    return () => clearTimeout(timer)
  }, [checked])
  const phase = seen?.phase
  useLayoutEffect(() => {
    if (phase !== "closing") return
    const timer = setTimeout(() => setSeen(undefined), MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [phase])

  const id = live?.id
  const failed = live?.failed
  const close = useCallback(() => {
    // On its way out it still shows why it failed.
    setSeen((now) => now && { ...now, phase: "closing", ...(failed ? { error: failed } : {}) })
    if (id) kit.cancel(id)
  }, [kit, id, failed])
  const seenId = seen?.request.id
  const discard = useCallback(() => {
    setDiscarded(seenId)
    setSeen(undefined)
  }, [seenId])
  // A failure that nobody is shown is nobody's to mend.
  const unseen = signatures.find((one) => one.id === discarded && one.failed)?.id
  useEffect(() => {
    if (unseen) kit.cancel(unseen)
  }, [kit, unseen])
  const waiting = signatures.filter((one) => one !== live).length
  return {
    shown: seen && {
      ...seen,
      ...(failed ? { error: failed } : {}),
      request: live ?? seen.request,
      waiting,
    },
    close,
    discard,
  }
}
