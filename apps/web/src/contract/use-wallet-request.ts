import {
  type RequestKind,
  type SettledRequest,
  toWalletError,
  type Verified,
  type WalletError,
} from "@alidade/core"
import { useKit } from "@alidade/react"
import { useState } from "react"

/** The state of a wallet request that runs through the Stellar SDK. */
export type WalletRequest =
  | { status: "idle" | "pending" }
  | { status: "failed"; error: WalletError }

/**
 * Runs a wallet request through the Stellar SDK. The SDK throws its own errors, so the wallet's error and the
 * verification come from the kit's event.
 */
export function useWalletRequest(
  kind: RequestKind,
  onSigned: (verified: Verified) => void,
): WalletRequest & { ask: (run: () => Promise<void>) => void } {
  const kit = useKit()
  const [request, setRequest] = useState<WalletRequest>({ status: "idle" })

  async function ask(run: () => Promise<void>): Promise<void> {
    if (request.status === "pending") return
    let settled: SettledRequest | undefined
    const stop = kit.on("requestSettled", (event) => {
      if (event.request.kind === kind) settled = event
    })
    setRequest({ status: "pending" })
    try {
      await run()
      setRequest({ status: "idle" })
      onSigned(settled?.verified ?? "off")
    } catch (thrown) {
      setRequest({ status: "failed", error: settled?.error ?? toWalletError(thrown) })
    } finally {
      stop()
    }
  }

  return { ...request, ask: (run) => void ask(run) }
}
