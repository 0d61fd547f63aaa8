import "../../ui/styles/operations.css"
import type { ReactElement, ReactNode } from "react"
import {
  type ComposeProblem,
  composeTransaction,
} from "../../logic/operations/compose-transaction.js"
import type { TransactionDraft } from "../../logic/operations/transaction.js"
import { FormHead } from "../../page/form-head.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/operations.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ComposeForm, type ComposeFormProps } from "../../ui/compose-form.js"
import { reasonOf } from "../../ui/reason-of.js"
import { FeeSelect, OwnFee } from "../fees/fee-select.js"
import type { Fee } from "../fees/use-fee.js"

export interface DraftFormProps
  extends Pick<ComposeFormProps, "request" | "question" | "unready" | "onClear"> {
  title: string
  fee: Fee
  /** The transaction to build. */
  draft: () => TransactionDraft | Promise<TransactionDraft>
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
  children: ReactNode
}

/** A form of a transaction with few fields of its own. */
export function DraftForm(props: DraftFormProps): ReactElement {
  const { title, request, fee, draft, onBuilt, unready, onClear, children, ...others } = props
  const network = usePageNetwork()
  return (
    <ComposeForm
      label={title}
      request={request || title}
      detail={<FeeSelect fee={fee} />}
      action={sayOfSigning("review")}
      failed={say("notBuilt")}
      reason={(error) => reasonOf<ComposeProblem>(error, say.problem)}
      unready={() => Boolean(unready?.()) || fee.problem !== undefined}
      compose={async () => {
        const { values, ...rest } = await draft()
        const paid = { ...rest, values: { ...values, fee: fee.own } }
        onBuilt(await composeTransaction(paid, network, undefined, fee.perOperation))
      }}
      onClear={() => {
        fee.choose("usual")
        onClear?.()
      }}
      {...others}
    >
      <FormHead title={title} />
      {children}
      <OwnFee fee={fee} />
    </ComposeForm>
  )
}
