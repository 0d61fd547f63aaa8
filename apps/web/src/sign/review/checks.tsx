import type { Verified } from "@alidade/core"
import type { ReactElement } from "react"
import { say } from "../../texts/en/sign.js"
import { CheckList } from "../../ui/check-list.js"
import { useArrival } from "../../ui/use-arrival.js"

export interface ChecksProps {
  /** Moves focus here, because the user waited for it. */
  fresh: boolean
  verified: Verified
  /** The text if the content matches. */
  content: string
  /** The text if the signature is valid. */
  signature: string
}

/** What was verified of a signature. */
export function Checks(props: ChecksProps): ReactElement {
  const { fresh, verified, content, signature } = props
  const heading = useArrival<HTMLHeadingElement>(fresh)
  const isSame = verified === "signature" || verified === "body"
  // An altered transaction is accepted only with a new signature of the account.
  const isValid = verified === "signature" || verified === "altered"
  return (
    <div className="stack">
      <h2 className="result-title" ref={heading} tabIndex={-1}>
        {say(isValid ? "verified" : "signed")}
      </h2>
      <CheckList
        items={[
          ["content", isSame, isSame ? content : say(verified)],
          ["signature", isValid, isValid ? signature : say("notVerified")],
        ]}
      />
    </div>
  )
}
