import type { WalletError } from "@alidade/core"
import { type ReactElement, type ReactNode, useEffect } from "react"
import { say } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { type MenuItem, MoreMenu } from "../../ui/more-menu.js"
import { useArrival } from "../../ui/use-arrival.js"
import { FailureNotice } from "./failure-notice.js"
import { focusQuestion } from "./focus-question.js"
import { ObstacleNotice } from "./obstacle-notice.js"
import { ReceiverWarnings } from "./receiver-warnings.js"
import { RefusedAnswer } from "./refused-answer.js"
import { SignButton } from "./sign-button.js"
import { useObstacle } from "./use-obstacle.js"
import type { Receivers } from "./use-receivers.js"
import { useValidity } from "./use-validity.js"
import { ValidityNotices } from "./validity-notices.js"

export interface ReviewProps {
  /** The description of what will be signed. */
  children: ReactNode
  /** What it does, in one sentence. Undefined until that is read. */
  title?: ReactNode
  /** The same in one line, and its fee. */
  request: ReactNode
  detail?: ReactNode
  /** Whether the wallet is asked, or why the last attempt gave no signature. */
  flow: { step: "review"; error?: WalletError | undefined } | { step: "asking" }
  /** Undefined if no signature of the account is needed. */
  onSign: (() => void) | undefined
  /** The act that needs no signature of the account, in place of signing. */
  lead?: MenuItem | undefined
  /** Returns to the form, or goes on without this one. */
  other: MenuItem
  /** What else can be done. */
  more?: readonly MenuItem[]
  /** The receivers of the transaction, if it is one. */
  receivers?: Receivers
  /** The envelope to sign, if it is one. */
  xdr?: string | undefined
  /** The preimage to sign, if it is one. */
  preimage?: string | undefined
  /** Something must be chosen before. */
  isHeld?: boolean
}

/** The review before the wallet is asked: what will be signed, and a way back. */
export function Review(props: ReviewProps): ReactElement {
  const { children, title, request, detail, flow, onSign, lead, other, more = [] } = props
  const { receivers, xdr, preimage, isHeld = false } = props
  const error = flow.step === "review" ? flow.error : undefined
  const obstacle = useObstacle()
  const heading = useArrival<HTMLHeadingElement>()
  const validity = useValidity(
    xdr !== undefined ? { xdr } : preimage !== undefined ? { preimage } : undefined,
  )
  const isOver = validity.status === "expired"
  const guard = receivers?.guard ?? ((act: () => void) => act)
  const pending = flow.step === "asking" || (receivers?.isWaiting ?? false)
  // The sign button disappears with the focus on it.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) heading.current?.focus()
  }, [isOver, heading])
  const primary =
    lead !== undefined ? (
      <Button look="primary" aria-busy={pending} onClick={guard(lead[1])}>
        {lead[0]}
      </Button>
    ) : (
      onSign &&
      !isOver && (
        <SignButton
          pending={pending}
          error={error}
          obstacle={obstacle}
          onSign={isHeld ? focusQuestion : guard(onSign)}
        />
      )
    )
  return (
    <>
      <div className="stack">
        <div>
          <p className="hint">{say("review")}</p>
          <h2 className="work-title" ref={heading} tabIndex={-1}>
            {title ?? say(lead ? "aboutToSend" : "aboutToSign")}
          </h2>
        </div>
        <RefusedAnswer error={error} xdr={xdr} />
        {children}
        {receivers && <ReceiverWarnings receivers={receivers} />}
      </div>
      <ActionBar
        request={request}
        detail={detail}
        note={
          <>
            <ValidityNotices validity={validity} />
            {onSign && !error && <ObstacleNotice obstacle={obstacle} />}
            <FailureNotice error={error} />
          </>
        }
        others={
          <>
            <MoreMenu items={more} />
            <Button look={primary ? undefined : "primary"} onClick={other[1]}>
              {other[0]}
            </Button>
          </>
        }
      >
        {primary}
      </ActionBar>
    </>
  )
}
