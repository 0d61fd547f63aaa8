import type { ConnectOptions, Kit, KitState } from "@alidade/core"

/** The connected account, also while another wallet is being connected or a remembered connection is checked. */
export function activeAddressIn(state: KitState): string | undefined {
  return (state.status === "connecting" ? state.current : state)?.activeAddress
}

/** Resolves when a remembered connection has been checked. */
export function restored(kit: Kit): Promise<void> {
  return new Promise((resolve) => {
    const check = (): boolean => {
      if (kit.getState().status === "restoring") return false
      resolve()
      return true
    }
    if (check()) return
    const stop = kit.subscribe(() => check() && stop())
  })
}

/** Calls back with the account after each connection, and when a connection ends. Returns a function that stops it. */
export function onConnection(
  kit: Kit,
  listener: { connected(account: { address: string }): void; disconnected(): void },
): () => void {
  let address: string | undefined
  const stops = [
    kit.subscribe(() => {
      const state = kit.getState()
      if (state.status !== "connected" || state.activeAddress === address) return
      address = state.activeAddress
      listener.connected({ address })
    }),
    kit.on("disconnect", () => {
      address = undefined
      listener.disconnected()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Asks the selected wallet for its address. A remembered connection to it is checked first, and needs no window. */
export async function requestAddress(
  kit: Kit,
  options?: ConnectOptions,
): Promise<{ address: string }> {
  if (kit.getState().status === "restoring") {
    await restored(kit)
    const state = kit.getState()
    if (state.status === "connected") return { address: state.activeAddress }
  }
  const { address } = await kit.connect(undefined, options)
  return { address }
}
