import {
  createStore,
  type Kit,
  type PendingRequest,
  type Store,
  type Verified,
  type WalletError,
} from "@alidade/core"
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { MODAL_CLOSE_MS, SUCCESS_MS } from "../constants.js"
import { useKit, useKitState } from "../context/kit-context.js"
import { containerOf } from "../dialog/dialog-container.js"

/** The signature that is shown: a pending one, or the last that ended, until it has been seen. */
export interface ShownRequest {
  request: PendingRequest
  /** Where the trigger stands, if it is within a dialog or popover of the app. */
  container: Element | ShadowRoot
  /** Why it failed. */
  error?: WalletError
  /** What was checked of the signature that came back: shown for a moment. */
  verified?: Exclude<Verified, "off">
  closing: boolean
  /** How many others wait. */
  waiting: number
}

/** What the kit's state does not say of the signatures of one kit. */
interface Seen {
  /** The signature that has ended, or is closed, and is still shown. */
  ended?: Omit<ShownRequest, "waiting" | "container">
  /** Id of the request that cannot be shown. */
  discarded?: string
}

/**
 * Shows pending signatures one after another: each from the question to its end, and 280 ms of closing. With `checks`,
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
  const seen = useMemo(() => createSeen(kit), [kit])
  const { ended, discarded } = useSyncExternalStore(seen.subscribe, seen.getState, seen.getState)
  const signatures = useKitState(({ pending }) => pending.filter(({ kind }) => kind !== "connect"))
  const live = ended ? undefined : signatures.find(({ id }) => id !== discarded)
  const current = useRef<PendingRequest>(undefined)
  useLayoutEffect(() => {
    current.current = live
  })

  useEffect(
    () =>
      kit.on("requestSettled", ({ request, error, verified }) => {
        if (request.id !== current.current?.id) return
        const failed = error && error.kind !== "aborted"
        const checked = checks && verified !== undefined && verified !== "off"
        // In the tick in which it leaves the kit's state, so that nothing else is shown in between.
        seen.setState({
          ended: {
            request,
            closing: !failed && !checked,
            ...(failed ? { error } : {}),
            ...(checked ? { verified } : {}),
          },
        })
      }),
    [kit, seen, checks],
  )
  const closing = ended?.closing === true
  useLayoutEffect(() => {
    if (!ended || (ended.error && !closing)) return
    const next = closing ? {} : { ended: { ...ended, closing: true } }
    const timer = setTimeout(() => seen.setState(next), closing ? MODAL_CLOSE_MS : SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [seen, ended, closing])

  const close = useCallback(() => {
    const request = seen.getState().ended?.request ?? current.current
    if (!request) return
    seen.setState({ ended: { ...seen.getState().ended, request, closing: true } })
    kit.cancel(request.id)
  }, [kit, seen])
  const discard = useCallback(() => {
    if (current.current) seen.setState({ discarded: current.current.id })
  }, [seen])
  // A failure that nobody is shown is nobody's to mend.
  const unseen = signatures.find((one) => one.id === discarded && one.failed)?.id
  useEffect(() => {
    if (unseen) kit.cancel(unseen)
  }, [kit, unseen])

  const shown =
    ended ??
    (live && { request: live, closing: false, ...(live.failed ? { error: live.failed } : {}) })
  // Looked for when the request appears: later, focus may be in a window of the wallet that goes with it.
  const [place, setPlace] = useState<{ id: string; container: Element | ShadowRoot }>()
  if (shown && place?.id !== shown.request.id) {
    setPlace({ id: shown.request.id, container: containerOf(document.activeElement) })
  }
  const waiting = signatures.filter(({ id }) => id !== shown?.request.id).length
  return {
    shown: shown && place && { ...shown, container: place.container, waiting },
    close,
    discard,
  }
}

/** A store for each kit: ids of requests are unique within one. */
function createSeen(_: Kit): Store<Seen> {
  return createStore<Seen>({})
}
