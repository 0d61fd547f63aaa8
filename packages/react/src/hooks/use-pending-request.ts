import type { PendingRequest, Prompt, RequestKind } from "@alidade/core"
import { useEffect } from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"

/** Result of `usePendingRequest`. */
export interface UsePendingRequestResult {
  /** The oldest pending request. */
  request?: PendingRequest
  /** The screen that the wallet's client needs, such as a code, accounts, a frame, or who must act. */
  prompt?: Prompt
  /** How many other requests wait. */
  waiting: number
  /** Opens the window that the request needs (`needsGesture`). Call it inside a click. */
  proceed: () => void
  /** Focuses the wallet's window (`focusable`). Call it inside a click. */
  focus: () => void
  /** Ends the request with kind `aborted`. */
  cancel: () => void
}

/**
 * The pending request, for an app's own screen. Only requests of these kinds, or of any. While mounted, the kit treats
 * it as a screen, so show `prompt`, and offer a click if `needsGesture` is set.
 */
export function usePendingRequest(...kinds: readonly RequestKind[]): UsePendingRequestResult {
  const kit = useKit()
  useEffect(() => kit.attachScreen(), [kit])
  const pending = useKitState((state) =>
    state.pending.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)),
  )
  const [request] = pending
  const withId = (act: (id: string) => void) => () => request && act(request.id)
  return {
    ...(request ? { request } : {}),
    ...(request?.prompt ? { prompt: request.prompt } : {}),
    waiting: Math.max(0, pending.length - 1),
    proceed: withId(kit.proceed),
    focus: withId(kit.focus),
    cancel: withId(kit.cancel),
  }
}
