import {
  Account,
  Asset,
  Keypair,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk/base"
import { addressOf } from "../entries/identity.js"
import { BASE_FEE } from "../entries/parameters.js"
import type { Ledger, Submitted } from "./ledger.js"

/** What the faucet gives, in lumens and in stroops. An account that already has as much gets nothing. */
const STARTING_BALANCE = "10000"
const STARTING_STROOPS = 100_000_000_000n

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
  if (account && account.balance >= STARTING_STROOPS) return undefined

  // A PUBLIC test key: the hash of the passphrase is its seed, so anyone can sign with it.
  const root = Keypair.master(ledger.passphrase)
  const source = new Account(root.publicKey(), String(ledger.account(root.xdrAccountId())!.seqNum))
  const destination = addressOf(id)
  const operation = account
    ? Operation.payment({ destination, asset: Asset.native(), amount: STARTING_BALANCE })
    : Operation.createAccount({ destination, startingBalance: STARTING_BALANCE })
  const transaction = new TransactionBuilder(source, {
    fee: String(BASE_FEE),
    networkPassphrase: ledger.passphrase,
  })
    .addOperation(operation)
    .setTimeout(0)
    .build()
  transaction.sign(root)
  const envelope = transaction.toXdr()
  return { ...ledger.submit(envelope), envelope }
}
