import { Keypair, xdr } from "@stellar/stellar-sdk/base"
import { BASE_FEE } from "../entries/parameters.js"
import type { Ledger, Submitted } from "./ledger.js"
import { operationOf, signedEnvelope } from "./signed-envelope.js"

/** What the faucet gives, in stroops. An account that already has as much gets nothing. */
const STARTING_BALANCE = 100_000_000_000n

/**
 * Funds an account with a transaction of the root account: creates it, or tops it up to the starting balance.
 *
 * @returns the transaction and its base64 envelope, or `undefined` if the account has enough
 */
export function fund(
  ledger: Ledger,
  id: xdr.AccountId,
): (Submitted & { readonly envelope: string }) | undefined {
  const account = ledger.account(id)
  if (account && account.balance >= STARTING_BALANCE) return undefined

  // A PUBLIC test key: the hash of the passphrase is its seed, so anyone can sign with it.
  const root = Keypair.master(ledger.passphrase)
  const envelope = signedEnvelope(ledger, root, {
    operations: [operationOf(account ? payment(id) : creation(id))],
    feeRate: BASE_FEE,
  })
  return { ...ledger.submit(envelope), envelope }
}

function payment(id: xdr.AccountId): xdr.OperationBody {
  return xdr.OperationBody.payment(
    new xdr.PaymentOp({
      destination: xdr.MuxedAccount.keyTypeEd25519(id.ed25519),
      asset: xdr.Asset.assetTypeNative(),
      amount: STARTING_BALANCE,
    }),
  )
}

function creation(destination: xdr.AccountId): xdr.OperationBody {
  return xdr.OperationBody.createAccount(
    new xdr.CreateAccountOp({ destination, startingBalance: STARTING_BALANCE }),
  )
}
