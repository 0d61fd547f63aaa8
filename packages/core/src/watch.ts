import { isAddress } from "./encoding/strkey.js"
import { WalletError } from "./errors.js"
import type { Memory } from "./persistence.js"
import type { Requests } from "./requests.js"
import { connected, type KitState } from "./state.js"
import type { Store } from "./store.js"
import type { WalletChange, WalletModule } from "./wallet.js"

/** Follows the connected wallet's account and network. */
export interface Watcher {
  start(module: WalletModule): void
  stop(): void
}

/** Watches one wallet at a time, for one kit. `end` ends the connection that a wallet has ended. */
export function createWatcher(
  store: Store<KitState>,
  requests: Requests,
  memory: Memory,
  end: () => void,
): Watcher {
  let stop: (() => void) | undefined

  function changed(module: WalletModule, { address, network, ended }: WalletChange): void {
    const state = store.getState()
    if (state.status !== "connected" || state.selectedModuleId !== module.productId) return
    if (ended) {
      end()
      return
    }
    if (network) store.setState({ ...state, walletNetwork: network })
    if (address !== undefined) accountChanged(module, address)
  }

  function accountChanged(module: WalletModule, address: string): void {
    const state = store.getState()
    if (state.status !== "connected") return
    // What a wallet says is shown, and asked to sign: its shape has been looked at there, its checksum is not.
    if (address !== "" && !isAddress(address)) return
    // No address: locked, or not granted for the account chosen there. The connection stands, and says so.
    if (address === "" || address === state.activeAddress) {
      const locked = address === ""
      if (state.locked !== locked) store.setState({ ...state, locked })
      return
    }
    const { walletNetwork } = state
    store.setState({
      ...connected(state, module.productId, address, { trust: "reported" }),
      ...(walletNetwork ? { walletNetwork } : {}),
    })
    memory.rememberConnection({ walletId: module.productId, address })
    requests.cancelAll(
      new WalletError(
        "wrong-account",
        `The account was changed in ${module.productName} while it was being asked. Ask again.`,
      ),
      // A wallet may make the account that a request names its present one: that is no other account.
      (request) => request.kind !== "connect" && request.address !== address,
    )
  }

  return {
    start(module) {
      stop?.()
      stop = module.watch?.((change) => changed(module, change))
    },
    stop() {
      stop?.()
      stop = undefined
    },
  }
}
