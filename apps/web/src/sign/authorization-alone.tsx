import { AuthEntryPreview, useSignAuthEntry } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Effects } from "../effects/effects.js"
import { Button } from "../parts/button.js"
import { Output } from "../parts/output.js"
import { KeepProof } from "../proof/keep-proof.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { Checks } from "./checks.js"
import { Review } from "./review.js"
import type { SignedAuthorization } from "./signed.js"

/** Props of `AuthorizationAlone`. */
export interface AuthorizationAloneProps {
  /** The connected account. */
  address: string
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
  const { address, preimage, signed, fresh, onSigned, onBack } = props
  const { passphrase } = usePageNetwork()
  const { signAuthEntry, status, error } = useSignAuthEntry()
  async function sign(): Promise<void> {
    const { signedAuthEntry, signerAddress, verified } = await signAuthEntry(preimage)
    const by = { address: signerAddress ?? address, verified }
    onSigned({ preimage, signature: signedAuthEntry, signed: by })
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
        <Effects request={{ preimage }} address={address} />
      </Review>
    )
  }
  return (
    <>
      <Checks
        fresh={fresh}
        verified={signed.signed.verified}
        content={say("matches")}
        signature={sayOfSigning("validForAddress")}
      />
      <Output label={sayOfSigning("signature")} text={signed.signature} />
      <Output label={say("preimage")} text={preimage} rows={4} />
      <KeepProof
        verified={signed.signed.verified}
        proof={{
          kind: "authorization",
          payload: preimage,
          signature: signed.signature,
          signer: signed.signed.address,
          network: passphrase,
        }}
      />
      <div className="actions">
        <Button onClick={onBack}>{sayOfSigning("startAnother")}</Button>
      </div>
    </>
  )
}
