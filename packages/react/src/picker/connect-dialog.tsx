import type { Kit, WalletDescriptor } from "@alidade/core"
import {
  type ReactElement,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { MODAL_CLOSE_MS } from "../parts/constants.js"
import { type LoadConnectView, WalletPicker } from "./wallet-picker.js"

/**
 * Shows the provider's connect dialog while it is open, and emits its events. While no wallet is connected, renders the
 * next dialog ahead, once the first probe has ended.
 */
export function ConnectDialog({ loadView }: { loadView: LoadConnectView }): ReactElement | null {
  const { kit, modal } = useKitContext()
  const open = useSyncExternalStore(modal.subscribe, modal.getState, modal.getState)
  const settle = open?.settle
  const [opening, setOpening] = useState({ settle, count: 0 })
  if (opening.settle !== settle) {
    // Only the list is rendered ahead, not the connection of a single wallet.
    const isNew = opening.settle || open?.walletId
    setOpening({ settle, count: opening.count + (isNew ? 1 : 0) })
  }
  /** The opening that is rendered ahead, by its count. The click then only has to show the dialog. */
  const [ahead, setAhead] = useState<number>()
  const isWanted = useKitState(({ activeAddress, probing }) => !activeAddress && !probing)
  const next = isWanted ? opening.count : undefined
  useEffect(() => {
    // This render yields to all others.
    startTransition(() => setAhead(next))
  }, [next])
  /** The wallet whose connection is shown. With a picked wallet, closing does not emit `modalClosed`. */
  const picked = useRef<WalletDescriptor>(undefined)
  const reported = useRef<{ kit: Kit; settle: typeof settle; end: () => void }>(undefined)
  const end = useCallback(() => reported.current?.end(), [])
  useUnmount(end)

  useLayoutEffect(() => {
    modal.mounted = true
    return () => {
      modal.mounted = false
    }
  }, [modal])
  useLayoutEffect(() => {
    const before = reported.current
    if (before?.settle === settle && before?.kit === kit) return
    end()
    if (!settle || before?.settle === settle) return
    reported.current = {
      kit,
      settle,
      end() {
        reported.current = undefined
        if (modal.getState()?.settle === settle) modal.setState(undefined)
        if (!picked.current) kit.emit("modalClosed", undefined)
        settle()
      },
    }
    kit.emit("modalOpened", undefined)
  }, [kit, modal, settle, end])
  useLayoutEffect(() => {
    if (!open?.closing) return
    const timer = setTimeout(end, MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [open, end])
  if (!open && !(isWanted && ahead === opening.count)) return null
  return <WalletPicker key={opening.count} open={open} picked={picked} loadView={loadView} />
}
