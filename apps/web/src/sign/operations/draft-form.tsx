import { type ReactElement, type ReactNode, useState } from "react"
import { flushSync } from "react-dom"
import type { Problems } from "../../logic/operations/field.js"
import type { SavedDraft } from "../../logic/operations/saved-draft.js"
import { FormHead } from "../../page/form-head.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/payment.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ComposeForm, type ComposeFormProps } from "../../ui/compose-form.js"
import { FeeSelect, OwnFee } from "../fees/fee-select.js"
import type { Fee } from "../fees/use-fee.js"
import { FieldContext } from "../fields/field-context.js"
import { paymentReason } from "../fields/payment-reason.js"

export interface DraftFormProps
  extends Pick<ComposeFormProps, "request" | "question" | "reason" | "onClear"> {
  title: string
  /** The form's name, if it isn't its title. */
  label?: string
  /** Beside the title. */
  head?: ReactNode
  fee: Fee
  /** What is wrong with the fields, by their paths. */
  problems?: Problems
  /** Whether all else is filled in. */
  isReady?: boolean
  /** Called when the form is tried, with what it then shows. */
  onTried?: () => void
  /** The transaction to build. */
  draft: () => SavedDraft | Promise<SavedDraft>
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
  /** The fields. They may depend on whether the form was tried, so that empty ones show their problems too. */
  children: ReactNode | ((isTried: boolean) => ReactNode)
  /** What stands below them. */
  after?: ReactNode
}

const none: Problems = new Map()

/** A form of a transaction: its fields, its fee, and how it is built. */
export function DraftForm(props: DraftFormProps): ReactElement {
  const {
    title,
    label = title,
    head,
    request,
    fee,
    problems = none,
    isReady = true,
    onTried,
  } = props
  const { draft, onBuilt, onClear, children, after, reason = paymentReason, question } = props
  const network = usePageNetwork()
  const [isTried, setTried] = useState(false)
  return (
    <ComposeForm
      label={label}
      request={request || title}
      detail={<FeeSelect fee={fee} />}
      action={sayOfSigning("review")}
      failed={say("notBuilt")}
      reason={reason}
      question={question}
      unready={() => {
        flushSync(() => {
          setTried(true)
          onTried?.()
        })
        return problems.size > 0 || !isReady || fee.problem !== undefined
      }}
      compose={async () => {
        const { values, original, ...rest } = await draft()
        const { composeTransaction } = await import("../../logic/operations/compose-transaction.js")
        const paid = { ...rest, values: { ...values, fee: fee.own } }
        onBuilt(await composeTransaction(paid, network, original, fee.perOperation))
      }}
      onClear={() => {
        fee.choose("usual")
        onClear?.()
        setTried(false)
      }}
    >
      <FormHead title={title}>{head}</FormHead>
      <FieldContext value={{ problems, isTried }}>
        {typeof children === "function" ? children(isTried) : children}
      </FieldContext>
      <OwnFee fee={fee} />
      {after}
    </ComposeForm>
  )
}
