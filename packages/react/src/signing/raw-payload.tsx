import type { PendingRequest } from "@alidade/core"
import type { ReactElement } from "react"
import { useCopy } from "../hooks/use-copy.js"
import { useText } from "../hooks/use-text.js"
import type { Messages } from "../messages/english.js"

/** What is asked of a wallet beside a connection. */
export type SignatureKind = Exclude<PendingRequest["kind"], "connect">

const rawNames = {
  transaction: "rawTransaction",
  "auth-entry": "rawAuthEntry",
  message: "rawMessage",
} as const satisfies Readonly<Record<SignatureKind, keyof Messages>>

/** What `RawPayload` takes. */
interface RawPayloadProps {
  request: PendingRequest
  /** It is all that is shown of the request. */
  open: boolean
}

/** The payload as it is sent to the wallet, to read and to copy. */
export function RawPayload({ request, open }: RawPayloadProps): ReactElement {
  const text = useText()
  const { copy, copied, error } = useCopy()
  const raw = rawNames[request.kind as SignatureKind]
  const payload = request.payload ?? ""
  return (
    <details className="alidade-raw" data-part="raw" open={open}>
      <summary>{text(raw)}</summary>
      <textarea
        readOnly
        rows={4}
        dir={request.kind === "message" ? "auto" : "ltr"}
        aria-label={text(raw)}
        value={payload}
      />
      <button
        type="button"
        className="alidade-link"
        data-part="copy-payload"
        onClick={() => copy(payload)}
      >
        {text(copied ? "copied" : "copy")}
      </button>
      <span role="status" className={error ? "alidade-note" : "alidade-sr"}>
        {copied ? text("copied") : error ? text("copyFailed") : ""}
      </span>
    </details>
  )
}
