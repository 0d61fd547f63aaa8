import type { ReactElement } from "react"
import { isShareable } from "../../logic/links/address.js"
import { type Proof, writeProof } from "../../logic/proof/proof.js"
import { proofAddress } from "../../logic/proof/proof-link.js"
import { usePage } from "../../page/page.js"
import { say } from "../../texts/en/proof.js"
import { Button } from "../../ui/button.js"
import { Output } from "../../ui/output.js"
import { saveFile } from "../../ui/save-file.js"

export interface KeepProofProps {
  /** Of a valid signature. Without one, there is nothing to prove. */
  proof: Proof
}

/** Saves a signature with what it signs as a file, or shares it as a link. */
export function KeepProof({ proof }: KeepProofProps): ReactElement {
  const { mode } = usePage()
  const link = proofAddress(proof, location.href, mode)
  return (
    <div className="stack">
      <p className="hint">{say("hint")}</p>
      <div className="actions">
        <Button onClick={() => saveFile(writeProof(proof), `${proof.kind}-proof.json`)}>
          {say("save")}
        </Button>
      </div>
      {isShareable(link) ? (
        <Output label={say("link")} text={link} rows={3} code />
      ) : (
        <p className="hint">{say("tooLongForLink")}</p>
      )}
    </div>
  )
}
