import type { Kit, WalletDescriptor } from "@alidade/core"
import {
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { MODAL_CLOSE_MS } from "../constants.js"
import { useKitContext } from "../context/kit-context.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { loadIcons } from "./load-icons.js"
import { WalletPicker } from "./wallet-picker.js"

/** Shows the provider's connect dialog while it is open, and reports each opening and its end. */
export function ConnectDialog(): ReactElement | null {
  const { kit, modal } = useKitContext()
  const open = useSyncExternalStore(modal.subscribe, modal.getState, modal.getState)
  const settle = open?.settle
  const [opening, setOpening] = useState({ settle, count: 0 })
  if (opening.settle !== settle) setOpening({ settle, count: opening.count + 1 })
  /** The wallet whose connection is shown; with one, closing is no `modalClosed`. */
  const picked = useRef<WalletDescriptor>(undefined)
  const reported = useRef<{ kit: Kit; settle: typeof settle; end: () => void }>(undefined)
  const end = useCallback(() => reported.current?.end(), [])
  useUnmount(end)
  useEffect(() => loadIcons(kit.getState().allowedWallets), [kit])

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
  return open ? <WalletPicker key={opening.count} {...open} picked={picked} /> : null
}
