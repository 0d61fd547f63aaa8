import type { Verified } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { say } from "../../texts/en/sign.js"
import { CheckList } from "../../ui/check-list.js"

export interface ChecksProps {
  verified: Verified
  /** The text if the content matches. */
  content: ReactNode
  /** The text if the signature is valid. */
  signature: ReactNode
}

/** What was verified of a signature. */
export function Checks({ verified, content, signature }: ChecksProps): ReactElement {
  const isSame = verified === "signature" || verified === "body"
  const isValid = isVerified(verified)
  return (
    <CheckList
      items={[
        ["content", isSame, isSame ? content : say(verified)],
        ["signature", isValid, isValid ? signature : say("notVerified")],
      ]}
    />
  )
}

/** Whether the signature is valid. An altered transaction is accepted only with a new signature of the account. */
export function isVerified(verified: Verified): boolean {
  return verified === "signature" || verified === "altered"
}
