import type { DescribedTransaction } from "@alidade/core/describe"

/** The parts of a transaction that are checked for warnings. */
export interface TransactionToCheck extends Pick<DescribedTransaction, "source" | "sequence"> {
  /** Every account (`G…`) that it names anywhere. */
  accounts: readonly string[]
}

/** Why a transaction deserves a second look before it is signed. */
export type SigningWarning =
  /** It names the account nowhere, or belongs to another account. */
  | "notMentioned"
  | "otherAccount"
  /** Its sequence number was used, or another transaction must be applied first. */
  | "used"
  | "ahead"

/**
 * The warnings about a transaction, for the connected account and its current sequence number. A
 * signer of the transaction's account does not have to be named in it.
 */
export function findWarnings(
  transaction: TransactionToCheck,
  address: string,
  sequence: bigint | undefined,
  signers: readonly string[] = [],
): SigningWarning[] {
  const { source, accounts } = transaction
  const own = source === address
  const ahead = own && sequence !== undefined ? BigInt(transaction.sequence) - sequence : 1n
  const warnings: SigningWarning[] = []
  if (own || !signers.includes(address)) {
    if (!accounts.includes(address)) warnings.push("notMentioned")
    else if (!own) warnings.push("otherAccount")
  }
  if (ahead < 1n) warnings.push("used")
  if (ahead > 1n) warnings.push("ahead")
  return warnings
}
