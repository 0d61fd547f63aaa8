import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { connectionsOf } from "../state/connections.js"
import type { KitState } from "../state/state.js"

/** The accounts of a kit that take part in a call. */
export interface CallAccounts {
  /** Pays for the transaction: the active account, or beside a smart account (`C…`) another connected one. */
  payer: string
  /** Accounts whose wallets sign entries. Of a contract, the wallet must return the whole entry. */
  own: ReadonlySet<string>
}

/** Throws `no-wallet` without a connection, and `unsupported` if no connected account can pay. */
export function callAccounts(state: KitState): CallAccounts {
  const connections = connectionsOf(state)
  if (state.activeAddress === undefined) {
    throw new WalletError(
      "no-wallet",
      reason("noAccountGiven", "No account is connected and no address was given."),
    )
  }
  const payer = connections.find(({ address }) => !address.startsWith("C"))
  if (!payer) {
    throw new WalletError(
      "unsupported",
      reason(
        "onlyContracts",
        "A contract cannot pay the fee of a transaction. Connect another account, which pays.",
      ),
    )
  }
  const returnsEntries = (walletId: string): boolean =>
    state.allowedWallets.find(({ id }) => id === walletId)?.capabilities.wholeEntry === true
  const own = connections.filter(
    ({ address, walletId }) => !address.startsWith("C") || returnsEntries(walletId),
  )
  return { payer: payer.address, own: new Set(own.map(({ address }) => address)) }
}
