import type { WalletError } from "@alidade/core"
import { DifferencesPreview } from "@alidade/react"
import type { ReactElement } from "react"

export interface RefusedAnswerProps {
  /** Why the last request gave no signature. */
  error: WalletError | undefined
  /** The envelope to sign, if it was one. */
  xdr?: string | undefined
}

/** Shows how a rejected result differs from the request. Place it below the buttons, because it can be long. */
export function RefusedAnswer({ error, xdr }: RefusedAnswerProps): ReactElement | null {
  if (
    error?.kind !== "altered" &&
    error?.kind !== "bad-signature" &&
    error?.kind !== "wrong-account"
  )
    return null
  return (
    <div className="refused-answer">
      <DifferencesPreview error={error} {...(xdr === undefined ? {} : { xdr })} />
    </div>
  )
}
