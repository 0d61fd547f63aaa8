import type { Balance } from "@alidade/core"
import { useCallback, useEffect, useState } from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"

/** Result of `useBalance`. */
export interface UseBalanceResult {
  /** XLM with up to seven decimals, once known. "0" for an account that does not exist yet. */
  balance?: string
  /** `idle` without an account or a Horizon. A refresh keeps the last balance. */
  status: "idle" | "loading" | Balance["status"]
  /** Reads the balance again. */
  refresh: () => void
}

/** The native balance of an account, by default the active one. Follows the account, the network and the Horizon. */
export function useBalance(address?: string): UseBalanceResult {
  const kit = useKit()
  const { activeAddress, horizonUrl, selectedNetwork } = useKitState(
    ({ activeAddress, horizonUrl, selectedNetwork }) => ({
      activeAddress,
      horizonUrl,
      selectedNetwork,
    }),
  )
  const account = address ?? activeAddress
  const subject = account && horizonUrl ? `${account} ${selectedNetwork} ${horizonUrl}` : undefined
  const [refreshCount, setRefreshCount] = useState(0)
  const [read, setRead] = useState<Balance & { subject: string; refreshCount: number }>()

  useEffect(() => {
    if (!account || !subject) return
    const controller = new AbortController()
    kit.getBalance({ address: account, signal: controller.signal }).then(
      (balance) => setRead({ ...balance, subject, refreshCount }),
      () => {
        if (!controller.signal.aborted) {
          setRead({ balance: "0", status: "error", subject, refreshCount })
        }
      },
    )
    return () => controller.abort()
  }, [kit, account, subject, refreshCount])

  const refresh = useCallback(() => setRefreshCount((count) => count + 1), [])
  const known = read?.subject === subject ? read : undefined
  return {
    ...(known && known.status !== "error" ? { balance: known.balance } : {}),
    status: !subject ? "idle" : known?.refreshCount === refreshCount ? known.status : "loading",
    refresh,
  }
}
