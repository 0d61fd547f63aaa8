import { useKit } from "@alidade/react"
import { type ReactElement, type ReactNode, useState } from "react"
import type { Flow, Sent } from "../logic/sign/flow.js"
import type { AuthorizationToSign } from "../logic/sign/read-authorization.js"
import { signAuthorization } from "../logic/sign/sign-authorization.js"
import type { SignedAuthorization } from "../logic/sign/signed.js"
import { usePageNetwork } from "../page/page.js"
import { Sentence } from "../page/sentence/sentence.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfProof } from "../texts/en/proof.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { late } from "../ui/loading.js"
import { Output } from "../ui/output.js"
import { ResultHeading } from "../ui/result-heading.js"
import { AuthorizationReview } from "./entries/authorization-review.js"
import { KeepProof } from "./proof/keep-proof.js"
import { Checks, isVerified } from "./review/checks.js"
import { ExtraPanel } from "./review/extra-panel.js"
import { useAuthorizedDeeds } from "./review/use-brief.js"
import type { UseFlow } from "./review/use-flow.js"
import { useFlowTitle } from "./review/use-flow-title.js"

const SignedFor = late(() => import("./entries/signed-for.js"))

type AloneFlow = Flow<AuthorizationToSign, SignedAuthorization, Sent>

export interface AuthorizationAloneProps {
  /** The connected account. */
  address: string
  flow: Exclude<AloneFlow, { step: "compose" }>
  ask: UseFlow<never, SignedAuthorization>["ask"]
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
  const { preimage } = "review" in flow ? flow.review : flow.signed
  const deeds = useAuthorizedDeeds(preimage, address)
  const sayDeeds = useSayDeeds()
  const request = deeds && sayDeeds(deeds, "toDo", address)
  useFlowTitle(flow, request === undefined ? undefined : { toDo: request, done: request })
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
        other={[sayOfSigning("edit"), onBack]}
      />
    )
  }
  return (
    <SignedAloneView
      flow={flow}
      request={request}
      sentence={deeds && <Sentence deeds={deeds} form="toDo" account={address} />}
      onBack={onBack}
    />
  )
}

interface SignedAloneViewProps {
  flow: Extract<AloneFlow, { signed: SignedAuthorization }>
  /** What is authorized, as text and with names. */
  request: string | undefined
  sentence: ReactNode
  onBack: () => void
}

function SignedAloneView(props: SignedAloneViewProps): ReactElement {
  const { flow, request, sentence, onBack } = props
  const { passphrase } = usePageNetwork()
  const [isKeeping, setKeeping] = useState(false)
  const { preimage, signature, signed, onBehalfOf, entry } = flow.signed
  const isValid = isVerified(signed.verified)
  return (
    <>
      <ResultHeading
        sign={isValid ? "done" : "open"}
        title={sayOfSigning(isValid ? "verified" : "signed")}
        fresh={flow.isFresh}
      >
        <p>{sentence}</p>
      </ResultHeading>
      <Checks
        verified={signed.verified}
        content={sayOfSigning("sameTransaction")}
        signature={sayOfSigning("validForAddress")}
      />
      {(onBehalfOf !== undefined || entry !== undefined) && <SignedFor signed={flow.signed} />}
      <Output label={sayOfSigning("signature")} text={signature} />
      <Output label={say("preimage")} text={preimage} rows={4} />
      {isKeeping && (
        <ExtraPanel title={sayOfProof("keep")}>
          <KeepProof
            proof={{
              kind: "authorization",
              payload: preimage,
              signature,
              signer: signed.address,
              network: passphrase,
            }}
          />
        </ExtraPanel>
      )}
      <ActionBar
        request={request}
        detail={sayOfSigning("nothingSent")}
        others={isValid && <Button onClick={onBack}>{sayOfSigning("startAnother")}</Button>}
      >
        {isValid ? (
          <Button look="primary" onClick={() => setKeeping(true)}>
            {sayOfProof("keep")}
          </Button>
        ) : (
          <Button look="primary" onClick={onBack}>
            {sayOfSigning("startAnother")}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
