import { shortAddress } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Output } from "../parts/output.js"
import { KeepProof } from "../proof/keep-proof.js"
import { CombineForm } from "../signatures/combine-form.js"
import type { SignatureStatus } from "../signatures/read-signature-status.js"
import { readinessOf } from "../signatures/readiness.js"
import { ShareEnvelope } from "../signatures/share-envelope.js"
import { SignatureStatusView } from "../signatures/signature-status.js"
import { Checks } from "./checks.js"
import type { SignedEnvelope } from "./signed.js"
import { Submit } from "./submit.js"

/** Props of `SignedTransaction`. */
export interface SignedTransactionProps extends SignedEnvelope {
  /** Whether the wallet signed it just now, while the user waited. */
  fresh: boolean
  /** Whether to send it at once, because the user already chose to. */
  sendNow: boolean
  signatureStatus: SignatureStatus | undefined
  /** Called to remove the signatures at these positions. */
  onRemove: (positions: readonly number[]) => void
  /** Called with an envelope that has the signatures of both copies. */
  onCombined: (xdr: string) => void
  /** Called once the network has applied it. */
  onSent: () => void
  onAnother: () => void
}

/** A signed transaction: what was verified, and how to send, share, copy, or download it. */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { xdr, signed, answer, fresh, sendNow, signatureStatus } = props
  const { onRemove, onCombined, onSent, onAnother } = props
  const { name: network, passphrase } = usePageNetwork()
  const { missing } = readinessOf(signatureStatus, "")
  return (
    <>
      {signed && (
        <Checks
          fresh={fresh}
          verified={signed.verified}
          content="It is exactly the transaction you reviewed."
          signature={`${shortAddress(signed.address)}’s signature is valid for ${network}.`}
        />
      )}
      <SignatureStatusView signatureStatus={signatureStatus} onRemove={onRemove} />
      <Submit xdr={xdr} answered={answer} now={sendNow} onSent={onSent} onAnother={onAnother} />
      <Output label="Signed envelope" text={xdr} rows={5} fileName="signed-transaction" xdr code />
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
