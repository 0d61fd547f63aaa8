import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { Notice } from "../parts/notice.js"
import type { Verdict } from "./verdict.js"

/** The result for one signature. */
export function VerdictView({ verdict }: { verdict: Verdict }): ReactElement {
  const { valid, title, signer, network, details } = verdict
  return (
    <Notice tone={valid ? "good" : "bad"} title={title}>
      {signer && (
        <p>
          <Address value={signer} network={network} />
        </p>
      )}
      {details.map((detail) => (
        <p key={detail} className="hint">
          {detail}
        </p>
      ))}
    </Notice>
  )
}

/** Renders a verdict as the result of a check. */
export function showVerdict(verdict: Verdict): ReactElement {
  return <VerdictView verdict={verdict} />
}
