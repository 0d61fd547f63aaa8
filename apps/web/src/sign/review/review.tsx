import type { WalletError } from "@alidade/core"
import { type ReactElement, type ReactNode, useEffect } from "react"
import { say } from "../../texts/en/sign.js"
import { Button } from "../../ui/button.js"
import { useArrival } from "../../ui/use-arrival.js"
import { FailureNotice } from "./failure-notice.js"
import { ReceiverWarnings } from "./receiver-warnings.js"
import { RefusedAnswer } from "./refused-answer.js"
import { SignButton } from "./sign-button.js"
import type { Receivers } from "./use-receivers.js"
import { useValidity } from "./use-validity.js"
import { ValidityNotices } from "./validity-notices.js"

export interface ReviewProps {
  /** The description of what will be signed. */
  children: ReactNode
  /** Whether the wallet is asked, or why the last attempt gave no signature. */
  flow: { step: "review"; error?: WalletError | undefined } | { step: "asking" }
  /** Undefined if no signature of the account is needed. */
  onSign: (() => void) | undefined
  /** The button that continues without signing. */
  lead?: ReactNode
  /** Returns to the form. */
  onEdit: () => void
  /** The receivers of the transaction, if it is one. */
  receivers?: Receivers
  /** The envelope to sign, if it is one. */
  xdr?: string | undefined
  /** The preimage to sign, if it is one. */
  preimage?: string | undefined
  /** It is for somebody else: signing is not the obvious thing to do. */
  isForOther?: boolean
  /** Something must be chosen before. */
  isHeld?: boolean
  /** The text of the button that returns to the form. */
  edit?: string
  /** Another button. */
  also?: ReactNode
}

/** The review before the wallet is asked: what will be signed, and a way back. */
export function Review(props: ReviewProps): ReactElement {
  const { children, flow, onSign, lead, onEdit, receivers, xdr } = props
  const { preimage, edit = say("edit"), also, isForOther = false, isHeld = false } = props
  const error = flow.step === "review" ? flow.error : undefined
  const isChecking = receivers?.isChecking ?? false
  const heading = useArrival<HTMLHeadingElement>()
  const validity = useValidity(
    xdr !== undefined ? { xdr } : preimage !== undefined ? { preimage } : undefined,
  )
  const isOver = validity.status === "expired"
  const signable = onSign !== undefined && !isOver
  // The sign button disappears with the focus on it.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) heading.current?.focus()
  }, [isOver, heading])
  return (
    <>
      <div className="stack">
        <h2 className="label" ref={heading} tabIndex={-1}>
          {say(lead ? "aboutToSend" : "aboutToSign")}
        </h2>
        {children}
        {receivers && <ReceiverWarnings receivers={receivers} />}
      </div>
      <ValidityNotices validity={validity} />
      <FailureNotice error={error} />
      <div className="actions">
        {lead}
        {signable && (
          <SignButton
            pending={flow.step === "asking" || isChecking}
            disabled={isChecking || isHeld}
            onSign={receivers?.guard(onSign) ?? onSign}
            leads={!lead && !isForOther}
          />
        )}
        <Button onClick={onEdit}>{edit}</Button>
        {also}
      </div>
      <RefusedAnswer error={error} xdr={xdr} />
    </>
  )
}
