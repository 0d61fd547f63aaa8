import type { Verified } from "@alidade/core"
import { shortAddress, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Output } from "../parts/output.js"
import { Checks } from "./checks.js"
import { Submit } from "./submit.js"

/** What came back from the wallet, verified. */
export interface SignedTransactionProps {
  /** The signed envelope, base64 XDR. */
  xdr: string
  passphrase: string
  /** Who signed. */
  address: string
  verified: Verified
  onAnother: () => void
}

/** A signed transaction: what was checked of it, the envelope to take away, and the way to send it. */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { xdr, passphrase, address, verified, onAnother } = props
  const kit = useKit()
  return (
    <>
      <Checks
        title="Signed, and checked"
        verified={verified}
        content="The transaction is, byte for byte, the one you reviewed."
        signature={`The new signature is valid, by ${shortAddress(address)}, for ${kit.networkName(passphrase)}.`}
      />
      <Submit xdr={xdr} passphrase={passphrase} onAnother={onAnother} />
      <Output label="Signed envelope" text={xdr} rows={5} fileName="signed-transaction.txt" />
    </>
  )
}
