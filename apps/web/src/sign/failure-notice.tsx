import type { WalletError } from "@alidade/core"
import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { More } from "../parts/more.js"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { Reason } from "../parts/reason.js"
import { say } from "../texts/en/failures.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { describeFailure, reasonWithoutHashes } from "./describe-failure.js"

/**
 * Says why the last request gave no signature. Renders nothing without an error. Place it directly above the buttons.
 */
export function FailureNotice({ error }: { error: WalletError | undefined }): ReactElement {
  const { wallet } = useAccount()
  const failure = error && describeFailure(error, wallet?.name ?? sayOfSigning("theWalletFirst"))
  return (
    <Outcome role="alert">
      {error && failure && (
        <Notice tone={failure.tone} title={failure.title}>
          <p>
            <Reason text={reasonWithoutHashes(error)} />
          </p>
          {reasonWithoutHashes(error) !== error.message && (
            <More summary={say("details")}>
              {() => (
                <p className="hint">
                  <Reason text={error.message} />
                </p>
              )}
            </More>
          )}
        </Notice>
      )}
    </Outcome>
  )
}
