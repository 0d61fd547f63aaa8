import { useEffect, useState } from "react"
import { readAccount } from "../account/horizon.js"
import { useAsync } from "../parts/use-async.js"
import type { ReadDestination } from "../pasted/address.js"

/** Whether a destination exists: not asked, asking, yes, no, or the network can't say. */
export type Existence = "unasked" | "asking" | "exists" | "missing" | "unknown"

/** Pause in typing before the network is asked, in ms. */
const REST = 250

/** Asks Horizon whether a destination's account exists, after a pause in typing. */
export function useExistence(read: ReadDestination, horizonUrl: string): Existence {
  const account = "account" in read ? read.account : undefined
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(account), REST)
    return () => clearTimeout(timer)
  }, [account])
  const subject = rested === account ? account : undefined
  const known = useAsync(subject && `${subject} ${horizonUrl}`, (signal) =>
    readAccount(horizonUrl, subject ?? "", signal),
  )
  if (!account) return "unasked"
  if (!subject || (known.status === "loading" && known.data === undefined)) return "asking"
  if (known.status === "failed") return "unknown"
  return known.data ? "exists" : "missing"
}
