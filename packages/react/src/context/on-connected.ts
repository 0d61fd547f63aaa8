import type { Kit } from "@alidade/core"

/** A connected wallet and its account. */
export interface ConnectedWallet {
  /** The account that the wallet returned: `G…`, `M…` or `C…`. */
  address: string
  walletId: string
}

/**
 * Calls the listener whenever a connection is established: a wallet has answered, or a remembered connection was
 * restored. Returns a function that stops it.
 */
export function onConnected(kit: Kit, listener: (connected: ConnectedWallet) => void): () => void {
  const report = (): void => {
    const { status, activeAddress: address, selectedModuleId: walletId } = kit.getState()
    if (status === "connected") listener({ address, walletId })
  }
  const stopListening = kit.on("requestSettled", ({ request, error }) => {
    if (request.kind === "connect" && !error) report()
  })
  let { status } = kit.getState()
  const unsubscribe = kit.subscribe(() => {
    const before = status
    status = kit.getState().status
    // `connecting` is left out: after a failed attempt, the previous connection follows it too.
    if (before === "disconnected" || before === "restoring") report()
  })
  return () => {
    stopListening()
    unsubscribe()
  }
}
