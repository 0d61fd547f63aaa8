import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import type { Token } from "../../logic/contract/token.js"
import type { TriedCall } from "../../logic/contract/try-call.js"
import { say } from "../../texts/en/calls.js"
import { formatNumber } from "../../texts/numbers.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Notice } from "../../ui/notice.js"
import { ValueView } from "./value-view.js"

export interface TriedViewProps {
  tried: TriedCall
  /** What it returns, decoded. */
  result: unknown
  /** The token, if that is an amount of it. */
  token: Token | undefined
  hasOutput: boolean
  isConnected: boolean
}

/** What a call returns by simulation, and what it takes to send it. */
export function TriedView(props: TriedViewProps): ReactElement {
  const { tried, result, token, hasOutput, isConnected } = props
  const { isFree, ledger, resourceFee } = tried
  const title = hasOutput
    ? isFree
      ? "returns"
      : "simulated"
    : isFree
      ? "returnsNothing"
      : "simulatedNothing"
  return (
    <Notice tone="good" title={say(title)}>
      {hasOutput && (
        <div className="call-result">
          <ValueView value={result} decimals={token?.decimals} />{" "}
          {token && <ForeignText text={token.symbol} />}
        </div>
      )}
      <p className="hint">
        {isFree
          ? say("readIn", { ledger: formatNumber(ledger ?? 0) })
          : say("writes", { fee: formatStroops(resourceFee) })}{" "}
        {!isFree && !isConnected && say("connectToCall")}
      </p>
    </Notice>
  )
}
