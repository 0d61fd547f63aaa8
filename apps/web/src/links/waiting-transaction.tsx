import type { ReactElement } from "react"
import { TransactionPreview, type TransactionPreviewProps } from "../sign/transaction-preview.js"
import { Standing, useStanding } from "../signatures/standing.js"

/** A transaction in words, and who has signed it: what can be seen of it without a wallet. */
export default function WaitingTransaction(props: TransactionPreviewProps): ReactElement {
  const standing = useStanding(props.xdr).data
  return (
    <>
      <TransactionPreview {...props} />
      <Standing standing={standing} />
    </>
  )
}
