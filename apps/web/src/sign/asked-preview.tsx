import type { PendingRequest } from "@alidade/core"
import type { ReactElement } from "react"
import { MessagePreview } from "./message-preview.js"
import { PreimagePreview } from "./preimage-preview.js"
import { TransactionPreview } from "./transaction-preview.js"

/** What a wallet is being asked to sign, in words: stands in the dialog that waits for it. */
export function AskedPreview({ request }: { request: PendingRequest }): ReactElement | null {
  const { kind, payload, networkPassphrase } = request
  if (payload === undefined || networkPassphrase === undefined) return null
  switch (kind) {
    case "transaction":
      return <TransactionPreview xdr={payload} passphrase={networkPassphrase} />
    case "auth-entry":
      return <PreimagePreview preimage={payload} passphrase={networkPassphrase} />
    case "message":
      return <MessagePreview text={payload} />
    case "connect":
      return null
  }
}
