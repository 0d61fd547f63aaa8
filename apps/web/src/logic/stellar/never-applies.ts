import type { DecodedTransaction } from "@alidade/core/describe"

/** Whether no network can apply a transaction: the sequence number 0, which sign-ins have (SEP-10), never comes. */
export function neverApplies({ transaction }: DecodedTransaction): boolean {
  return transaction.seqNum === 0n
}
