import type { WalletError } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { Button } from "../parts/button.js"
import { useArrival } from "../parts/use-arrival.js"
import { say } from "../texts/en/sign.js"
import { FailureNotice } from "./failure-notice.js"
import { RefusedAnswer } from "./refused-answer.js"
import { SignButton } from "./sign-button.js"

/** Props of `Review`. */
export interface ReviewProps {
  /** The description of what will be signed. */
  children: ReactNode
  pending: boolean
  /** Why the last attempt gave no signature. */
  error: WalletError | undefined
  /** Undefined if no signature of the account is needed. */
  onSign: (() => void) | undefined
  /** The button that continues without signing. */
  lead?: ReactNode
  /** Returns to the form. */
  onEdit: () => void
  /** The envelope to sign, if it is one. */
  xdr?: string | undefined
  /** The text of the button that returns to the form. */
  edit?: string
  /** Another button. */
  also?: ReactNode
}

/** The review before the wallet is asked: what will be signed, and a way back. */
export function Review(props: ReviewProps): ReactElement {
  const { children, pending, error, onSign, lead, onEdit, xdr, edit = say("edit"), also } = props
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <>
      <div className="stack">
        <h2 className="label" ref={heading} tabIndex={-1}>
          {say(lead ? "aboutToSend" : "aboutToSign")}
        </h2>
        {children}
      </div>
      <FailureNotice error={error} />
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
