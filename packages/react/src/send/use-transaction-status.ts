import { toWalletError, type WalletError } from "@alidade/core"
import { followTransaction, type Sent } from "@alidade/core/send"
import { useEffect, useState } from "react"
import { useAccountNetwork } from "../account/use-account-network.js"

/** Result of `useTransactionStatus`. */
export interface UseTransactionStatusResult {
  /**
   * `idle`: there is no hash, or nobody to ask (then `error` says why). `pending`: no server has it in a ledger yet; it may
   * also be unknown to all.
   */
  status: "idle" | "pending" | "success" | "failed"
  /** How it ended, on the network's word. */
  sent?: Sent
  /** Why it failed, or why it cannot be followed. */
  error?: WalletError
}

/**
 * Follows a transaction of the kit's network by its hash (64 hex digits) while the component is mounted. It only looks:
 * nothing is sent, and without the envelope nobody can say that the transaction has expired.
 */
export function useTransactionStatus(hash: string | undefined): UseTransactionStatusResult {
  const network = useAccountNetwork()
  const wanted = hash && /^[0-9a-f]{64}$/i.test(hash) ? hash.toLowerCase() : undefined
  const key = `${wanted} ${JSON.stringify(network)}`
  const [last, setLast] = useState<{ key: string; sent?: Sent; error?: WalletError }>()
  useEffect(() => {
    if (!wanted) return
    const end = new AbortController()
    followTransaction(wanted, { network, signal: end.signal }).then(
      (sent) => setLast({ key, sent, ...(sent.status === "failed" && { error: sent.error }) }),
      (thrown) => {
        if (!end.signal.aborted) setLast({ key, error: toWalletError(thrown) })
      },
    )
    return () => end.abort()
  }, [key, wanted, network])
  if (!wanted) return { status: "idle" }
  if (last?.key !== key) return { status: "pending" }
  const { sent, error } = last
  return {
    status: sent && sent.status !== "expired" ? sent.status : "idle",
    ...(sent && { sent }),
    ...(error && { error }),
  }
}
