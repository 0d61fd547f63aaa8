import type { WalletError } from "@alidade/core"
import { DifferencesPreview } from "@alidade/react"
import type { ReactElement } from "react"

/** What the view of a refused answer takes. */
export interface RefusedAnswerProps {
  /** Why the last try gave no signature. */
  error: WalletError | undefined
  /** The envelope that was to be signed, if it was one. */
  xdr?: string | undefined
}

/** In what an answer that was not used differs from what was asked. Place it below the buttons: it can be long. */
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
