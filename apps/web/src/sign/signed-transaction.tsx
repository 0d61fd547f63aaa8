import { shortAddress } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Output } from "../parts/output.js"
import { CombineForm } from "../signatures/combine-form.js"
import { HandOver } from "../signatures/hand-over.js"
import type { SignatureStanding } from "../signatures/read-standing.js"
import { Standing } from "../signatures/standing.js"
import { Checks } from "./checks.js"
import type { SignedEnvelope } from "./signed.js"
import { Submit } from "./submit.js"

/** What a signed transaction takes. */
export interface SignedTransactionProps extends SignedEnvelope {
  /** The wallet gave it just now: it was waited for. */
  fresh: boolean
  /** It is sent as soon as it is shown: that was asked for already. */
  sendNow: boolean
  standing: SignatureStanding | undefined
  /** Called with the envelope and the signatures of another copy. */
  onCombined: (xdr: string) => void
  /** Called when the network has applied it. */
  onSent: () => void
  onAnother: () => void
}

/** A signed transaction: what was checked of it, the ways to send it, to hand it over, and to take it away. */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { xdr, signed, answer, fresh, sendNow, standing } = props
  const { onCombined, onSent, onAnother } = props
  const { name: network } = usePageNetwork()
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
      <Standing standing={standing} />
      <Submit xdr={xdr} answered={answer} now={sendNow} onSent={onSent} onAnother={onAnother} />
      <Output label="Signed envelope" text={xdr} rows={5} fileName="signed-transaction" xdr code />
      <HandOver xdr={xdr} />
      <CombineForm xdr={xdr} onCombined={onCombined} />
    </>
  )
}
