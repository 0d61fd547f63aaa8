import type { WalletDescriptor } from "@alidade/core"
import { useCallback, useSyncExternalStore } from "react"
import { closeModal } from "../context/close-modal.js"
import { connectAndWait } from "../context/connect-and-wait.js"
import { useKitContext } from "../context/kit-context.js"
import type { ConnectedWallet } from "../context/on-connected.js"

/** Result of `useConnectModal`. */
export interface UseConnectModalResult {
  /**
   * Opens the dialog. Resolves to the picked wallet, or to undefined if the dialog closes without a choice. If it is
   * already open, returns the same promise. With a wallet id, connects that wallet at once.
   */
  open: (walletId?: string) => Promise<WalletDescriptor | undefined>
  /**
   * Opens the dialog, or joins the open one, and waits. Resolves to the connected wallet as soon as the connection is
   * established, also after a retry or another choice in the dialog; to undefined if the dialog closes without a
   * connection, its provider unmounts, or the kit is destroyed. If a wallet is already connected, the user picks
   * another one or the same again. Rejects with kind `external` if the dialog cannot be loaded.
   */
  connect: () => Promise<ConnectedWallet | undefined>
  /** Closes the dialog and ends a pending connection. */
  close: () => void
  isOpen: boolean
}

/** Opens and closes the dialog that picks and connects a wallet. */
export function useConnectModal(): UseConnectModalResult {
  const { kit, modal } = useKitContext()
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
  const connect = useCallback(() => {
    const outcome = connectAndWait(kit, modal)
    // An app that only opens the dialog need not handle a loading failure.
    outcome.catch(() => {})
    return outcome
  }, [kit, modal])
  return { open, connect, close: useCallback(() => closeModal(modal), [modal]), isOpen }
}
