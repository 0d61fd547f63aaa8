import { AuthEntryPreview, MessagePreview, TransactionPreview } from "@alidade/react"
import type { ReactElement } from "react"
import { readAndCheckProof } from "../logic/check/check-parts.js"
import type { Proof } from "../logic/proof/proof.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/check.js"
import { Button } from "../ui/button.js"
import { Notice } from "../ui/notice.js"
import { useArrival } from "../ui/use-arrival.js"
import { useAsync } from "../ui/use-async.js"
import { checkReason } from "./check-reason.js"
import { VerdictView } from "./verdict-view.js"

export interface OpenedProofProps {
  /** The link that was opened. */
  link: string
  onClose: () => void
}

export function OpenedProof({ link, onClose }: OpenedProofProps): ReactElement {
  const known = usePage().networks.map(({ passphrase }) => passphrase)
  const heading = useArrival<HTMLHeadingElement>()
  const checked = useAsync(link, (signal) => readAndCheckProof(link, signal, known))
  return (
    <section className="stack" aria-labelledby="opened-proof">
      <h2 id="opened-proof" ref={heading} tabIndex={-1}>
        {say("openedProof")}
      </h2>
      <div className="stack" role="status">
        {checked.status === "done" && (
          <>
            <VerdictView verdict={checked.data.verdict} />
            <ProofContent proof={checked.data.proof} />
          </>
        )}
        {checked.status === "failed" && (
          <Notice tone="warn" title={say("impossible")}>
            <p>{checkReason(checked.error)}</p>
          </Notice>
        )}
      </div>
      <div className="actions">
        <Button onClick={onClose}>{say("closeProof")}</Button>
      </div>
    </section>
  )
}

function ProofContent({ proof }: { proof: Proof }): ReactElement {
  switch (proof.kind) {
    case "message":
      return <MessagePreview message={proof.payload} />
    case "authorization":
      return <AuthEntryPreview preimage={proof.payload} />
    case "transaction":
      return <TransactionPreview xdr={proof.envelope} networkPassphrase={proof.network} />
  }
}
