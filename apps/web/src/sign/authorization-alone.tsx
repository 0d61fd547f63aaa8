import { useKit } from "@alidade/react"
import { lazy, type ReactElement } from "react"
import type { Flow, Sent } from "../logic/sign/flow.js"
import type { AuthorizationToSign } from "../logic/sign/read-authorization.js"
import { signAuthorization } from "../logic/sign/sign-authorization.js"
import type { SignedAuthorization } from "../logic/sign/signed.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { Button } from "../ui/button.js"
import { Loading } from "../ui/loading.js"
import { Output } from "../ui/output.js"
import { AuthorizationReview } from "./entries/authorization-review.js"
import { KeepProof } from "./proof/keep-proof.js"
import { Checks } from "./review/checks.js"
import type { UseFlow } from "./review/use-flow.js"

const SignedFor = lazy(() => import("./entries/signed-for.js"))

type AloneFlow = Flow<AuthorizationToSign, SignedAuthorization, Sent>

export interface AuthorizationAloneProps {
  /** The connected account. */
  address: string
  flow: Exclude<AloneFlow, { step: "compose" }>
  ask: UseFlow<never, SignedAuthorization, Sent>["ask"]
  /** Called with the entry once it has other delegates. */
  onEntry: (entry: string) => void
  /** Returns to the forms. */
  onBack: () => void
}

/** Reviews and signs an authorization without its transaction, and shows the signature. */
export default function AuthorizationAlone(props: AuthorizationAloneProps): ReactElement {
  const { address, flow, ask, onEntry, onBack } = props
  const kit = useKit()
  const { passphrase } = usePageNetwork()
  if ("review" in flow) {
    const { review } = flow
    const asked = { address, networkPassphrase: passphrase }
    return (
      <AuthorizationReview
        key={review.preimage}
        work={review}
        address={address}
        flow={flow}
        onSign={(option) =>
          void ask((signal) => signAuthorization(kit, review, option, { ...asked, signal }))
        }
        onEntry={onEntry}
        onEdit={onBack}
      />
    )
  }
  const { preimage, signature, signed, onBehalfOf, entry } = flow.signed
  return (
    <>
      <Checks
        fresh={flow.isFresh}
        verified={signed.verified}
        content={say("matches")}
        signature={sayOfSigning("validForAddress")}
      />
      {(onBehalfOf !== undefined || entry !== undefined) && (
        <Loading>
          <SignedFor signed={flow.signed} />
        </Loading>
      )}
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
