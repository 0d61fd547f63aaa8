import type { DescribedTransaction } from "@alidade/core/describe"

/** What of a transaction is remarked on. */
export interface Remarkable extends Pick<DescribedTransaction, "source" | "sequence" | "notAfter"> {
  /** Every account (`G…`) that it names anywhere. */
  accounts: readonly string[]
}

/**
 * The remarks on a transaction, for the connected account and its present sequence number, at a time in ms. A
 * signer of the account that the transaction belongs to need not be named in it.
 */
export function remarksOn(
  transaction: Remarkable,
  address: string,
  sequence: string | undefined,
  now: number,
  signers: readonly string[] = [],
): string[] {
  const { source, notAfter, accounts } = transaction
  const own = source === address
  const ahead = own && sequence !== undefined ? BigInt(transaction.sequence) - BigInt(sequence) : 1n
  return [
    !own && signers.includes(address)
      ? undefined
      : !accounts.includes(address)
        ? "Your account is not named in this transaction: it may not need your signature."
        : !own
          ? "This transaction belongs to another account than yours."
          : undefined,
    notAfter !== undefined && Number(notAfter) * 1000 < now
      ? "Its time has run out: the network will not apply it any more."
      : undefined,
    ahead < 1n
      ? "Its sequence number is used up: the network will not apply it any more."
      : undefined,
    ahead > 1n
      ? "Its sequence number lies ahead: another transaction must be applied before it."
      : undefined,
  ].filter((remark) => remark !== undefined)
}
