import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { WalletDescriptor } from "../contract/wallet.js"
import { findNetwork, type Network, namesakeOf } from "../networks/networks.js"
import type { KitState } from "./state.js"

/**
 * The known network of a passphrase. Throws 'Wallet network "x" is not supported' for an unknown one. If it equals or
 * resembles a known network's name, such as "TESTNET", the message adds the passphrase to pass.
 */
export function networkOf(passphrase: string, declared: Iterable<Network>): Network {
  const known = findNetwork(passphrase, declared)
  if (known) return known
  const network = `${passphrase}`
  const named = namesakeOf({ name: network, passphrase }, declared)
  throw new WalletError(
    "bad-request",
    named
      ? reason(
          "networkByName",
          'Wallet network "{network}" is not supported. Pass its passphrase, "{passphrase}".',
          { network, passphrase: named.passphrase },
        )
      : reason("networkUnsupported", 'Wallet network "{network}" is not supported', { network }),
  )
}

/** The descriptor of a wallet id. Throws 'Wallet id "x" is not supported'. */
export function walletOf({ allowedWallets }: KitState, walletId: string): WalletDescriptor {
  const wallet = allowedWallets.find(({ id }) => id === walletId)
  if (wallet) return wallet
  throw new WalletError(
    "bad-request",
    reason("walletUnsupported", 'Wallet id "{wallet}" is not supported', { wallet: `${walletId}` }),
  )
}
