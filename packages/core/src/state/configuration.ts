import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { type Network, namesakeOf } from "../networks/networks.js"
import { describe } from "./capabilities.js"
import type { KitConfig } from "./config.js"
import type { Remembered } from "./persistence.js"
import type { Disconnected, KitState } from "./state.js"
import { networkOf, walletOf } from "./supported.js"
import { restoring } from "./transitions.js"

/** The networks of a configuration, including the short form. Throws as `addNetwork` does. */
export function declareNetworks({ network, networks = [], horizonUrl }: KitConfig): Set<Network> {
  const declared = new Set<Network>()
  for (const each of networks) addNetwork(each, declared)
  if (horizonUrl) addNetwork({ ...networkOf(network, declared), horizonUrl }, declared)
  return declared
}

/**
 * Adds a network to the declared ones. One of the five can be declared once. Throws for an invalid field, for a
 * passphrase that another known network has, and for a name that equals or resembles another network's.
 */
export function addNetwork(network: Network, declared: Set<Network>): void {
  // One of the five may be declared.
  const isTaken = (passphrase: string): boolean =>
    [...declared].some((known) => known.passphrase === passphrase)
  for (const field of ["passphrase", "name", "horizonUrl", "rpcUrl"] as const) {
    const value: unknown = network[field]
    const isUrl = /Url/.test(field)
    const isWrong = isUrl
      ? value && !/^https?:\/\//.test(`${value}`)
      : typeof value !== "string" ||
        !value ||
        (field === "name" ? namesakeOf(network, declared) : isTaken(value))
    if (!isWrong) continue
    const values = { field, value: `${value}` }
    throw new WalletError(
      "bad-request",
      isUrl
        ? reason(
            "networkUrl",
            'A network\'s {field} must be an http or https URL, not "{value}".',
            values,
          )
        : reason(
            "networkText",
            'A network\'s {field} must be a unique text, not "{value}".',
            values,
          ),
    )
  }
  declared.add(network)
}

/**
 * The initial state of a kit without a connection. Throws for an unknown `selectedWalletId` and as
 * `checkWallets` does.
 */
export function initialState(config: KitConfig, networks: Iterable<Network>): Disconnected {
  const { network, wallets, selectedWalletId, modalTheme = {}, buttonTheme = {} } = config
  checkWallets(wallets)
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
    otherConnections: [],
  }
  if (selectedWalletId !== undefined) walletOf(state, selectedWalletId)
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

/** Throws unless this is a list of wallets, each with an id of its own. */
export function checkWallets(wallets: KitConfig["wallets"]): void {
  // Throws for anything but a list of objects.
  const ids: unknown[] = wallets.map(({ productId }) => productId)
  const fault = ids.some((id) => typeof id !== "string")
    ? reason("walletWithoutId", "A wallet of the kit has no productId.")
    : new Set(ids).size < ids.length &&
      reason("walletsWithSameId", "Two wallets of the kit have the same productId.")
  if (fault) throw new WalletError("bad-request", fault)
}
