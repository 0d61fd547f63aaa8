import type { ReactElement } from "react"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/check.js"
import { CheckedView } from "./checked-view.js"
import { FoundView } from "./found-view.js"
import { InputView } from "./input-view.js"
import type { Result } from "./result.js"

export interface ResultViewProps {
  result: Result
  /** What the network says about the signers of an envelope, once it was asked. */
  signers: SignatureStatus | undefined
}

/** What a check found out, with its subject. */
export function ResultView({ result, signers }: ResultViewProps): ReactElement | null {
  switch (result.kind) {
    case "found":
      return (
        <>
          {!("transaction" in result.found && result.found.transaction) && (
            <InputView input={result.subject} />
          )}
          <FoundView result={result} />
        </>
      )
    case "recipient": {
      const { address, memo } = result.recipient
      return (
        <>
          <p className="result-title">
            {say.parts("receivesAt", { name: <bdi>{result.name}</bdi> })}
          </p>
          <Party address={address} />
          {memo && (
            <p className="hint">{say.parts("withMemo", { memo: <bdi>{memo.value}</bdi> })}</p>
          )}
        </>
      )
    }
    case "proof":
      return null
    default:
      return <CheckedView checked={result} signers={signers} />
  }
}
