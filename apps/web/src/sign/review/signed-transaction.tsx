import { shortAddress } from "@alidade/react"
import { formatDistance } from "@alidade/react/texts"
import type { ReactElement } from "react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import type { SignedEnvelope } from "../../logic/sign/signed.js"
import type { SignatureStatus } from "../../logic/signatures/read-signature-status.js"
import { readinessOf } from "../../logic/signatures/readiness.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/sign.js"
import { say as sayOfTime } from "../../texts/en/validity.js"
import { pageLanguage } from "../../texts/page-language.js"
import { More } from "../../ui/more.js"
import { Outcome } from "../../ui/outcome.js"
import { Output } from "../../ui/output.js"
import { KeepProof } from "../proof/keep-proof.js"
import { CombineForm } from "../signatures/combine-form.js"
import { ShareEnvelope } from "../signatures/share-envelope.js"
import { SignatureStatusView } from "../signatures/signature-status.js"
import { Checks } from "./checks.js"
import { NetworkAnswer } from "./network-answer.js"
import { SendButtons } from "./send-buttons.js"
import { useValidity } from "./use-validity.js"
import { ValidityNotices } from "./validity-notices.js"

export interface SignedTransactionProps {
  flow: Extract<Flow<string, SignedEnvelope, Sent>, { signed: SignedEnvelope }>
  signatureStatus: SignatureStatus | undefined
  /** Called to remove the signatures at these positions. */
  onRemove: (positions: readonly number[]) => void
  /** Called with an envelope that has the signatures of both copies. */
  onCombined: (xdr: string) => void
  onSend: () => void
  onAnother: () => void
}

/**
 * A signed transaction: what was verified, and how to send, share, copy, or download it. Once it is sent, the network's
 * answer leads.
 */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { flow, signatureStatus, onRemove, onCombined, onSend, onAnother } = props
  const { xdr, signed } = flow.signed
  const { name: network, passphrase } = usePageNetwork()
  const { missing } = readinessOf(signatureStatus, "")
  const isDone = flow.step === "sent"
  const neverApplies = signatureStatus?.neverApplies ?? false

  return (
    <>
      {isDone && <NetworkAnswer answer={flow.result.answer} fresh={flow.isFresh} />}
      {signed && (
        <Checks
          fresh={flow.isFresh}
          verified={signed.verified}
          content={say("sameTransaction")}
          signature={say("validFor", { address: shortAddress(signed.address), network })}
        />
      )}
      {!isDone && (
        <>
          <SignatureStatusView signatureStatus={signatureStatus} onRemove={onRemove} />
          <SendingTime xdr={xdr} />
        </>
      )}
      <Outcome role="status">
        {flow.step === "signed" && flow.result && <NetworkAnswer answer={flow.result.answer} />}
      </Outcome>
      <SendButtons
        label={isDone || neverApplies ? undefined : say(flow.result ? "sendAgain" : "send")}
        sending={flow.step === "sending"}
        onSend={onSend}
        other={say(isDone || neverApplies ? "startAnother" : "discard")}
        onOther={onAnother}
      />
      <More summary={say("envelope")}>
        {() => (
          <Output
            label={say("envelope")}
            text={xdr}
            rows={5}
            fileName="signed-transaction"
            xdr
            code
          />
        )}
      </More>
      <ShareEnvelope xdr={xdr} wanted={missing} />
      <CombineForm xdr={xdr} onCombined={onCombined} />
      {signed && (
        <KeepProof
          verified={signed.verified}
          proof={{
            kind: "transaction",
            envelope: xdr,
            signer: signed.address,
            network: passphrase,
          }}
        />
      )}
    </>
  )
}

/** Until when the network takes a transaction that is not sent yet. */
function SendingTime({ xdr }: { xdr: string }): ReactElement {
  const validity = useValidity({ xdr })
  const { moment, status, expiresAt } = validity
  return (
    <>
      {expiresAt !== undefined && status === "valid" && moment.source === "network" && (
        <p className="hint">
          {sayOfTime("expires", {
            when: formatDistance(expiresAt - moment.now, pageLanguage().code),
          })}
        </p>
      )}
      <ValidityNotices validity={validity} />
    </>
  )
}
