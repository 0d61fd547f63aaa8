import type { WalletDescriptor, WalletError } from "@alidade/core"
import { type ReactElement, useState } from "react"
import { ForeignText, LONGEST_ERROR } from "../foreign-text.js"
import { useAccount } from "../hooks/use-account.js"
import { useCopy } from "../hooks/use-copy.js"
import { useText } from "../hooks/use-text.js"
import { errorReport } from "./error-report.js"

/** What `ErrorDetails` takes. */
interface ErrorDetailsProps {
  error: WalletError
  wallet: WalletDescriptor
  /** Whether the error's own words are shown: not where they stand above already. */
  words: boolean
}

/** What a helper would ask for: kind, code, the words, and all of it to copy, without addresses unless wished. */
export function ErrorDetails({ error, wallet, words }: ErrorDetailsProps): ReactElement {
  const text = useText()
  const { address } = useAccount()
  const { copy, copied, error: refused } = useCopy()
  const [withAddress, setWithAddress] = useState(false)
  return (
    <details className="alidade-details" data-part="details">
      <summary>{text("details")}</summary>
      <dl>
        <dt>{text("detailKind")}</dt>
        <dd>{error.kind}</dd>
        <dt>{text("detailCode")}</dt>
        <dd>{error.code}</dd>
      </dl>
      {words && (
        <p>
          <ForeignText text={error.message} max={LONGEST_ERROR} />
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
      <span role="status" className={refused ? "alidade-note" : "alidade-sr"}>
        {copied ? text("copied") : refused ? text("copyFailed") : ""}
      </span>
    </details>
  )
}
