import { createKit, type Kit, type KitState, type KitStorage, networks } from "@alidade/core"
import type { Scene } from "./scene.js"
import { ADDRESS } from "./scripted-wallets.js"

/** The kit of a scene. It stores nothing, sends no request to a network, and uses the scene's balance. */
export function scriptedKit({
  wallets,
  connected,
  others,
  usedWallets,
  requiredCapabilities,
  requestAge = 0,
  balance = { balance: "9874.4999800", status: "funded" },
}: Pick<
  Scene,
  | "wallets"
  | "connected"
  | "others"
  | "usedWallets"
  | "requiredCapabilities"
  | "requestAge"
  | "balance"
>): Kit {
  const list = wallets()
  const [first] = list
  const kit = createKit({
    network: networks.Testnet,
    // Set so that the balance is shown. It is never requested, because the scene supplies `getBalance`.
    ...(balance ? { horizonUrl: "https://horizon.example" } : {}),
    storage: usedWallets ? usedBefore(usedWallets) : null,
    ed25519: () => import("@noble/ed25519"),
    ...(requiredCapabilities ? { requiredCapabilities } : {}),
    ...(connected && first
      ? {
          remembered: {
            walletId: first.productId,
            address: ADDRESS,
            ...(others ? { others } : {}),
          },
        }
      : {}),
    wallets: list,
  })
  const seen = new WeakMap<KitState, KitState>()
  return {
    ...kit,
    getBalance: () => (balance ? Promise.resolve(balance) : kit.getBalance()),
    // Makes requests look older. The same state must return the same snapshot.
    getState: () => {
      const state = kit.getState()
      if (requestAge === 0 || state.pending.length === 0) return state
      const pending = state.pending.map((request) => ({
        ...request,
        since: request.since - requestAge,
      }))
      const older = seen.get(state) ?? { ...state, pending }
      seen.set(state, older)
      return older
    },
  }
}

function usedBefore(ids: readonly string[]): KitStorage {
  return {
    getItem: (key) => (key.endsWith("used-wallets") ? JSON.stringify(ids) : null),
    setItem: () => {},
    removeItem: () => {},
  }
}
