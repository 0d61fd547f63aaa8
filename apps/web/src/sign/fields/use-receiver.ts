import type { ReadDestination } from "../../logic/pasted/address.js"
import { type Receiver, readReceiver } from "../../logic/recipients/receiver.js"
import { useAsync } from "../../ui/use-async.js"
import { useRested } from "../../ui/use-rested.js"

/** Whether a destination exists: not asked, asking, yes, no, or the network can't say. */
export type Existence = "unasked" | "asking" | "exists" | "missing" | "unknown"

/** Asks Horizon about a destination's account, after a pause in typing. The receiver is undefined unless it exists. */
export function useReceiver(
  read: ReadDestination,
  horizonUrl: string,
): { existence: Existence; receiver?: Receiver } {
  const account = "account" in read ? read.account : undefined
  const subject = useRested(account)
  const known = useAsync(subject && `${subject} ${horizonUrl}`, (signal) =>
    readReceiver(horizonUrl, subject ?? "", signal),
  )
  if (!account) return { existence: "unasked" }
  if (!subject || (known.status === "loading" && known.data === undefined)) {
    return { existence: "asking" }
  }
  if (known.status === "failed") return { existence: "unknown" }
  return known.data ? { existence: "exists", receiver: known.data } : { existence: "missing" }
}
