import {
  type RequestKind,
  type SettledRequest,
  toWalletError,
  type Verified,
  type WalletError,
} from "@alidade/core"
import { useKit } from "@alidade/react"
import { useState } from "react"

/** How far it has come that a wallet is asked through the Stellar SDK. */
export type WalletRequest =
  | { status: "idle" | "pending" }
  | { status: "failed"; error: WalletError }

/**
 * Runs what asks the wallet through the Stellar SDK, which throws errors of its own: what the wallet and the checks
 * said is heard from the kit.
 */
export function useWalletRequest(
  kind: RequestKind,
  onSigned: (verified: Verified) => void,
): WalletRequest & { ask: (run: () => Promise<void>) => void } {
  const kit = useKit()
  const [asked, setAsked] = useState<WalletRequest>({ status: "idle" })

  async function ask(run: () => Promise<void>): Promise<void> {
    if (asked.status === "pending") return
    let settled: SettledRequest | undefined
    const stop = kit.on("requestSettled", (heard) => {
      if (heard.request.kind === kind) settled = heard
    })
    setAsked({ status: "pending" })
    try {
      await run()
      setAsked({ status: "idle" })
      onSigned(settled?.verified ?? "off")
    } catch (thrown) {
      setAsked({ status: "failed", error: settled?.error ?? toWalletError(thrown) })
    } finally {
      stop()
    }
  }

  return { ...asked, ask: (run) => void ask(run) }
}
