import type { WalletDescriptor } from "@alidade/core"
import { useCallback, useSyncExternalStore } from "react"
import { useKitContext } from "../context/kit-context.js"
import { closeModal } from "../context/modal.js"

/** The connect dialog, as `useConnectModal` gives it. */
export interface UseConnectModalResult {
  /**
   * Opens it. Resolves to the wallet picked, or to undefined when it is closed without a choice. While it is open
   * this changes nothing and gives the same promise. With a wallet's id that wallet is connected at once.
   */
  open: (walletId?: string) => Promise<WalletDescriptor | undefined>
  /** Closes it, and ends a connection that it was waiting for. */
  close: () => void
  isOpen: boolean
}

/** Opens and closes the dialog in which a wallet is picked and connected. */
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
      // An app that only opens the dialog need not handle a failure to load it.
      outcome.catch(() => {})
      return outcome
    },
    [modal],
  )
  return { open, close: useCallback(() => closeModal(modal), [modal]), isOpen }
}
