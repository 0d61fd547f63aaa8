import type { DescribedTransaction } from "@alidade/core/describe"
import { say } from "../texts/en/sign.js"

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
        ? say("notMentioned")
        : !own
          ? say("otherAccount")
          : undefined,
    notAfter !== undefined && Number(notAfter) * 1000 < now ? say("expired") : undefined,
    ahead < 1n ? say("used") : undefined,
    ahead > 1n ? say("ahead") : undefined,
  ].filter((warning) => warning !== undefined)
}
