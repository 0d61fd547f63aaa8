import { reasonOf, type WalletDescriptor, type WalletError } from "@alidade/core"
import { type ReactElement, useState } from "react"
import { useAccount } from "../hooks/use-account.js"
import { useCopy } from "../hooks/use-copy.js"
import { useReason } from "../hooks/use-reason.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { errorReport } from "./error-report.js"

interface ErrorDetailsProps {
  error: WalletError
  wallet: WalletDescriptor
  /** Whether to show the error's message. False if it is already shown above. */
  showMessage: boolean
}

/**
 * Details for support: kind, code, message and a report to copy. The report omits addresses unless the user opts in.
 */
export function ErrorDetails({ error, wallet, showMessage }: ErrorDetailsProps): ReactElement {
  const text = useText(connectionEnglish)
  const words = useReason()
  const { address } = useAccount()
  const { copy, copied, error: copyError } = useCopy()
  const [withAddress, setWithAddress] = useState(false)
  return (
    <details className="alidade-details" data-part="details">
      <summary>{text("details")}</summary>
      <dl>
        <dt>{text("detailKind")}</dt>
        <dd>{error.kind}</dd>
        <dt>{text("detailCode")}</dt>
        <dd>
          <bdi dir="ltr">{error.code}</bdi>
        </dd>
      </dl>
      {showMessage && (
        <p>
          <bdi>{words.node(reasonOf(error))}</bdi>
        </p>
      )}
      {error.details !== undefined && (
        <p data-part="error-details">
          <bdi>{words.node(error.details)}</bdi>
        </p>
      )}
      {address && (
        <label>
          <input
            type="checkbox"
            checked={withAddress}
            onChange={({ target }) => setWithAddress(target.checked)}
          />
          {text("includeAddress")}
        </label>
      )}
      <button
        type="button"
        className="alidade-link"
        data-part="copy-report"
        onClick={() =>
          copy(errorReport({ error, wallet, ...(withAddress && address ? { address } : {}) }))
        }
      >
        {text(copied ? "copied" : "copyReport")}
      </button>
      <span role="status" className={copyError ? "alidade-note" : "alidade-sr"}>
        {copied ? text("copied") : copyError ? text("copyFailed") : ""}
      </span>
    </details>
  )
}
