import type { PendingRequest, Prompt, RequestKind } from "@alidade/core"
import { useEffect } from "react"
import { useKit, useKitState } from "../context/kit-context.js"

/** What a wallet is being asked, as `usePendingRequest` gives it. */
export interface UsePendingRequestResult {
  /** The oldest that has not been answered. */
  request?: PendingRequest
  /** What the wallet's client asks a screen to show: a code, accounts, a frame, whom it waits for. */
  prompt?: Prompt
  /** How many others wait. */
  waiting: number
  /** Opens the window that it waits for (`needsGesture`). To be called inside a click. */
  proceed: () => void
  /** Brings its window to the front (`focusable`). To be called inside a click. */
  focus: () => void
  /** Ends it with kind `aborted`. */
  cancel: () => void
}

/**
 * What a wallet is being asked, for a screen of the app's own: of these kinds, or of any. While it is mounted the kit
 * takes it for a screen, so show what `prompt` wants, and offer the click where `needsGesture` says so.
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
