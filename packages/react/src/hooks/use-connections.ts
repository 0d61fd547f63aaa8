import { type Connection, connectionsOf, type Kit, type WalletDescriptor } from "@alidade/core"
import { useCallback } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"

/** A connected account with its wallet. */
export interface ConnectedAccount extends Connection {
  /** Its wallet, as the picker lists it. */
  wallet: WalletDescriptor | undefined
  /** Requests that name no account are for this one. */
  isActive: boolean
}

/** Result of `useConnections`. */
export interface UseConnectionsResult extends Pick<Kit, "switchConnection" | "endConnection"> {
  /** The active account first, then the others, most recently active first. */
  connections: readonly ConnectedAccount[]
  /** Opens the dialog to connect another wallet or account. The connected ones stay. */
  connectAnother: () => void
}

/** All connected accounts. One is active. */
export function useConnections(): UseConnectionsResult {
  const { kit, modal } = useKitContext()
  const state = useKitState()
  const { allowedWallets, otherConnections } = state
  const connections = connectionsOf(state).map((each) => ({
    ...each,
    wallet: allowedWallets.find(({ id }) => id === each.walletId),
    isActive: !otherConnections.includes(each),
  }))
  const connectAnother = useCallback(() => {
    // The button says if the dialog can't be loaded.
    modal.open(undefined, undefined, undefined, true).catch(() => {})
  }, [modal])
  const { switchConnection, endConnection } = kit
  return { connections, switchConnection, endConnection, connectAnother }
}
