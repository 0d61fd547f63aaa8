import { useSignAuthEntry } from "@alidade/react"
import type { ReactElement } from "react"
import { Output } from "../parts/output.js"
import { Checks } from "./checks.js"
import { PreimagePreview } from "./preimage-preview.js"
import { Review } from "./review.js"

/** What it takes. */
export interface AuthorizationAloneProps {
  /** Base64 `HashIdPreimage`. */
  preimage: string
  /** Back to the forms. */
  onBack: () => void
}

/** An authorization without its transaction: reviewed, signed, and the signature to take away. */
export function AuthorizationAlone({ preimage, onBack }: AuthorizationAloneProps): ReactElement {
  const { signAuthEntry, status, data, error } = useSignAuthEntry()
  if (!data) {
    return (
      <Review
        pending={status === "pending"}
        error={error}
        onSign={() => void signAuthEntry(preimage).catch(() => {})}
        onEdit={onBack}
      >
        <PreimagePreview preimage={preimage} />
      </Review>
    )
  }
  return (
    <>
      <Checks
        title="Signed, and checked"
        verified={data.verified}
        content="The signature is over the very preimage you reviewed."
        signature="It is valid for the address that was asked."
      />
      <Output label="Signature (64 bytes, base64)" text={data.signedAuthEntry} />
      <Output label="Preimage it signs" text={preimage} rows={4} />
      <div className="actions">
        <button type="button" className="button" onClick={onBack}>
          Start another
        </button>
      </div>
    </>
  )
}
