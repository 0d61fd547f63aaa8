import { describe, walletOf } from "./capabilities.js"
import type { KitConfig } from "./config.js"
import { WalletError } from "./errors.js"
import { type Network, networkOf } from "./networks.js"
import type { Remembered } from "./persistence.js"
import type { Disconnected, KitState } from "./state.js"
import { restoring } from "./transitions.js"

/**
 * The networks of a configuration, including the short form. Throws if `network` is not supported or a passphrase is
 * declared twice.
 */
export function declareNetworks({
  network,
  networks = [],
  horizonUrl,
}: KitConfig): readonly Network[] {
  const { name, passphrase } = networkOf(network, networks)
  const declared = horizonUrl ? [...networks, { name, passphrase, horizonUrl }] : networks
  refuseTwins("networks", declared, "passphrase")
  return declared
}

/**
 * The initial state of a kit without a connection. Throws for an unknown `selectedWalletId` and for duplicate wallet
 * ids.
 */
export function initialState(config: KitConfig, networks: readonly Network[]): Disconnected {
  const { network, wallets, selectedWalletId, modalTheme = {}, buttonTheme = {} } = config
  const state: Disconnected = {
    status: "disconnected",
    allowedWallets: wallets.map(describe),
    usedWallets: [],
    probing: true,
    ...selection(network, networks),
    selectedModuleId: selectedWalletId,
    modalTheme,
    buttonTheme,
    pending: [],
  }
  if (selectedWalletId !== undefined) walletOf(state, selectedWalletId)
  refuseTwins("wallets", wallets, "productId")
  return state
}

/** The state with a remembered connection, if the kit has that wallet. */
export function withConnection(state: Disconnected, remembered: Remembered | undefined): KitState {
  return state.allowedWallets.some(({ id }) => id === remembered?.walletId)
    ? restoring(state, remembered as Remembered)
    : state
}

/**
 * The state's fields for a network; `horizonUrl` is undefined unless the network was declared with one. Throws if the
 * network is not supported.
 */
export function selection(
  passphrase: string,
  networks: readonly Network[],
): Pick<KitState, "selectedNetwork" | "horizonUrl"> {
  const { horizonUrl } = networkOf(passphrase, networks)
  return { selectedNetwork: passphrase, horizonUrl }
}

function refuseTwins<Key extends string>(
  what: string,
  list: readonly Record<Key, string>[],
  key: Key,
): void {
  if (new Set(list.map((item) => item[key])).size === list.length) return
  throw new WalletError("bad-request", `Two ${what} of the kit have the same ${key}.`)
}
