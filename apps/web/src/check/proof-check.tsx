import {
  AuthEntryPreview,
  ForeignText,
  MessagePreview,
  TransactionPreview,
  useKit,
} from "@alidade/react"
import type { ReactElement } from "react"
import { Button } from "../parts/button.js"
import { Notice } from "../parts/notice.js"
import { LONGEST_REASON, reasonOf } from "../parts/reason-of.js"
import { useArrival } from "../parts/use-arrival.js"
import { useAsync } from "../parts/use-async.js"
import type { Proof } from "../proof/proof.js"
import { readProofFile } from "../proof/proof-file.js"
import { readPastedProof } from "../proof/proof-link.js"
import { CheckForm } from "./check-form.js"
import { checkProof } from "./check-proof.js"
import type { Verdict } from "./verdict.js"
import { VerdictView } from "./verdict-view.js"

interface CheckedProof {
  proof: Proof
  verdict: Verdict
}

/** Checks a proof that was saved as a file or shared as a link. */
export function ProofCheck(): ReactElement {
  const kit = useKit()
  return (
    <CheckForm
      label="Check a proof"
      fields={{
        proof: {
          label: "Proof",
          hint: "The content of a proof’s file, or a link to a proof. Paste it, or drop a file.",
          rows: 6,
          accept: ".json,application/json",
          readFile: readProofFile,
        },
      }}
      check={async ({ proof }, signal) => read(proof, signal, kit.networkName)}
      show={(checked) => <Result checked={checked} />}
    />
  )
}

/** Props of `OpenedProof`. */
export interface OpenedProofProps {
  /** The link that was opened. */
  link: string
  onClose: () => void
}

/** Checks the proof in a link that was opened. */
export function OpenedProof({ link, onClose }: OpenedProofProps): ReactElement {
  const kit = useKit()
  const heading = useArrival<HTMLHeadingElement>()
  const checked = useAsync(link, (signal) => read(link, signal, kit.networkName))
  return (
    <section className="stack" aria-labelledby="opened-proof">
      <h2 id="opened-proof" ref={heading} tabIndex={-1}>
        Proof from a link
      </h2>
      <div className="stack" role="status">
        {checked.status === "done" && <Result checked={checked.data} />}
        {checked.status === "failed" && (
          <Notice tone="warn" title="Can’t check this">
            <p>
              <ForeignText text={reasonOf(checked.error)} max={LONGEST_REASON} />
            </p>
          </Notice>
        )}
      </div>
      <div className="actions">
        <Button onClick={onClose}>Close the proof</Button>
      </div>
    </section>
  )
}

async function read(
  text: string,
  signal: AbortSignal,
  nameNetwork: (passphrase: string) => string,
): Promise<CheckedProof> {
  const proof = readPastedProof(text)
  return { proof, verdict: await checkProof(proof, signal, nameNetwork) }
}

function Result({ checked: { proof, verdict } }: { checked: CheckedProof }): ReactElement {
  return (
    <>
      <VerdictView verdict={verdict} />
      <section className="stack" aria-label="What the proof contains">
        <h3 className="label">{contents[proof.kind]}</h3>
        {proof.kind === "message" ? (
          <MessagePreview message={proof.payload} />
        ) : proof.kind === "authorization" ? (
          <AuthEntryPreview preimage={proof.payload} />
        ) : (
          <TransactionPreview xdr={proof.envelope} networkPassphrase={proof.network} />
        )}
      </section>
    </>
  )
}

const contents: Readonly<Record<Proof["kind"], string>> = {
  message: "The message in this proof",
  authorization: "The authorization in this proof",
  transaction: "The transaction in this proof",
}
