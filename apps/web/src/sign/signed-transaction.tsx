import type { Verified } from "@alidade/core"
import { shortAddress, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Output } from "../parts/output.js"
import { CombineForm } from "../signatures/combine-form.js"
import { HandOver } from "../signatures/hand-over.js"
import type { SignatureStanding } from "../signatures/read-standing.js"
import { Standing } from "../signatures/standing.js"
import { Checks } from "./checks.js"
import { Submit } from "./submit.js"

/** A signed envelope on its way out. */
export interface SignedTransactionProps {
  /** The signed envelope, base64 XDR. */
  xdr: string
  passphrase: string
  /** Who signed it in the wallet just now, and what was verified of it; absent where it came signed. */
  signed?: { address: string; verified: Verified }
  standing: SignatureStanding | undefined
  /** Called with the envelope and the signatures of another copy. */
  onCombined: (xdr: string) => void
  onAnother: () => void
}

/** A signed transaction: what was checked of it, the ways to send it, to hand it over, and to take it away. */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { xdr, passphrase, signed, standing, onCombined, onAnother } = props
  const kit = useKit()
  return (
    <>
      {signed && (
        <Checks
          title="Signed, and checked"
          verified={signed.verified}
          content="The transaction is, byte for byte, the one you reviewed."
          signature={`The new signature is valid, by ${shortAddress(signed.address)}, for ${kit.networkName(passphrase)}.`}
        />
      )}
      <Standing standing={standing} />
      <Submit xdr={xdr} passphrase={passphrase} onAnother={onAnother} />
      <Output label="Signed envelope" text={xdr} rows={5} fileName="signed-transaction" xdr code />
      <HandOver xdr={xdr} passphrase={passphrase} />
      <CombineForm xdr={xdr} passphrase={passphrase} onCombined={onCombined} />
    </>
  )
}
