import { type ReactElement, useState } from "react"
import { Button } from "../parts/button.js"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { say } from "../texts/en/account.js"
import { fundAccount } from "./fund-account.js"

/** Props of `Faucet`. */
export interface FaucetProps {
  friendbotUrl: string
  address: string
  /** Called once the account is funded. */
  onFunded: () => void
}

/** A button that funds an account on a test network from its faucet. */
export function Faucet({ friendbotUrl, address, onFunded }: FaucetProps): ReactElement {
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle")
  const fund = async (): Promise<void> => {
    if (state === "asking") return
    setState("asking")
    const funded = await fundAccount(friendbotUrl, address)
    setState(funded ? "idle" : "failed")
    if (funded) onFunded()
  }
  return (
    <div className="stack">
      <Outcome role="alert">
        {state === "failed" && (
          <Notice tone="bad" title={say("notFunded")}>
            <p className="hint">{say("notFundedHint")}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <Button aria-busy={state === "asking"} onClick={fund}>
          {say("fund")}
        </Button>
      </div>
    </div>
  )
}
