import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { AccountInfo } from "./types.js"

/** The last sequence number of all: it has 63 bits. */
const LAST = 2n ** 63n - 1n

/** The sequence number of an account's next transaction. Throws `bad-request` if the account has used the last one. */
export function nextSequence({ sequence }: Pick<AccountInfo, "sequence">): bigint {
  if (sequence < LAST) return sequence + 1n
  throw new WalletError(
    "bad-request",
    reason(
      "sequenceUsedUp",
      "The account has used its last sequence number. It can't send any more transactions.",
    ),
  )
}
