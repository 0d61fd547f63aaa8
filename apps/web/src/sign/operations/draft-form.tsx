import "../../ui/styles/operations.css"
import type { ReactElement, ReactNode } from "react"
import {
  BASE_FEE,
  type ComposeProblem,
  composeTransaction,
} from "../../logic/operations/compose-transaction.js"
import type { TransactionDraft } from "../../logic/operations/transaction.js"
import { FormHead } from "../../page/form-head.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/operations.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ComposeForm, type ComposeFormProps } from "../../ui/compose-form.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { reasonOf } from "../../ui/reason-of.js"

export interface DraftFormProps
  extends Pick<ComposeFormProps, "request" | "question" | "unready" | "onClear"> {
  title: string
  /** How many operations it becomes. */
  count: number
  /** The transaction to build. */
  draft: () => TransactionDraft | Promise<TransactionDraft>
  /** Called with the envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
  children: ReactNode
}

/** A form of a transaction with few fields of its own. */
export function DraftForm(props: DraftFormProps): ReactElement {
  const { title, request, count, draft, onBuilt, children, ...others } = props
  const network = usePageNetwork()
  return (
    <ComposeForm
      label={title}
      request={request || title}
      detail={sayOfSigning("fee", { fee: formatStroops(BASE_FEE * BigInt(count)) })}
      action={sayOfSigning("review")}
      failed={say("notBuilt")}
      reason={(error) => reasonOf<ComposeProblem>(error, say.problem)}
      compose={async () => onBuilt(await composeTransaction(await draft(), network))}
      {...others}
    >
      <FormHead title={title} />
      {children}
    </ComposeForm>
  )
}
