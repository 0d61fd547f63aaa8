import { type FaucetAnswer, faucetUrl, fundAccount, ledgerChanged } from "@alidade/core/account"
import { useCallback, useRef, useState } from "react"
import { useKitState } from "../context/use-kit-state.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { useAccountNetwork } from "./use-account-network.js"

/** Options of `useFund`. */
export interface UseFundOptions {
  /** By default the active account. */
  address?: string
  /** The network's faucet, if it is not at `/friendbot` of its Horizon. */
  friendbotUrl?: string
}

/** Result of `useFund`. */
export interface UseFundResult {
  /** `exists`: the account has been funded before. */
  status: "idle" | "asking" | FaucetAnswer
  /** Asks the faucet, or joins the request that is under way. Never rejects. */
  fund: () => Promise<FaucetAnswer>
}

/**
 * Asks a test network's faucet for XLM. Undefined on Public, without an account, and on a network whose faucet nobody
 * knows: show no button then. Balances are read again once the account is funded.
 */
export function useFund({ address, friendbotUrl }: UseFundOptions = {}): UseFundResult | undefined {
  const network = useAccountNetwork()
  const active = useKitState((state) => state.activeAddress)
  const subject = address ?? active
  const url = faucetUrl(network, friendbotUrl)
  const key = subject && url && `${url} ${subject}`
  const [last, setLast] = useState<{ key: string; status: UseFundResult["status"] }>()
  const running = useRef<{ key: string; answer: Promise<FaucetAnswer>; end: AbortController }>(
    undefined,
  )
  useUnmount(useCallback(() => running.current?.end.abort(), []))
  const { passphrase } = network
  const fund = useCallback(async (): Promise<FaucetAnswer> => {
    if (!subject || !url || !key) return "failed"
    if (running.current?.key === key) return running.current.answer
    const end = new AbortController()
    const answer = fundAccount(url, subject, end.signal)
    running.current = { key, answer, end }
    setLast({ key, status: "asking" })
    const status = await answer
    if (running.current?.end === end) running.current = undefined
    // Somebody may have funded it meanwhile: then it is read again too.
    if (status !== "failed") ledgerChanged(passphrase)
    setLast((now) => (now?.key === key ? { key, status } : now))
    return status
  }, [subject, url, key, passphrase])
  if (!key) return undefined
  return { status: last?.key === key ? last.status : "idle", fund }
}
