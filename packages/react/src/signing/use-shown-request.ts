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
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { containerOf } from "../dialog/dialog-container.js"
import { MODAL_CLOSE_MS, SUCCESS_MS } from "../parts/constants.js"

/** The shown signature request: a pending one, or the last one until the user has seen its result. */
export interface ShownRequest {
  request: PendingRequest
  /** The dialog's container, based on the focused element when the request started. */
  container: Element | ShadowRoot
  /** Why it failed. */
  error?: WalletError
  /** The checks that the signature passed. Shown briefly. */
  verified?: Exclude<Verified, "off">
  closing: boolean
  /** How many other requests wait. */
  waiting: number
}

/** What has been shown of the requests of one kit, beyond the kit's state. */
interface Display {
  /** The ended or closed request that is still shown. */
  ended?: Omit<ShownRequest, "waiting" | "container">
  /** Id of the request that cannot be shown. */
  discarded?: string
}

/**
 * Shows pending signature requests one after another, each with a 280 ms close animation. With `checks`, a verified
 * signature stays briefly.
 */
export function useShownRequest(checks: boolean): {
  shown: ShownRequest | undefined
  /** Cancels a pending request and closes the view. */
  close: () => void
  /** Hides the request without ending it. */
  discard: () => void
} {
  const kit = useKit()
  const display = useMemo(() => createDisplay(kit), [kit])
  const { ended, discarded } = useSyncExternalStore(
    display.subscribe,
    display.getState,
    display.getState,
  )
  const signatures = useKitState(({ pending }) => pending.filter(({ kind }) => kind !== "connect"))
  const live = ended ? undefined : signatures.find(({ id }) => id !== discarded)
  const current = useRef<PendingRequest>(undefined)
  // Before anything else can settle the request. React 18 warns about layout effects on a server.
  useInsertionEffect(() => {
    current.current = live
  })

  useEffect(
    () =>
      kit.on("requestSettled", ({ request, error, verified }) => {
        if (request.id !== current.current?.id) return
        const failed = error && error.kind !== "aborted"
        const checked = checks && verified !== undefined && verified !== "off"
        // Synchronously with its removal from the kit's state, so that nothing else is shown in between.
        display.setState({
          ended: {
            request,
            closing: !failed && !checked,
            ...(failed ? { error } : {}),
            ...(checked ? { verified } : {}),
          },
        })
      }),
    [kit, display, checks],
  )
  const closing = ended?.closing === true
  useEffect(() => {
    if (!ended || (ended.error && !closing)) return
    const next = closing ? {} : { ended: { ...ended, closing: true } }
    const timer = setTimeout(() => display.setState(next), closing ? MODAL_CLOSE_MS : SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [display, ended, closing])

  const close = useCallback(() => {
    const request = display.getState().ended?.request ?? current.current
    if (!request) return
    display.setState({ ended: { ...display.getState().ended, request, closing: true } })
    kit.cancel(request.id)
  }, [kit, display])
  const discard = useCallback(() => {
    if (current.current) display.setState({ discarded: current.current.id })
  }, [display])
  // The user cannot act on a hidden failure, so the request ends.
  const hiddenFailure = signatures.find((request) => request.id === discarded && request.failed)?.id
  useEffect(() => {
    if (hiddenFailure) kit.cancel(hiddenFailure)
  }, [kit, hiddenFailure])

  const shown =
    ended ??
    (live && { request: live, closing: false, ...(live.failed ? { error: live.failed } : {}) })
  // Set when the request appears: later, focus may be in the wallet's window, which disappears with the request.
  const [origin, setOrigin] = useState<{ id: string; container: Element | ShadowRoot }>()
  if (shown && origin?.id !== shown.request.id) {
    setOrigin({ id: shown.request.id, container: containerOf(document.activeElement) })
  }
  const waiting = signatures.filter(({ id }) => id !== shown?.request.id).length
  return {
    shown: shown && origin && { ...shown, container: origin.container, waiting },
    close,
    discard,
  }
}

/** Creates a store per kit, because request ids are unique only within a kit. */
function createDisplay(_: Kit): Store<Display> {
  return createStore<Display>({})
}
