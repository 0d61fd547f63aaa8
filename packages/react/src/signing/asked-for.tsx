import type { PendingRequest } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { shortAddress } from "../address.js"
import { useAccount } from "../hooks/use-account.js"
import { useCopy } from "../hooks/use-copy.js"
import { useKit } from "../hooks/use-kit.js"
import { useText } from "../hooks/use-text.js"
import type { Messages } from "../messages.js"

/** What is asked of a wallet beside a connection. */
export type Signature = Exclude<PendingRequest["kind"], "connect">

const rawNames: Readonly<Record<Signature, keyof Messages>> = {
  transaction: "rawTransaction",
  "auth-entry": "rawAuthEntry",
  message: "rawMessage",
}

/** What `AskedFor` takes. */
interface AskedForProps {
  request: PendingRequest
  preview?: (request: PendingRequest) => ReactNode
}

/** What is asked: network, account, the app's own preview, and the payload as it is sent to the wallet. */
export function AskedFor({ request, preview }: AskedForProps): ReactElement {
  const kit = useKit()
  const text = useText()
  const account = useAccount()
  const { copy, copied, error } = useCopy()
  const raw = rawNames[request.kind as Signature]
  const address = request.address ?? account.address
  const payload = request.payload ?? ""
  return (
    <section className="alidade-asked" data-part="asked" aria-label={text("asked")}>
      <dl className="alidade-rows">
        {request.networkPassphrase !== undefined && (
          <div>
            <dt>{text("network")}</dt>
            <dd>{kit.networkName(request.networkPassphrase)}</dd>
          </div>
        )}
        {address !== undefined && (
          <div>
            <dt>{text("requestAccount")}</dt>
            <dd>
              <bdi dir="ltr" className="alidade-address" title={address}>
                {shortAddress(address)}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      {preview && <div data-part="preview">{preview(request)}</div>}
      <details className="alidade-raw" data-part="raw" open={!preview}>
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
    </section>
  )
}
