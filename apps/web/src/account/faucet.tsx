import { fundAccount } from "@alidade/core/account"
import { type ReactElement, useState } from "react"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"

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
    const answer = await fundAccount(friendbotUrl, address)
    setState(answer === "failed" ? "failed" : "idle")
    // Somebody may have funded it meanwhile: then the account is read again.
    if (answer !== "failed") onFunded()
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
