import type { DescribedTransaction } from "@alidade/core/describe"

/** The parts of a transaction that are checked for warnings. */
export interface TransactionToCheck
  extends Pick<DescribedTransaction, "source" | "sequence" | "notAfter"> {
  /** Every account (`G…`) that it names anywhere. */
  accounts: readonly string[]
}

/**
 * The warnings about a transaction, for the connected account and its current sequence number, at a time in ms. A
 * signer of the transaction's account does not have to be named in it.
 */
export function findWarnings(
  transaction: TransactionToCheck,
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
        ? "This transaction doesn’t mention your account. It may not need your signature."
        : !own
          ? "This transaction belongs to another account."
          : undefined,
    notAfter !== undefined && Number(notAfter) * 1000 < now
      ? "It has expired: the network won’t apply it."
      : undefined,
    ahead < 1n ? "Its sequence number was already used: the network won’t apply it." : undefined,
    ahead > 1n
      ? "Its sequence number is ahead: another transaction must be applied first."
      : undefined,
  ].filter((warning) => warning !== undefined)
}
