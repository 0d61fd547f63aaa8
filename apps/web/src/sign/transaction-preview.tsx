import type { ReactElement } from "react"
import { Notice } from "../parts/notice.js"
import { type Async, useAsync } from "../parts/use-async.js"
import type { DescribedTransaction } from "../stellar/words.js"
import { DescribedView } from "./described-view.js"

/** Decodes an envelope for a network, off the first load. */
export function useDescribed(xdr: string, passphrase: string): Async<DescribedTransaction> {
  return useAsync(`${passphrase} ${xdr}`, async () => {
    const { describeTransaction } = await import("../stellar/decode.js")
    return describeTransaction(xdr, passphrase)
  })
}

/** What a preview takes. */
export interface TransactionPreviewProps {
  /** Base64 XDR. */
  xdr: string
  /** Of the network that it is to be signed for. */
  passphrase: string
}

/** An envelope in words, decoded here. */
export function TransactionPreview({ xdr, passphrase }: TransactionPreviewProps): ReactElement {
  const described = useDescribed(xdr, passphrase)
  if (described.status === "failed") {
    return <Notice tone="bad" title={described.error.message} />
  }
  if (!described.data) return <p className="hint">Reading it…</p>
  return <DescribedView transaction={described.data} passphrase={passphrase} />
}
