import { readText } from "@alidade/core/encoding"
import { type ReactElement, useState } from "react"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { patient } from "./horizon.js"

/** What the faucet takes. */
export interface FaucetProps {
  friendbotUrl: string
  address: string
  /** Called when the account has been funded. */
  onFunded: () => void
}

/** Funds an account of a test network with its faucet. */
export function Faucet({ friendbotUrl, address, onFunded }: FaucetProps): ReactElement {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle")
  const fund = async (): Promise<void> => {
    if (state === "asking") return
    setState("asking")
    const funded = await ask(friendbotUrl, address)
    setState(funded ? "idle" : "failed")
    if (funded) onFunded()
  }
  return (
    <div className="stack">
      <Outcome role="alert">
        {state === "failed" && (
          <Notice tone="bad" title="The faucet did not fund the account">
            <p className="hint">Try again in a moment: it may be busy.</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <button type="button" className="button" aria-busy={state === "asking"} onClick={fund}>
          Fund with test XLM
        </button>
      </div>
    </div>
  )
}

/** Longest answer, in bytes: a transaction with its results. */
const MAX_ANSWER = 2_000_000

async function ask(friendbotUrl: string, address: string): Promise<boolean> {
  const url = new URL(friendbotUrl)
  url.searchParams.set("addr", address)
  try {
    const response = await fetch(url, { signal: patient(undefined) })
    await readText(response, MAX_ANSWER, "The faucet")
    return response.ok
  } catch {
    return false
  }
}
