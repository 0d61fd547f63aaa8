import type { WalletError } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { Button } from "../parts/button.js"
import { useArrival } from "../parts/use-arrival.js"
import { EndingNotice } from "./ending-notice.js"
import { RefusedAnswer } from "./refused-answer.js"
import { SignButton } from "./sign-button.js"

/** What a review takes. */
export interface ReviewProps {
  /** What is about to be signed, in words. */
  children: ReactNode
  pending: boolean
  /** Why the last attempt gave no signature. */
  error: WalletError | undefined
  /** Absent where no signature of the account is wanted. */
  onSign: (() => void) | undefined
  /** What leads on instead of signing. */
  lead?: ReactNode
  /** Back to what was typed. */
  onEdit: () => void
  /** The envelope that is to be signed, if it is one. */
  xdr?: string | undefined
  /** What stands on the way back. */
  edit?: string
  /** Another way on. */
  also?: ReactNode
}

/** The last look before the wallet is asked: what is about to be signed, and the way back. */
export function Review(props: ReviewProps): ReactElement {
  const { children, pending, error, onSign, lead, onEdit, xdr, edit = "Edit", also } = props
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <>
      <div className="stack">
        <h2 className="label" ref={heading} tabIndex={-1}>
          What you are about to {lead ? "send" : "sign"}
        </h2>
        {children}
      </div>
      <EndingNotice error={error} />
      <div className="actions">
        {lead}
        {onSign && <SignButton pending={pending} onSign={onSign} leads={!lead} />}
        <Button onClick={onEdit}>{edit}</Button>
        {also}
      </div>
      <RefusedAnswer error={error} xdr={xdr} />
    </>
  )
}
