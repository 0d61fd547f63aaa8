import type { WalletDescriptor } from "@alidade/core"
import { useCallback, useSyncExternalStore } from "react"
import { useKitContext } from "../context/kit-context.js"
import { closeModal } from "../context/modal.js"

/** Result of `useConnectModal`. */
export interface UseConnectModalResult {
  /**
   * Opens the dialog. Resolves to the picked wallet, or to undefined if the dialog closes without a choice. If it is
   * already open, returns the same promise. With a wallet id, connects that wallet at once.
   */
  open: (walletId?: string) => Promise<WalletDescriptor | undefined>
  /** Closes the dialog and ends a pending connection. */
  close: () => void
  isOpen: boolean
}

/** Opens and closes the dialog that picks and connects a wallet. */
export function useConnectModal(): UseConnectModalResult {
  const { modal } = useKitContext()
  const isOpen = useSyncExternalStore(
    modal.subscribe,
    () => modal.getState()?.closing === false,
    () => false,
  )
  const open = useCallback(
    (walletId?: string) => {
      const outcome = modal.open(undefined, undefined, walletId)
      // An app that only opens the dialog need not handle a loading failure.
      outcome.catch(() => {})
      return outcome
    },
    [modal],
  )
  return { open, close: useCallback(() => closeModal(modal), [modal]), isOpen }
}
