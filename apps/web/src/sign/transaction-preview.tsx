import { useDescribedTransaction } from "@alidade/react"
import type { ReactElement } from "react"
import { Reading, Unreadable } from "../parts/fact.js"
import { DescribedView } from "./described-view.js"

/** What a preview takes. */
export interface TransactionPreviewProps {
  /** Base64 XDR. */
  xdr: string
  /** Of the network that it is to be signed for. */
  passphrase: string
}

/** An envelope in words, decoded here. */
export function TransactionPreview({ xdr, passphrase }: TransactionPreviewProps): ReactElement {
  const described = useDescribedTransaction(xdr, passphrase)
  switch (described.status) {
    case "reading":
      return <Reading />
    case "failed":
      return <Unreadable error={described.error} />
    case "described":
      return <DescribedView transaction={described.data} xdr={xdr} />
  }
}
