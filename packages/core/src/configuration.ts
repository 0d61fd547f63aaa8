import type { KitConfig } from "./config.js"
import { WalletError } from "./errors.js"
import { knownPassphrases, type Network, networkName } from "./networks.js"
import type { KitState } from "./state.js"
import type { WalletDescriptor } from "./wallet.js"

/**
 * The networks that a configuration declares, its short form included. Throws for a `network` that is not supported,
 * for a passphrase declared twice, and for a `horizonUrl` beside a declaration of the same network.
 */
export function declareNetworks({
  network: passphrase,
  networks: declared = [],
  horizonUrl,
}: KitConfig): readonly Network[] {
  checkNetwork(declared, passphrase)
  if (new Set(declared.map((own) => own.passphrase)).size < declared.length) {
    throw badRequest("Two networks of the kit have the same passphrase.")
  }
  if (horizonUrl === undefined) return declared
  const name = networkName(passphrase, declared)
  if (networkOf(declared, passphrase)) {
    throw badRequest(`Declare the Horizon of ${name} in "networks" alone.`)
  }
  return [...declared, { name, passphrase, horizonUrl }]
}

/** Throws 'Wallet network "x" is not supported' for a passphrase that is neither known nor declared. */
export function checkNetwork(declared: readonly Network[], passphrase: string): void {
  if (knownPassphrases(declared).includes(passphrase)) return
  throw badRequest(`Wallet network "${passphrase}" is not supported`)
}

/** The state's fields for a network: its passphrase, and its Horizon if it was declared with one. */
export function selection(
  declared: readonly Network[],
  passphrase: string,
): Pick<KitState, "selectedNetwork" | "horizonUrl"> {
  const horizonUrl = networkOf(declared, passphrase)?.horizonUrl
  return { selectedNetwork: passphrase, ...(horizonUrl === undefined ? {} : { horizonUrl }) }
}

/** The wallet of an id. Throws 'Wallet id "x" is not supported'. */
export function walletOf({ allowedWallets }: KitState, walletId: string): WalletDescriptor {
  const wallet = allowedWallets.find(({ id }) => id === walletId)
  if (wallet) return wallet
  throw badRequest(`Wallet id "${walletId}" is not supported`)
}

/** The error for something that the app passed. */
export function badRequest(message: string): WalletError {
  return new WalletError("bad-request", message)
}

function networkOf(declared: readonly Network[], passphrase: string): Network | undefined {
  return declared.find((own) => own.passphrase === passphrase)
}
