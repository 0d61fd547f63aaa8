import type { Verified } from "@alidade/core"
import type { ReactElement } from "react"
import { usePage } from "../app/page.js"
import { isShareable } from "../links/address.js"
import { Button } from "../parts/button.js"
import { More } from "../parts/more.js"
import { Output } from "../parts/output.js"
import { saveFile } from "../parts/save-file.js"
import { type Proof, writeProof } from "./proof.js"
import { proofAddress } from "./proof-link.js"

/** Props of `KeepProof`. */
export interface KeepProofProps {
  proof: Proof
  /** What was verified of the signature. Without a valid one, there is nothing to prove. */
  verified: Verified
}

/** Saves a signature with what it signs as a file, or shares it as a link. */
export function KeepProof({ proof, verified }: KeepProofProps): ReactElement | null {
  if (verified !== "signature" && verified !== "altered") return null
  return <More summary="Keep a proof">{() => <FileAndLink proof={proof} />}</More>
}

function FileAndLink({ proof }: { proof: Proof }): ReactElement {
  const { mode } = usePage()
  const link = proofAddress(proof, location.href, mode)
  return (
    <div className="stack">
      <p className="hint">
        A proof has what was signed, the signature and the address. Anyone who has it can read it,
        and verify it on the Check tab, also offline. No server receives it.
      </p>
      <div className="actions">
        <Button onClick={() => saveFile(writeProof(proof), `${proof.kind}-proof.json`)}>
          Save as a file
        </Button>
      </div>
      {isShareable(link) ? (
        <Output label="Link to the proof" text={link} rows={3} code />
      ) : (
        <p className="hint">This proof is too long for a link. Save it as a file.</p>
      )}
    </div>
  )
}
