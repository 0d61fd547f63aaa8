import { AuthEntryPreview, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import type { Flow, Sent } from "../logic/sign/flow.js"
import type { SignedAuthorization } from "../logic/sign/signed.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { Button } from "../ui/button.js"
import { Output } from "../ui/output.js"
import { Effects } from "./effects/effects.js"
import { KeepProof } from "./proof/keep-proof.js"
import { Checks } from "./review/checks.js"
import { Review } from "./review/review.js"
import type { UseFlow } from "./review/use-flow.js"

type AloneFlow = Flow<{ preimage: string }, SignedAuthorization, Sent>

export interface AuthorizationAloneProps {
  /** The connected account. */
  address: string
  flow: Exclude<AloneFlow, { step: "compose" }>
  ask: UseFlow<never, SignedAuthorization, Sent>["ask"]
  /** Returns to the forms. */
  onBack: () => void
}

/** Reviews and signs an authorization without its transaction, and shows the signature. */
export function AuthorizationAlone(props: AuthorizationAloneProps): ReactElement {
  const { address, flow, ask, onBack } = props
  const kit = useKit()
  const { passphrase } = usePageNetwork()
  if ("review" in flow) {
    const { preimage } = flow.review
    const sign = async (signal: AbortSignal): Promise<SignedAuthorization> => {
      const options = { networkPassphrase: passphrase, signal }
      const {
        signedAuthEntry: signature,
        signerAddress = address,
        verified,
      } = await kit.signAuthEntry(preimage, options)
      return { preimage, signature, signed: { address: signerAddress, verified } }
    }
    return (
      <Review flow={flow} preimage={preimage} onSign={() => void ask(sign)} onEdit={onBack}>
        <Effects request={{ preimage }} address={address}>
          <AuthEntryPreview preimage={preimage} />
        </Effects>
      </Review>
    )
  }
  const { preimage, signature, signed } = flow.signed
  return (
    <>
      <Checks
        fresh={flow.isFresh}
        verified={signed.verified}
        content={say("matches")}
        signature={sayOfSigning("validForAddress")}
      />
      <Output label={sayOfSigning("signature")} text={signature} />
      <Output label={say("preimage")} text={preimage} rows={4} />
      <KeepProof
        verified={signed.verified}
        proof={{
          kind: "authorization",
          payload: preimage,
          signature: signature,
          signer: signed.address,
          network: passphrase,
        }}
      />
      <div className="actions">
        <Button onClick={onBack}>{sayOfSigning("startAnother")}</Button>
      </div>
    </>
  )
}
