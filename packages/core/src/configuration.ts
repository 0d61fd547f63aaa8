import { describe, walletOf } from "./capabilities.js"
import type { KitConfig } from "./config.js"
import { WalletError } from "./errors.js"
import { knownNetworks, type Network, networkOf } from "./networks.js"
import type { Remembered } from "./persistence.js"
import type { Disconnected, KitState } from "./state.js"
import { restoring } from "./transitions.js"

/**
 * The networks of a configuration, including the short form. Throws if `network` is not supported, and as `addNetwork`
 * does.
 */
export function declareNetworks({ network, networks = [], horizonUrl }: KitConfig): Set<Network> {
  const declared = new Set<Network>()
  for (const each of networks) addNetwork(each, declared)
  const { name, passphrase } = networkOf(network, declared)
  if (horizonUrl) addNetwork({ name, passphrase, horizonUrl }, declared)
  return declared
}

/**
 * Adds a network to the declared ones. One of the five can be declared once. Throws for an invalid field, and for a name
 * or passphrase that another known network has.
 */
export function addNetwork(network: Network, declared: Set<Network>): void {
  const others = knownNetworks(declared).filter(
    (known) => declared.has(known) || known.passphrase !== network.passphrase,
  )
  for (const field of ["passphrase", "name", "horizonUrl", "rpcUrl"] as const) {
    const value: unknown = network[field]
    const isUrl = /Url/.test(field)
    const isWrong = isUrl
      ? value && !/^https?:\/\//.test(`${value}`)
      : typeof value !== "string" || !value || others.some((other) => other[field] === value)
    if (!isWrong) continue
    const wanted = isUrl ? "an http or https URL" : "a unique text"
    throw new WalletError("bad-request", `A network's ${field} must be ${wanted}, not "${value}".`)
  }
  declared.add(network)
}

/**
 * The initial state of a kit without a connection. Throws for an unknown `selectedWalletId` and for duplicate wallet
 * ids.
 */
export function initialState(config: KitConfig, networks: Iterable<Network>): Disconnected {
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
  refuseTwins(wallets)
  return state
}

/** The state with a remembered connection, if the kit has that wallet. */
export function withConnection(state: Disconnected, remembered: Remembered | undefined): KitState {
  return state.allowedWallets.some(({ id }) => id === remembered?.walletId)
    ? restoring(state, remembered as Remembered)
    : state
}

/**
 * The state's fields for a network; its URLs are undefined unless the network was declared with them. Throws if the
 * network is not supported.
 */
export function selection(
  passphrase: string,
  networks: Iterable<Network>,
): Pick<KitState, "selectedNetwork" | "horizonUrl" | "rpcUrl"> {
  const { horizonUrl, rpcUrl } = networkOf(passphrase, networks)
  return { selectedNetwork: passphrase, horizonUrl, rpcUrl }
}

/** Throws if two wallets have the same id. */
export function refuseTwins(wallets: KitConfig["wallets"]): void {
  if (new Set(wallets.map(({ productId }) => productId)).size === wallets.length) return
  throw new WalletError("bad-request", "Two wallets of the kit have the same productId.")
}
