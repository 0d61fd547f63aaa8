import { AuthEntryPreview, useKitState, useSignAuthEntry } from "@alidade/react"
import type { ReactElement } from "react"
import { Effects } from "../effects/effects.js"
import { Button } from "../parts/button.js"
import { Output } from "../parts/output.js"
import { Checks } from "./checks.js"
import { Review } from "./review.js"
import type { SignedAuthorization } from "./signed.js"

/** Props of `AuthorizationAlone`. */
export interface AuthorizationAloneProps {
  /** Base64 `HashIdPreimage`. */
  preimage: string
  /** Its signature, once signed. */
  signed?: SignedAuthorization | undefined
  /** Whether the wallet signed it just now. */
  fresh: boolean
  onSigned: (signed: SignedAuthorization) => void
  /** Returns to the forms. */
  onBack: () => void
}

/** Reviews and signs an authorization without its transaction, and shows the signature. */
export function AuthorizationAlone(props: AuthorizationAloneProps): ReactElement {
  const { preimage, signed, fresh, onSigned, onBack } = props
  const address = useKitState((state) => state.activeAddress)
  const { signAuthEntry, status, error } = useSignAuthEntry()
  async function sign(): Promise<void> {
    const { signedAuthEntry: signature, verified } = await signAuthEntry(preimage)
    onSigned({ preimage, signature, verified })
  }
  if (!signed) {
    return (
      <Review
        pending={status === "pending"}
        error={error}
        onSign={() => void sign().catch(() => {})}
        onEdit={onBack}
      >
        <AuthEntryPreview preimage={preimage} />
        {address && <Effects request={{ preimage }} address={address} />}
      </Review>
    )
  }
  return (
    <>
      <Checks
        fresh={fresh}
        verified={signed.verified}
        content="The signature matches the preimage you reviewed."
        signature="It is valid for the requested address."
      />
      <Output label="Signature (64 bytes, base64)" text={signed.signature} />
      <Output label="Preimage it signs" text={preimage} rows={4} />
      <div className="actions">
        <Button onClick={onBack}>Start another</Button>
      </div>
    </>
  )
}
