import { reasonOf, type WalletError } from "@alidade/core"
import { useAccount } from "@alidade/react"
import type { ReactElement } from "react"
import { describeFailure } from "../../logic/sign/describe-failure.js"
import { say } from "../../texts/en/failures.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { More } from "../../ui/more.js"
import { Notice } from "../../ui/notice.js"
import { Outcome } from "../../ui/outcome.js"
import { Reason } from "../../ui/reason.js"
import { useArrival } from "../../ui/use-arrival.js"

/**
 * Says why the last request gave no signature. Renders nothing without an error. Place it in the action bar.
 */
export function FailureNotice({ error }: { error: WalletError | undefined }): ReactElement {
  return <Outcome role="alert">{error && <Failure error={error} />}</Outcome>
}

function Failure({ error }: { error: WalletError }): ReactElement {
  const { wallet } = useAccount()
  const heading = useArrival<HTMLHeadingElement>(true, error)
  const { tone, title, change } = describeFailure(error)
  const details = [change && error.reason, error.details].filter((text) => text !== undefined)
  return (
    <Notice
      tone={tone}
      heading={heading}
      title={say(title, { wallet: wallet?.name ?? sayOfSigning("theWalletFirst") })}
    >
      <p>{change ? say(change) : <Reason said={reasonOf(error)} />}</p>
      {details.length > 0 && (
        <More summary={say("details")}>
          {() =>
            details.map((text) => (
              <p key={typeof text === "string" ? text : text.key} className="hint">
                <Reason said={text} />
              </p>
            ))
          }
        </More>
      )}
    </Notice>
  )
}
